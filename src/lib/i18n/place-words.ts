import type { Locale } from './locales'

/** French place names with an article contract with the preposition: Le Roeulx, Les Awirs. */
function inFrench(city: string): string {
  if (/^le /i.test(city)) return `au ${city.slice(3)}`
  if (/^les /i.test(city)) return `aux ${city.slice(4)}`
  return `à ${city}`
}

/** `in Luik`, `à Liège`, `au Roeulx`. */
export const inPlace = (city: string, locale: Locale): string =>
  locale === 'fr' ? inFrench(city) : `in ${city}`
