import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'

import { locales } from '@/lib/i18n/locales'
import { slugify } from '@/lib/values/slugify'

import { isFields } from '../../content/reader'
import { demoRivers } from './site-files'

const read = (file: string): Record<string, unknown> => {
  const content: unknown = JSON.parse(readFileSync(path.join('demo', file), 'utf8'))
  if (!isFields(content)) throw new Error(`${file} is no object`)
  return content
}

/** The texts of some fields, however deep. */
const textsOf = (value: unknown, fields: readonly string[]): string[] =>
  isFields(value)
    ? Object.entries(value).flatMap(([name, inner]) =>
        typeof inner === 'string' ? (fields.includes(name) ? [inner] : []) : textsOf(inner, fields),
      )
    : []

const localities = readdirSync('demo/localities').map((name) => read(`localities/${name}`))
const places = [
  ...localities.flatMap((content) => textsOf(content, ['name', 'municipality'])),
  ...demoRivers().flatMap(({ name }) => textsOf(name, locales)),
]

/** Shorter ones are also common words or their beginnings, such as `huy` and `vise`. */
const leastLetters = 5
const slugs = places.map(slugify).filter(({ length }) => length >= leastLetters)

const agency = textsOf(read('settings/siteConfig/facts.json'), [
  'name',
  'phone',
  'email',
  'primaryColour',
  'accentColour',
])
const demoNames = [...new Set([...places, ...slugs, ...agency])]
const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${demoNames.join('|')})(?![\\p{L}\\p{N}])`, 'u')

/**
 * Examples of tests are of the demo's region: some are sent to the demo, or read with its places. The studio has the
 * product's colours, which are also those of the demo. The towns that a language model may invent are those of Belgium.
 */
const isForAnyAgency = (file: string): boolean =>
  /\.(?:tsx?|cjs|css|json)$/.test(file) &&
  !/\.(?:test|fixture)\.tsx?$|^src\/(?:migrations\/|payload-types|studio\/tokens\.css|features\/writing-help\/model\/common-places)/.test(
    file,
  )

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`)

test('names and colours of the demo are in no source and no message', () => {
  const files = [...filesIn('src'), ...filesIn('messages')].filter(isForAnyAgency)
  expect(files.length).toBeGreaterThan(1000)
  const lines = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  )
  expect(lines).toEqual([])
})
