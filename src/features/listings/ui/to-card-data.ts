import { saveTexts } from '@/features/saved/ui/save-texts'
import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'
import { formatSurface } from '@/features/property/model/format-value'
import { isOverlayMarquee } from '@/features/property/model/marquee'
import { comingOpenHouses, formatOpenHouse } from '@/features/property/model/open-houses'
import type { PriceFormat, PriceStyle } from '@/features/property/model/price'
import { priceParts } from '@/features/property/model/price-parts'
import type { PropertySummary } from '@/features/property/model/property-summary'
import { formatTown } from '@/features/property/model/format-town'

import { formatPhone, phoneHref } from '@/lib/values/phone'
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
  call: t('property.call'),
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

/** Converts a property into card data, in the language of the page. */
export function toCardData(
  property: PropertySummary,
  locale: Locale,
  priceStyle: PriceStyle,
  t: Translator,
): CardData {
  const { ref, href, title, typeName, epcLabel, marquee, picture, pictureCount = 0 } = property
  const openHouse = nextOpenHouse(property, locale, t)
  return {
    ref,
    href,
    title,
    ...(typeName !== title && { type: typeName }),
    place: formatTown(property),
    price: priceParts(property.price, { locale, priceStyle, t }),
    facts: cardFacts(property, { locale, style: priceStyle }),
    ...(openHouse && { openHouse }),
    ...(epcLabel && { epc: epcLabel }),
    ...(marquee && { marquee }),
    ...(picture && { picture }),
    ...(picture && pictureCount > 1 && !saysGone(property) && { photos: pictureCount }),
  }
}

/** The data of a row, which has room for the description and, unless a ribbon says sold or let, the agent. */
export function toRowData(property: PropertySummary, ...format: [Locale, PriceStyle, Translator]): CardData {
  const { intro, agent } = property
  const phone = agent?.phone ? { href: phoneHref(agent.phone), text: formatPhone(agent.phone) } : null
  return {
    ...toCardData(property, ...format),
    ...(intro && { intro }),
    ...(agent && !saysGone(property) && { agent: { name: agent.name, phone } }),
  }
}
