import type { JSONFieldValidation } from 'payload'

import type { Locale } from '@/lib/i18n/locales'
import { isRecord } from '@/lib/values/read-value'
import { capitalised } from '@/lib/values/text'

/** A word of the trade by language; a language without a word leaves it to the translation service. */
export type GlossaryTranslations = Partial<Record<Locale, string>>

/** Characters of a word in one language. */
const maxGlossaryWord = 120

/** Refuses what is no `GlossaryTranslations`. Words in a language that the site no longer has stay. */
export const validateTranslations: JSONFieldValidation = (value, { req }) => {
  if (value === null || value === undefined) return true
  if (!isRecord(value) || Array.isArray(value)) return req.t('validation:invalidInput')
  const words = Object.values(value)
  if (!words.every((word) => typeof word === 'string')) return req.t('validation:invalidInput')
  const isLong = words.some((word) => word.length > maxGlossaryWord)
  return !isLong || req.t('validation:shorterThanMax', { label: '', maxLength: maxGlossaryWord })
}

/** A word of the trade in two languages. */
export interface GlossaryWord {
  source: string
  target: string
}

/**
 * The stored glossary for a pair of languages, longest words first; rows without a word in one of them are left out.
 *
 * @param rows each with its `GlossaryTranslations`
 */
export function glossaryFor(rows: unknown, from: Locale, to: Locale): GlossaryWord[] {
  const words = (Array.isArray(rows) ? rows.filter(isRecord) : []).flatMap(({ translations }) => {
    if (!isRecord(translations)) return []
    const [source, target] = [translations[from], translations[to]]
    return typeof source === 'string' && typeof target === 'string' && source.trim() && target.trim()
      ? [{ source: source.trim(), target: target.trim() }]
      : []
  })
  return words.toSorted((a, b) => b.source.length - a.source.length)
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Both apostrophes are the same character. */
const plainApostrophes = (text: string): string => text.replaceAll('’', "'")

const isCapital = (letter: string | undefined): boolean =>
  letter !== undefined && letter !== letter.toLowerCase()

/** A part of a text: the words of a glossary have their translation. */
export interface GlossaryPart {
  text: string
  translation?: string
}

/** Finds the words of a glossary, whole words only; the translation begins with a capital where the text does. */
export function splitByGlossary(text: string, glossary: readonly GlossaryWord[]): GlossaryPart[] {
  if (glossary.length === 0) return [{ text }]
  const alternatives = glossary
    .map(({ source }) => escaped(plainApostrophes(source)).replaceAll("'", "['’]"))
    .join('|')
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}-])(${alternatives})(?![\p{L}\p{N}-])`, 'giu')
  const translations = new Map(
    glossary.map(({ source, target }) => [plainApostrophes(source).toLowerCase(), target]),
  )
  return text.split(pattern).flatMap((part, index): GlossaryPart[] => {
    const translation = index % 2 === 1 ? translations.get(plainApostrophes(part).toLowerCase()) : undefined
    if (translation === undefined) return part === '' ? [] : [{ text: part }]
    return [{ text: part, translation: isCapital(part[0]) ? capitalised(translation) : translation }]
  })
}
