import { toCardData } from '@/features/listings/ui/to-card-data'
import { findPropertiesByRefs } from '@/features/listings/server/find-properties-by-refs'
import { getPropertySettings } from '@/features/property/server/get-property-settings'
import { findMapPosition } from '@/features/map/server/find-map-points'
import { isLocale, type Locale } from '@/lib/i18n/locales'
import { getPageTranslator } from '@/features/property/server/get-page-translator'
import type { MapCard } from '@/features/map/model/map-points'
import { joinWithDots } from '@/lib/values/text'
import { parseRef } from '@/features/property/model/search-params-values'

interface CardContext {
  params: Promise<{ locale: string; ref: string }>
}

async function getCard(ref: number, locale: Locale): Promise<MapCard | null> {
  const [[property], position, settings, t] = await Promise.all([
    findPropertiesByRefs([ref], locale),
    findMapPosition(ref),
    getPropertySettings(locale),
    getPageTranslator(locale),
  ])
  if (!property) return null
  const { href, title, kind, place, price, facts, marquee, picture } = toCardData(
    property,
    locale,
    settings.priceStyle,
    t,
  )
  return {
    ref,
    position,
    href,
    title,
    place: joinWithDots([kind, place]),
    price: [price.before, price.amount, price.after].filter(Boolean).join(' '),
    facts: [
      facts.bedrooms && t('map.bedrooms', { count: Number(facts.bedrooms) }),
      facts.living,
      facts.ground,
    ].filter((fact) => fact !== undefined),
    marquee: marquee?.name ?? null,
    picture: picture ?? null,
  }
}

/** The card of the marker that a visitor selected on the map, as JSON. */
export async function GET(_: Request, { params }: CardContext): Promise<Response> {
  const { locale, ref: text } = await params
  const ref = parseRef(text)
  const card = isLocale(locale) && ref !== null ? await getCard(ref, locale) : null
  if (!card) return new Response('Not found', { status: 404 })
  return Response.json(card, { headers: { 'cache-control': 'public, max-age=60' } })
}
