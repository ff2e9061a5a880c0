import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { repairsEnd, repairsPayload } from '@/lib/payload/payload-repairs'

import { selectorsInCode } from '../../scripts/lib/foreign-selectors'
import { knowsClass, occurs } from './installed-payload.fixture'
import { fixedTexts } from './repair-names'

const { version } = JSON.parse(readFileSync('node_modules/payload/package.json', 'utf8')) as {
  version: string
}

test('the repairs are on as long as the installed Payload is older than their end', () => {
  const isOlder = version.localeCompare(repairsEnd, 'en', { numeric: true }) < 0
  expect(repairsPayload).toBe(isOlder)
})

test.each(Object.keys(fixedTexts))('the installed studio has the English text "%s"', (text) => {
  // The words after it are joined to it.
  expect(occurs(text.replace(/ and Time$/, ''))).toBe(true)
})

const repairs = ['name-controls', 'repair-names'].map((name) => readFileSync(`src/studio/${name}.ts`, 'utf8'))
const literals = repairs.flatMap((code) => [...code.matchAll(/'([^'\n]*)'/g)].map(([, text = '']) => text))
const classes = [...new Set(literals.flatMap(selectorsInCode))].filter((each) => each.startsWith('.'))

test.each(classes)('the installed studio has controls %s', (selector) => {
  expect(knowsClass(selector.slice(1))).toBe(true)
})
