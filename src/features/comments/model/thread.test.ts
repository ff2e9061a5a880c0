import { expect, test } from 'vitest'

import { storedComment } from './comment.fixture'
import { toThreads } from './thread'

const names = { ann: 'Ann', bob: 'Bob' }
const ann = { id: 'ann', isAdministrator: false }

const answer = storedComment({
  id: 'second',
  thread: 'first',
  author: 'bob',
  createdAt: '2026-11-30T10:00:00.000Z',
})

test('answers are in the thread of their first comment, oldest first', () => {
  const earlier = { ...answer, id: 'earlier', createdAt: '2026-11-30T09:30:00.000Z' }
  const other = storedComment({ id: 'other', place: null, createdAt: '2026-11-30T08:00:00.000Z' })
  const threads = toThreads([answer, storedComment(), earlier, other], names, ann)
  expect(threads.map(({ id, comments }) => [id, comments.map((each) => each.id)])).toEqual([
    ['other', ['other']],
    ['first', ['first', 'earlier', 'second']],
  ])
})

test('its author may change and delete a comment, an administrator may delete any', () => {
  const rights = (reader: typeof ann) =>
    toThreads([storedComment(), answer], names, reader)[0]?.comments.map(({ isOwn, mayDelete }) => [
      isOwn,
      mayDelete,
    ])
  expect(rights(ann)).toEqual([
    [true, true],
    [false, false],
  ])
  expect(rights({ id: 'eve', isAdministrator: true })).toEqual([
    [false, true],
    [false, true],
  ])
})

test('who is gone has no name, and a deleted comment keeps its place', () => {
  const gone = storedComment({ author: null, text: '', editedAt: '2026-11-30T09:00:00.000Z' })
  const [thread] = toThreads([gone, { ...answer, author: 'former' }], names, ann)
  expect(thread?.comments).toMatchObject([
    { text: '', authorName: null, isEdited: false, mayDelete: false },
    { authorName: null },
  ])
})

test('a thread says who resolved it', () => {
  const at = '2026-11-30T11:00:00.000Z'
  const resolved = (resolvedBy: string | null) =>
    toThreads([storedComment({ resolvedAt: at, resolvedBy })], names, ann)[0]?.resolved
  expect(resolved('bob')).toEqual({ at, by: 'Bob' })
  expect(resolved(null)).toEqual({ at, by: null })
  expect(toThreads([storedComment()], names, ann)[0]?.resolved).toBeNull()
})
