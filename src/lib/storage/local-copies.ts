import { mkdir, readdir, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'

import { LRUCache } from 'lru-cache'

import { formatError } from '@/lib/values/format-error'

import { openFile, writeAtomically } from './folder-storage'
import { isStorageError, listedAs, StorageError, type OpenObject } from './object-storage'
import type { Fetched, S3Storage } from './s3-storage'

/** An object of the service as a file of this machine. */
interface Copy {
  file: string
  etag: string
  bytes: number
  /** When the service last said that this is its content, in milliseconds. */
  checkedAt: number
}

/** A question to the service that has not been answered yet. */
interface Question {
  requestedAt: number
  answer: Promise<Answer>
}

type Answer = OpenCopy | null | 'copy' | 'old copy'

export interface OpenCopy extends OpenObject {
  /** False when the service could not be asked whether it still has this content. */
  isCurrent: boolean
}

/** With a copy at hand visitors do not wait longer for a slow service. */
const maxCheckMs = 2000
/** After a failure the service is not asked about copies for this long. */
const pauseMs = 10_000
/** While it does not answer, one request in this time finds out whether it does again; the others fail at once. */
const probeMs = 1000

const fileName = (key: string, etag: string): string =>
  `${encodeURIComponent(key)}@${encodeURIComponent(etag)}`

function readFileName(name: string): { key: string; etag: string } | null {
  const [, key, etag] = /^([\w.%-]+)@([\w.%-]+)$/.exec(name) ?? []
  return key && etag ? { key: decodeURIComponent(key), etag: decodeURIComponent(etag) } : null
}

const remove = (file: string): void => void rm(file, { force: true }).catch(() => undefined)

/** A content that could not be written to the disk. */
function openContent(content: Buffer): OpenCopy {
  return {
    bytes: content.length,
    modifiedAt: Date.now(),
    isCurrent: true,
    read: async (range) => Readable.from([range ? content.subarray(range.start, range.end + 1) : content]),
    close: async () => undefined,
  }
}

/**
 * Copies of objects on the disk of this machine, so that each is fetched once, and stays when the service does not
 * answer. Several processes may share the folder.
 */
export class LocalCopies {
  #copies: LRUCache<string, Copy>
  #questions = new Map<string, Question>()
  #loaded: Promise<void> | null = null
  /** Until then the service is not asked: it did not answer, or was too slow for a check. */
  #awayUntil = 0
  #slowUntil = 0

  /**
   * @param folder of the copies alone
   * @param maxBytes size of all copies; the least recently used ones are deleted
   */
  constructor(
    readonly origin: Pick<S3Storage, 'getChanged' | 'location'>,
    readonly folder: string,
    readonly maxBytes: number,
  ) {
    this.#copies = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ bytes }) => Math.max(1, bytes),
      disposeAfter: ({ file }, key) => {
        if (this.#copies.peek(key)?.file !== file) remove(file)
      },
    })
  }

  /** Finds the copies of an earlier process. */
  async #load(): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 })
    const copiesOnDisk: (Copy & { key: string })[] = []
    for (const name of await readdir(this.folder)) {
      const file = path.join(this.folder, name)
      const facts = await stat(file).catch(() => null)
      if (!facts) continue
      const isLeftover = listedAs({ key: name, bytes: facts.size, modifiedAt: facts.mtimeMs }) === 'leftover'
      if (isLeftover) remove(file)
      const names = readFileName(name)
      if (names) copiesOnDisk.push({ ...names, file, bytes: facts.size, checkedAt: facts.mtimeMs })
    }
    for (const { key, ...copy } of copiesOnDisk.toSorted((one, other) => one.checkedAt - other.checkedAt))
      this.#copies.set(key, copy)
  }

  /**
   * Opens an object.
   *
   * @param asOf a copy that was checked earlier is checked again, in milliseconds
   * @returns null when there is no such object
   * @throws StorageError when there is no copy and the service does not answer
   */
  async open(key: string, asOf: number): Promise<OpenCopy | null> {
    this.#loaded ??= this.#load()
    await this.#loaded
    const isFresh = (this.#copies.get(key)?.checkedAt ?? -1) >= asOf
    const answer = isFresh ? 'copy' : await this.#ask(key, asOf)
    if (answer !== 'copy' && answer !== 'old copy') return answer
    const copy = this.#copies.get(key)
    const opened = copy && (await openFile(copy.file))
    if (opened) return { ...opened, isCurrent: answer === 'copy' }
    // Another process deleted the file.
    this.#copies.delete(key)
    return this.open(key, asOf)
  }

  /** The copies of these objects no longer count. */
  forget(keys: readonly string[]): void {
    for (const key of keys) this.#copies.delete(key)
  }

  /** Asks the service once for all that wait, and not before the last of them came. */
  async #ask(key: string, asOf: number): Promise<Answer> {
    for (let running = this.#questions.get(key); running; running = this.#questions.get(key)) {
      if (running.requestedAt >= asOf) return running.answer
      await running.answer.catch(() => undefined)
    }
    const answer = this.#fetch(key).finally(() => this.#questions.delete(key))
    this.#questions.set(key, { requestedAt: Date.now(), answer })
    return answer
  }

  async #fetch(key: string): Promise<Answer> {
    const copy = this.#copies.peek(key)
    const now = Date.now()
    if (copy && now < this.#slowUntil) return 'old copy'
    if (now < this.#awayUntil) throw new StorageError(`${this.origin.location} does not answer`)
    if (this.#awayUntil > 0) this.#awayUntil = now + probeMs
    try {
      const changed = await this.origin.getChanged(key, copy?.etag, copy && AbortSignal.timeout(maxCheckMs))
      this.#awayUntil = 0
      if (changed === null) this.#copies.delete(key)
      else if (changed === 'same' && copy) await this.#noteCheck(copy, now)
      else if (changed !== 'same') return await this.#store(key, changed, now)
      return changed && 'copy'
    } catch (error) {
      if (copy || isStorageError(error)) this.#slowUntil = Date.now() + pauseMs
      if (!copy && isStorageError(error)) this.#awayUntil = Date.now() + probeMs
      if (!copy) throw error
      return 'old copy'
    }
  }

  async #noteCheck(copy: Copy, at: number): Promise<void> {
    copy.checkedAt = at
    await utimes(copy.file, at / 1000, at / 1000).catch(() => undefined)
  }

  async #store(key: string, { content, etag }: Fetched, at: number): Promise<Answer> {
    const file = path.join(this.folder, fileName(key, etag))
    if (content.length > this.maxBytes || !etag) return openContent(content)
    try {
      await writeAtomically([{ file, content }])
    } catch (error) {
      console.warn(`A copy could not be stored in ${this.folder}: ${formatError(error)}`)
      return openContent(content)
    }
    this.#copies.set(key, { file, etag, bytes: content.length, checkedAt: at })
    return 'copy'
  }
}
