import 'server-only'

import type { Locale } from '@/lib/i18n/locales'
import { excerpt } from '@/features/property/model/excerpt'
import { cityFilterOf, withWholeTowns } from '@/features/listings/model/city-filter'
import {
  isLineOfPlace,
  maxPlainLength,
  type QuickSearchCity,
  type QuickSearchProperty,
  type QuickSearchResults,
  type QuickSearchType,
} from '@/features/listings/model/quick-search'
import type { PropertySummary } from '@/features/property/model/property-summary'
import { getPageTranslator } from '@/features/property/server/reads'
import type { Translator } from '@/lib/i18n/translator'
import { normaliseSearchText } from '@/features/property/model/search-columns'
import { parseRef } from '@/features/property/model/search-params-values'

import { findSpotlightProperties } from './find-latest-properties'
import { findPropertiesByRefs } from './find-properties-by-refs'
import { getCatalogueIndex, type CatalogueIndex, type CatalogueType } from './get-catalogue-index'
import { getRouteIndex } from '@/features/routing/server/reads'
import { findSearches } from './find-searches'
import { toOfferLinks, type OfferContext } from './offer-links'
import { findCities, findTypes, joinOffers, type Offer, type OfferedCity } from './quick-search-offers'

/** Specification section 9. */
const maxTitleLength = 100
const maxOpeningProperties = 3

function toType(offer: Offer<CatalogueType>, context: OfferContext): QuickSearchType {
  const { name, webId } = offer.item
  return { name, ...toOfferLinks(offer, { types: [webId] }, context) }
}

function toCity(offer: Offer<OfferedCity>, context: OfferContext, t: Translator): QuickSearchCity {
  const { name, zip, countryName, withParts } = offer.item
  const links = toOfferLinks(offer, { cities: [cityFilterOf(offer.item)] }, context)
  return {
    name,
    zip,
    ...(countryName && { country: countryName }),
    ...(withParts && { wholeLabel: t('listing.wholeTown') }),
    ...links,
  }
}

/** The smallest stored width is enough for a thumbnail. */
const thumbnailOf = ({ picture }: PropertySummary): string | null => picture?.srcSet.split(' ')[0] || null

const toProperty = (property: PropertySummary): QuickSearchProperty => ({
  ref: property.ref,
  href: property.href,
  title: excerpt(property.title, { maxLength: maxTitleLength, ellipsis: true }),
  pictureSrc: thumbnailOf(property),
})

/** The property with exactly that number; without a text, the spotlight properties. */
async function findSuggestedProperties(text: string, locale: Locale): Promise<QuickSearchProperty[]> {
  if (text === '')
    return (await findSpotlightProperties('both', maxOpeningProperties, locale)).map(toProperty)
  const ref = parseRef(text)
  return ref === null ? [] : (await findPropertiesByRefs([ref], locale)).map(toProperty)
}

/**
 * The suggestions of the quick search: types and cities by name, cities also by postal code, and the property with
 * exactly that number (specification section 5); the text as a search in plain words. Without a text: all types, the cities with most properties, and
 * the spotlight properties (acceptance D1).
 */
export async function findQuickSearch(text: string, locale: Locale): Promise<QuickSearchResults> {
  const query = text.slice(0, maxPlainLength).trim()
  const [sale, rent, routes, properties, searches, t] = await Promise.all([
    getCatalogueIndex('sale', locale),
    getCatalogueIndex('rent', locale),
    getRouteIndex(),
    findSuggestedProperties(query, locale),
    findSearches(query, locale),
    getPageTranslator(locale),
  ])
  const wanted = normaliseSearchText(query)
  // A text of punctuation only finds nothing; it is not the same as an empty field.
  const isMeaningless = query !== '' && wanted === ''
  const context = { locale, routes }
  const pick = <T extends { id: string; count: number }>(of: (index: CatalogueIndex) => T[]): Offer<T>[] =>
    isMeaningless ? [] : joinOffers(of(sale), of(rent))
  const cities = findCities(
    pick((index) => withWholeTowns(index.cities)),
    wanted,
  ).map((offer) => toCity(offer, context, t))
  const placeNames = cities.map(({ name }) => normaliseSearchText(name))
  return {
    query,
    types: findTypes(
      pick(({ types }) => types),
      wanted,
    ).map((offer) => toType(offer, context)),
    cities,
    // A sentence that is a place alone would be its second line.
    searches: searches.filter(
      ({ name, saleHref, rentHref }) =>
        !isLineOfPlace(normaliseSearchText(name), wanted, placeNames) &&
        !cities.some((city) => city.saleHref === saleHref && city.rentHref === rentHref),
    ),
    properties,
  }
}
