import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import { openPromise, type Entry, type ZipFile } from 'yauzl'

import { maxFileBytes } from '@/features/media/model/file-limits'
import { sha256 } from '@/lib/values/digest'
import { errorCode } from '@/lib/values/format-error'

import { packedUrl, packedName } from '../model/packed-files'
import { ImportError } from './import-error'
import type { FeedRepair } from '../model/feed-reading'
import { detectEncoding, type TextEncoding } from './readers/text-encoding'

/** A file of a feed, with what must be known to read it. */
export interface FeedFile {
  path: string
  /** As the archive names it; empty for a feed that is one file. */
  name: string
  encoding: TextEncoding
}

/** What was fetched for one run: the files of the feed, and the pictures, plans and documents that came with them. */
export interface FeedPackage {
  folder: string
  files: FeedFile[]
  /** Addresses of packed files by their path in the archive, folded; those of which two have a name are left out. */
  packed: Map<string, string>
  repairs: Set<FeedRepair>
  /** Stores a file that is inside a record. @returns its address; none for what is no file, or too large */
  storeInline: (base64: string, name: string) => string | undefined
  /** Writes, before the records are applied, what is inside them. */
  flush: () => Promise<void>
}

/** More files than any transfer with its pictures has. */
const maxEntries = 20_000
/** Of all files of an archive together, unpacked. */
const maxPackedBytes = 2 * 1024 * 1024 * 1024

async function isZip(file: string): Promise<boolean> {
  const handle = await open(file)
  try {
    const { buffer } = await handle.read(Buffer.alloc(4), 0, 4, 0)
    return buffer.equals(Buffer.from('PK\u0003\u0004'))
  } finally {
    await handle.close()
  }
}

/** Folders, and what programs for Macs and Windows leave in archives. */
const isNoise = ({ fileName }: Entry): boolean =>
  fileName.endsWith('/') ||
  fileName
    .split(/[/\\]/)
    .some(
      (part) => part === '__MACOSX' || part.startsWith('.') || /^(?:thumbs\.db|desktop\.ini)$/i.test(part),
    )

async function readEntries(zip: ZipFile): Promise<Entry[]> {
  const entries: Entry[] = []
  let count = 0
  for await (const entry of zip.eachEntry()) {
    count += 1
    if (count > maxEntries) throw new ImportError(`The archive has more than ${maxEntries} files`)
    if (!isNoise(entry)) entries.push(entry)
  }
  return entries
}

/** Writes the content of an entry under a name of ours, and says what its hash is. */
async function unpackEntry(zip: ZipFile, entry: Entry, to: string): Promise<string> {
  const hash = createHash('sha256')
  const hashed = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk)
      done(null, chunk)
    },
  })
  // Content beyond the stated size is an error of the stream.
  await pipeline(await zip.openReadStreamPromise(entry), hashed, createWriteStream(to, { mode: 0o600 }))
  return hash.digest('hex')
}

async function unpackAttachments(
  zip: ZipFile,
  entries: readonly Entry[],
  folder: string,
): Promise<Map<string, string>> {
  const packed = new Map<string, string>()
  let bytes = 0
  for (const entry of entries) {
    bytes += entry.uncompressedSize
    if (bytes > maxPackedBytes) throw new ImportError('The files in the archive are too large together')
    // The property that names it says that it is too large.
    if (entry.uncompressedSize > maxFileBytes) {
      packed.set(packedName(entry.fileName), packedUrl('tooLarge', entry.fileName))
      continue
    }
    const to = path.join(folder, `unpacked-${randomUUID()}`)
    const hash = await unpackEntry(zip, entry, to)
    await rename(to, path.join(folder, hash))
    packed.set(packedName(entry.fileName), packedUrl(hash, entry.fileName))
  }
  return packed
}

async function unpack(
  archive: string,
  folder: string,
  { extension, maxBytes }: { extension: string; maxBytes: number },
): Promise<Pick<FeedPackage, 'files' | 'packed'>> {
  let zip: ZipFile | undefined
  try {
    zip = await openPromise(archive, { autoClose: false })
    const entries = await readEntries(zip)
    const isFeed = ({ fileName }: Entry) => fileName.toLowerCase().endsWith(`.${extension}`)
    const feeds = entries.filter(isFeed).sort((one, other) => (one.fileName < other.fileName ? -1 : 1))
    if (feeds.length === 0) throw new ImportError(`The archive has no file with .${extension}`)
    const size = feeds.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0)
    if (size > maxBytes) throw new ImportError(`The feed in the archive has more than ${maxBytes} bytes`)
    const files: FeedFile[] = []
    for (const [index, entry] of feeds.entries()) {
      const to = path.join(folder, `feed-${index}`)
      await unpackEntry(zip, entry, to)
      files.push({ path: to, name: entry.fileName, encoding: await detectEncoding(to) })
    }
    const attached = entries.filter((entry) => !isFeed(entry))
    return { files, packed: await unpackAttachments(zip, attached, folder) }
  } catch (error) {
    if (error instanceof ImportError || /^E[A-Z]+$/.test(errorCode(error))) throw error
    throw new ImportError('The archive is damaged or encrypted')
  } finally {
    zip?.close()
  }
}

/** Base64 in lines, and nothing else. */
const base64Text = /^[A-Za-z0-9+/\s]+={0,2}\s*$/

/**
 * Opens what was fetched: a file, or a zip archive with one or more files of the feed and the files that they name. Names in
 * the archive are never used as paths.
 *
 * @param file that was fetched; it becomes part of the folder
 * @param extension of feeds in an archive, such as `xml`
 * @throws ImportError when the archive cannot be read, has no feed, or more than `maxBytes` of it
 */
export async function openPackage(
  file: string,
  folder: string,
  limits: { extension: string; maxBytes: number },
): Promise<FeedPackage> {
  await mkdir(folder, { recursive: true })
  const isArchive = await isZip(file)
  const { files, packed } = isArchive
    ? await unpack(file, folder, limits)
    : {
        files: [{ path: file, name: '', encoding: await detectEncoding(file) }],
        packed: new Map<string, string>(),
      }
  if (isArchive) await rm(file, { force: true })
  const repairs = new Set(files.flatMap(({ encoding }) => encoding.repair ?? []))
  const written = new Map<string, Promise<void>>()
  return {
    folder,
    files,
    packed,
    repairs,
    storeInline: (base64, name) => {
      const content = base64Text.test(base64) ? Buffer.from(base64, 'base64') : null
      if (!content || content.length === 0) return undefined
      if (content.length > maxFileBytes) return packedUrl('tooLarge', name)
      const hash = sha256(content)
      if (!written.has(hash)) written.set(hash, writeFile(path.join(folder, hash), content, { mode: 0o600 }))
      return packedUrl(hash, name)
    },
    flush: async () => void (await Promise.all(written.values())),
  }
}

/** Deletes what was fetched for a run. */
export const removePackage = ({ folder, files }: FeedPackage): Promise<unknown> =>
  Promise.all([
    rm(folder, { recursive: true, force: true }),
    ...files.map(({ path: file }) => rm(file, { force: true })),
  ])
