import { findMapProperties } from '@/features/map/server/find-map-properties'
import { parseBox } from '@/features/map/model/map-boxes'
import { isLocale } from '@/lib/i18n/locales'
import { parseListingQuery } from '@/features/listings/model/search-params'

interface PointsContext {
  params: Promise<{ locale: string }>
}

/**
 * The markers of a search, by the parameters of its listing and `goal` (default `sale`). `within` names a part of the
 * map; with `list` the newest properties of this part are the answer.
 */
export async function GET(request: Request, { params }: PointsContext): Promise<Response> {
  const { locale } = await params
  if (!isLocale(locale)) return new Response('Not found', { status: 404 })
  const { searchParams } = new URL(request.url)
  const filters = parseListingQuery(searchParams, searchParams.get('goal') === 'rent' ? 'rent' : 'sale')
  const mapRequest = { within: parseBox(searchParams.get('within')), isList: searchParams.has('list') }
  return Response.json(await findMapProperties(filters, locale, mapRequest), {
    headers: { 'cache-control': 'public, max-age=60' },
  })
}
