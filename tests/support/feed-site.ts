import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import type { Payload } from 'payload'

import { specification3 } from '@/features/import/formats/specification-3/format'
import { sourceDefaults, type ImportSource } from '@/features/import/server/import-source'
import { runImport, type ImportOptions } from '@/features/import/server/run-import'
import { env } from '@/lib/env'
import { isRecord } from '@/lib/values/read-value'

import type { FeedRecord } from './feed-records'

/** A small feed in the format of specification 3, and the site that imports it. */

const types = [
  { WebID: '1', Name: 'Maison', language: 'fr' },
  { WebID: '1', Name: 'Huis', language: 'nl' },
]

export interface FeedSite {
  source: ImportSource
  /** Writes the feed of the next run. */
  write: (properties: readonly FeedRecord[], more?: FeedRecord) => Promise<void>
  writeText: (text: string | Uint8Array) => Promise<void>
  run: (options?: Partial<ImportOptions>) => ReturnType<typeof runImport>
  /** The stored property of a number, in all languages; undefined when there is none. */
  find: (
    externalId: number | string,
    options?: { draft?: boolean },
  ) => Promise<Record<string, unknown> | undefined>
  stop: () => Promise<void>
}

export async function makeFeedSite(
  payload: Payload,
  key: string,
  more: Partial<ImportSource> = {},
): Promise<FeedSite> {
  const folder = await mkdtemp(path.join(env.dataDir, 'feed-'))
  const file = path.join(folder, 'feed.json')
  const source: ImportSource = {
    ...sourceDefaults,
    key,
    name: key,
    format: specification3,
    location: { file },
    ...more,
  }
  const writeText = (text: string | Uint8Array) => writeFile(file, text)
  return {
    source,
    writeText,
    write: (properties, rest = {}) => writeText(JSON.stringify({ ...rest, types, properties })),
    run: (options) => runImport(payload, source, { actor: 'test', dryRun: false, ...options }),
    find: async (externalId, { draft = false } = {}) => {
      const { docs } = await payload.find({
        collection: 'properties',
        where: { and: [{ source: { equals: key } }, { externalId: { equals: String(externalId) } }] },
        depth: 0,
        draft,
        locale: 'all',
        trash: true,
      })
      const [document] = docs as unknown[]
      return isRecord(document) ? document : undefined
    },
    stop: () => rm(folder, { recursive: true, force: true }),
  }
}
