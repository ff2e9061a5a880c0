import { emptySaved, savedLimits, type HiddenProperty, type Saved } from './saved'
import { isRecord } from '@/lib/values/read-value'
import { listOf } from '@/lib/values/lists'

/** Key in the browser's storage. */
export const savedKey = 'perron.saved'

/** Increased when the shape changes; data of an unknown version is ignored. */
const version = 1

const isRef = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= 999_999_999

function parseHidden(value: unknown): HiddenProperty[] {
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

function parseNotes(value: unknown): Record<number, string> {
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

/** Parses the stored value. Never throws: a damaged part counts as empty, the rest is used. */
export function parseSaved(text: string | null): Saved {
  const stored = parse(text)
  if (!isRecord(stored) || stored.version !== version) return emptySaved
  return {
    favourites: [...new Set(listOf(stored.favourites).filter(isRef))].slice(0, savedLimits.favourites),
    hidden: parseHidden(stored.hidden),
    notes: parseNotes(stored.notes),
  }
}

/** Serialises the value for storage. */
export const serialiseSaved = (saved: Saved): string => JSON.stringify({ version, ...saved })
