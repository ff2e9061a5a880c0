import { foldLetters } from '@/lib/values/slugify'
import { isLocale, locales, type Locale } from '@/lib/i18n/locales'

/** Codes of three letters and names of languages, as programs write them. Folded: no accents, no capitals. */
const signs: Readonly<Record<string, readonly string[]>> = {
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

const bySign = new Map<string, string>(
  [...locales, ...Object.keys(signs)].flatMap((code) =>
    [code, ...(signs[code] ?? [])].map((word) => [word, code] as const),
  ),
)

/** Where a record keeps the sign of a language that the site does not have, so that it can be said. */
export const foreignKey = '@foreignLanguage'

type OwnSigns = Readonly<Record<string, string>>

/**
 * The code of the language that a feed means by `de_DE`, `ger`, `Deutsch`, `fr_BE` or `français`; the site may lack it. Null for
 * an unknown sign.
 *
 * @param signsOfFormat signs of the feed's format that come first, such as numbers
 */
export function codeOfSign(sign: string, signsOfFormat: OwnSigns = {}): string | null {
  const folded = foldLetters(sign).trim()
  if (Object.hasOwn(signsOfFormat, folded)) return signsOfFormat[folded] ?? null
  return bySign.get(folded) ?? bySign.get(folded.split(/[^a-z]/, 1)[0] ?? '') ?? null
}

/** The language of the site that a sign means; null for another, see `codeOfSign`. */
export function languageOfSign(sign: string, ownLocales?: OwnSigns): Locale | null {
  const code = codeOfSign(sign, ownLocales)
  return isLocale(code) ? code : null
}
