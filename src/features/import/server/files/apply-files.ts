import type { PayloadRequest } from 'payload'

import { fileFields, type FileField, type FileProblem, type StoredFile } from '../../model/feed-files'
import type { ImportRecord } from '../../model/import-record'
import type { FileFetcher } from './fetch-file'
import { FileList } from './file-list'
import { ownerOf, type FileHolder, type FileOwner } from './file-owners'

/** What became of the files of a property or project. */
export interface FilesOutcome {
  storedFiles: StoredFile[]
  problems: FileProblem[]
  /** Whether another try may fetch what could not be fetched. */
  isTemporary: boolean
  /** Whether a server was asked in vain, and did not only ask for time before. */
  wasTried: boolean
  /** Ids of pictures that the document had from the feed and no longer has. */
  leftPictures: string[]
}

const nothing: FilesOutcome = {
  storedFiles: [],
  problems: [],
  isTemporary: false,
  wasTried: false,
  leftPictures: [],
}

/** Those of the feed in its order, then those that editors added. */
function mergeIds(
  now: readonly string[],
  before: readonly StoredFile[],
  stored: readonly StoredFile[],
): string[] {
  const imported = new Set(before.map(({ id }) => id))
  const wanted = stored.map(({ id }) => id)
  return [...wanted, ...now.filter((id) => !imported.has(id) && !wanted.includes(id))]
}

/**
 * Fetches and stores the files of one property or project. Repeatable: what was stored before a crash is found again by its
 * content.
 *
 * @throws what the database throws; a file that cannot be fetched is a problem of the outcome
 */
export async function applyFiles(
  req: PayloadRequest,
  row: ImportRecord,
  fetcher: FileFetcher,
): Promise<FilesOutcome> {
  const owner = ownerOf(req, row)
  const published = await owner.find(false)
  const holder = (await owner.find(true)) ?? published
  const before = row.storedFiles ?? []
  if (!published || !holder) return { ...nothing, storedFiles: [...before] }
  const context = { req, owner: { collection: owner.collection, id: holder.id }, facts: holder.facts }
  const lists = new Map<FileField, FileList>()
  for (const field of fileFields) {
    const entries = row.wantedFiles?.[field]
    if (!entries || holder.locks.has(field)) continue
    const list = new FileList(
      context,
      fetcher,
      field,
      before.filter((file) => file.field === field),
    )
    for (const [index, entry] of entries.entries()) await list.add(entry, index)
    list.end()
    lists.set(field, list)
  }
  const storedFiles = fileFields.flatMap(
    (field) => lists.get(field)?.stored ?? before.filter((file) => file.field === field),
  )
  // Editors may have worked on the document while its files were fetched.
  const latest = (await owner.find(true)) ?? holder
  const unlocked = [...lists].filter(([field]) => !latest.locks.has(field))
  const { isPublished } = published
  await savePictures(owner, { holder: latest, isPublished }, new Map(unlocked), before)
  const storedIds = new Set(storedFiles.map(({ id }) => id))
  return {
    storedFiles,
    problems: [...lists.values()].flatMap(({ problems }) => problems),
    isTemporary: [...lists.values()].some((list) => list.isTemporary),
    wasTried: [...lists.values()].some((list) => list.wasTried),
    leftPictures: before
      .filter(({ id, field }) => field !== 'documents' && !storedIds.has(id))
      .map(({ id }) => id),
  }
}

async function savePictures(
  owner: FileOwner,
  { holder, isPublished }: { holder: FileHolder; isPublished: boolean },
  lists: ReadonlyMap<FileField, FileList>,
  before: readonly StoredFile[],
): Promise<void> {
  const data: Partial<Pick<FileHolder, 'pictures' | 'plans'>> = {}
  for (const field of ['pictures', 'plans'] as const) {
    const list = lists.get(field)
    if (!list) continue
    const now = holder[field]
    const ownFiles = before.filter((file) => file.field === field)
    const takenOut = new Set(
      owner.hasLocks ? [] : ownFiles.map(({ id }) => id).filter((id) => !now.includes(id)),
    )
    const after = mergeIds(now, ownFiles, list.stored).filter((id) => !takenOut.has(id))
    if (after.join() !== now.join()) data[field] = after
  }
  if (Object.keys(data).length > 0) await owner.save({ holder, isPublished, data })
}
