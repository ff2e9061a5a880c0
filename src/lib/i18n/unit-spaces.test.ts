import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { locales } from './locales'

/** A number or a value, a common space, and a sign of a unit. */
const divided = /[\d}] (km\/[hu]|km|m²|%|€|kWh|min|Min\.|h|Uhr|uur|MB|Mo)(?!\p{L})/u

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(textsIn)

test.each(['25 km', '{speed} km/h', '{percent} %', '5 MB', '{hour} h', '{to} Uhr', '5 Min.'])(
  '"%s" may be divided',
  (text) => {
    expect(text).toMatch(divided)
  },
)

test.each(['25\u00a0km', '{percent}\u00a0%', '{count} minutes', '3 hours'])('"%s" is right', (text) => {
  expect(text).not.toMatch(divided)
})

for (const part of ['site', 'studio'])
  test.each(locales)(`no text of the ${part} in %s ends a line between a number and its unit`, (locale) => {
    const texts = textsIn(JSON.parse(readFileSync(`messages/${part}.${locale}.json`, 'utf8')))
    expect(texts.filter((text) => divided.test(text))).toEqual([])
  })
