import { toCardPhotos } from '@/features/listings/model/card-photo'
import { findShownProperty } from '@/features/property-page/server/get-property'
import { parseRef } from '@/features/property/model/search-params-values'
import { getClientIp } from '@/lib/http/client-ip'
import { isLocale } from '@/lib/i18n/locales'
import { LoadLimiter } from '@/lib/limits/load-limiter'

interface PhotosContext {
  params: Promise<{ locale: string; ref: string }>
}

const requests = new LoadLimiter('card-photos', { points: 120, seconds: 60 })

/** All pictures of a property for its card, as JSON; fetched when a visitor leafs through them. */
export async function GET(request: Request, { params }: PhotosContext): Promise<Response> {
  const { locale, ref: text } = await params
  const ref = parseRef(text)
  if (!isLocale(locale) || ref === null) return new Response('Not found', { status: 404 })
  const seconds = await requests.take(getClientIp(request.headers))
  if (seconds > 0)
    return new Response('Too many requests', { status: 429, headers: { 'retry-after': String(seconds) } })
  const shown = await findShownProperty(ref, locale)
  if (!shown) return new Response('Not found', { status: 404 })
  return Response.json(toCardPhotos(shown.property.pictures), {
    headers: { 'cache-control': 'public, max-age=60' },
  })
}
