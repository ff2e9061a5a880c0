import { slugify } from '@/lib/values/slugify'

import { placeKey } from './place-key'

/** A place of a list of postal codes, with its centre in degrees. */
export interface KnownPlace {
  /** A number of `countries.ts`. */
  countryId: number
  zip: string
  /** In all languages in which the list has it. */
  names: readonly string[]
  latitude: number
  longitude: number
}

export type SoughtPlace = Pick<KnownPlace, 'countryId' | 'zip' | 'names'>

/** Known places by country, postal code and name. */
export interface PlaceDirectory {
  byKey: ReadonlyMap<string, KnownPlace>
  byZip: ReadonlyMap<string, KnownPlace>
  byArea: ReadonlyMap<string, KnownPlace>
}

/** In Luxembourg a postal code may begin with the sign of the country: `L-1009`. */
const digitsOf = (zip: string): string => zip.trim().replace(/^[a-z]{1,2}-/i, '')

const keysOf = ({ countryId, zip, names }: SoughtPlace): string[] =>
  names.map((name) => placeKey(countryId, digitsOf(zip), name))

const zipKey = ({ countryId, zip }: SoughtPlace): string => `${countryId}|${digitsOf(zip)}`

/** Postal codes with the same two first digits are those of one area: 4000 and 4020 are codes of one town. */
const areaKeys = ({ countryId, zip, names }: SoughtPlace): string[] =>
  names.map((name) => `${countryId}|${digitsOf(zip).slice(0, 2)}|${slugify(name)}`)

/** The first of several places counts: lists begin with the better ones, and with the town of a code. */
const firstOf = (entries: readonly (readonly [string, KnownPlace])[]): Map<string, KnownPlace> =>
  new Map(entries.toReversed())

export function directoryOf(places: readonly KnownPlace[]): PlaceDirectory {
  const under = (keysOfPlace: (place: KnownPlace) => string[]) =>
    firstOf(places.flatMap((place) => keysOfPlace(place).map((key) => [key, place] as const)))
  return { byKey: under(keysOf), byZip: under((place) => [zipKey(place)]), byArea: under(areaKeys) }
}

const firstIn = (places: ReadonlyMap<string, KnownPlace>, keys: readonly string[]): KnownPlace | undefined =>
  keys.flatMap((key) => places.get(key) ?? [])[0]

/**
 * The place of this postal code and name; else the main one of the code, as sections are near it; else the town of this
 * name with another code of its area. Null for an unknown one.
 */
export const findKnownPlace = (
  { byKey, byZip, byArea }: PlaceDirectory,
  sought: SoughtPlace,
): KnownPlace | null =>
  firstIn(byKey, keysOf(sought)) ?? byZip.get(zipKey(sought)) ?? firstIn(byArea, areaKeys(sought)) ?? null
