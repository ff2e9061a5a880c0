/** Answers typed before an accidental reload or departure. */
export type Draft = Record<string, string | string[]>

/** The stored values of a form that was not sent, or whose submission has an unknown result. */
export interface Attempt {
  values: Draft
  /** Idempotency key, so that sending again after a reload is no second request. */
  key: string
}

interface StoredDraft extends Attempt {
  /** Milliseconds since 1970. */
  savedAt: number
}

const prefix = 'form-draft:'
export const draftLifeInMs = 60 * 60 * 1000

/** The same form at another URL, such as about another property, has a separate draft. */
export const draftKey = (kind: string, path: string): string => `${prefix}${kind}:${path}`

const isText = (value: unknown): value is string => typeof value === 'string'

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((each) => isText(each) || (Array.isArray(each) && each.every(isText)))

function read(text: string | null): StoredDraft | null {
  if (text === null) return null
  try {
    const { savedAt, key, values } = Object(JSON.parse(text)) as Record<string, unknown>
    return typeof savedAt === 'number' && isText(key) && isDraft(values) ? { savedAt, key, values } : null
  } catch {
    return null
  }
}

/** Storage of drafts; failures to store are ignored. */
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const isOver = (draft: StoredDraft | null, now: number): boolean =>
  draft === null || now - draft.savedAt >= draftLifeInMs || draft.savedAt > now

/** Deletes all drafts older than an hour. */
export function dropOldDrafts(store: Store, now: number): void {
  const keys = Array.from({ length: store.length }, (_, index) => store.key(index) ?? '')
  for (const key of keys)
    if (key.startsWith(prefix) && isOver(read(store.getItem(key)), now)) store.removeItem(key)
}

export function readDraft(store: Store, place: string, now: number): Attempt | null {
  const draft = read(store.getItem(place))
  return draft && !isOver(draft, now) ? { values: draft.values, key: draft.key } : null
}

const isEmpty = (value: string | string[]): boolean => value.length === 0

/** Stores the values; deletes the draft when all are empty. */
export function writeDraft(store: Store, place: string, { values, key }: Attempt, now: number): void {
  const filled = Object.fromEntries(Object.entries(values).filter(([, value]) => !isEmpty(value)))
  if (isEmpty(Object.keys(filled))) store.removeItem(place)
  else store.setItem(place, JSON.stringify({ savedAt: now, key, values: filled } satisfies StoredDraft))
}
