import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { finished } from 'node:stream/promises'

import type { BackupRepository } from '@/lib/backup/backup-repository'
import { fetchDocuments, fetchSqlite } from '@/lib/backup/fetch-backup'
import type { Manifest } from '@/lib/backup/manifest'

/** The database of a backup, as what a database of the other kind is filled from. */
export interface MoveSource {
  kind: 'sqlite' | 'mongodb'
  /** The SQLite file, or the folder with a file of EJSON lines per collection. */
  path: string
}

/**
 * Fetches the database of a backup.
 *
 * @param folder where it is written
 * @throws BackupError when it is not what was stored
 */
export async function fetchMoveSource(
  backups: BackupRepository,
  { database }: Manifest,
  folder: string,
): Promise<MoveSource> {
  await mkdir(folder, { recursive: true })
  if (database.kind === 'sqlite') {
    const file = path.join(folder, 'database.db')
    await fetchSqlite(backups, database, file)
    return { kind: 'sqlite', path: file }
  }
  const { BSON } = await import('mongodb')
  for (const collection of database.collections) {
    const stream = createWriteStream(path.join(folder, `${collection.name}.ejsonl`))
    for await (const document of fetchDocuments(backups, collection))
      if (!stream.write(`${BSON.EJSON.stringify(document, { relaxed: false })}\n`))
        await once(stream, 'drain')
    stream.end()
    await finished(stream)
  }
  return { kind: 'mongodb', path: folder }
}
