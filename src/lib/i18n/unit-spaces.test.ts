import { readdirSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { locales } from './locales'

/** A number or a value, a common space, and a sign of a unit; or the sign of the euro first. */
const divided = /€ \d|[\d}] (km\/[hu]|km|m²|%|€|kWh|min|Min\.|h|Uhr|uur|MB|Mo)(?!\p{L})/u

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(textsIn)

test.each(['25 km', '€ 285.000', '{speed} km/h', '{percent} %', '5 MB', '{hour} h', '{to} Uhr', '5 Min.'])(
  '"%s" may be divided',
  (text) => {
    expect(text).toMatch(divided)
  },
)

test.each(['25\u00a0km', '{percent}\u00a0%', '{count} minutes', '3 hours'])('"%s" is right', (text) => {
  expect(text).not.toMatch(divided)
})

for (const part of ['mail', 'site', 'studio', 'schema'])
  test.each(locales)(`no text of the ${part} in %s ends a line between a number and its unit`, (locale) => {
    const texts = textsIn(JSON.parse(readFileSync(`messages/${locale}/${part}.json`, 'utf8')))
    expect(texts.filter((text) => divided.test(text))).toEqual([])
  })

test('no label of a field or an option ends a line between a number and its unit', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\./.test(file) && file !== 'payload-types.ts',
  )
  const labels = sources.flatMap((file) =>
    Array.from(
      readFileSync(`src/${file}`, 'utf8').matchAll(/\b(?:nl|fr|en|de): (['"`])((?:\\.|(?!\1).)*)\1/g),
      ([, , text = '']) => text,
    ),
  )
  expect(labels.length).toBeGreaterThan(0)
  expect(labels.filter((text) => divided.test(text))).toEqual([])
})
