import { rm } from 'node:fs/promises'
import path from 'node:path'

import type { Payload, Where } from 'payload'

import { formatError } from '@/lib/values/format-error'
import type { ImportRun, ImportSource as StoredSource } from '@/payload-types'

import { absoluteReasons } from '../model/guard'
import { isWaitingPlace, nameOfPlace, type FolderPart } from '../model/folder-files'
import { findNextFile, findOldPlaces, findPlaces, folderOfSource, hasFile, moveFile } from './feed-folder'
import { ImportError } from './import-error'
import { fileSourceOf, type FileSource, type ImportSource } from './import-source'
import { arrivalActor, type RunRequest } from './queue-run'
import { noteRun, replaceHeld } from './run-log'

/** The log belongs to the system. */
const asImport = { collection: 'importRuns', depth: 0, overrideAccess: true } as const

const kindOf = ({ format }: FileSource): string => format.arrangement.kind

/** The runs that import a file of a source, the newest first. */
async function findRunsOf(payload: Payload, { key }: FileSource, file: string): Promise<ImportRun[]> {
  const where: Where = {
    and: [{ source: { equals: key } }, { feedFile: { equals: file } }, { dryRun: { not_equals: true } }],
  }
  const query = { ...asImport, where, sort: '-startedAt', pagination: false } as const
  return (await payload.find({ ...query, select: { state: true, heldReasons: true } })).docs as ImportRun[]
}

/** Whether a file of a stored source is there and was not imported yet. */
export async function hasFileOf(stored: StoredSource, file: string): Promise<boolean> {
  const source = fileSourceOf(stored)
  return isWaitingPlace(file, kindOf(source)) && hasFile(folderOfSource(source), file)
}

/** Whether a stored source is a folder in which no complete file waits. */
export async function hasNoFile(stored: StoredSource): Promise<boolean> {
  const source = fileSourceOf(stored)
  if (!('folder' in source.location)) return false
  return (await findNextFile(source.location.folder, kindOf(source))) === null
}

/** A run that a file began, when the file is no longer there: another process has imported it. Its row is removed. */
export async function hasLostFile(
  payload: Payload,
  source: ImportSource,
  { actor, queued }: { actor: string; queued?: string },
): Promise<boolean> {
  if (actor !== arrivalActor || !queued || !('folder' in source.location)) return false
  if ((await findNextFile(source.location.folder, kindOf(source))) !== null) return false
  await payload.delete({ ...asImport, where: { id: { equals: queued } } })
  return true
}

/** The place of the file that a run imports; null for a source that is not a folder, without an uploaded file. */
async function findFile(source: ImportSource, file: string | undefined): Promise<string | null> {
  const folder = folderOfSource(source)
  if (file !== undefined) {
    if (isWaitingPlace(file, kindOf(source)) && (await hasFile(folder, file))) return file
    throw new ImportError(`The file ${nameOfPlace(file)} is no longer in the folder`)
  }
  if (!('folder' in source.location)) return null
  const next = await findNextFile(folder, kindOf(source))
  if (next === null) throw new ImportError(`No complete file waits in the folder ${path.basename(folder)}`)
  return next
}

/**
 * Takes the file of a run, so that no other file can get its name meanwhile; a dry run leaves it where it is. Held runs
 * that the run replaces are noted as such.
 *
 * @returns the source, which reads that file and no other
 * @throws ImportError when there is none
 */
export async function takeFile(
  payload: Payload,
  source: ImportSource,
  { id, dryRun, feedFile }: { id: string } & Pick<RunRequest, 'dryRun' | 'feedFile'>,
): Promise<ImportSource> {
  const folder = folderOfSource(source)
  const fileName = await findFile(source, feedFile)
  const isNew = fileName !== null && !fileName.includes('/')
  const place = isNew && !dryRun ? await moveFile(folder, fileName, 'taken', id) : fileName
  if (place !== null) await noteRun(payload, id, { feedFile: place })
  if (!dryRun) await replaceHeld(payload, source.key, place)
  return place === null ? source : { ...source, location: { file: path.join(folder, place) } }
}

