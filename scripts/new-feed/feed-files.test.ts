import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { parseBlockName } from '../new-block/block-name'
import { formatOf, registerExample, registerFormat, withFormatText } from './feed-files'

const name = parseBlockName('office-feed')
const list = readFileSync('src/features/import/model/feed-formats.ts', 'utf8')
const texts = readFileSync('messages/nl/schema.json', 'utf8')
const examples = readFileSync('tests/support/example-feeds.ts', 'utf8')

test('a new format is imported, listed and named, and has an example', () => {
  const registered = registerFormat(list, name)
  expect(registered).toContain("import { officeFeed } from '../formats/office-feed/format'\n")
  expect(registered).toMatch(/export const feedFormats = \{[^}]*, officeFeed\s+\} as const/)
  expect(withFormatText(texts, name)).toContain('"officeFeed": "Office feed"')
  expect(registerExample(examples, name)).toMatch(/exampleFeeds = \{[^}]*, officeFeed: perron\s+\} as const/)
  expect(formatOf(name)).toContain('export const officeFeed: FeedFormat')
})

test('a format that is there already, or a list that is not, is refused', () => {
  expect(() => registerFormat(list, parseBlockName('kyero'))).toThrow('already')
  expect(() => registerFormat('', name)).toThrow('moved')
})
