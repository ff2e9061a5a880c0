import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { alertKindFor, type AlertState, type Listener } from './alert-kinds'

const available = (price: number | null): AlertState => ({ price, availability: 'available' })
const since = '2027-02-01T00:00:00.000Z'

const listener = (changes: Partial<Listener> = {}): Listener => ({
  kinds: ['new', 'priceCut', 'backOnMarket', 'sold'],
  listensSince: '2027-01-01T00:00:00.000Z',
  maxPrice: null,
  wasNotified: false,
  notifiedPrice: null,
  ...changes,
})

const listenerAt = (notifiedPrice: number | null, changes: Partial<Listener> = {}) =>
  listener({ wasNotified: true, notifiedPrice, ...changes })

const old = { listensSince: '2027-03-01T00:00:00.000Z' }
const under = { price: 300_000, availability: 'underOption' } as const
const gone = { price: 300_000, availability: 'gone' } as const
const withdrawn = { price: 300_000, availability: 'withdrawn' } as const

describe('what a search is told', () => {
  test.each([
    ['a property on the site for the first time', null, available(300_000), listener(), 'new'],
    ['one that came before the search', null, available(300_000), listener(old), null],
    ['a new one under option', null, under, listener(), null],
    ['the same price again', available(300_000), available(300_000), listenerAt(300_000), null],
    ['a cut of less than 1 %', available(300_000), available(297_001), listenerAt(300_000), null],
    ['a cut of 1 %', available(300_000), available(297_000), listenerAt(300_000), 'priceCut'],
    [
      'two small cuts that make 1 % since the last e-mail',
      available(298_000),
      available(297_000),
      listenerAt(300_000),
      'priceCut',
    ],
    ['a cut that only gives back a raise', available(320_000), available(300_000), listenerAt(300_000), null],
    [
      'a price that came within the budget',
      available(320_000),
      available(300_000),
      listener({ ...old, maxPrice: 310_000 }),
      'withinBudget',
    ],
    [
      'a cut for a search that could always afford it',
      available(320_000),
      available(300_000),
      listener({ ...old, maxPrice: 330_000 }),
      'priceCut',
    ],
    ['a sale of what was told', available(300_000), gone, listenerAt(300_000), 'sold'],
    ['a sale of what was never told', available(300_000), gone, listener(), null],
    ['a sale that was told', gone, gone, listenerAt(300_000), null],
    ['the end of an option', under, available(300_000), listenerAt(300_000), 'backOnMarket'],
    [
      'the return of a withdrawn property',
      withdrawn,
      available(300_000),
      listenerAt(300_000),
      'backOnMarket',
    ],
    ['the return of what an older search never saw', gone, available(300_000), listener(old), 'backOnMarket'],
    ['a price that is published', available(null), available(300_000), listenerAt(null), null],
    ['a price that is hidden', available(300_000), available(null), listenerAt(300_000), null],
  ] as const)('%s', (_, before, after, to, expected) => {
    expect(alertKindFor({ before, after, since }, to, 1)).toBe(expected)
  })

  test('nothing that was not chosen', () => {
    const only = listener({ kinds: ['sold'] })
    expect(alertKindFor({ before: null, after: available(1), since }, only, 1)).toBeNull()
    const cut = { before: available(2), after: available(1), since }
    expect(alertKindFor(cut, listenerAt(2, { kinds: ['new'] }), 1)).toBeNull()
    expect(alertKindFor(cut, listener({ ...old, kinds: ['new'], maxPrice: 1 }), 1)).toBeNull()
  })

  test('never a price cut that is smaller than the setting', () => {
    const price = fc.integer({ min: 1, max: 2_000_000 })
    fc.assert(
      fc.property(price, price, fc.integer({ min: 1, max: 20 }), (from, to, percent) => {
        const kind = alertKindFor(
          { before: available(from), after: available(to), since },
          listenerAt(from),
          percent,
        )
        expect(kind).toBe((from - to) * 100 >= from * percent ? 'priceCut' : null)
      }),
    )
  })
})
