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

/** Whether nouns keep their capital in a sentence. A site may lack the language, so this takes any code. */
const hasCapitalNouns = (locale: string): boolean => locale === 'de'

/** A name within a sentence: in lower case where the language has no capitals for nouns. */
export const nounInText = (name: string, locale: string): string =>
  hasCapitalNouns(locale) ? name : name.toLocaleLowerCase(locale)

/** A label within a sentence. Only its beginning changes, because there may be a name in it. */
export const labelInText = (label: string, locale: string): string =>
  nounInText(label.charAt(0), locale) + label.slice(1)

/** One of something after `with`: only English has an article there. */
export const oneInText = (name: string, locale: string): string =>
  (locale === 'en' ? 'a ' : '') + nounInText(name, locale)
