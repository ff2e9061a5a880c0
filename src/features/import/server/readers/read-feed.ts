import type { FeedFormat, JsonArrangement } from '../../model/feed-format'
import type { FeedEnd, FeedParts } from './feed-reader'
import { readCsv } from './read-csv'
import { readXml } from './read-xml'
import { type TextEncoding, readText } from './text-encoding'
import { listNames } from '../../model/feed-lists'
import { JsonSplitter } from '../../model/split-json'

/** Values of the whole are numbers and dates; anything longer is another list. */
const maxValueLength = 1000

/** Control characters, which JSON allows in no text. */
const controls = /[\u0000-\u001f]/g

interface Parsed {
  value: unknown
  isRepaired: boolean
}

/** @returns null when it cannot be read */
function parseJson(json: string): Parsed | null {
  try {
    return { value: JSON.parse(json), isRepaired: false }
  } catch {
    // Between values they are spaces too.
    try {
      return { value: JSON.parse(json.replace(controls, ' ')), isRepaired: true }
    } catch {
      return null
    }
  }
}

/** Reads a JSON file with the memory of one record. */
async function readJson(
  file: string,
  encoding: TextEncoding,
  { arrangement, parts }: { arrangement: JsonArrangement; parts: FeedParts },
): Promise<FeedEnd> {
  const { propertyList, typeList, answer } = arrangement
  const others = listNames(arrangement)
  const onRecord = (json: string, line: number, toRecords?: (item: unknown) => readonly unknown[]) => {
    const context = { line, text: json }
    const parsed = parseJson(json)
    if (!parsed) return parts.onUnreadable('malformed', context)
    if (parsed.isRepaired) parts.onRepair('controlCharacters')
    for (const record of toRecords?.(parsed.value) ?? [parsed.value]) parts.onRecord(record, context)
  }
  const splitter = new JsonSplitter({
    onItem: (list, json, line) => {
      if (list === propertyList) onRecord(json, line)
      else if (answer && list === answer.list) onRecord(json, line, answer.toRecords)
      if (list === typeList) parts.onType(parseJson(json)?.value)
      if (others.includes(list)) parts.onEntry(list, parseJson(json)?.value)
    },
    onValue: (key, json) =>
      parts.onValue(key, json.length < maxValueLength ? parseJson(json)?.value : undefined),
  })
  await readText(file, encoding, (text) => splitter.write(text))
  return { isTruncated: !splitter.isComplete || encoding.isCutOff === true }
}

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
