import { expect, test } from 'vitest'

import { headerBands } from './header-bands'

const rowsOf = (picture: Parameters<typeof headerBands>[0], menuRow?: number) =>
  headerBands(picture, menuRow).map(({ top, height }) =>
    [top, top + height].map((share) => Math.round(share * 100)),
  )

test('wide and low windows cut a picture at the top, so the header lies further down on it', () => {
  const [phone, sideways, , , , , desktop, large] = rowsOf({ width: 600, height: 400 })
  expect(phone).toEqual([0, 22])
  expect(sideways).toEqual([37, 50])
  expect(desktop).toEqual([20, 29])
  expect(large).toEqual([28, 34])
})

test('the focus of the picture moves what is cut away', () => {
  const square = { width: 500, height: 500 }
  expect(rowsOf({ ...square, position: '50% 0%' }).map(([top]) => top)).toEqual(Array(8).fill(0))
  expect(rowsOf({ ...square, position: '50% 100%' })[6]).toEqual([60, 66])
  const [phone] = headerBands({ width: 1600, height: 400, position: '25% 50%' })
  expect(phone?.width).toBeCloseTo(0.304, 3)
  expect(phone?.left).toBeCloseTo(0.174, 3)
})

test('a menu in a row of its own makes the header of wide windows higher', () => {
  const [phone, , , , , , desktop] = rowsOf({ width: 600, height: 400 }, 44)
  expect(phone).toEqual([0, 22])
  expect(desktop).toEqual([20, 32])
})
