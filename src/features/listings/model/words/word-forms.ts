import type { Locale } from '@/lib/i18n/locales'

/** Endings of plurals and of adjectives, longest first; what remains has three letters at least. */
const endings: Record<Locale, readonly string[]> = {
  fr: ['es', 's', 'x', 'e'],
  nl: ['en', 's', 'e'],
  en: ['es', 's'],
  de: ['en', 'er', 'es', 'em', 'n', 'e', 's'],
}

const minStem = 3

/**
 * What forms of a word have in common: `maisons` and `maison`, `huizen` is left to the distance of words. A rule of thumb,
 * only for comparing words of one language.
 *
 * @param word folded
 */
export function stemOf(word: string, locale: Locale): string {
  if (/\d/.test(word)) return word
  const ending = endings[locale].find((each) => word.endsWith(each) && word.length - each.length >= minStem)
  return ending ? word.slice(0, -ending.length) : word
}
