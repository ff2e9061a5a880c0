import type { FormState } from 'payload'
import { expect, test } from 'vitest'

import type { Thread } from '@/features/comments/model/thread'

import { placeThreads } from './place-threads'

const thread = (id: string, place: string | null): Thread => ({
  id,
  place,
  language: null,
  comments: [],
  resolved: null,
})

/** A form of a page with these blocks. */
function formWith(blocks: readonly string[]): FormState {
  const fields = blocks.flatMap((id, index): [string, FormState[string]][] => [
    [`blocks.${index}.id`, { value: id }],
    [`blocks.${index}.heading`, {}],
    [`blocks.${index}.links`, { rows: [{ id: `${id}-link` }] }],
    [`blocks.${index}.links.0.label`, {}],
  ])
  return Object.fromEntries([
    ['title', {}],
    ['blocks', { rows: blocks.map((id) => ({ id })) }],
    ...fields,
    ['slug', {}],
  ])
}

const threads = [
  thread('slug', 'slug'),
  thread('second', 'blocks.b2'),
  thread('label', 'blocks.b1.links.b1-link.label'),
  thread('heading', 'blocks.b1.heading'),
  thread('title', 'title'),
  thread('all', null),
]

const placed = (blocks: readonly string[]) =>
  placeThreads(threads, formWith(blocks)).map(({ id, at, isGone }) => [id, isGone ? 'gone' : at])

test('threads are in the order of the form, those of the whole document first', () => {
  expect(placed(['b1', 'b2'])).toEqual([
    ['all', null],
    ['title', 'title'],
    ['heading', 'blocks.0.heading'],
    ['label', 'blocks.0.links.0.label'],
    ['second', 'blocks.1'],
    ['slug', 'slug'],
  ])
})

test('threads move with their block', () => {
  expect(placed(['b2', 'b1'])).toEqual([
    ['all', null],
    ['title', 'title'],
    ['second', 'blocks.0'],
    ['heading', 'blocks.1.heading'],
    ['label', 'blocks.1.links.0.label'],
    ['slug', 'slug'],
  ])
})

test('threads of a block that is gone come last, and are at it again when it comes back', () => {
  expect(placed(['b2']).slice(-2)).toEqual([
    ['label', 'gone'],
    ['heading', 'gone'],
  ])
  expect(placed([]).filter(([, at]) => at === 'gone')).toHaveLength(3)
  expect(placed(['b2', 'b1'])[3]).toEqual(['heading', 'blocks.1.heading'])
})
