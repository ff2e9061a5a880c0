import { kindForms } from '@/features/listings/model/kind-plurals'
import type { ListingFilters, RemovableFilter } from '@/features/listings/model/listing-filters'
import { formatNumber } from '@/features/property/model/format-value'
import { formatPrice } from '@/features/property/model/price'
import { inPlace, nounInText, oneInText, placeInText } from '@/lib/i18n/sentence-words'
import { intlLocales, type Locale } from '@/lib/i18n/locales'
import { capitalised } from '@/lib/values/text'

import { cityName, filterText, type FilterContext } from './listing-chosen'
import { nearCentre } from './near-choice'

/** More kinds, places or conditions would fill the line. */
const maxNames = 2

const features = [
  'garden',
  'terrace',
  'garage',
  'parking',
  'pool',
  'lift',
] as const satisfies readonly RemovableFilter[]

/** What people ask for first; the other filters are not in the title. */
const strongest = [
  'bedroomsMin',
  'priceMax',
  'rentTotalMax',
  'budget',
  'priceMin',
  'groundMin',
  'surfaceMin',
  'words',
  ...features,
  'newBuild',
  'epcMin',
] as const satisfies readonly RemovableFilter[]

const featureNames: ReadonlySet<RemovableFilter> = new Set(features)

type TitleContext = Omit<FilterContext, 'loan' | 'ownFilters'>

/** Two kinds of one type, such as garages and parking spaces, are both named; of more, the first. */
function kindsOf(typeName: string): string[] {
  const kinds = typeName.split(',')
  return kinds.length > maxNames ? kinds.slice(0, 1) : kinds
}

/** The kinds of the chosen types as a sentence has them; null for all, for too many and for names without a known plural. */
function namedKinds(types: readonly number[], count: number | undefined, { locale, typeName }: TitleContext) {
  const names = types.map(typeName)
  const forms = (
    names.length > 1 ? names.map((name) => name.split(',')[0] ?? '') : names.flatMap(kindsOf)
  ).map((name) => kindForms(name, locale))
  if (forms.length === 0 || forms.length > maxNames) return null
  const words = forms.flatMap((form) => form?.[count === 1 ? 'one' : 'other'] ?? [])
  if (words.length < forms.length) return null
  const type = count === 1 ? 'disjunction' : 'conjunction'
  return new Intl.ListFormat(intlLocales[locale], { type }).format(words)
}

function offeredOf({ goal, types }: ListingFilters, count: number | undefined, context: TitleContext) {
  const { t, locale, priceStyle } = context
  const isRent = goal === 'rent'
  const what = namedKinds(types, count, context)
  if (what === null) return t(isRent ? 'listing.rentTitle' : 'listing.saleTitle', { count: count ?? 0 })
  const counted = count ? `${formatNumber(count, { locale, style: priceStyle })} ${what}` : capitalised(what)
  return t(isRent ? 'listing.rentOf' : 'listing.saleOf', { what: counted })
}

function placesOf({ cities, near }: ListingFilters, { locale, places, t }: TitleContext): string {
  const centre = near && nearCentre(near, places)
  if (centre) return t('listing.surroundings', { place: placeInText(centre, locale) })
  const names = cities.map((city) => cityName({ ...city, name: inPlace(city.name, locale) }, t))
  return names.length > maxNames ? '' : new Intl.ListFormat(intlLocales[locale]).format(names)
}

type Strong = (typeof strongest)[number]

/** A feature after `with`: a mass noun has no article. */
const featureText = (name: Strong, text: string, locale: Locale): string =>
  name === 'parking' ? nounInText(text, locale) : oneInText(text, locale)

/** The lower and the upper bound as one condition, in this order. */
function pricesText({ priceMin, priceMax }: ListingFilters, { t, locale, priceStyle }: TitleContext) {
  const price = (amount: number) => formatPrice(amount, { locale, style: priceStyle })
  return priceMin === null || priceMax === null
    ? null
    : t('listing.betweenPrices', { min: price(priceMin), max: price(priceMax) })
}

function conditionsOf(filters: ListingFilters, context: TitleContext): string[] {
  const { t, locale } = context
  const prices = pricesText(filters, context)
  const isActive = (name: Strong) =>
    name === 'words' ? filters.words.length > 0 : filters[name] !== null && filters[name] !== false
  const names = strongest
    .filter((name) => isActive(name) && !(prices && name === 'priceMin'))
    .slice(0, maxNames)
  const textOf = (name: Strong) => filterText(name, filters, { ...context, ownFilters: [] })
  const ofFeatures = names.filter((name) => featureNames.has(name))
  return names.flatMap((name) => {
    if (name === 'priceMax' && prices) return [prices]
    if (name === 'newBuild') return [nounInText(textOf(name), locale)]
    if (!featureNames.has(name)) return [textOf(name)]
    // All of them stand in the place of the first.
    if (name !== ofFeatures[0]) return []
    const what = ofFeatures.map((each) => featureText(each, textOf(each), locale))
    return [t('listing.having', { what: new Intl.ListFormat(intlLocales[locale]).format(what) })]
  })
}

/**
 * What a filtered list shows, for its heading and title: `Maisons à vendre à Namur, à partir de 3 chambres`. The title of the page
 * itself may name other types.
 *
 * @param count the number of properties, if it is to be part of the text: `12 maisons à vendre à Namur`
 */
export function listingTitle(filters: ListingFilters, context: TitleContext, count?: number): string {
  const { types } = filters
  const unnamed =
    types.length > 0 && types.length <= maxNames && namedKinds(types, count, context) === null
      ? types.map(context.typeName)
      : []
  const subject = [offeredOf(filters, count, context), placesOf(filters, context)].filter(Boolean).join(' ')
  return [subject, ...unnamed, ...conditionsOf(filters, context)].join(', ')
}
