import { describe, expect, test } from 'vitest'

import { identify, type FeedIdentity, type KnownProperty } from './identify'

const record = (number: string, provider = '', permanentId = ''): FeedIdentity => ({
  number,
  provider,
  permanentId,
})
const feed = (...records: FeedIdentity[]) =>
  new Map(records.map((each) => [`${each.provider}|${each.number}`, each] as const))
const knownProperty = (
  externalId: string,
  provider = '',
  permanentId = '',
  number = externalId,
): KnownProperty => ({
  externalId,
  number,
  provider,
  permanentId,
})
const idsOf = (...args: Parameters<typeof identify>) => Object.fromEntries(identify(...args).ids)

describe('a property of a feed', () => {
  test('is known by its number, whatever its permanent id is now', () => {
    expect(idsOf(feed(record('A1', '', 'new')), [knownProperty('A1', '', 'old')])).toEqual({ '|A1': 'A1' })
  })

  test('is known by its permanent id first, also when numbers were exchanged', () => {
    const rows = [knownProperty('A1', '', 'one'), knownProperty('A2', '', 'two')]
    expect(idsOf(feed(record('A2', '', 'one'), record('A1', '', 'two')), rows)).toEqual({
      '|A2': 'A1',
      '|A1': 'A2',
    })
  })

  test('two offices in one file may both have an A1', () => {
    const both = feed(record('A1', 'X'), record('A1', 'Y'))
    expect(idsOf(both, [])).toEqual({ 'X|A1': 'A1', 'Y|A1': 'A1 (Y)' })
    const rows = [knownProperty('A1', 'X'), knownProperty('A1 (Y)', 'Y', '', 'A1')]
    expect(idsOf(both, rows)).toEqual({ 'X|A1': 'A1', 'Y|A1': 'A1 (Y)' })
  })

  test('a second office does not take the properties of the first', () => {
    const later = feed(record('A1', 'Y'), record('A1', 'X'))
    expect(idsOf(later, [knownProperty('A1', 'X')])).toEqual({ 'X|A1': 'A1', 'Y|A1': 'A1 (Y)' })
  })
})

describe('a provider with another name', () => {
  test.each([
    ['that was renamed', 'X'],
    ['that is named for the first time', ''],
  ])('%s is one question, and nothing is new', (_, before) => {
    const { ids, change } = identify(feed(record('A1', 'Y'), record('A2', 'Y')), [
      knownProperty('A1', before),
      knownProperty('A2', before),
    ])
    expect([...ids.values()]).toEqual(['A1', 'A2'])
    expect(change).toEqual({ from: before, to: 'Y', properties: 2 })
  })

  test('asks no more once it is known to be the same', () => {
    const rows = [knownProperty('A1', 'X')]
    expect(identify(feed(record('A1', 'Y')), rows, new Map([['Y', true]]))).toMatchObject({ change: null })
    expect(idsOf(feed(record('A1', 'Y')), rows, new Map([['Y', false]]))).toEqual({ 'Y|A1': 'A1 (Y)' })
  })

  test('asks nothing when the permanent ids say that it is the same', () => {
    const { change } = identify(feed(record('A1', 'Y', 'one')), [knownProperty('A1', 'X', 'one')])
    expect(change).toBeNull()
  })
})
