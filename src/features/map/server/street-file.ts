import { open, type FileHandle } from 'node:fs/promises'
import path from 'node:path'

import { PMTiles, type Source } from 'pmtiles'

import { env } from '@/lib/env'

import {
  attributionOf,
  boundsOfHeader,
  findStreetProblem,
  type StreetFile,
  type StreetFileProblem,
} from '../model/street-file'

/** The file of the street map, on this server's disk also when uploaded files are in a bucket. */
export const streetFilePath = (): string => path.join(env.dataDir, 'map', 'streets.pmtiles')

/** Directories and metadata are far smaller; a damaged header may name any size. */
const maxPartBytes = 16 * 1024 * 1024

export interface OpenStreetFile {
  handle: FileHandle
  bytes: number
  etag: string
}

/** Opens the file; null if it does not exist or is no readable file. The caller closes the handle. */
export async function openStreetFile(): Promise<OpenStreetFile | null> {
  const handle = await open(streetFilePath()).catch(() => null)
  if (!handle) return null
  const fileFacts = await handle.stat().catch(() => null)
  if (!fileFacts?.isFile()) {
    await handle.close()
    return null
  }
  const etag = `"${fileFacts.size.toString(36)}-${Math.round(fileFacts.mtimeMs).toString(36)}"`
  return { handle, bytes: fileFacts.size, etag }
}

/** The bytes of a part; fewer at the end of the file. */
export async function readPart({ handle }: OpenStreetFile, start: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, start)
  return buffer.subarray(0, bytesRead)
}

const sourceOfFile = (file: OpenStreetFile): Source => ({
  getKey: () => file.etag,
  getBytes: async (offset, length) => {
    const wanted = Math.max(0, Math.min(length, maxPartBytes, file.bytes - offset))
    return { data: new Uint8Array(await readPart(file, offset, wanted)).buffer }
  },
})

export type StreetFileState = { file: StreetFile } | { problem: StreetFileProblem }

/** The first bytes of every PMTiles file of version 3. */
const signature = 'PMTiles\u0003'

async function check(file: OpenStreetFile): Promise<StreetFileState> {
  const start = await readPart(file, 0, signature.length)
  if (start.toString('latin1') !== signature) return { problem: 'notTiles' }
  const tiles = new PMTiles(sourceOfFile(file))
  try {
    const header = await tiles.getHeader()
    const metadata = await tiles.getMetadata()
    const problem = findStreetProblem(header, metadata, file.bytes)
    if (problem) return { problem }
    const { minZoom, maxZoom } = header
    return {
      file: {
        href: `/map-data/streets/file/?v=${file.etag.slice(1, -1)}`,
        attribution: attributionOf(metadata),
        minZoom,
        maxZoom,
        bounds: boundsOfHeader(header),
      },
    }
  } catch {
    // Directories that cannot be unpacked or read.
    return { problem: 'truncated' }
  }
}

let last: { etag: string; state: StreetFileState } | null = null

/** The street map in the data folder, or why there is none. Checked anew after the file has changed. */
export async function readStreetFile(): Promise<StreetFileState> {
  const file = await openStreetFile()
  if (!file) return { problem: 'missing' }
  try {
    if (last?.etag !== file.etag) last = { etag: file.etag, state: await check(file) }
    return last.state
  } catch {
    return { problem: 'unreadable' }
  } finally {
    await file.handle.close()
  }
}
