import type { Locale, OfLanguages } from '@/lib/i18n/locales'
import { foldLetters } from '@/lib/values/slugify'

/** Longer words are cut: no language of the site needs more to tell words apart. */
const maxWordLength = 30

/** More words narrow no search; longer texts are cut. */
export const maxSearchWords = 8

/** Words that say nothing about a property, without accents. Single letters are left out in every language. */
const stopWords: OfLanguages<ReadonlySet<string>> = {
  fr: new Set(
    'au aux avec ce ces cette dans de des du elle en est et eux il ils je la le les leur lui ma mais me meme mes moi mon ne nos notre nous on ou par pas pour qu que qui sa se ses son sont sur ta te tes toi ton tu un une vos votre vous ete etre'.split(
      ' ',
    ),
  ),
  nl: new Set(
    'aan als bij dat de den der die dit een en er haar het hij hun ik in is je met mijn naar of om ons op te tot uit uw van voor was wat we wij ze zich zij zijn'.split(
      ' ',
    ),
  ),
  en: new Set(
    'an and are as at be by for from has have he her his in is it its me my of on or our she that the their them they this to was we were which with you your'.split(
      ' ',
    ),
  ),
  de: new Set(
    'als am an auf aus bei bin das dem den der des die ein eine einem einen einer eines er es fur hat ich ihr im in ist mein mit nach oder sich sie sind um und uns von vom wir zu zum zur'.split(
      ' ',
    ),
  ),
}

/** The words of a text as they are compared: lower case, without accents, in their order. */
export const foldedWords = (text: string): string[] =>
  (foldLetters(text).match(/[a-z0-9]+/g) ?? []).map((word) => word.slice(0, maxWordLength))

/** Whether a folded word says nothing about a property. */
export const isStopWord = (word: string, locale: Locale): boolean =>
  stopWords[locale]?.has(word) === true || /^[a-z]$/.test(word)

/** The different folded words of a text that a search can ask for. */
export const searchableWords = (text: string, locale: Locale): string[] => [
  ...new Set(foldedWords(text).filter((word) => !isStopWord(word, locale))),
]

/**
 * The words of a search as a visitor wrote them, in lower case with accents, each once. Punctuation separates
 * words; other scripts and pictures remain, and find nothing.
 */
export function parseSearchWords(text: string): string[] {
  const written =
    text
      .slice(0, 500)
      .replaceAll('\ufffd', ' ')
      .toLowerCase()
      // NFC comes last because the lower case of İ is two characters, which NFC puts in order.
      .normalize('NFC')
      .match(/[\p{L}\p{M}\p{N}\p{So}]+/gu) ?? []
  const words = new Map(written.map((word) => [foldLetters(word), word.slice(0, maxWordLength)]))
  return [...words.values()].slice(0, maxSearchWords)
}
