import { parse } from 'csv-parse'

import { malformed, readWhole, wronglyEncoded, type FeedEnd, type FeedParts } from './feed-reader'
import { readText } from './read-text'

const separators = [';', ',', '\t']
/** A line with all texts of a property is far shorter. In characters. */
const maxRecordLength = 500_000

/** Reads a CSV file with the memory of one line. Every line must have as many cells as the heading. */
export async function readCsv(file: string, { onRecord }: FeedParts): Promise<FeedEnd> {
  const parser = parse({
    ...{ columns: true, bom: true, trim: true, skip_empty_lines: true },
    ...{ delimiter: separators, max_record_size: maxRecordLength },
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
