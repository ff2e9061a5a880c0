import { labelsOf, type ListingFilters, type OwnFilter } from '@/features/listings/model/listing-filters'
import { isInArea, isNear } from '@/features/listings/model/map-area'
import { findVariants, makeVocabulary, type Vocabulary } from '@/features/listings/model/words/find-variants'
import { wordConditions } from '@/features/listings/model/words/word-conditions'
import { foldedWords, isStopWord } from '@/features/listings/model/words/search-words'
import type { MortgageRate } from '@/features/property/model/legal-rates'
import { ownFilterFields } from '@/features/property/model/own-fields'
import { pricePaidBy } from '@/features/property/model/price-of-payment'
import { sourceLocale, type Locale } from '@/lib/i18n/locales'
import type { Day } from '@/lib/time/belgian-time'
import { isRecord } from '@/lib/values/read-value'
import type { Demand } from '@/payload-types'

import { typeBits, type SoughtProperty } from './demand-row'

/** What a search asks beyond the columns of its rows; conditions that it does not have are left out. */
export interface DemandRest {
  /** ISO codes. */
  countries?: string[]
  /** Public numbers of types; only if one of them does not fit into the mask alone. */
  types?: number[]
  minBathrooms?: number
  maxBathrooms?: number
  minGarages?: number
  maxGarages?: number
  minParking?: number
  maxParking?: number
  garden?: true
  terrace?: true
  garage?: true
  parking?: true
  furnished?: true
  /** Words that the property has, with the language in which they were typed. */
  words?: { locale: Locale; words: string[] }
  newBuild?: true
  lift?: true
  pool?: true
  groundFloor?: true
  openHouse?: true
  priceCut?: true
  /** In euro per square metre. */
  priceM2Max?: number
  /** In euro a month, like the next one. */
  budget?: number
  rentTotalMax?: number
  /** In square metres, like the next one. */
  surfaceMin?: number
  groundMin?: number
  epc?: string[]
  area?: NonNullable<ListingFilters['area']>
  near?: NonNullable<ListingFilters['near']>
  /** What it asks of the agency's own fields. */
  own?: OwnFilter[]
}

/** The stored words of a property in each language. */
export type StoredWords = Partial<Record<Locale, ReadonlySet<string>>>

/** Conditions of a saved search that a demand has no columns for. */
export type SavedConditions = Pick<
  ListingFilters,
  | (
      | 'countries'
      | 'words'
      | 'surfaceMin'
      | 'groundMin'
      | 'epc'
      | 'epcMin'
      | 'garage'
      | 'parking'
      | 'furnished'
      | 'newBuild'
    )
  | ('lift' | 'pool' | 'groundFloor' | 'openHouse' | 'priceCut' | 'priceM2Max' | 'budget' | 'rentTotalMax')
  | ('area' | 'near' | 'own')
>

type RestSource = Partial<Omit<Demand, 'types' | 'localities'>>

const savedRest = (saved: SavedConditions | null) => ({
  lift: saved?.lift || null,
  pool: saved?.pool || null,
  groundFloor: saved?.groundFloor || null,
  openHouse: saved?.openHouse || null,
  priceCut: saved?.priceCut || null,
  priceM2Max: saved?.priceM2Max,
  budget: saved?.budget,
  rentTotalMax: saved?.rentTotalMax,
})

/** The part of a search that is tested in code; null when its columns say all. */
export function demandRest(
  demand: RestSource,
  webIds: readonly number[],
  saved: SavedConditions | null,
): DemandRest | null {
  const { minBathrooms, maxBathrooms, minGarages, maxGarages, minParking, maxParking } = demand
  const labels = saved ? labelsOf(saved) : []
  const conditions = {
    minBathrooms,
    maxBathrooms,
    minGarages,
    maxGarages,
    minParking,
    maxParking,
    types: webIds.some((webId) => webId >= typeBits) ? webIds : null,
    garden: demand.garden || null,
    terrace: demand.terrace || null,
    garage: saved?.garage || null,
    parking: saved?.parking || null,
    countries: saved && saved.countries.length > 0 ? saved.countries : null,
    furnished: saved?.furnished || null,
    newBuild: saved?.newBuild || null,
    words:
      saved && saved.words.length > 0
        ? { locale: demand.language ?? sourceLocale, words: saved.words }
        : null,
    surfaceMin: saved?.surfaceMin,
    groundMin: saved?.groundMin,
    epc: labels.length > 0 ? labels : null,
    ...savedRest(saved),
    area: saved?.area,
    near: saved?.near,
    own: saved && saved.own.length > 0 ? saved.own : null,
  }
  const given = Object.entries(conditions).filter(([, value]) => value !== null && value !== undefined)
  return given.length > 0 ? (Object.fromEntries(given) as DemandRest) : null
}

