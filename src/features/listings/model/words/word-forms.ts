import type { Locale, OfLanguages } from '@/lib/i18n/locales'

/**
 * Endings of plurals and adjectives. The longest one that leaves three characters is removed. In English, `es` is removed
 * after x, z, ch, sh and ss only, so that `houses` and `house` have the same stem.
 */
const endings: OfLanguages<RegExp> = {
  fr: /(?<=^.{3,})(?:es|s|x|e)$/,
  nl: /(?<=^.{3,})(?:en|s|e)$/,
  en: /(?<=^.{3,})(?:(?<=x|z|ch|sh|ss)es|(?<!s)s|(?<=x|z|ch|sh)e)$/,
  de: /(?<=^.{3,})(?:en|er|es|em|n|e|s)$/,
}

/**
 * What forms of a word have in common: `maisons` and `maison`, `huizen` is left to the distance of words. A rule of thumb,
 * only for comparing words of one language.
 *
 * @param word folded
 */
export const stemOf = (word: string, locale: Locale): string =>
  /\d/.test(word) ? word : word.replace(endings[locale] ?? '', '')
