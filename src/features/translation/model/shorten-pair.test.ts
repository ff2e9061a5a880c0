import { expect, test } from 'vitest'

import { shortenPair } from './shorten-pair'

const words = (count: number) => 'mot '.repeat(count)

test('short texts are whole', () => {
  expect(shortenPair('a', null)).toEqual(['a', null])
  expect(shortenPair(words(100), '')).toEqual([words(100), ''])
})

test('a long text is cut at its end', () => {
  const [before, after] = shortenPair('', 'x'.repeat(700))
  expect(before).toBe('')
  expect(after).toBe(`${'x'.repeat(600)}…`)
})

test('a difference at the end of a long text shows on both sides, with whole words before it', () => {
  const [before, after] = shortenPair(`${words(300)}jardin`, `${words(300)}terrasse`)
  expect(before).toMatch(/^…mot mot .*jardin$/)
  expect(after).toMatch(/^…mot mot .*terrasse$/)
})

test('what was added to a long text shows', () => {
  const [before, after] = shortenPair(words(300).trim(), `${words(300)}nouveau`)
  expect(before).toMatch(/mot$/)
  expect(after).toMatch(/nouveau$/)
})

test.each(['\n', '\u00a0', ''])('a difference far behind shows also where %j is between words', (between) => {
  const start = `mot${between}`.repeat(400)
  const [before, after] = shortenPair(`${start}jardin`, `${start}terrasse`)
  expect(before).toMatch(/jardin$/)
  expect(after).toMatch(/terrasse$/)
})
