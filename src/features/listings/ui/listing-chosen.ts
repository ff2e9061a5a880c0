import type { OwnFilterTexts } from '@/features/listings/model/own-filter-texts'
import { labelColon } from '@/lib/i18n/label-colon'
import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'
import { countryName, countryOfAlpha2 } from '@/features/property/model/countries'
import type { MortgageRate } from '@/features/property/model/legal-rates'
import { normaliseEpcLabel } from '@/features/property/model/epc-label'
import { floorNames } from '@/features/property/model/floor-names'
import { formatNumber, formatSurface } from '@/features/property/model/format-value'
import {
  activeFilters,
  withoutFilter,
  withUsualSort,
  type ListingFilters,
  type OwnFilter,
  type RemovableFilter,
} from '@/features/listings/model/listing-filters'
import { formatPrice, type PriceStyle } from '@/features/property/model/price'

import type { CityFilter } from '@/features/property/model/search-params-values'

import { belgianDay } from '@/lib/time/belgian-time'
import { formatDay } from '@/lib/time/format-time'

import type { NearPlace } from './near-choice'
import { formatNear } from './near-choice'

/** One active filter as text, and the search without it. */
export interface ChosenFilter {
  text: string
  without: ListingFilters
}

/** What is needed to describe filters in words. */
export interface FilterContext {
  locale: Locale
  priceStyle: PriceStyle
  t: Translator
  typeName: (webId: number) => string
  places: NearPlace[]
  ownFilters: readonly OwnFilterTexts[]
  /** The agency's example of a loan. */
  loan?: MortgageRate | undefined
}

/** The name of a type for `FilterContext`, its number if it has none. */
export const typeNameIn =
  (types: readonly { webId: number; name: string }[]) =>
  (webId: number): string =>
    types.find((type) => type.webId === webId)?.name ?? String(webId)

const textOfNear = ({ near }: ListingFilters, { t, places, locale, priceStyle }: FilterContext): string =>
  near
    ? (formatNear(near, places) ??
      t('listing.circle', { km: formatNumber(near.radiusInKm, { locale, style: priceStyle }) }))
    : ''

/** A place, or a town with all parts of its municipality: `Charleroi (whole municipality)`. */
export const cityName = (
  { name, withParts }: Pick<CityFilter, 'name' | 'withParts'>,
  t: Translator,
): string => (withParts ? `${name} (${t('listing.wholeTown')})` : name)

type Several = 'words' | 'countries' | 'cities' | 'types' | 'epc' | 'own'
type Single = Exclude<RemovableFilter, Several>

type PriceText = 'listing.upToPriceM2' | 'listing.upToBudget' | 'listing.upToRentTotal'

const withPrice = (key: PriceText, amount: number | null, { t, locale, priceStyle }: FilterContext): string =>
  t(key, { price: formatPrice(amount ?? 0, { locale, style: priceStyle }) })

