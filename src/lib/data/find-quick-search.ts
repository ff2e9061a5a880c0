import 'server-only'

import type { Locale } from '@/lib/i18n/locales'
import { excerpt } from '@/lib/property/excerpt'
import {
  maxQuickSearchLength,
  type QuickSearchCity,
  type QuickSearchProperty,
  type QuickSearchResults,
  type QuickSearchType,
} from '@/lib/property/quick-search'
import type { PropertySummary } from '@/lib/property/property-summary'
import { normaliseSearchText } from '@/lib/property/search-columns'
import { readRef } from '@/lib/routing/property-path'

import { findSpotlightProperties } from './find-latest-properties'
import { findPropertiesByRefs } from './find-properties-by-refs'
import { getCatalogueIndex, type CatalogueCity, type CatalogueIndex, type CatalogueType } from './get-catalogue-index'
import { getRouteIndex } from './get-route-table'
import { linksOf, type OfferContext } from './offer-links'
import { findCities, findTypes, joinOffers, type Offer } from './quick-search-offers'

/** Specification section 9. */
const maxTitleLength = 100
const OPENING_PROPERTIES = 3

function toType(offer: Offer<CatalogueType>, context: OfferContext): QuickSearchType {
  const { name, webId } = offer.item
  return { name, ...linksOf(offer, { types: [webId] }, context) }
}

function toCity(offer: Offer<CatalogueCity>, context: OfferContext): QuickSearchCity {
  const { name, zip } = offer.item
  return { name, zip, ...linksOf(offer, { cities: [{ name, zip }] }, context) }
}

/** The smallest of the stored widths is plenty for a thumbnail. */
const thumbnailOf = ({ picture }: PropertySummary): string | null => picture?.srcSet.split(' ')[0] || null

const toProperty = (property: PropertySummary): QuickSearchProperty => ({
  ref: property.ref,
  href: property.href,
  title: excerpt(property.title, { maxLength: maxTitleLength, ellipsis: true }),
  pictureSrc: thumbnailOf(property),
})

/** The property with exactly that number; without a text, those the agency puts forward. */
async function findSuggestedProperties(text: string, locale: Locale): Promise<QuickSearchProperty[]> {
  if (text === '') return (await findSpotlightProperties('both', OPENING_PROPERTIES, locale)).map(toProperty)
  const ref = readRef(text)
  return ref === null ? [] : (await findPropertiesByRefs([ref], locale)).map(toProperty)
}

/**
 * What the quick search suggests to a text: types and cities by name, a city also by its postal code, and the one
 * property with exactly that number (specification section 5). Without a text: all types, the cities with most, and
 * what the agency puts forward (acceptance D1).
 */
export async function findQuickSearch(text: string, locale: Locale): Promise<QuickSearchResults> {
  const query = text.slice(0, maxQuickSearchLength).trim()
  const [sale, rent, routes, properties] = await Promise.all([
    getCatalogueIndex('sale', locale),
    getCatalogueIndex('rent', locale),
    getRouteIndex(),
    findSuggestedProperties(query, locale),
  ])
  const wanted = normaliseSearchText(query)
  // What consists of signs alone means nothing, which is not the same as an empty box.
  const isMeaningless = query !== '' && wanted === ''
  const context = { locale, routes }
  const pick = <T extends { id: string; count: number }>(of: (index: CatalogueIndex) => T[]): Offer<T>[] =>
    isMeaningless ? [] : joinOffers(of(sale), of(rent))
  return {
    query,
    types: findTypes(pick(({ types }) => types), wanted).map((offer) => toType(offer, context)),
    cities: findCities(pick(({ cities }) => cities), wanted).map((offer) => toCity(offer, context)),
    properties,
  }
}
