import { describeSitePage, SitePage } from '../../_views/site-page'

interface StaticPageProps {
  params: Promise<{ locale: string; path?: string[] }>
}

/** Rendered at its first request and cached until one of its tags is refreshed. */
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
