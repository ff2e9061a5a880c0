import { LRUCache } from 'lru-cache'

import { processState } from '@/lib/process-state'

import type { Tag } from './tags'

/** What a read returned, with the tags of everything it read. */
export interface CacheEntry {
  value: unknown
  tags: ReadonlySet<Tag>
}

/** Reads, and adds the tags of what it reads to the given set. */
type Read = (tags: Set<Tag>) => Promise<unknown>

/** Of all results together, in bytes, counted as JSON of two bytes a character; as objects they take about twice that. */
const maxBytes = 32 * 1024 * 1024
/** A tag in a set, with its share of the table. */
const bytesPerTag = 100

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  for (const each of Object.values(value)) freeze(each)
  Object.freeze(value)
}

/** A copy as plain data that no reader can change for the others, and its length as JSON. */
function toPlain(value: unknown): { plainValue: unknown; length: number } {
  const json = JSON.stringify(value) as string | undefined
  if (json === undefined) return { plainValue: value, length: 0 }
  const plainValue: unknown = JSON.parse(json)
  freeze(plainValue)
  return { plainValue, length: json.length }
}

/** Results of reads in the memory of this process, until one of their tags is refreshed. */
export class DataCache {
  readonly #entries: LRUCache<string, CacheEntry>
  #running = new Map<string, Promise<CacheEntry>>()
  /** Reads in progress, also those that nothing new waits for. */
  #active = 0
  /** Tags refreshed while reads were in progress, with the number of the refresh. */
  #refreshed = new Map<Tag, number>()
  #refreshes = 0
  /** Number of the last refresh of everything. */
  #cleared = 0

  constructor(bytes = maxBytes) {
    this.#entries = new LRUCache({ maxSize: bytes })
  }

  /** The cached result, or that of one read for all who ask at the same time. */
  read(key: string, read: Read): Promise<CacheEntry> {
    const stored = this.#entries.get(key)
    if (stored) return Promise.resolve(stored)
    const running = this.#running.get(key)
    if (running) return running
    const started = this.#start(key, read).finally(() => {
      if (this.#running.get(key) === started) this.#running.delete(key)
    })
    this.#running.set(key, started)
    return started
  }

  /** Forgets what was made from these. A read in progress is neither cached nor given to anyone who asks from now on. */
  refresh(tags: readonly Tag[]): void {
    this.#refreshes += 1
    if (this.#active > 0) for (const tag of tags) this.#refreshed.set(tag, this.#refreshes)
    this.#running.clear()
    for (const [key, entry] of this.#entries.entries())
      if (tags.some((tag) => entry.tags.has(tag))) this.#entries.delete(key)
  }

  /** Forgets everything, as if all tags were refreshed. */
  clear(): void {
    this.#refreshes += 1
    this.#cleared = this.#refreshes
    this.#running.clear()
    this.#entries.clear()
  }

  async #start(key: string, read: Read): Promise<CacheEntry> {
    const began = this.#refreshes
    const tags = new Set<Tag>()
    this.#active += 1
    try {
      const { plainValue, length } = toPlain(await read(tags))
      const entry: CacheEntry = { value: plainValue, tags }
      // What does not exist has no document that could refresh it.
      const exists = plainValue !== null && plainValue !== undefined
      const bytes = 1 + length * 2 + tags.size * bytesPerTag
      if (exists && !this.#isOutdated(tags, began)) this.#entries.set(key, entry, { size: bytes })
      return entry
    } finally {
      this.#active -= 1
      if (this.#active === 0) this.#refreshed.clear()
    }
  }

  #isOutdated(tags: ReadonlySet<Tag>, began: number): boolean {
    return began < this.#cleared || [...tags].some((tag) => (this.#refreshed.get(tag) ?? 0) > began)
  }
}

/** The cache of this process. */
export const dataCache = (): DataCache => processState('dataCache', () => new DataCache())
