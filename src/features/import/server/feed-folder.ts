import { lstat, mkdir, open, readdir, rename } from 'node:fs/promises'
import path from 'node:path'

import { errorCode } from '@/lib/values/format-error'

import type { FeedFormat } from '../model/feed-format'
import { isFeedName, nameOfPlace, placeIn, type FolderPart } from '../model/folder-files'
import { ImportError } from './import-error'
import { feedFolder, type ImportSource } from './import-source'

/** A file counts as complete when it has not changed for so long. */
const completeAfterMs = 60_000

/** An archive without its end waits for the rest, but not for good: then its run fails and says so. */
const unfinishedForMs = 60 * 60_000

interface FolderFile {
  /** In the folder: its name, or `taken/` and its name there. */
  place: string
  modifiedMs: number
  /** Time of the last change of the file in any way, which no program can set. */
  changedMs: number
}

/** The folder of a source: for files that arrive there, or are uploaded. */
export const folderOfSource = ({ location, key }: Pick<ImportSource, 'location' | 'key'>): string =>
  'folder' in location ? location.folder : path.join(feedFolder(), key)

/** Links are never followed: those who fill the folder could lead to any file of the server. */
async function isPlain(file: string, kind: 'isFile' | 'isDirectory'): Promise<boolean> {
  const fileFacts = await lstat(file).catch(() => null)
  return fileFacts?.[kind]() === true
}

/** Whether a file of the folder is there. */
export const hasFile = async (folder: string, place: string): Promise<boolean> =>
  (await isPlain(folder, 'isDirectory')) &&
  (await isPlain(path.join(folder, path.dirname(place)), 'isDirectory')) &&
  (await isPlain(path.join(folder, place), 'isFile'))

/** The feeds in the folder, or in a part of it, the oldest first. */
async function listFiles(folder: string, kind: string, part?: FolderPart): Promise<FolderFile[]> {
  const within = part ? path.join(folder, part) : folder
  if (!(await isPlain(folder, 'isDirectory')) || !(await isPlain(within, 'isDirectory'))) return []
  const files: FolderFile[] = []
  for (const name of await readdir(within)) {
    if (!isFeedName(name, kind)) continue
    const fileFacts = await lstat(path.join(within, name)).catch(() => null)
    if (fileFacts?.isFile())
      files.push({
        place: part ? `${part}/${name}` : name,
        modifiedMs: fileFacts.mtimeMs,
        changedMs: fileFacts.ctimeMs,
      })
  }
  return files.toSorted(
    (one, other) => one.modifiedMs - other.modifiedMs || (one.place < other.place ? -1 : 1),
  )
}

/** The files of a part of the folder by their place, for instance those of runs that have not ended. */
export const findPlaces = async (folder: string, kind: string, part: FolderPart): Promise<string[]> =>
  (await listFiles(folder, kind, part)).map(({ place }) => place)

/** An archive ends with a record of its contents, after which at most a comment follows. */
const endRecord = Buffer.from('PK\u0005\u0006')
const maxEndBytes = 65_557

/** Whether an archive has its end. */
export async function hasZipEnd(file: string): Promise<boolean> {
  const handle = await open(file)
  try {
    const { size } = await handle.stat()
    const length = Math.min(size, maxEndBytes)
    const { buffer } = await handle.read(Buffer.alloc(length), 0, length, size - length)
    return buffer.includes(endRecord)
  } finally {
    await handle.close()
  }
}

async function isComplete(folder: string, { place, changedMs }: FolderFile, now: Date): Promise<boolean> {
  const restedMs = now.getTime() - changedMs
  if (restedMs < completeAfterMs) return false
  return (
    !place.toLowerCase().endsWith('.zip') ||
    restedMs >= unfinishedForMs ||
    hasZipEnd(path.join(folder, place))
  )
}

/**
 * The file that the next run imports: the one that an earlier run has taken and not ended with, or else the oldest that is
 * complete.
 *
 * @returns its place in the folder; null when none waits
 */
export async function findNextFile(folder: string, kind: string, now = new Date()): Promise<string | null> {
  const [taken] = await listFiles(folder, kind, 'taken')
  if (taken) return taken.place
  for (const file of await listFiles(folder, kind)) if (await isComplete(folder, file, now)) return file.place
  return null
}

/**
 * The path of the file that the next run imports.
 *
 * @throws ImportError when none waits
 */
export async function nextFileOf(folder: string, { arrangement }: FeedFormat): Promise<string> {
  const place = await findNextFile(folder, arrangement.kind)
  if (place === null) throw new ImportError(`No complete file waits in the folder ${path.basename(folder)}`)
  return path.join(folder, place)
}

/** Makes a part of the folder, if it is not there. */
export async function makePart(folder: string, part: FolderPart): Promise<string> {
  const made = path.join(folder, part)
  await mkdir(made, { recursive: true, mode: 0o770 })
  if (!(await isPlain(folder, 'isDirectory')) || !(await isPlain(made, 'isDirectory')))
    throw new ImportError(`${part} is no folder of the source`)
  return made
}

/**
 * Moves a file into a part of the folder, by renaming it.
 *
 * @param id put before its name
 * @returns its new place
 * @throws ImportError when it cannot be moved
 */
export async function moveFile(folder: string, from: string, part: FolderPart, id: string): Promise<string> {
  const place = placeIn(part, id, nameOfPlace(from))
  try {
    await makePart(folder, part)
    await rename(path.join(folder, from), path.join(folder, place))
  } catch (error) {
    if (error instanceof ImportError) throw error
    throw new ImportError(`The file ${nameOfPlace(from)} cannot be moved to ${part}: ${errorCode(error)}`)
  }
  return place
}

/** What is there for so long is deleted: files that were imported, failed, or were uploaded and not used. */
const retentionMs = 30 * 24 * 60 * 60_000

/** The old files of a part of the folder by their place. A move counts as a change. */
export async function findOldPlaces(
  folder: string,
  kind: string,
  { part, now }: { part: FolderPart; now: Date },
): Promise<string[]> {
  const files = await listFiles(folder, kind, part)
  return files.filter(({ changedMs }) => now.getTime() - changedMs > retentionMs).map(({ place }) => place)
}
