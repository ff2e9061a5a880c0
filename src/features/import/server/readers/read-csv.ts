import { open } from 'node:fs/promises'

import { parse } from 'csv-parse'

import { malformed, readWhole, wronglyEncoded, type FeedEnd, type FeedParts } from './feed-reader'
import { readText } from './read-text'

const separators = [';', ',', '\t']
const maxHeadingBytes = 65_536
/** A longer line is one whose quotes do not end. In bytes; texts are shortened to their fields later. */
const maxRecordLength = 64 * 1024 * 1024

/** The separator that the heading line has most of: csv-parse would split at every one that it is given. */
function separatorOf(heading: string): string {
  const counts = separators.map((separator) => heading.split(separator).length)
  return separators[counts.indexOf(Math.max(...counts))] ?? ';'
}

async function readHeading(file: string): Promise<string> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(maxHeadingBytes) })
    return buffer.toString('utf8', 0, bytesRead).split(/[\r\n]/)[0] ?? ''
  } finally {
    await handle.close()
  }
}

/** Reads a CSV file with the memory of one line. Every line must have as many cells as the heading. */
export async function readCsv(file: string, { onRecord }: FeedParts): Promise<FeedEnd> {
  const parser = parse({
    ...{ columns: true, bom: true, trim: true, skip_empty_lines: true },
    ...{ delimiter: separatorOf(await readHeading(file)), max_record_size: maxRecordLength },
  })
  let isMalformed = false
  parser.on('error', () => (isMalformed = true))
  const drain = () => {
    for (let record: unknown = parser.read(); record !== null; record = parser.read()) onRecord(record)
  }
  parser.on('readable', drain)
  const ended = new Promise<void>((resolve) => void parser.once('close', resolve).once('end', resolve))
  const isText = await readText(file, (text) => {
    if (!isMalformed) parser.write(text)
  })
  if (isMalformed) return malformed
  parser.end()
  await ended
  if (!isText) return wronglyEncoded
  return isMalformed ? malformed : readWhole
}
