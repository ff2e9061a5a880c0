import type { JsonArrangement } from '../../model/feed-format'
import { JsonSplitter } from '../../model/split-json'
import { malformed, readWhole, wronglyEncoded, type FeedEnd, type FeedParts } from './feed-reader'
import { readText } from './read-text'

/** Values of the whole are numbers and dates; anything longer is another list. */
const maxValueLength = 1000

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/** Reads a JSON file with the memory of one record. */
export async function readJson(
  file: string,
  { propertyList, typeList }: JsonArrangement,
  parts: FeedParts,
): Promise<FeedEnd> {
  const splitter = new JsonSplitter({
    onItem: (list, json) => {
      if (list === propertyList) parts.onRecord(parseJson(json), json)
      if (list === typeList) parts.onType(parseJson(json))
    },
    onValue: (key, json) => parts.onValue(key, json.length < maxValueLength ? parseJson(json) : undefined),
  })
  if (!(await readText(file, (text) => splitter.write(text)))) return wronglyEncoded
  return splitter.isComplete ? readWhole : malformed
}
