import { toCardinal as german } from 'n2words/de-DE'
import { toCardinal as english } from 'n2words/en-GB'
import { toCardinal as belgianFrench } from 'n2words/fr-BE'
import { toCardinal as french } from 'n2words/fr-FR'
import { toCardinal as dutch } from 'n2words/nl-NL'

import type { Locale, OfLanguages } from '@/lib/i18n/locales'

/** Amounts of whole euro in words, written beside the figures of an offer. The word lists are large: server only. */

/** The package writes 201 000 as “zweihunderteinstausend”, without a space. */
const fixGerman = (words: string): string => words.replaceAll('einstausend', 'eintausend')

/** Millions take “de” before the currency: “deux millions d’euros”, but “deux millions cent mille euros”. */
function withFrenchEuro(words: string, amount: number): string {
  if (amount >= 1_000_000 && amount % 1_000_000 === 0) return `${words} d’euros`
  return `${words} ${amount < 2 ? 'euro' : 'euros'}`
}

const writers: OfLanguages<(amount: number) => string> = {
  fr: (amount) => withFrenchEuro(belgianFrench(amount), amount),
  nl: (amount) => `${dutch(amount)} euro`,
  en: (amount) => `${english(amount)} ${amount === 1 ? 'euro' : 'euros'}`,
  de: (amount) => (amount === 1 ? 'ein Euro' : `${fixGerman(german(amount))} Euro`),
}

/** Every accepted spelling of an amount, without currency. */
const spellings: OfLanguages<(amount: number) => string[]> = {
  fr: (amount) => [belgianFrench(amount), french(amount)],
  nl: (amount) =>
    [true, false].flatMap((includeOptionalAnd) =>
      [true, false].map((noHundredPairing) => dutch(amount, { includeOptionalAnd, noHundredPairing })),
    ),
  en: (amount) => [english(amount)],
  de: (amount) => [fixGerman(german(amount)), ...(amount === 1 ? ['ein'] : [])],
}

const currencyWords = new Set(['eur', 'euro', 'euros', '€', 'd'])
const joiningWords: OfLanguages<string> = { fr: 'et', nl: 'en', en: 'and', de: 'und' }

/** Small words that do not change the number. Applied to one word. */
const wordForms: OfLanguages<(word: string) => string> = {
  fr: (word) => word.replace(/^(cent|vingt|mille|million)s$/, '$1'),
  en: (word) => (word === 'a' ? 'one' : word),
}

/** The same on all words joined. The German “ein” before hundred or thousand is optional at the beginning only. */
const joinedForms: OfLanguages<(joined: string) => string> = {
  de: (joined) =>
    joined
      .replace(/^eine?(?=million)/, 'eine')
      .replace(/^ein(?=hundert|tausend)/, '')
      .replace(/tausendein(?=hundert)/, 'tausend')
      .replace(/(million(?:en)?)ein(?=hundert|tausend)/, '$1'),
}

/** Normal form of a spelling: no case, accents, hyphens, spaces, currency or joining words. */
function canonical(text: string, locale: Locale): string {
  const words = text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .split(/[^a-z€]+/)
    .filter((word) => word !== '' && !currencyWords.has(word) && word !== joiningWords[locale])
  const joined = words.map((word) => wordForms[locale]?.(word) ?? word).join('')
  return joinedForms[locale]?.(joined) ?? joined
}

/** Largest supported amount, in euro. */
export const largestAmount = 100_000_000

const isKnown = (amount: number): boolean =>
  Number.isInteger(amount) && amount >= 0 && amount <= largestAmount

/** `325000` → `trois cent vingt-cinq mille euros`, with septante and nonante. Empty for anything but a whole amount in range. */
export const amountInWords = (amount: number, locale: Locale): string =>
  isKnown(amount) ? (writers[locale]?.(amount) ?? '') : ''

/** Whether the words mean the amount, in any accepted spelling; words of a language without them are not compared. */
export function saysAmount(words: string, amount: number, locale: Locale): boolean {
  if (!isKnown(amount)) return false
  const said = canonical(words.slice(0, 500), locale)
  const spelled = spellings[locale]?.(amount)
  return !spelled || spelled.some((spelling) => canonical(spelling, locale) === said)
}
