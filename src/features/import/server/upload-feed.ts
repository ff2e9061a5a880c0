import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import { HttpError, limitBytes } from '@/lib/http/http-client'

import { maxFeedBytes } from '../model/feed-location'
import { isFeedName, placeIn, toStoredName } from '../model/folder-files'
import { folderOfSource, hasZipEnd, makePart } from './feed-folder'
import type { FileSource } from './import-source'

type UploadProblem = 'tooLarge' | 'wrongKind' | 'empty' | 'cutOff'

/** What is wrong with a file that is stored. */
async function findProblem(file: string, name: string): Promise<UploadProblem | null> {
  const { size } = await stat(file)
  if (size === 0) return 'empty'
  return /\.zip$/i.test(name) && !(await hasZipEnd(file)) ? 'cutOff' : null
}

/**
 * Stores a feed that a person has sent, beside the folder's own files: it is read only by the runs that name it.
 *
 * @param body the content, which is never in memory as a whole
 * @returns its place in the folder of the source, or why it is refused
 */
export async function storeUpload(
  source: FileSource,
  name: string,
  body: ReadableStream<Uint8Array> | null,
): Promise<{ place: string } | { problem: UploadProblem }> {
  if (!isFeedName(name, source.format.arrangement.kind)) return { problem: 'wrongKind' }
  if (!body) return { problem: 'empty' }
  const folder = folderOfSource(source)
  const place = placeIn('uploads', randomUUID(), toStoredName(name))
  const file = path.join(folder, place)
  // Not the name of a feed until it is complete.
  const unfinished = `${file}.part`
  try {
    await makePart(folder, 'uploads')
    const target = createWriteStream(unfinished, { flags: 'wx', mode: 0o600 })
    // The stream of the Fetch API has another type than that of Node.
    await pipeline(Readable.fromWeb(body as never), limitBytes(maxFeedBytes), target)
    const problem = await findProblem(unfinished, name)
    if (problem) return { problem }
    await rename(unfinished, file)
    return { place }
  } catch (error) {
    if (error instanceof HttpError) return { problem: 'tooLarge' }
    throw error
  } finally {
    await rm(unfinished, { force: true })
  }
}

/** Removes a stored file that no run names. */
export const removeUpload = (source: FileSource, place: string): Promise<void> =>
  rm(path.join(folderOfSource(source), place), { force: true })
