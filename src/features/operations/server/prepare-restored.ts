import type { Payload } from 'payload'

import {
  anonymise,
  eraseAgain,
  joinTombstones,
  readStoredTombstones,
  readTombstoneFiles,
  tombstoneFile,
} from '@/features/privacy/server/api'
import { expireEverything } from '@/lib/cache/cache-events'
import { env } from '@/lib/env'
import { fileFolders, siteStorage, type FileCollection } from '@/lib/storage/site-storage'
import { fileNamesOf } from '@/lib/uploads/file-names'

import { sourceOfPayload } from './document-sources'
import { moveDocuments, type DocumentSource } from './move-documents'

export interface PreparedSite {
  /** People erased again, who were erased after the backup was made. */
  people: number
  /** Files that documents name and that are not there. */
  missingFiles: string[]
}

interface PrepareOptions {
  now: Date
  say: (line: string) => void
  /** For a copy: what names people is replaced. */
  isAnonymous?: boolean
}

/** Looks for the file of every document with one, in the storage of this environment. */
async function findMissingFiles(payload: Payload): Promise<string[]> {
  const missing: string[] = []
  const source = sourceOfPayload(payload)
  const storage = await siteStorage()
  for (const collection of Object.keys(fileFolders) as FileCollection[]) {
    const keys = new Set<string>()
    for await (const { key } of storage.list(fileFolders[collection])) keys.add(key)
    for await (const document of source.documents(collection))
      for (const name of fileNamesOf(document))
        if (!keys.has(fileFolders[collection] + name)) missing.push(`${collection}/${name}`)
  }
  return missing
}

/**
 * Makes a restored site ready, in a process whose environment has its database and its folder: fills the database when
 * the backup is of the other kind, repeats the erasures that were made after the backup, signs staff, owners and subscribers out, and declares
 * stored pages stale.
 *
 * @param source of another kind of database; null when the database is filled
 */
export async function prepareRestored(
  payload: Payload,
  source: DocumentSource | null,
  { now, say, isAnonymous = false }: PrepareOptions,
): Promise<PreparedSite> {
  const dangling = source ? await moveDocuments(payload, source, say) : 0
  if (dangling > 0) say(`${dangling} references to documents that do not exist were left out`)
  const tombstones = joinTombstones(
    await readStoredTombstones(payload),
    await readTombstoneFiles([tombstoneFile(env.privateDir)]),
  )
  const { people } = tombstones.size > 0 ? await eraseAgain(payload, tombstones, now) : { people: 0 }
  // Among them may be sessions that were ended since.
  const access = [
    'staffSessions',
    'ownerSessions',
    'ownerLinks',
    'subscriberSessions',
    'subscriberLinks',
    'linkRequests',
  ] as const
  for (const collection of access) await payload.db.deleteMany({ collection, where: {} })
  if (isAnonymous) say(`${await anonymise(payload)} rows about people anonymised`)
  await payload.kv.clear()
  await expireEverything(payload, now)
  return { people, missingFiles: await findMissingFiles(payload) }
}
