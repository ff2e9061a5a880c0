import { describeSitePage, SitePage } from '../../_views/site-page'

interface StaticPageProps {
  params: Promise<{ locale: string; path?: string[] }>
}

/** Made once, at its first request, and kept until something on it changes. */
export const dynamic = 'force-static'

/** None at build time: the build needs no database. */
export const generateStaticParams = () => []

export const generateMetadata = async ({ params }: StaticPageProps) => {
  const { locale, path = [] } = await params
  return describeSitePage({ locale, segments: path, query: {} })
}

export default async function StaticPage({ params }: StaticPageProps) {
  const { locale, path = [] } = await params
  return <SitePage locale={locale} segments={path} query={{}} />
}
