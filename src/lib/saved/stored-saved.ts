import { nothingSaved, savedLimits, type HiddenProperty, type Saved } from './saved'

/** The entry of the browser's storage. */
export const savedKey = 'perron.saved'

/** Raised when the shape changes; what an unknown version wrote is not read. */
const version = 1

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isRef = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= 999_999_999

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

function readHidden(value: unknown): HiddenProperty[] {
  const entries = listOf(value).flatMap((each) =>
    isRecord(each) && isRef(each.ref)
      ? [
          {
            ref: each.ref,
            title: typeof each.title === 'string' ? each.title.slice(0, savedLimits.title) : '',
          },
        ]
      : [],
  )
  return [...new Map(entries.map((each) => [each.ref, each])).values()].slice(0, savedLimits.hidden)
}

function readNotes(value: unknown): Record<number, string> {
  const notes = Object.entries(isRecord(value) ? value : {}).flatMap(([ref, text]): [number, string][] =>
    isRef(Number(ref)) && typeof text === 'string' && text.trim() !== ''
      ? [[Number(ref), text.slice(0, savedLimits.note)]]
      : [],
  )
  return Object.fromEntries(notes.slice(0, savedLimits.notes))
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return null
  }
}

/** Reads what the browser kept. Never throws: a damaged part counts as empty, the rest is used. */
export function readSaved(text: string | null): Saved {
  const stored = parse(text)
  if (!isRecord(stored) || stored.version !== version) return nothingSaved
  return {
    favourites: [...new Set(listOf(stored.favourites).filter(isRef))].slice(0, savedLimits.favourites),
    hidden: readHidden(stored.hidden),
    notes: readNotes(stored.notes),
  }
}

/** The text to keep. */
export const writeSaved = (saved: Saved): string => JSON.stringify({ version, ...saved })
