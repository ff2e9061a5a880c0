import { wordsIn, type DocumentText } from '@/features/translation/model/document-texts'
import type { StaleNote, StaleNotes } from '@/features/translation/model/stale-notes'
import { locales, type Locale } from '@/lib/i18n/locales'
import { sha256 } from '@/lib/values/digest'

export const hashOf = (words: string): string => sha256(words).slice(0, 16)

/** Texts of a language, by their paths. */
export interface ConfirmedTexts {
  language: Locale
  paths: readonly string[]
}

interface TextChange {
  /** All texts before the save, in all languages. */
  before: readonly DocumentText[]
  /** All saved texts, in the saved language. */
  saved: readonly DocumentText[]
  locale: Locale
  source: Locale
  notes: StaleNotes
  /** Texts that are copied from another language still have to be translated. */
  isCopy?: boolean
  /** Translations that a translator found still right, although their source changed. */
  confirmed?: ConfirmedTexts | undefined
  /** Languages whose translations an editor has reviewed: their notes are removed. */
  reviewed?: readonly Locale[]
}

type Noted = StaleNote | undefined

/** Longer texts are not stored: every list of the languages reads the notes. */
const maxStoredSource = 5000

/** The source text was saved: its translations are outdated unless it is the text they were translated from. */
function noteOfTranslation(old: string, now: string, note: Noted): Noted {
  if (note) return note.hash === hashOf(now) ? undefined : note
  if (old === now || old === '') return undefined
  return { hash: hashOf(old), at: '', ...(old.length <= maxStoredSource && { source: old }) }
}

/** The translation itself was saved. */
function noteOfSaved(old: string, now: string, note: Noted, isCopy: boolean): Noted {
  if (old === now) return note
  return isCopy ? { hash: '', at: '' } : undefined
}

/** Notes whose text has another id, as in a duplicated document: matched by position. */
function notesByPlace(notes: Record<string, StaleNote>, before: ReadonlyMap<string, DocumentText>) {
  const orphaned = Object.entries(notes).filter(([path]) => !before.has(path))
  return new Map(orphaned.map(([, note]) => [note.at, note]))
}

interface OneText {
  language: Locale
  noteBefore: Noted
  wordsBefore: (locale: Locale) => string
  wordsNow: string
}

function nextNote(change: TextChange, { language, noteBefore, wordsBefore, wordsNow }: OneText): Noted {
  const { locale, source, isCopy = false } = change
  if (language === locale) return noteOfSaved(wordsBefore(locale), wordsNow, noteBefore, isCopy)
  return locale === source ? noteOfTranslation(wordsBefore(source), wordsNow, noteBefore) : noteBefore
}

function computeNotes(language: Locale, change: TextChange, before: ReadonlyMap<string, DocumentText>) {
  const { confirmed, locale, notes } = change
  const byPath = notes[language] ?? {}
  const byPlace = notesByPlace(byPath, before)
  const after: Record<string, StaleNote> = {}
  for (const text of change.saved) {
    const old = before.get(text.path)
    const wordsBefore = (each: Locale) => (old ? wordsIn(old, each) : '')
    const wordsNow = wordsIn(text, locale)
    if ((language === locale ? wordsNow : wordsBefore(language)) === '') continue
    const noteBefore = byPath[text.path] ?? byPlace.get(text.at)
    const isConfirmed = confirmed?.language === language && confirmed.paths.includes(text.path)
    const note = isConfirmed ? undefined : nextNote(change, { language, noteBefore, wordsBefore, wordsNow })
    if (note) after[text.path] = { ...note, at: text.at }
  }
  return after
}

/** The notes after a save. A note exists only as long as its text; the source language has none. */
export function staleNotesAfter(change: TextChange): StaleNotes {
  const before = new Map(change.before.map((text) => [text.path, text]))
  const noted = locales
    .filter((language) => language !== change.source && !change.reviewed?.includes(language))
    .map((language): [Locale, Record<string, StaleNote>] => [
      language,
      computeNotes(language, change, before),
    ])
  return Object.fromEntries(noted.filter(([, notes]) => Object.keys(notes).length > 0))
}
