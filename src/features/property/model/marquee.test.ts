import { expect, test } from 'vitest'

import { describeMarquee, isOverlayMarquee, marqueeMeanings, meaningOfMarquee } from './marquee'

const table = [
  { code: 0, meaning: 'none' },
  { code: 1, meaning: 'new', name: 'Nouveau' },
  { code: 2, meaning: 'sold', name: null },
] as const

test("the agency's table gives meaning and name", () => {
  expect(describeMarquee(1, 'Pas à pas', table)).toEqual({ meaning: 'new', name: 'Nouveau' })
})

test('MarqueeName is used where the table has no name', () => {
  expect(describeMarquee(2, ' Vendu ', table)).toEqual({ meaning: 'sold', name: 'Vendu' })
})

test('an unknown number shows its MarqueeName and has no effect', () => {
  expect(describeMarquee(9, 'Exclusif', table)).toEqual({ meaning: 'other', name: 'Exclusif' })
  expect(meaningOfMarquee(9, table)).toBe('none')
})

test.each([
  [0, 'Nouveau'],
  [9, ''],
  [2, null],
  [null, null],
  [undefined, undefined],
])('marquee %s named %s shows nothing', (marquee, name) => {
  expect(describeMarquee(marquee, name, table)).toBeNull()
})

test('only sold and rented cover the picture', () => {
  expect(marqueeMeanings.filter(isOverlayMarquee)).toEqual(['sold', 'rented'])
})
