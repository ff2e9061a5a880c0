import { expect, test } from 'vitest'

import { choiceOf } from './held-choice'
import { toAnswers, type Question } from './questions'
import type { HeldReason } from './reasons'

const nothing = { new: 0, changed: 0, gone: 0 }
const something = { new: 0, changed: 0, gone: 4 }
const office: Question = { kind: 'provider', word: 'Office B', properties: 8 }
const answered = toAnswers([{ kind: 'provider', word: 'officeb', value: 'same' }])

test.each<[HeldReason[], typeof nothing | null, Question[], string]>([
  [['manyWithdrawn'], something, [], 'overrule'],
  [['manyWithdrawn', 'older'], something, [], 'overrule'],
  [['empty'], nothing, [], 'nothing'],
  [['older'], null, [], 'nothing'],
  [['truncated', 'manyWithdrawn'], something, [], 'again'],
  [['provider'], something, [office], 'ask'],
  [['provider', 'manyWithdrawn'], something, [office], 'overrule'],
])('a run held as %j with %j: %s', (reasons, counts, questions, choice) => {
  expect(choiceOf({ reasons, counts, questions }, new Map())).toBe(choice)
})

test('after the answer the feed is imported again', () => {
  const run = { reasons: ['provider' as const], counts: something, questions: [office] }
  expect(choiceOf(run, answered)).toBe('answered')
})
