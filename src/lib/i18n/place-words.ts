/** French place names with an article contract with the preposition: Le Roeulx, Les Awirs. */
function inFrench(city: string): string {
  if (/^le /i.test(city)) return `au ${city.slice(3)}`
  if (/^les /i.test(city)) return `aux ${city.slice(4)}`
  return `à ${city}`
}

/** A place with its preposition; French joins it with the article of the name (`Le X`: `au X`). */
export const inPlace = (city: string, locale: string): string =>
  locale === 'fr' ? inFrench(city) : `in ${city}`

/** A place in a text that has the preposition itself, but in French. */
export const placeInText = (city: string, locale: string): string => (locale === 'fr' ? inFrench(city) : city)
