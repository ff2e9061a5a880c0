import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'

import type { Payload } from 'payload'

import { feedFolder, findImportSource, type ImportSource } from '@/features/import/server/import-source'

/** A source whose feeds arrive in a folder, as the office's software leaves them there. */
export interface ArrivingFeeds {
  id: string
  source: ImportSource
  path: string
  /** Leaves a feed, as if it had been written so many minutes ago. */
  drop: (name: string, content: string | Uint8Array, minutesAgo?: number) => Promise<void>
  /** What is in the folder, or a part of it; ids before names are left out. */
  list: (part?: string) => Promise<string[]>
}

export const jsonFeed = (properties: readonly object[], more: object = {}): string =>
  JSON.stringify({ ...more, types: [], properties })

export async function makeArrivingFeeds(
  payload: Payload,
  key: string,
  more: Record<string, unknown> = {},
): Promise<ArrivingFeeds> {
  const data = {
    name: key,
    key,
    format: 'specification3',
    location: 'folder',
    schedule: 'arrival',
    languages: ['fr'],
    guardShare: 20,
    active: true,
    ...more,
  }
  const { id } = await payload.create({ collection: 'importSources', data: data as never })
  const folder = path.join(feedFolder(), key)
  await mkdir(folder, { recursive: true })
  const source = await findImportSource(payload, key)
  if (!source) throw new Error(`No source ${key}`)
  return {
    id,
    source,
    path: folder,
    drop: async (name, content, minutesAgo = 5) => {
      await writeFile(path.join(folder, name), content)
      const at = new Date(Date.now() - minutesAgo * 60_000)
      await utimes(path.join(folder, name), at, at)
    },
    list: async (part = '.') => {
      const entries = await readdir(path.join(folder, part), { withFileTypes: true }).catch(() => [])
      const names = entries.flatMap((entry) => (entry.isDirectory() ? [] : [entry.name]))
      return names.map((name) => name.replace(/^[\da-f]{8}-[\da-f-]{27}-/, '')).toSorted()
    },
  }
}
