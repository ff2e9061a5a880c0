import type { Previewed } from './previewed'

/** What an editor typed and did not save yet. */
export type TypedData = Record<string, unknown>

interface Kept {
  data: TypedData
  until: number
}

const LIFETIME_MS = 2 * 60_000
const MOST = 40
/** A person edits in few windows at once; nobody's typing gives way to that of one who opens very many. */
const MOST_OF_ONE = 4

const nameInProcess = Symbol.for('perron.preview.typed-data')

/** On the process, because Next loads the modules of the API and of the pages apart from each other. */
function store(): Map<string, Kept> {
  const holder = globalThis as { [nameInProcess]?: Map<string, Kept> }
  return (holder[nameInProcess] ??= new Map())
}

const keyOf = (userId: string, { kind, id, locale }: Previewed) => [userId, kind, id, locale].join(' ')

/** Keeps what was typed for the one who typed it, for two minutes, in memory only. */
export function keepTyped(userId: string, previewed: Previewed, data: TypedData, now = Date.now()): void {
  const kept = store()
  const key = keyOf(userId, previewed)
  // Last in the order of age.
  kept.delete(key)
  kept.set(key, { data, until: now + LIFETIME_MS })
  for (const [each, { until }] of kept) if (until <= now || kept.size > MOST) kept.delete(each)
  const own = [...kept.keys()].filter((each) => each.startsWith(`${userId} `))
  for (const each of own.slice(0, -MOST_OF_ONE)) kept.delete(each)
}

/** What that person typed in that document and language; null when there is nothing any more. */
export function findTyped(userId: string, previewed: Previewed, now = Date.now()): TypedData | null {
  const kept = store().get(keyOf(userId, previewed))
  return kept && kept.until > now ? kept.data : null
}
