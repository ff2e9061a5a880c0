import type { Locale } from '@/lib/i18n/locales'

import { maxPlainLength } from '../quick-search'
import { isCompound } from '../words/compounds'
import { foldLetters } from '@/lib/values/slugify'

import type { Phrases } from './lexicon'

/**
 * The tokens of a search: folded words and numbers. Signs become words of the lexicons (`€`: euro, `<`: max, `m²`: sqm),
 * thousand separators go, and units leave their number. Commas stay: they end a phrase.
 */
export function searchTokens(text: string): string[] {
  const prepared = foldLetters(text.slice(0, maxPlainLength))
    .replace(/€/g, ' euro ')
    .replace(/<=?/g, ' max ')
    .replace(/>=?/g, ' min ')
    .replace(/\ba ?\+\+/g, ' aplusplus ')
    .replace(/\ba ?\+/g, ' aplus ')
    .replace(/(\d)\s*\+(?=\s*[a-z])/g, '$1 ')
    .replace(/(\d)\s*\+/g, '$1 min ')
    .replace(/(?<![\d.,])\d{1,3}(?:[.,'’ ]\d{3})+(?!\d)/g, (digits) => digits.replace(/\D/g, ''))
    .replace(/(?:\bm2\b|(?<=\d)\s*m2\b|\bsq ?m\b|(?<=\d)sqm\b|(?<=\d)\s*qm\b)/g, ' sqm ')
    .replace(/(\d)\s*[-–—]\s*(?=\d)/g, '$1 to ')
    .replace(/(\d)(?=[a-z])/g, '$1 ')
  return prepared.match(/\d+(?:[.,]\d+)?|[a-z]+|[,;]/g) ?? []
}

/** The value of a token of digits; null for a word. */
export function numberOf(token: string | undefined): number | null {
  return token !== undefined && /^\d/.test(token) ? Number(token.replace(',', '.')) : null
}

/** In characters. Shorter phrases without spaces may be other words: `tolet`. */
const minLetters = 6
const maxParts = 3

/** Languages in which a compound is one word. */
const joining: readonly string[] = ['nl', 'de']

/**
 * Spaces the tokens as the lexicon does: `pent house` becomes one token, `swimmingpool` two. Phrases of the lexicon are
 * not changed. In Dutch and German other listed compounds become one token too: `dak terras`.
 */
export function respellTokens(
  tokens: readonly string[],
  { of, byLetters }: Phrases,
  locale: Locale,
): string[] {
  const spelled: string[] = []
  for (let at = 0; at < tokens.length;) {
    const parts = [maxParts, 2, 1].find((length) => {
      const written = tokens.slice(at, at + length)
      const letters = written.join('')
      return letters.length >= minLetters && byLetters.has(letters) && !of.has(written.join(' '))
    })
    const phrase = byLetters.get(tokens.slice(at, at + (parts ?? 0)).join(''))
    const pair = tokens.slice(at, at + 2)
    const isOneWord = !phrase && joining.includes(locale) && pair.length === 2 && isCompound(pair, locale)
    const word = isOneWord && !of.has(pair.join(' ')) ? pair.join('') : undefined
    spelled.push(...(phrase?.split(' ') ?? [word ?? tokens[at] ?? '']))
    at += parts ?? (word ? 2 : 1)
  }
  return spelled
}
