import { locales, type Locale } from '@/lib/i18n/locales'
import { isRecord } from '@/lib/values/read-value'
import { readableKeys } from '@/lib/values/storable-keys'

/** Marks a translation whose source text has changed since. */
export interface StaleNote {
  /** Hash of the source text it was translated from: when that text returns, the note is removed. Empty: copied and never translated. */
  hash: string
  /** Position of the text when the note was last updated; a duplicated document has other ids. */
  at: string
  /** The source text it was translated from, to show what changed since. Left out when it is very long. */
  source?: string
}

/** Per language, by the path of the text. */
export type StaleNotes = Partial<Record<Locale, Record<string, StaleNote>>>

const isNote = (value: unknown): value is StaleNote =>
  isRecord(value) &&
  typeof value.hash === 'string' &&
  typeof value.at === 'string' &&
  (value.source === undefined || typeof value.source === 'string')

const notesOfLanguage = (value: unknown): Record<string, StaleNote> =>
  Object.fromEntries(
    Object.entries(isRecord(value) ? value : {}).filter((entry): entry is [string, StaleNote] =>
      isNote(entry[1]),
    ),
  )

/** Parses the stored notes; invalid ones are left out. */
export function readStaleNotes(stored: unknown): StaleNotes {
  const notes = readableKeys(stored)
  if (!isRecord(notes)) return {}
  return Object.fromEntries(locales.map((locale) => [locale, notesOfLanguage(notes[locale])]))
}
