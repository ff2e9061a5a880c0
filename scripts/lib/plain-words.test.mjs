import { Linter } from 'eslint'
import { expect, test } from 'vitest'

import { plainWords } from './plain-words.mjs'

const findings = (code) =>
  new Linter()
    .verify(code, [
      {
        plugins: { perron: { rules: { 'plain-words': plainWords } } },
        rules: { 'perron/plain-words': 'error' },
      },
    ])
    .map(({ message }) => message)

test.each([
  ['a block comment', '/** Whoever asks gets it. */\nconst a = 1'],
  ['a line comment', 'const a = 1 // Nobody reads this.'],
  ['a name', 'const nobody = []'],
  ['a part of a name', 'function judgeSubmission() {}'],
])('refuses an odd word in %s', (_, code) => {
  expect(findings(code)).toHaveLength(1)
})

test.each([
  ['plain words', '/** Returns the rows that are due. */\nconst dueRows = []'],
  ['a longer word that holds one', '// The standstill period.\nconst adjudged = 1'],
  ['a word of the trade', 'const atDeed = 1'],
  ['texts for people', "const text = 'Nobody is at the agency.'"],
])('accepts %s', (_, code) => {
  expect(findings(code)).toEqual([])
})
