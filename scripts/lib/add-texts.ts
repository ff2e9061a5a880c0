import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { isRecord } from '../../src/lib/values/read-value'

import { formatText } from './format-text'

/** The texts with those of one thing more at the end of a path. */
function withTexts(texts: unknown, [name, ...rest]: readonly string[], added: unknown): unknown {
  const present = isRecord(texts) ? texts : {}
  return name === undefined ? added : { ...present, [name]: withTexts(present[name], rest, added) }
}

/**
 * Adds texts to a file of messages, which is made if it is not there.
 *
 * @param file such as `site/messages/fr/schema.json`
 * @param place where they belong, such as `['blocks', 'keyFigures']`
 */
export async function addTexts(file: string, place: readonly string[], added: unknown): Promise<void> {
  const texts: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  mkdirSync(path.dirname(file), { recursive: true })
  // The formatter keeps the lines of objects.
  writeFileSync(file, await formatText(file, JSON.stringify(withTexts(texts, place, added), null, 2)))
}
