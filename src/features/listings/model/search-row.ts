import { knownMeasure } from '@/features/property/model/known-measure'
import type { SearchAvailability } from '@/features/property/model/availability'
import type { Disclosure } from '@/features/property/model/disclosure'
import type { PropertyGoal } from '@/features/property/model/goal'
import { publicAmountsOf } from '@/features/property/model/public-amounts'
import {
  hasOne,
  inEveryLocale,
  normaliseSearchText,
  searchColumns,
  type LocalityFacts,
  type SearchColumns,
  type SearchColumnsSource,
  type SearchSettings,
  type TypeFacts,
} from '@/features/property/model/search-columns'
import { searchFacts, type SearchFacts, type SearchFactsSource } from '@/features/property/model/search-facts'
import { publishedLanguages } from '@/features/routing/model/property-path'
import type { Locale } from '@/lib/i18n/locales'

import { mapCellOf } from './map-grid'

/** A row of the collection `searchRows`: a property in a language in which it is published. All values are public. */
export interface SearchRow extends SearchFacts {
  /** The id of the property, a colon and the language. */
  id: string
  /** The id of the property. */
  property: string
  locale: Locale
  /** One row of each property: what counts properties, in whatever language, reads these. */
  isPrimary: boolean
  /** The names of the locality and of the main type in this language, to sort by: `normaliseSearchText`. */
  sortCity: string
  sortType: string
  ref: number
  goal: PropertyGoal
  /** The id of the locality. */
  locality: string | null
  /** Public number of the main type. */
  webId: number | null
  /** Public numbers of the other types between commas, as in `,3,6,`; null for none. */
  furtherTypes: string | null
  /** In euro; null if it is not published. */
  price: number | null
  /** Of a life annuity, if its price is published: in euro, the annuity per month. */
  bouquet: number | null
  annuity: number | null
  priceUnit: number | null
  bedrooms: number | null
  /** In square metres, like the next one. */
  surfaceLiving: number | null
  surfaceGround: number | null
  /** `a_plusplus` to `g`. */
  epc: string | null
  availability: SearchAvailability
  hasGarden: boolean
  hasTerrace: boolean
  hasGarage: boolean
  /** A parking space, inside or outside. */
  hasParking: boolean
  isFurnished: boolean
  isNewBuild: boolean
  isSpotlight: boolean
  /** The id of the new-build project of which it is a unit. */
  project: string | null
  /** The published coordinates, else the centre of the locality; null of what is sold or let: it is on no map. */
  latitude: number | null
  longitude: number | null
  isApproximate: boolean
  /** `mapCellOf` these coordinates. */
  mapCell: number | null
  marquee: number | null
  /** ISO date and time, like the next two. */
  onlineSince: string | null
  soldAt: string | null
  /** When the property was last saved before the row was made. */
  documentUpdatedAt: string
}

/** The stored fields of a property that its row is made from; names in all languages. */
export interface SearchRowSource extends SearchColumnsSource, SearchFactsSource {
  id: string
  ref: number
  goal: PropertyGoal
  locality?: string | null
  furtherTypes?: string[] | null
  priceUnit?: number | null
  bedrooms?: number | null
  surfaceLiving?: number | null
  surfaceGround?: number | null
  hasParking?: 'yes' | 'no' | 'unknown' | null
  parkings?: number | null
  externalParkings?: number | null
  isFurnished?: 'yes' | 'no' | 'unknown' | null
  isSpotlight?: boolean | null
  project?: string | null
  publishedIn?: Locale[] | null
  onlineSince?: string | null
  soldAt?: string | null
  /** Left out: `open`. */
  disclosure?: Disclosure
  updatedAt: string
}

export interface SearchRowFacts {
  locality: LocalityFacts | null
  /** The main type. */
  type: TypeFacts | null
  /** Public numbers of the further types. */
  furtherWebIds: readonly number[]
  settings: SearchSettings
}

function furtherTypesOf({ type, furtherWebIds }: SearchRowFacts): string | null {
  const others = [...new Set(furtherWebIds)].filter((webId) => webId !== type?.webId)
  return others.length > 0 ? `,${others.toSorted((one, other) => one - other).join(',')},` : null
}

/** The public numbers in a column of further types. */
export const webIdsIn = (furtherTypes: string): number[] =>
  furtherTypes.split(',').filter(Boolean).map(Number)

type Coordinates = Pick<SearchRow, 'latitude' | 'longitude' | 'mapCell'>

function coordinatesOf({ mapLatitude: latitude, mapLongitude: longitude }: SearchColumns): Coordinates {
  if (latitude === null || longitude === null) return { latitude, longitude, mapCell: null }
  return { latitude, longitude, mapCell: mapCellOf({ latitude, longitude }) }
}

const nowhere: Coordinates = { latitude: null, longitude: null, mapCell: null }

type InLanguage = 'id' | 'locale' | 'isPrimary' | 'sortCity' | 'sortType'

/** The values of a property that are the same in all its rows. */
function sharedValues(source: SearchRowSource, facts: SearchRowFacts): Omit<SearchRow, InLanguage> {
  const columns = searchColumns(source, facts.locality, facts.type, facts.settings)
  const { publishAddress, latitude, longitude } = source
  const { annuity } = publicAmountsOf(source)
  const isExact = publishAddress === true && typeof latitude === 'number' && typeof longitude === 'number'
  return {
    property: source.id,
    ref: source.ref,
    goal: source.goal,
    locality: source.locality ?? null,
    webId: columns.searchWebId,
    furtherTypes: furtherTypesOf(facts),
    price: columns.searchPrice,
    bouquet: annuity?.bouquet ?? null,
    annuity: annuity?.monthly ?? null,
    priceUnit: source.priceUnit ?? null,
    bedrooms: knownMeasure(source.bedrooms),
    surfaceLiving: knownMeasure(source.surfaceLiving),
    surfaceGround: knownMeasure(source.surfaceGround),
    epc: columns.searchEpc,
    availability: columns.searchAvailability,
    hasGarden: columns.searchGarden,
    hasTerrace: columns.searchTerrace,
    hasGarage: columns.searchGarage,
    hasParking: hasOne(source.hasParking, (source.parkings ?? 0) + (source.externalParkings ?? 0)),
    isFurnished: source.isFurnished === 'yes',
    isNewBuild: columns.searchNewBuild,
    ...searchFacts(source),
    isSpotlight: source.isSpotlight ?? false,
    project: source.project ?? null,
    ...((source.disclosure ?? 'open') === 'open' ? coordinatesOf(columns) : nowhere),
    isApproximate: !isExact,
    marquee: source.marquee ?? null,
    onlineSince: source.onlineSince ?? null,
    soldAt: source.soldAt ?? null,
    documentUpdatedAt: source.updatedAt,
  }
}

/**
 * Makes the rows of a property, one for each language in which it is published, without values hidden from visitors.
 */
export function toSearchRows(source: SearchRowSource, facts: SearchRowFacts): SearchRow[] {
  const propertyValues = sharedValues(source, facts)
  const cities = inEveryLocale(facts.locality?.name ?? {})
  const types = inEveryLocale(facts.type?.name ?? {})
  return publishedLanguages(source).map((locale, at) => ({
    ...propertyValues,
    id: `${source.id}:${locale}`,
    locale,
    isPrimary: at === 0,
    sortCity: normaliseSearchText(cities[locale]),
    sortType: normaliseSearchText(types[locale]),
  }))
}
