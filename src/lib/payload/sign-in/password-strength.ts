import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

import { foldLetters } from '@/lib/values/slugify'

let loading: Promise<ZxcvbnFactory> | undefined

/** The lists of common passwords, names and words take a few megabytes and are needed when a password is set. */
async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, common] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new ZxcvbnFactory({ dictionary: common.dictionary, graphs: common.adjacencyGraphs })
}

/** Of 0 to 4: below, fewer than 10^8 guesses find the password. */
const sufficient = 3

/** A text, the two parts of an e-mail address, the words, and these as one word: people write their name in one. */
function wordsOf(text: string): string[] {
  const words = text.split(/[^\p{L}\p{N}]+/u)
  return [text, ...text.split('@'), words.join(''), ...words].filter((word) => word.length > 2)
}

/** As compared: no accents, capitals, spaces, marks. */
const foldAll = (text: string): string => foldLetters(text).replace(/[^\p{L}\p{N}]+/gu, '')

/** Minimum number of letters and digits outside the known words: attackers append years, signs and names of towns. */
const minUnknown = 8

/** Whether what is known makes most of a password: the estimator counts a spelling of several words as a find of its own. */
function isMostlyKnown(password: string, words: readonly string[]): boolean {
  const folded = foldAll(password)
  const longWords = words.map(foldAll).filter((word) => word.length > 3)
  const rest = longWords
    .toSorted((one, other) => other.length - one.length)
    .reduce((text, word) => text.replaceAll(word, ' '), folded)
    .replaceAll(' ', '')
  return rest.length * 2 < folded.length && rest.length < minUnknown
}

/**
 * Whether a password is among the common ones or is easily guessed with what is known about the account.
 *
 * @param context e-mail address, name, host of the site and the like
 */
export async function isGuessable(password: string, context: readonly string[]): Promise<boolean> {
  const words = context.flatMap(wordsOf)
  if (isMostlyKnown(password, words)) return true
  const estimator = await (loading ??= loadEstimator())
  return estimator.check(password, words).score < sufficient
}
