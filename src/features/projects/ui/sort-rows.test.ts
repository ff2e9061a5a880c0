import fc from 'fast-check'
import { expect, test } from 'vitest'

import { sortRows } from './sort-rows'
import type { UnitCell } from './unit-rows'

const price = (ref: number, value: number | null) => ({
  ref,
  cells: [value === null ? null : ([`€ ${value}`, value] as const)],
})

const refs = (rows: { ref: number }[]) => rows.map(({ ref }) => ref)

test('unknown values are last in both directions', () => {
  const rows = [price(1, null), price(2, 300), price(3, 100), price(4, 1_000)]
  expect(refs(sortRows(rows, { column: 0, isDescending: false }))).toEqual([3, 2, 4, 1])
  expect(refs(sortRows(rows, { column: 0, isDescending: true }))).toEqual([4, 2, 3, 1])
})

test('equal rows are ordered by reference', () => {
  const rows = [price(3, 100), price(1, 100), price(2, 100)]
  expect(refs(sortRows(rows, { column: 0, isDescending: true }))).toEqual([1, 2, 3])
})

test('column -1 is the reference', () => {
  expect(refs(sortRows([price(1, 5), price(3, 1)], { column: -1, isDescending: true }))).toEqual([3, 1])
})

test('words are in alphabetical order', () => {
  const type = (ref: number, name: string) => ({ ref, cells: [[name, name] as UnitCell] })
  const rows = [type(1, 'Studio'), type(2, 'Appartement'), type(3, 'Penthouse')]
  expect(refs(sortRows(rows, { column: 0, isDescending: false }))).toEqual([2, 3, 1])
})

test('no row is lost or doubled', () => {
  const row = fc.record({ ref: fc.nat(), value: fc.option(fc.integer()) })
  fc.assert(
    fc.property(fc.array(row), fc.boolean(), (values, isDescending) => {
      const rows = values.map(({ ref, value }) => price(ref, value))
      expect(new Set(sortRows(rows, { column: 0, isDescending }))).toEqual(new Set(rows))
    }),
  )
})
