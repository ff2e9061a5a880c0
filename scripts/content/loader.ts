import type { CollectionSlug } from 'payload'

import { ref, referenceOf, referencesIn, withIds, type DocumentRecord, type SeedRecord } from './record'
import type { Store } from './store'

/** Runs a task for every item, so many at a time. */
async function eachOf<Item>(
  items: readonly Item[],
  atOnce: number,
  run: (item: Item) => Promise<void>,
): Promise<void> {
  const left = items.values()
  // The workers share the iterator: each takes the next item.
  const worker = async () => {
    for (const item of left) await run(item)
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker))
}

/** Stores records, each after those that it refers to. */
export interface Loader {
  /**
   * Stores records in their order, some at once.
   *
   * @param onStored gets how many are stored
   */
  load: (
    records: readonly SeedRecord[],
    options?: { atOnce?: number; onStored?: (done: number) => void },
  ) => Promise<void>
  /** The same data with ids instead of references; stores what it refers to. */
  resolve: <Data>(data: Data) => Promise<Data>
  /** Makes a document known that something else has stored. */
  know: (collection: CollectionSlug, key: string | number, id: string) => void
}

export function makeLoader(store: Pick<Store, 'create' | 'save'>): Loader {
  const records = new Map<string, DocumentRecord>()
  const ids = new Map<string, Promise<string>>()

  /** @param above the records that wait for this one */
  function idOf(reference: string, above: readonly string[]): Promise<string> {
    if (above.includes(reference)) throw new Error(`${[...above, reference].join(' refers to ')}.`)
    const storedId = ids.get(reference)
    if (storedId) return storedId
    const record = records.get(reference)
    if (!record) throw new Error(`There is no ${reference}.`)
    const id = create(record, [...above, reference])
    ids.set(reference, id)
    return id
  }

  async function resolve<Data>(data: Data, above: readonly string[] = []): Promise<Data> {
    const idsByReference = new Map<string, string>()
    for (const reference of referencesIn(data)) idsByReference.set(reference, await idOf(reference, above))
    // The same data but for the ids, which are texts as references are.
    return withIds(data, idsByReference) as Data
  }

  async function create({ collection, data, file }: DocumentRecord, above: readonly string[]) {
    const resolved = await resolve(data, above)
    return store.create(collection, resolved, await file?.())
  }

  return {
    load: async (given, { atOnce = 1, onStored = () => undefined } = {}) => {
      for (const record of given) if ('collection' in record) records.set(referenceOf(record), record)
      let done = 0
      await eachOf(given, atOnce, async (record) => {
        if ('collection' in record) await idOf(referenceOf(record), [])
        else await store.save(record.global, await resolve(record.data))
        onStored((done += 1))
      })
    },
    resolve: (data) => resolve(data),
    know: (collection, key, id) => void ids.set(ref(collection, key), Promise.resolve(id)),
  }
}
