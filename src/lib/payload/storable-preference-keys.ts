/** @relies database-adapter */
import type { Config } from 'payload'

import { isRecord } from '@/lib/values/read-value'
import { readableKeys, storableKeys } from '@/lib/values/storable-keys'

type Adapter = NonNullable<Config['db']>
type Operation = (args: unknown) => Promise<unknown>

/** A preference, or a page of them, with other keys in their values. */
function renameIn(document: unknown, rename: (value: unknown) => unknown): unknown {
  if (!isRecord(document)) return document
  if (Array.isArray(document.docs))
    return { ...document, docs: document.docs.map((each) => renameIn(each, rename)) }
  return 'value' in document ? { ...document, value: rename(document.value) } : document
}

/**
 * For MongoDB, which reads a dot in a key as a path: Payload keeps what an account has folded in the studio under the paths
 * of fields, such as `agency.offices`. They are stored with another sign and read as Payload wrote them.
 */
export const withStorablePreferenceKeys = (adapter: Adapter): Adapter => ({
  ...adapter,
  init: (options) => {
    const database = adapter.init(options)
    for (const name of ['create', 'find', 'findOne', 'updateOne', 'upsert'] as const) {
      const run = database[name] as Operation
      const renamed: Operation = async (args) => {
        if (!isRecord(args) || args.collection !== 'payload-preferences') return run.call(database, args)
        const stored = isRecord(args.data) ? { ...args, data: renameIn(args.data, storableKeys) } : args
        return renameIn(await run.call(database, stored), readableKeys)
      }
      Object.assign(database, { [name]: renamed })
    }
    return database
  },
})
