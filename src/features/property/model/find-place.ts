import { slugify } from '@/lib/values/slugify'

/** A locality as the search of the studio finds it. */
export interface FoundPlace {
  id: string
  /** In the language of the studio. */
  name: string
  zip: string
  /** Postal code and the names in all languages: `1000 Brussel · Bruxelles · Brussels`. */
  studioTitle?: string | null
}

export const nameOfPlace = ({ name, zip }: FoundPlace): string => `${zip} ${name}`

const namesOf = ({ name, zip, studioTitle }: FoundPlace): string[] => [
  name,
  ...(studioTitle ?? '').replace(zip, '').split(' · '),
]

/** 3: the text is the place; 2: it is one of its names; 1: a name begins with it; 0: found by something else, such as its municipality. */
function rank(place: FoundPlace, wanted: string): number {
  if (slugify(nameOfPlace(place)) === wanted) return 3
  const names = namesOf(place).map((name) => slugify(name))
  if (names.includes(wanted)) return 2
  return names.some((name) => name.startsWith(wanted)) ? 1 : 0
}

/** Found localities, those that a text names first; without accents and case. */
export function sortPlaces<Place extends FoundPlace>(text: string, places: readonly Place[]): Place[] {
  const wanted = slugify(text)
  return places.toSorted((one, other) => rank(other, wanted) - rank(one, wanted))
}

/**
 * The localities that a text means: all of a postal code, else the one that it names best.
 *
 * @param places what the search of localities found for the text
 */
export function placesMeant<Place extends FoundPlace>(text: string, places: readonly Place[]): Place[] {
  const ofCode = places.filter(({ zip }) => zip === text.trim())
  return ofCode.length > 0 ? ofCode : sortPlaces(text, places).slice(0, 1)
}
