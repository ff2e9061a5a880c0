import { readdirSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { feedFormats as siteFormats } from '@site/feeds'

import { parsePartName } from '../lib/part-name'
import { formatOf, registerExample, registerFormat, registerSiteFormat } from './feed-files'

const name = parsePartName('office-feed')
const list = readFileSync('src/features/import/model/feed-formats.ts', 'utf8')
const examples = readFileSync('tests/support/example-feeds.ts', 'utf8')

test('a new format is imported and listed, and has an example', () => {
  const registered = registerFormat(list, name)
  expect(registered).toContain("import { officeFeed } from '../formats/office-feed/format'\n")
  expect(registered).toMatch(
    /export const feedFormats = \{[^}]*\n {2}officeFeed,\s+\.\.\.siteFormats,\s+\} as const/,
  )
  expect(registerExample(examples, name)).toMatch(
    /exampleFeeds = \{[^}]*\n {2}officeFeed: perron,\s+\} as const/,
  )
  expect(formatOf(name, false)).toContain('export const officeFeed: FeedFormat')
})

test('an agency’s own format uses the public API alone', () => {
  const registered = registerSiteFormat(readFileSync('demo/site/feeds.ts', 'utf8'), name)
  expect(registered).toMatch(/^import \{ officeFeed \} from '\.\/feeds\/office-feed'\n/)
  expect(registered).toMatch(/export const feedFormats = \{\n {2}officeFeed,\n\} as const/)
  expect(() => registerSiteFormat(registered, name)).toThrow('already')
  expect([...formatOf(name, true).matchAll(/from '([^']+)'/g)].map(([, from]) => from)).toEqual([
    '@/site-api/feeds',
  ])
})

test('no format of the agency takes the place of one of the product', () => {
  const folders = readdirSync('src/features/import/formats', { withFileTypes: true })
  const names = folders.filter((each) => each.isDirectory()).map(({ name }) => parsePartName(name).slug)
  expect(names).toContain('specification3')
  expect(names.filter((name) => name in siteFormats)).toEqual([])
})

test('a format that is there already, or a list that is not, is refused', () => {
  expect(() => registerFormat(list, parsePartName('kyero'))).toThrow('already')
  expect(() => registerFormat('', name)).toThrow('was it renamed?')
})
