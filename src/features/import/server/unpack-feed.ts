import { createWriteStream } from 'node:fs'
import { open, rename } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'

import { openPromise, type Entry, type ZipFile } from 'yauzl'

import { errorCode } from '@/lib/values/format-error'

import { ImportError } from './import-error'

/** More files than any transfer with its pictures has. */
const maxEntries = 20_000

async function isZip(file: string): Promise<boolean> {
  const handle = await open(file)
  try {
    const { buffer } = await handle.read(Buffer.alloc(4), 0, 4, 0)
    return buffer.equals(Buffer.from('PK\u0003\u0004'))
  } finally {
    await handle.close()
  }
}

/** The one file with the extension; pictures and other attachments stay packed. */
async function findEntry(zip: ZipFile, extension: string): Promise<Entry> {
  const found: Entry[] = []
  let count = 0
  for await (const entry of zip.eachEntry()) {
    count += 1
    if (count > maxEntries) throw new ImportError(`The archive has more than ${maxEntries} files`)
    if (entry.fileName.toLowerCase().endsWith(`.${extension}`)) found.push(entry)
  }
  const [only] = found
  if (!only || found.length > 1)
    throw new ImportError(`The archive has ${found.length} files with .${extension}; one is expected`)
  return only
}

/**
 * Replaces a zip archive by the feed in it; any other file stays as it is. The name in the archive is not used as a path.
 *
 * @param extension of the feed in the archive, such as `xml`
 * @throws ImportError when the archive cannot be read, has not exactly one feed, or a feed of more than `maxBytes`
 */
export async function unpackFeed(file: string, extension: string, maxBytes: number): Promise<void> {
  if (!(await isZip(file))) return
  let zip: ZipFile | undefined
  try {
    zip = await openPromise(file, { autoClose: false })
    const entry = await findEntry(zip, extension)
    if (entry.uncompressedSize > maxBytes)
      throw new ImportError(`The feed in the archive has more than ${maxBytes} bytes`)
    // Content beyond the stated size is an error of the stream.
    const content = await zip.openReadStreamPromise(entry)
    await pipeline(content, createWriteStream(`${file}.unpacked`, { mode: 0o600 }))
    await rename(`${file}.unpacked`, file)
  } catch (error) {
    if (error instanceof ImportError || /^E[A-Z]+$/.test(errorCode(error))) throw error
    throw new ImportError('The archive is damaged or encrypted')
  } finally {
    zip?.close()
  }
}