/** A filter with one value. */
const singleTexts: Record<Single, (filters: ListingFilters, filterContext: FilterContext) => string> = {
  priceMin: ({ priceMin }, { t, locale, priceStyle }) =>
    t('listing.fromPrice', { price: formatPrice(priceMin ?? 0, { locale, style: priceStyle }) }),
  priceMax: ({ priceMax }, { t, locale, priceStyle }) =>
    t('listing.upToPrice', { price: formatPrice(priceMax ?? 0, { locale, style: priceStyle }) }),
  bedroomsMin: ({ bedroomsMin }, { t }) => t('listing.atLeastBedrooms', { count: bedroomsMin ?? 0 }),
  surfaceMin: ({ surfaceMin }, { t, locale, priceStyle }) =>
    t('listing.atLeastLiving', { area: formatSurface(surfaceMin ?? 0, { locale, style: priceStyle }) }),
  groundMin: ({ groundMin }, { t, locale, priceStyle }) =>
    t('listing.atLeastGround', { area: formatSurface(groundMin ?? 0, { locale, style: priceStyle }) }),
  garden: (_, { t }) => t('listing.garden'),
  terrace: (_, { t }) => t('listing.terrace'),
  garage: (_, { t }) => t('listing.garage'),
  parking: (_, { t }) => t('listing.parking'),
  furnished: (_, { t }) => t('listing.furnished'),
  newBuild: (_, { t }) => t('listing.newBuild'),
  bathroomsMin: ({ bathroomsMin }, { t }) => t('listing.atLeastBathrooms', { count: bathroomsMin ?? 0 }),
  lift: (_, { t }) => t('listing.lift'),
  pool: (_, { t }) => t('listing.pool'),
  groundFloor: (_, { locale }) => floorNames[0][locale],
  epcMin: ({ epcMin }, { t }) => t('listing.atLeastEpc', { label: normaliseEpcLabel(epcMin ?? '') }),
  since: ({ since }, { t, locale }) =>
    t('listing.newSince', { date: since ? formatDay(belgianDay(new Date(since)), locale) : '' }),
  openHouse: (_, { t }) => t('listing.openHouse'),
  priceCut: (_, { t }) => t('listing.priceCut'),
  priceM2Max: ({ priceM2Max }, context) => withPrice('listing.upToPriceM2', priceM2Max, context),
  budget: ({ budget }, context) => withPrice('listing.upToBudget', budget, context),
  rentTotalMax: ({ rentTotalMax }, context) => withPrice('listing.upToRentTotal', rentTotalMax, context),
  hideSold: (_, { t }) => t('listing.hideSold'),
  hideUnderOption: (_, { t }) => t('listing.hideOption'),
  area: (_, { t }) => t('listing.drawnArea'),
  near: textOfNear,
}

/** `Type of parking: covered`, `Cellars: 2+`, and of a flag its label alone. */
function ownText({ name, value }: OwnFilter, { ownFilters, locale }: FilterContext): string {
  const field = ownFilters.find((each) => each.name === name)
  if (!field) return value
  if (field.kind === 'flag') return field.label
  const wanted =
    field.kind === 'number'
      ? `${value}+`
      : (field.options.find((each) => each.value === value)?.label ?? value)
  return `${field.label}${labelColon(locale)}${wanted}`
}

const epcText = (label: string, { t }: FilterContext): string =>
  `${t('listing.epc')} ${normaliseEpcLabel(label)}`

function withoutValue(filters: ListingFilters, name: Several, value: unknown) {
  return withUsualSort({ ...filters, page: 1, [name]: filters[name].filter((each) => each !== value) })
}

function describeFilter(
  name: RemovableFilter,
  filters: ListingFilters,
  filterContext: FilterContext,
): ChosenFilter[] {
  switch (name) {
    case 'words':
      return filters.words.map((word) => ({
        text: filterContext.t('listing.word', { word }),
        without: withoutValue(filters, name, word),
      }))
    case 'countries':
      return filters.countries.map((code) => ({
        text: countryName(countryOfAlpha2(code), filterContext.locale) ?? code,
        without: withoutValue(filters, name, code),
      }))
    case 'cities':
      return filters.cities.map((city) => ({
        text: cityName(city, filterContext.t),
        without: withoutValue(filters, name, city),
      }))
    case 'types':
      return filters.types.map((type) => ({
        text: filterContext.typeName(type),
        without: withoutValue(filters, name, type),
      }))
    case 'epc':
      return filters.epc.map((label) => ({
        text: epcText(label, filterContext),
        without: withoutValue(filters, name, label),
      }))
    case 'own':
      return filters.own.map((filter) => ({
        text: ownText(filter, filterContext),
        without: withoutValue(filters, name, filter),
      }))
    default:
      return [{ text: singleTexts[name](filters, filterContext), without: withoutFilter(filters, name) }]
  }
}

/** Every choice that narrows the list, each of several cities separately, in the order of the URL. */
export const chosenFilters = (filters: ListingFilters, filterContext: FilterContext): ChosenFilter[] =>
  activeFilters(filters).flatMap((name) => describeFilter(name, filters, filterContext))

/** One filter as text, with all its values. */
export const filterText = (
  name: RemovableFilter,
  filters: ListingFilters,
  filterContext: FilterContext,
): string =>
  describeFilter(name, filters, filterContext)
    .map(({ text }) => text)
    .join(', ')
