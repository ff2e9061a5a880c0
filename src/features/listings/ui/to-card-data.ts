import { saveTexts } from '@/features/saved/ui/save-texts'
import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'
import { formatSurface } from '@/features/property/model/format-value'
import { formatPrice, type PriceDescription, type PriceStyle } from '@/features/property/model/price'
import type { PropertySummary } from '@/features/property/model/property-summary'

import type { CardData, CardFacts, CardLabels, FactLabels, PriceParts } from './card-data'

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
  save: saveTexts(t),
})

/** Formats the public price: exact, starting from, per month, or on request. */
export function priceParts(
  price: PriceDescription,
  locale: Locale,
  style: PriceStyle,
  t: Translator,
): PriceParts {
  if (price.kind === 'hidden' || price.kind === 'onRequest') return { amount: t('property.priceOnRequest') }
  const after = [price.monthly && t('property.perMonth'), price.text].filter(Boolean).join(' ')
  return {
    amount: formatPrice(price.price, { locale, style }),
    ...(price.kind === 'from' && { before: t('property.priceFrom') }),
    ...(after && { after }),
  }
}

type Measures = Pick<PropertySummary, 'bedrooms' | 'livingAreaInSquareMetres' | 'groundAreaInSquareMetres'>

export function cardFacts(property: Measures, locale: Locale): CardFacts {
  const { bedrooms, livingAreaInSquareMetres: living, groundAreaInSquareMetres: ground } = property
  return {
    ...(bedrooms && { bedrooms: String(bedrooms) }),
    ...(living && { living: formatSurface(living, locale) }),
    ...(ground && { ground: formatSurface(ground, locale) }),
  }
}

/** Converts a property into card data, in the language of the page. */
export function toCardData(
  property: PropertySummary,
  locale: Locale,
  priceStyle: PriceStyle,
  t: Translator,
): CardData {
  const { ref, href, title, typeName, zip, city, epcLabel, marquee, picture } = property
  const place = `${zip} ${city}`
  return {
    ref,
    href,
    title,
    place: typeName === title ? place : `${typeName} · ${place}`,
    price: priceParts(property.price, locale, priceStyle, t),
    facts: cardFacts(property, locale),
    ...(epcLabel && { epc: epcLabel }),
    ...(marquee && { marquee }),
    ...(picture && { picture }),
  }
}
