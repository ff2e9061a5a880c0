import type { FeedFormat } from '../../model/feed-format'
import type { FeedEnd, FeedParts } from './feed-reader'
import { readCsv } from './read-csv'
import { readJson } from './read-json'
import { readXml } from './read-xml'
import type { TextEncoding } from './text-encoding'

/** Reads a file in the arrangement of its format. */
export function readFeedFile(
  file: string,
  encoding: TextEncoding,
  { format: { arrangement }, parts }: { format: FeedFormat; parts: FeedParts },
): Promise<FeedEnd> {
  if (arrangement.kind === 'xml') return readXml(file, encoding, { arrangement, parts })
  return arrangement.kind === 'csv'
    ? readCsv(file, encoding, parts)
    : readJson(file, encoding, { arrangement, parts })
}
