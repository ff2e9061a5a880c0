import { shareListReader } from '@/server/list-reader'
import { readListPage } from '@/server/read-list-page'

import { redirectToCanonicalQuery } from '../../../_views/canonical-query'
import { describeSitePage, localeOf, SitePage } from '../../../_views/site-page'

interface QueryPageProps {
  params: Promise<{ locale: string; path?: string[] }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

shareListReader(readListPage)

/** A filtered list: `next.config.ts` rewrites the path of a list with a query to here. Rendered per request. */
export const dynamic = 'force-dynamic'

export const generateMetadata = async ({ params, searchParams }: QueryPageProps) => {
  const { locale, path = [] } = await params
  return describeSitePage({ locale, segments: path, query: await searchParams })
}

export default async function QueryPage({ params, searchParams }: QueryPageProps) {
  const { locale, path = [] } = await params
  const query = await searchParams
  const request = { locale, segments: path, query }
  await redirectToCanonicalQuery({ ...request, locale: localeOf(request) })
  return <SitePage {...request} />
}
