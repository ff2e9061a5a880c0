import { createHash } from 'node:crypto'

import { locales, type Locale } from '../i18n/locales'
import { wordsIn, type DocumentText } from './document-texts'

/** Says that a translation was made from a text that has changed since. */
export interface StaleNote {
  /** Of the text it was made from: when that comes back, the note goes. Empty: copied and never translated. */
  hash: string
  /** Where the text stood when the note was last seen to; a duplicated document has other ids. */
  at: string
}

/** Per language, by the path of the text. */
export type StaleNotes = Partial<Record<Locale, Record<string, StaleNote>>>

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isNote = (value: unknown): value is StaleNote =>
  isRecord(value) && typeof value.hash === 'string' && typeof value.at === 'string'

const notesOfLanguage = (value: unknown): Record<string, StaleNote> =>
  Object.fromEntries(
    Object.entries(isRecord(value) ? value : {}).filter((entry): entry is [string, StaleNote] =>
      isNote(entry[1]),
    ),
  )

/** Reads what the database holds; whatever is not a note is left out. */
export const readStaleNotes = (stored: unknown): StaleNotes =>
  isRecord(stored)
    ? Object.fromEntries(locales.map((locale) => [locale, notesOfLanguage(stored[locale])]))
    : {}

export const hashOf = (words: string): string => createHash('sha256').update(words).digest('hex').slice(0, 16)

interface TextChange {
  /** Every text as it was before, in all languages. */
  before: readonly DocumentText[]
  /** Every text as it is saved now, in the language being saved. */
  saved: readonly DocumentText[]
  locale: Locale
  source: Locale
  notes: StaleNotes
  /** Texts that are copied from another language still have to be translated. */
  isCopy?: boolean
  /** Languages whose translations an editor has looked over: their notes go. */
  reviewed?: readonly Locale[]
}

type Noted = StaleNote | undefined

/** The source text was saved: its translations are out of date unless it is again what they were made from. */
function noteOfTranslation(old: string, now: string, note: Noted): Noted {
  if (note) return note.hash === hashOf(now) ? undefined : note
  return old !== now && old !== '' ? { hash: hashOf(old), at: '' } : undefined
}

/** The translation itself was saved. */
function noteOfSaved(old: string, now: string, note: Noted, isCopy: boolean): Noted {
  if (old === now) return note
  return isCopy ? { hash: '', at: '' } : undefined
}

/** Notes whose text has another id now, as in a duplicated document: found again by their place. */
function notesByPlace(notes: Record<string, StaleNote>, before: ReadonlyMap<string, DocumentText>) {
  const lost = Object.entries(notes).filter(([path]) => !before.has(path))
  return new Map(lost.map(([, note]) => [note.at, note]))
}

interface OneText {
  language: Locale
  known: Noted
  wordsBefore: (locale: Locale) => string
  wordsNow: string
}

function nextNote(change: TextChange, { language, known, wordsBefore, wordsNow }: OneText): Noted {
  const { locale, source, isCopy = false } = change
  if (language === locale) return noteOfSaved(wordsBefore(locale), wordsNow, known, isCopy)
  return locale === source ? noteOfTranslation(wordsBefore(source), wordsNow, known) : known
}

function notesOf(language: Locale, change: TextChange, before: ReadonlyMap<string, DocumentText>) {
  const { locale, notes } = change
  const byPath = notes[language] ?? {}
  const byPlace = notesByPlace(byPath, before)
  const after: Record<string, StaleNote> = {}
  for (const text of change.saved) {
    const old = before.get(text.path)
    const wordsBefore = (each: Locale) => (old ? wordsIn(old, each) : '')
    const wordsNow = wordsIn(text, locale)
    if ((language === locale ? wordsNow : wordsBefore(language)) === '') continue
    const known = byPath[text.path] ?? byPlace.get(text.at)
    const note = nextNote(change, { language, known, wordsBefore, wordsNow })
    if (note) after[text.path] = { ...note, at: text.at }
  }
  return after
}

/** The notes after a save. A note stays only as long as its text is there; the source language has none. */
export function staleNotesAfter(change: TextChange): StaleNotes {
  const before = new Map(change.before.map((text) => [text.path, text]))
  const noted = locales
    .filter((language) => language !== change.source && !change.reviewed?.includes(language))
    .map((language): [Locale, Record<string, StaleNote>] => [language, notesOf(language, change, before)])
  return Object.fromEntries(noted.filter(([, notes]) => Object.keys(notes).length > 0))
}