/** What is wrong with the file itself; that the site has moved on is not. */
const isDamaged = ({ heldReasons }: Pick<ImportRun, 'heldReasons'>): boolean =>
  (heldReasons ?? []).some((reason) => reason !== 'movedOn' && absoluteReasons.includes(reason))

function partFor(run: Pick<ImportRun, 'state' | 'heldReasons'>): FolderPart | null {
  if (run.state === 'applied') return 'done'
  if (run.state === 'failed' || run.state === 'discarded') return 'failed'
  return run.state === 'held' && isDamaged(run) ? 'failed' : null
}

/** Puts the file of a run that has ended where it belongs. What waits for a person stays. */
export async function putFileAway(payload: Payload, source: FileSource, id: string): Promise<void> {
  const run = await payload.findByID({ ...asImport, id, disableErrors: true })
  const part = run?.feedFile && run.dryRun !== true ? partFor(run) : null
  if (!run?.feedFile || !part || !(await hasFile(folderOfSource(source), run.feedFile))) return
  try {
    await moveFile(folderOfSource(source), run.feedFile, part, id)
  } catch (error) {
    // The run has ended as it has; the next one moves the file before it begins.
    payload.logger.error({ msg: 'The file of an import was not moved', run: id, reason: formatError(error) })
  }
}

/** A file with which the process has ended so often is not tried again. */
const maxTries = 3

/**
 * Puts the files away that killed processes have left: those that were applied are not read again. The file of a run that
 * was killed before anything was applied waits for the next run, three times.
 */
export async function settleFiles(payload: Payload, source: ImportSource): Promise<void> {
  const folder = folderOfSource(source)
  for (const part of ['taken', 'uploads'] as const)
    for (const place of await findPlaces(folder, kindOf(source), part)) {
      const runs = await findRunsOf(payload, source, place)
      const [last] = runs
      if (!last) continue
      const isGivenUp = runs.filter(({ state }) => state === 'failed').length >= maxTries
      const to = last.state === 'failed' ? (isGivenUp ? 'failed' : null) : partFor(last)
      if (to) await moveFile(folder, place, to, last.id)
    }
}

/** Whether a file waits for a person: those behind it wait too. */
export async function isFolderHeld(payload: Payload, source: FileSource): Promise<boolean> {
  const folder = folderOfSource(source)
  for (const place of await findPlaces(folder, kindOf(source), 'taken')) {
    const [last] = await findRunsOf(payload, source, place)
    if (last?.state === 'held' && !isDamaged(last)) return true
  }
  return false
}

/** Deletes what was put away 30 days ago, and uploaded files that no run waits for. */
export async function thinFolder(payload: Payload, source: FileSource, now: Date): Promise<void> {
  const folder = folderOfSource(source)
  for (const part of ['done', 'failed', 'uploads'] as const)
    for (const place of await findOldPlaces(folder, kindOf(source), { part, now })) {
      const [last] = part === 'uploads' ? await findRunsOf(payload, source, place) : []
      if (last?.state !== 'held') await rm(path.join(folder, place), { force: true })
    }
}

/** Puts the file of a held run aside. */
export async function discardFileOf(payload: Payload, id: string): Promise<void> {
  const run = await payload.findByID({ ...asImport, id, disableErrors: true })
  if (run?.state !== 'held') return
  const { docs } = await payload.find({
    collection: 'importSources' as const,
    depth: 0,
    limit: 1,
    pagination: false,
    where: { key: { equals: run.source } },
    // For a member of staff who may import.
    overrideAccess: true,
  })
  await noteRun(payload, id, { state: 'discarded' })
  if (docs[0]) await putFileAway(payload, fileSourceOf(docs[0]), id)
}
