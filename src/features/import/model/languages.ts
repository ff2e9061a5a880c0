import { foldLetters } from '@/lib/values/slugify'
import { locales, type Locale, type OfLanguages } from '@/lib/i18n/locales'

/** Codes of three letters and names of the languages of the site, as programs write them. Folded: no accents, no capitals. */
const signs: OfLanguages<readonly string[]> = {
  nl: [
    'nld',
    'dut',
    'nederlands',
    'neerlandais',
    'niederlandisch',
    'niederlaendisch',
    'dutch',
    'vlaams',
    'flamand',
    'flemish',
  ],
  fr: ['fra', 'fre', 'frans', 'francais', 'franzosisch', 'franzoesisch', 'french'],
  en: ['eng', 'engels', 'anglais', 'englisch', 'english'],
  de: ['deu', 'ger', 'duits', 'allemand', 'deutsch', 'german'],
}

const bySign = new Map<string, Locale>(
  locales.flatMap((locale) => [locale, ...(signs[locale] ?? [])].map((word) => [word, locale] as const)),
)

/** Where a record keeps the sign of a language that the site does not have, so that it can be said. */
export const foreignKey = '@foreignLanguage'

/**
 * The language that a feed means by `de_DE`, `ger`, `Deutsch`, `fr_BE` or `français`; null for one that the site does not have.
 *
 * @param own signs of the feed's format that come first, such as numbers
 */
export function languageOfSign(sign: string, own: Readonly<Record<string, Locale>> = {}): Locale | null {
  const folded = foldLetters(sign).trim()
  if (Object.hasOwn(own, folded)) return own[folded] ?? null
  return bySign.get(folded) ?? bySign.get(folded.split(/[^a-z]/, 1)[0] ?? '') ?? null
}
