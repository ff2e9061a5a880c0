import { expect, test } from 'vitest'

import { storedComment } from './comment.fixture'
import { findWaiting } from './open-threads'

const at = (hour: number) => `2026-11-30T${hour}:00:00.000Z`
const question = storedComment({ mentioned: ['bob'], createdAt: at(10) })
const answer = storedComment({ id: 'second', thread: 'first', author: 'bob', createdAt: at(11) })
const waiting = (user: string, ...comments: (typeof question)[]) =>
  findWaiting(user, comments).map(({ id }) => id)

test('a mention waits until it is answered', () => {
  expect(waiting('bob', question)).toEqual(['first'])
  expect(waiting('bob', question, answer)).toEqual([])
})

test('an answer waits for those who wrote before it', () => {
  expect(waiting('ann', question)).toEqual([])
  expect(waiting('ann', question, answer)).toEqual(['second'])
  expect(waiting('eve', question, answer)).toEqual([])
})

test('nothing waits in a resolved thread, nor in a comment that was deleted', () => {
  expect(waiting('bob', { ...question, resolvedAt: at(12) })).toEqual([])
  expect(waiting('ann', question, { ...answer, text: '' })).toEqual([])
})

test('of each thread the newest is shown, the newest thread first', () => {
  const third = { ...answer, id: 'third', createdAt: at(12) }
  const other = storedComment({ id: 'other', author: 'eve', mentioned: ['ann'], createdAt: at(13) })
  expect(waiting('ann', question, answer, third, other)).toEqual(['other', 'third'])
})
