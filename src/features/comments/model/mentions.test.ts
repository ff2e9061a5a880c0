import { describe, expect, test } from 'vitest'

import {
  findColleagues,
  mentionableIn,
  mentionAt,
  mentionedIn,
  partsOfText,
  withMentions,
  withNames,
  withOwnNames,
} from './mentions'

const anna = { id: 'a1', name: 'Anna' }
const annaMaes = { id: 'a2', name: 'Anna Maes' }
const zoe = { id: 'z1', name: 'Zoé (Namur)' }
const colleagues = [anna, annaMaes, zoe]
const names: Record<string, string> = { a1: 'Anna', a2: 'Anna Maes', z1: 'Zoé (Namur)' }
const nameOf = (id: string) => names[id] ?? 'gone'

describe('a typed text', () => {
  test.each([
    ['@Anna Maes, look', '@[a2], look'],
    ['ask @Anna or @Zoé (Namur)?', 'ask @[a1] or @[z1]?'],
    ['write to info@Anna.be', 'write to info@Anna.be'],
    ['@Annabel is no colleague', '@Annabel is no colleague'],
    ['nobody', 'nobody'],
  ])('%s is stored as %s', (typed, stored) => {
    expect(withMentions(typed, colleagues)).toBe(stored)
  })

  test('mentions each of two who have the same name', () => {
    const people = withOwnNames([{ id: 'a3', name: 'Anna' }, annaMaes, anna])
    expect(people.map(({ name }) => name)).toEqual(['Anna (2)', 'Anna Maes', 'Anna (1)'])
    const text = '@[a3] and @[a1], not @[a2]'
    const shown = withNames(text, (id) => people.find((each) => each.id === id)?.name ?? '')
    expect(shown).toBe('@Anna (2) and @Anna (1), not @Anna Maes')
    expect(withMentions(shown, people)).toBe(text)
    expect(withMentions('@Anna', people)).toBe('@Anna')
  })

  test('mentions the right one where a name looks like a numbered one', () => {
    const people = withOwnNames([anna, { id: 'a3', name: 'Anna' }, { id: 'a4', name: 'Anna (1)' }])
    expect(people.map(({ name }) => name)).toEqual(['Anna (2)', 'Anna (3)', 'Anna (1)'])
  })

  test('is typed again as it was', () => {
    const typed = 'a @Anna Maes b @Anna'
    expect(withNames(withMentions(typed, colleagues), nameOf)).toBe(typed)
  })
})

test('a changed text keeps the mention of its author, who is no colleague of their own', () => {
  const text = 'I, @[z1], and @[gone]'
  const people = mentionableIn(text, [anna], names)
  expect(people.map(({ id }) => id)).toEqual(['a1', 'z1'])
  expect(withMentions(withNames(text, nameOf), people)).toBe('I, @[z1], and @gone')
})

test('a stored text tells whom it mentions, each once', () => {
  expect(mentionedIn('@[a1] @[z1] @[a1] @[<script>]')).toEqual(['a1', 'z1'])
  expect(partsOfText('@[a1], hello @[z1]')).toEqual([
    { text: '', id: 'a1' },
    { text: ', hello ', id: null },
    { text: '', id: 'z1' },
  ])
})

describe('the list of colleagues', () => {
  test.each([
    ['hello @An', { start: 6, query: 'An' }],
    ['@', { start: 0, query: '' }],
    ['@Anna Ma', { start: 0, query: 'Anna Ma' }],
    ['info@an', null],
    ['@Anna\nnext', null],
    ['plain', null],
  ])('after %j', (text, mention) => {
    expect(mentionAt(text, text.length)).toEqual(mention)
  })

  test('has those of whom a word of the name begins with what is typed', () => {
    const idsFor = (query: string) => findColleagues(colleagues, query).map(({ id }) => id)
    expect(idsFor('')).toEqual(['a1', 'a2', 'z1'])
    expect(idsFor('mae')).toEqual(['a2'])
    expect(idsFor('zoe')).toEqual(['z1'])
    expect(idsFor('nna')).toEqual([])
  })
})
