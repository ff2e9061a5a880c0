import type { Locale, Localized } from '@/lib/i18n/locales'
import { inPlace } from '@/lib/i18n/sentence-words'
import { capitalised } from '@/lib/values/text'

type Texts = Partial<Record<Locale, string | null | undefined>>

export type PictureKind = 'photo' | 'plan'

/** The known facts about a picture. */
export interface AltFacts {
  /** The subject, such as the type of a property or the name of a project. */
  subject?: Texts
  city?: Texts
  /** What the file is, such as “photo”. */
  word: Localized
}

const numbered = (word: Localized, index: number, locale: Locale): string => `${word[locale]} ${index + 1}`

/** Longer subjects would leave no room for the rest of a text of 250 characters. */
const clean = (text: string | null | undefined): string => (text ?? '').trim().slice(0, 90)

/** A type may name several kinds, such as “house, villa, farm”: the first one is used. */
export const firstKind = (names: Texts): Texts =>
  Object.fromEntries(Object.entries(names).map(([locale, name]) => [locale, name?.split(',')[0]]))

/**
 * A proposed alternative text, such as “Appartement à Ixelles, photo 3”, for an editor to improve. Empty when no fact is
 * known in that language.
 *
 * @param index position of the picture in its list, from 0
 */
export function proposeAlt({ subject, city, word }: AltFacts, index: number, locale: Locale): string {
  const what = clean(subject?.[locale])
  const where = clean(city?.[locale])
  const place = where && inPlace(where, locale)
  const text = [what, place].filter(Boolean).join(' ')
  return text && `${capitalised(text)}, ${numbered(word, index, locale)}`
}

/**
 * What a file is called while nothing is known about it, such as “Photo 3”. Never the name of the file, which may name the
 * street of a hidden address.
 *
 * @param index position in its list, from 0
 */
export const neutralText = (word: Localized, index: number, locale: Locale): string =>
  capitalised(numbered(word, index, locale))
