import { saveTexts } from '@/features/saved/ui/save-texts'
import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'
import { formatSurface } from '@/features/property/model/format-value'
import { isOverlayMarquee } from '@/features/property/model/marquee'
import { comingOpenHouses, formatOpenHouse } from '@/features/property/model/open-houses'
import type { PriceFormat, PriceStyle } from '@/features/property/model/price'
import { priceParts } from '@/features/property/model/price-parts'
import type { PropertySummary } from '@/features/property/model/property-summary'
import { firstKind } from '@/features/media/model/propose-alt'
import { daysNew } from '@/features/listings/model/row-facts'
import { addDays, belgianDay, startOfDay } from '@/lib/time/belgian-time'

import type { CardData, CardFacts, CardLabels, FactLabels } from './card-data'

export const factLabels = (t: Translator): FactLabels => ({
  bedrooms: t('property.bedrooms'),
  living: t('property.livingArea'),
  ground: t('property.groundArea'),
})

export const cardLabels = (t: Translator): CardLabels => ({
  facts: factLabels(t),
  epc: t('property.energyLabel'),
  reference: t('listing.reference'),
  noPhoto: t('property.noPhoto'),
  visit: t('property.askVisit'),
  save: saveTexts(t),
  photos: {
    name: t('property.photos'),
    previous: t('property.previousPhoto'),
    next: t('property.nextPhoto'),
    position: t('property.photoPosition', { index: '{index}', total: '{total}' }),
  },
})

type Measures = Pick<PropertySummary, 'bedrooms' | 'livingAreaInSquareMetres' | 'groundAreaInSquareMetres'>

export function cardFacts(property: Measures, format: PriceFormat): CardFacts {
  const { bedrooms, livingAreaInSquareMetres: living, groundAreaInSquareMetres: ground } = property
  return {
    ...(bedrooms && { bedrooms: String(bedrooms) }),
    ...(living && { living: formatSurface(living, format) }),
    ...(ground && { ground: formatSurface(ground, format) }),
  }
}

/** Whether the ribbon says sold or let. */
export const saysGone = ({ marquee }: PropertySummary): boolean =>
  marquee !== null && isOverlayMarquee(marquee.meaning)

function nextOpenHouse(property: PropertySummary, locale: Locale, t: Translator) {
  const [next] = comingOpenHouses(property.openHouses, new Date())
  if (!next || saysGone(property)) return null
  return { text: t('property.openHouseNext', { when: formatOpenHouse(next, locale, t) }), until: next.end }
}

/** "New" of a property without a ribbon. */
function newRibbon(property: PropertySummary, t: Translator): Pick<CardData, 'marquee' | 'newUntil'> {
  const { marquee, onlineSince } = property
  if (marquee) return { marquee }
  if (!onlineSince) return {}
  const until = startOfDay(addDays(belgianDay(new Date(onlineSince)), daysNew)).toISOString()
  const isNew = Date.parse(onlineSince) <= Date.now() && Date.now() < Date.parse(until)
  return isNew ? { marquee: { meaning: 'new', name: t('listing.new') }, newUntil: until } : {}
}

/** The first lines of a card: where, and what. Headings of properties repeat what its figures say. */
function cardLines(property: PropertySummary, locale: Locale): Pick<CardData, 'title' | 'kind' | 'place'> {
  const { street, neighbourhood = '', city, country, typeName } = property
  const place = [street, neighbourhood, neighbourhood.startsWith(city) ? '' : city, country].filter(Boolean)
  return {
    title: place[0] ?? property.title,
    kind: firstKind({ [locale]: typeName })[locale] ?? '',
    place: place.slice(1).join(', '),
  }
}

/** Converts a property into card data, in the language of the page. */
export function toCardData(
  property: PropertySummary,
  locale: Locale,
  priceStyle: PriceStyle,
  t: Translator,
): CardData {
  const { ref, href, epcLabel, picture, pictureCount = 0, agent } = property
  const openHouse = nextOpenHouse(property, locale, t)
  return {
    ref,
    href,
    ...cardLines(property, locale),
    price: priceParts(property.price, { locale, priceStyle, t }),
    facts: cardFacts(property, { locale, style: priceStyle }),
    ...(openHouse && { openHouse }),
    ...(property.agentLine &&
      agent && { agentLine: { text: property.agentLine, name: agent.name, portrait: agent.portrait } }),
    ...(epcLabel && { epc: epcLabel }),
    ...newRibbon(property, t),
    ...(picture && { picture }),
    ...(picture && pictureCount > 1 && !saysGone(property) && { photos: pictureCount }),
  }
}

/** The data of a row, which has room for the description. */
export function toRowData(property: PropertySummary, ...format: [Locale, PriceStyle, Translator]): CardData {
  const { intro } = property
  return {
    ...toCardData(property, ...format),
    ...(intro && { intro }),
  }
}
