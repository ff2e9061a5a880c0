import { locales, localized, sourceLocale, type Localized } from '@/lib/i18n/locales'
import { slugify } from '@/lib/values/slugify'
import type { Day } from '@/lib/time/belgian-time'

import { toSearchAvailability, type PropertyStatus, type SearchAvailability } from './availability'
import { describeEpc, epcLabelCode, type EpcSource } from './epc-label'
import type { EpcScales } from './epc-scales'
import { meaningOfMarquee, type MarqueeMapping } from './marquee'
import { publicAmountsOf, type AnnuitySource } from './public-amounts'

/** A name per language, some of which may be missing. */
export type Names = Partial<Localized<string | null>>

/**
 * Lower case, without accents and punctuation, with single spaces: comparable by any database in any language.
 */
export const normaliseSearchText = (text: string): string => slugify(text).replaceAll('-', ' ')

/** A name in every language: missing ones fall back to the source language, else to any. */
export function inEveryLocale(names: Names): Localized {
  const anyName = [sourceLocale, ...locales].map((locale) => names[locale]?.trim()).find(Boolean) ?? ''
  return localized((locale) => names[locale]?.trim() || anyName)
}

/**
 * The key of a locality, the same in every language: `ixelles|1050`. Sections share postal codes and towns have
 * several, so only name and code together identify a place (facts.md section 5).
 */
export const localityKey = (names: Names, zip: string): string =>
  `${normaliseSearchText(inEveryLocale(names)[sourceLocale])}|${zip.trim()}`

export interface LocalityFacts {
  name: Names
  zip: string
  countryId?: number | null
  latitude?: number | null
  longitude?: number | null
}

export interface TypeFacts {
  name: Names
  webId: number
}

type Flag = 'yes' | 'no' | 'unknown'

/** The settings of the agency and the law that the columns depend on. */
export interface SearchSettings {
  epcScales: EpcScales
  marquees: readonly MarqueeMapping[]
  /** The Belgian day whose energy scales apply. */
  day: Day
}

/** Input of the columns; the names are those of the stored fields. */
export interface SearchColumnsSource
  extends Pick<EpcSource, 'epcState' | 'epcLabelText' | 'energyPerformance'>, AnnuitySource {
  publishPrice?: boolean | null
  publishAddress?: boolean | null
  latitude?: number | null
  longitude?: number | null
  status?: PropertyStatus | null
  marquee?: number | null
  hasGarden?: Flag | null
  surfaceGarden?: number | null
  hasTerrace?: Flag | null
  surfaceTerrace?: number | null
  hasGarage?: Flag | null
  garages?: number | null
  /** The new-build project of which it is a unit. */
  project?: unknown
}

/**
 * Columns that lists filter and sort by. All are public: no value hidden from visitors may be derivable from them.
 */
export interface SearchColumns {
  localityKey: string | null
  searchZip: string | null
  /** Public number of the main type. */
  searchWebId: number | null
  /** In euro, of a life annuity with the annuity; `null` if the price is not published. */
  searchPrice: number | null
  /** `a_plusplus` to `g`, without sub-bands. */
  searchEpc: string | null
  /** The exact coordinates if the postal address is published, else the centre of the locality. */
  mapLatitude: number | null
  mapLongitude: number | null
  searchAvailability: SearchAvailability
  searchGarden: boolean
  searchTerrace: boolean
  searchGarage: boolean
  /**
   * New build means a unit of a new-build project: the year of construction alone does not tell how a property is
   * sold.
   */
  searchNewBuild: boolean
}

function publicPlace(source: SearchColumnsSource, locality: LocalityFacts | null) {
  const hasExactPlace = typeof source.latitude === 'number' && typeof source.longitude === 'number'
  const place = source.publishAddress === true && hasExactPlace ? source : locality
  return { mapLatitude: place?.latitude ?? null, mapLongitude: place?.longitude ?? null }
}

function epcCode(
  source: SearchColumnsSource,
  locality: LocalityFacts | null,
  type: TypeFacts | null,
  { epcScales, day }: Pick<SearchSettings, 'epcScales' | 'day'>,
) {
  const place = { zip: locality?.zip ?? null, countryId: locality?.countryId ?? null }
  const epc = describeEpc({ ...source, ...place, webId: type?.webId ?? null }, epcScales, day)
  return epc.state === 'known' ? epcLabelCode(epc.label) : null
}

/** An explicit answer counts; without one, a surface or a number means that it exists. */
export const hasOne = (flag: Flag | null | undefined, measure: number | null | undefined): boolean =>
  flag === 'yes' || (flag !== 'no' && (measure ?? 0) > 0)

const comfortColumns = (source: SearchColumnsSource) => ({
  searchGarden: hasOne(source.hasGarden, source.surfaceGarden),
  searchTerrace: hasOne(source.hasTerrace, source.surfaceTerrace),
  searchGarage: hasOne(source.hasGarage, source.garages),
  searchNewBuild: Boolean(source.project),
})

/**
 * Computes the columns of a property from its own values, its locality and its main type. They exist because the
 * two databases compare accents and case differently (reliability rules, "adapter-neutral only").
 */
export function searchColumns(
  source: SearchColumnsSource,
  locality: LocalityFacts | null,
  type: TypeFacts | null,
  { epcScales, marquees, day }: SearchSettings,
): SearchColumns {
  return {
    localityKey: locality ? localityKey(locality.name, locality.zip) : null,
    searchZip: locality?.zip ?? null,
    searchWebId: type?.webId ?? null,
    searchPrice: publicAmountsOf(source).comparable,
    searchEpc: epcCode(source, locality, type, { epcScales, day }),
    ...publicPlace(source, locality),
    searchAvailability: toSearchAvailability(
      source.status ?? 'active',
      meaningOfMarquee(source.marquee, marquees),
    ),
    ...comfortColumns(source),
  }
}