/** A search that bounds a number does not match a property whose number is unknown. */
const within = (value: number | null, min?: number, max?: number): boolean =>
  (min === undefined || (value !== null && value >= min)) &&
  (max === undefined || (value !== null && value <= max))

const onMap = ({ area, near }: DemandRest, { latitude, longitude }: SoughtProperty): boolean => {
  if (!area && !near) return true
  if (latitude === null || longitude === null) return false
  const point = { latitude, longitude }
  return (!area || isInArea(area, point)) && (!near || isNear(near, point))
}

/** As lists ask it of the rows that hold own values. A field that the agency no longer has excludes nothing. */
function hasOwnValue(
  ownValues: unknown,
  { name, value: wanted }: OwnFilter,
  fields = ownFilterFields,
): boolean {
  const kind = fields.find((field) => field.name === name)?.kind
  if (kind === undefined) return true
  const value = isRecord(ownValues) ? ownValues[name] : undefined
  if (kind === 'number') return typeof value === 'number' && value >= Number(wanted)
  return value === (kind === 'flag' ? 'yes' : wanted)
}

const noWords: ReadonlySet<string> = new Set()

/** Prepared once for all searches that a property is compared with. */
const prepared = new WeakMap<ReadonlySet<string>, Vocabulary>()

function vocabularyOf(words: ReadonlySet<string>, locale: Locale): Vocabulary {
  const vocabulary = prepared.get(words) ?? makeVocabulary([...words], locale)
  prepared.set(words, vocabulary)
  return vocabulary
}

/** As lists find words: in any form, with mistakes forgiven. Words that say nothing are no condition. */
function hasAllWords(words: readonly string[], locale: Locale, stored: StoredWords): boolean {
  const vocabulary = vocabularyOf(stored[locale] ?? noWords, locale)
  const folded = words.map((word) => foldedWords(word)[0] ?? '').filter((word) => !isStopWord(word, locale))
  return wordConditions(folded, vocabulary, findVariants).every((readings) =>
    readings.some((groups) => groups.every((variants) => variants.length > 0)),
  )
}

/** What a comparison depends on besides the columns of search and property. */
export interface MatchingContext {
  day: Day
  /** The agency's example of a loan on that day. */
  loan: MortgageRate | undefined
  /** The words of the property; read only if a search asks for some. */
  words?: StoredWords
}

/** Whether a property meets what the columns of a search do not say. */
export const meetsRest = (
  rest: DemandRest,
  property: SoughtProperty,
  { day, loan, words = {} }: MatchingContext,
): boolean =>
  (!rest.countries || rest.countries.includes(property.country ?? '')) &&
  (!rest.types || rest.types.some((webId) => property.webIds.includes(webId))) &&
  within(property.bathrooms, rest.minBathrooms, rest.maxBathrooms) &&
  within(property.garages, rest.minGarages, rest.maxGarages) &&
  within(property.parking, rest.minParking, rest.maxParking) &&
  within(property.surfaceLiving, rest.surfaceMin) &&
  within(property.surfaceGround, rest.groundMin) &&
  (!rest.garden || property.hasGarden) &&
  (!rest.terrace || property.hasTerrace) &&
  (!rest.garage || property.hasGarage) &&
  (!rest.parking || property.hasParking) &&
  (!rest.furnished || property.isFurnished) &&
  (!rest.words || hasAllWords(rest.words.words, rest.words.locale, words)) &&
  (!rest.newBuild || property.isNewBuild) &&
  (!rest.lift || property.hasLift) &&
  (!rest.pool || property.hasPool) &&
  (!rest.groundFloor || property.isGroundFloor) &&
  (!rest.openHouse || (property.openHouseUntil ?? '') >= day) &&
  (!rest.priceCut || property.hasPriceCut) &&
  within(property.pricePerSquareMetre, undefined, rest.priceM2Max) &&
  within(property.rentWithCharges, undefined, rest.rentTotalMax) &&
  within(property.price, undefined, (rest.budget && pricePaidBy(rest.budget, loan)) || undefined) &&
  (!rest.epc || (property.epc !== null && rest.epc.includes(property.epc))) &&
  (!rest.own || rest.own.every((filter) => hasOwnValue(property.ownValues, filter))) &&
  onMap(rest, property)
