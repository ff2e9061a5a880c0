import { maxPlainLength } from '../quick-search'
import { foldLetters } from '@/lib/values/slugify'

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
