import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { JsonSplitter } from './split-json'

function split(text: string, sizes: readonly number[] = []) {
  const items: [string, unknown][] = []
  const values: [string, unknown][] = []
  const splitter = new JsonSplitter({
    onItem: (list, json) => items.push([list, JSON.parse(json)]),
    onValue: (key, json) => values.push([key, JSON.parse(json)]),
  })
  let at = 0
  for (const size of sizes) {
    splitter.write(text.slice(at, at + size))
    at += size
  }
  splitter.write(text.slice(at))
  return { items, values, isComplete: splitter.isComplete }
}

test('the items of every list and the other values are found, wherever the chunks end', () => {
  const item = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constant({ 'a"]}': '[{,:"\\' }))
  const file = fc.record({
    properties: fc.array(item, { maxLength: 5 }),
    date: fc.string({ unit: 'binary' }),
    nested: fc.constant({ list: [1, [2]] }),
    types: fc.array(item, { maxLength: 3 }),
  })
  fc.assert(
    fc.property(
      file,
      fc.array(fc.integer({ min: 1, max: 20 }), { maxLength: 40 }),
      fc.boolean(),
      (given, sizes, spaced) => {
        const text = JSON.stringify(given, null, spaced ? 2 : 0)
        const parsed = JSON.parse(text)
        const { items, values, isComplete } = split(text, sizes)
        expect(isComplete).toBe(true)
        expect(items.filter(([list]) => list === 'properties').map(([, value]) => value)).toEqual(
          parsed.properties,
        )
        expect(items.filter(([list]) => list === 'types').map(([, value]) => value)).toEqual(parsed.types)
        expect(Object.fromEntries(values)).toEqual({ date: parsed.date, nested: parsed.nested })
      },
    ),
  )
})

describe('a file that is not whole', () => {
  test.each([
    '',
    '{"properties":[{"ID":1},{"ID',
    '{"properties":[{"ID":1}]',
    '[{"ID":1}]',
    '<html>',
    '{"a":1}}',
  ])('%s', (text) => {
    const splitter = new JsonSplitter({ onItem: () => undefined, onValue: () => undefined })
    splitter.write(text)
    expect(splitter.isComplete).toBe(false)
  })
})

test('an item of many megabytes is cut off instead of held in memory', () => {
  const lengths: number[] = []
  const splitter = new JsonSplitter({
    onItem: (_, json) => lengths.push(json.length),
    onValue: () => undefined,
  })
  splitter.write('{"properties":[{"ID":7,"Text":"')
  for (let part = 0; part < 60; part += 1) splitter.write('x'.repeat(100_000))
  splitter.write('"},{"ID":8}]}')
  expect(splitter.isComplete).toBe(true)
  expect(lengths[0]).toBeLessThan(2_100_000)
  expect(lengths[1]).toBe(8)
})
