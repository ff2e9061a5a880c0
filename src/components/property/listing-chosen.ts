import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'
import { normaliseEpcLabel } from '@/lib/property/epc-label'
import { formatNumber, formatSurface } from '@/lib/property/format-value'
import {
  activeFilters,
  withoutFilter,
  type ListingFilters,
  type LoosenableFilter,
} from '@/lib/property/listing-filters'
import { formatPrice, type PriceStyle } from '@/lib/property/price'

import type { NearPlace } from './near-choice'
import { nearTextOf } from './near-choice'

/** One choice of the visitor in words, and the search without it. */
export interface ChosenFilter {
  text: string
  without: ListingFilters
}

/** What is needed to put filters into words. */
export interface FilterWords {
  locale: Locale
  priceStyle: PriceStyle
  t: Translator
  typeName: (webId: number) => string
  places: NearPlace[]
}

const textOfNear = ({ near }: ListingFilters, { t, places, locale }: FilterWords): string =>
  near ? (nearTextOf(near, places) ?? t('listing.circle', { km: formatNumber(near.radiusInKm, locale) })) : ''

type Single = Exclude<LoosenableFilter, 'cities' | 'types' | 'epc'>

/** A filter that has one value. */
const singleTexts: Record<Single, (filters: ListingFilters, words: FilterWords) => string> = {
  priceMin: ({ priceMin }, { t, locale, priceStyle }) =>
    t('listing.fromPrice', { price: formatPrice(priceMin ?? 0, { locale, style: priceStyle }) }),
  priceMax: ({ priceMax }, { t, locale, priceStyle }) =>
    t('listing.upToPrice', { price: formatPrice(priceMax ?? 0, { locale, style: priceStyle }) }),
  bedroomsMin: ({ bedroomsMin }, { t }) => t('listing.atLeastBedrooms', { count: bedroomsMin ?? 0 }),
  surfaceMin: ({ surfaceMin }, { t, locale }) =>
    t('listing.atLeastLiving', { area: formatSurface(surfaceMin ?? 0, locale) }),
  groundMin: ({ groundMin }, { t, locale }) =>
    t('listing.atLeastGround', { area: formatSurface(groundMin ?? 0, locale) }),
  garden: (_, { t }) => t('listing.garden'),
  terrace: (_, { t }) => t('listing.terrace'),
  garage: (_, { t }) => t('listing.garage'),
  newBuild: (_, { t }) => t('listing.newBuild'),
  hideSold: (_, { t }) => t('listing.hideSold'),
  hideUnderOption: (_, { t }) => t('listing.hideOption'),
  area: (_, { t }) => t('listing.drawnArea'),
  near: textOfNear,
}

const epcText = (label: string, { t }: FilterWords): string =>
  `${t('listing.epc')} ${normaliseEpcLabel(label)}`

/** The search without one of several values of a filter. */
function withoutValue(filters: ListingFilters, name: 'cities' | 'types' | 'epc', value: unknown) {
  return { ...filters, page: 1, [name]: filters[name].filter((each) => each !== value) }
}

function chosenOf(name: LoosenableFilter, filters: ListingFilters, words: FilterWords): ChosenFilter[] {
  switch (name) {
    case 'cities':
      return filters.cities.map((city) => ({
        text: city.name,
        without: withoutValue(filters, name, city),
      }))
    case 'types':
      return filters.types.map((type) => ({
        text: words.typeName(type),
        without: withoutValue(filters, name, type),
      }))
    case 'epc':
      return filters.epc.map((label) => ({
        text: epcText(label, words),
        without: withoutValue(filters, name, label),
      }))
    default:
      return [{ text: singleTexts[name](filters, words), without: withoutFilter(filters, name) }]
  }
}

/** Every choice that narrows the list, each of several cities on its own, in the order of the address. */
export const chosenFilters = (filters: ListingFilters, words: FilterWords): ChosenFilter[] =>
  activeFilters(filters).flatMap((name) => chosenOf(name, filters, words))

/** One filter in words, all its values together. */
export const filterText = (name: LoosenableFilter, filters: ListingFilters, words: FilterWords): string =>
  chosenOf(name, filters, words)
    .map(({ text }) => text)
    .join(', ')
