import { expect, test } from 'vitest'

import {
  addFavourites,
  isFavourite,
  isHidden,
  emptySaved,
  savedLimits,
  toggleFavourite,
  toggleHidden,
  writeNote,
} from './saved'

const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1)

test('a new favourite comes first, and is removed when chosen again', () => {
  const two = toggleFavourite(toggleFavourite(emptySaved, 4310), 4311)
  expect(two.favourites).toEqual([4311, 4310])
  expect(toggleFavourite(two, 4311).favourites).toEqual([4310])
  expect(isFavourite(two, 4310)).toBe(true)
})

test('above 100 favourites the oldest is dropped', () => {
  const full = { ...emptySaved, favourites: upTo(savedLimits.favourites) }
  const { favourites } = toggleFavourite(full, 4310)
  expect(favourites).toHaveLength(100)
  expect(favourites[0]).toBe(4310)
  expect(favourites).not.toContain(100)
})

test('a shared list is saved in its order, before earlier favourites and without duplicates', () => {
  const mine = { ...emptySaved, favourites: [1, 4311] }
  expect(addFavourites(mine, [4310, 4311]).favourites).toEqual([4310, 4311, 1])
})

test('hiding stores a short title for the list of hidden ones, and is undone by hiding again', () => {
  const hidden = toggleHidden(emptySaved, { ref: 4310, title: 'x'.repeat(500) })
  expect(hidden.hidden).toEqual([{ ref: 4310, title: 'x'.repeat(120) }])
  expect(isHidden(hidden, 4310)).toBe(true)
  expect(toggleHidden(hidden, { ref: 4310, title: '' }).hidden).toEqual([])
})

test('a note makes its property a favourite and is cut at 1000 characters', () => {
  const noted = writeNote(emptySaved, 4310, 'y'.repeat(1200))
  expect(noted.notes[4310]).toHaveLength(1000)
  expect(noted.favourites).toEqual([4310])
  expect(writeNote(noted, 4310, 'again').favourites).toEqual([4310])
})

test('spaces are kept while a note is typed, and an empty note is removed', () => {
  const noted = writeNote(emptySaved, 4310, 'two ')
  expect(noted.notes).toEqual({ 4310: 'two ' })
  expect(writeNote(noted, 4310, ' ').notes).toEqual({})
})

test('a note above the maximum is rejected, existing notes can be changed', () => {
  const notes = Object.fromEntries(upTo(savedLimits.notes).map((ref) => [ref, 'note']))
  const full = { ...emptySaved, notes }
  expect(writeNote(full, 4310, 'one more')).toBe(full)
  expect(writeNote(full, 1, 'changed').notes[1]).toBe('changed')
})
