import { expect, test } from 'vitest'

import { builtNames } from '../lib/commands.mjs'
import { describeWords, findWord, words } from './words'

/** Of `perron.mjs` itself. */
const withoutBundle = ['health', 'serve']
test('every command of a build is a word, and the other way round', () => {
  const names = builtNames.map((name) => name.replace(':', '-'))
  expect(Object.keys(words).sort()).toEqual([...names, ...withoutBundle].sort())
})

test('a command is found by its name in package.json too; other words are not', () => {
  expect(findWord('create:administrator')).toBe('create-administrator')
  expect(findWord('storage-move')).toBe('storage-move')
  for (const wrong of ['', 'seed', 'toString', 'Serve']) expect(findWord(wrong)).toBeNull()
})

test('the list fits a terminal and names each word', () => {
  const lines = describeWords().split('\n')
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(90)
  for (const word of Object.keys(words)) expect(describeWords()).toContain(`  ${word}`)
})
