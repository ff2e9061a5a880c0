import { expect, test } from 'vitest'

import { fillCounts } from './fill-counts'

const counts = { sale: 37, rent: 0 }

test('both placeholders become numbers, however often they stand there', () => {
  expect(fillCounts('{saleCount} + {rentCount} = {saleCount}', counts)).toBe('37 + 0 = 37')
})

test('other braces stay as they are', () => {
  expect(fillCounts('{count} {salecount} {saleCount', counts)).toBe('{count} {salecount} {saleCount')
})

test('a text cannot smuggle in the patterns of a replacement', () => {
  expect(fillCounts("$& {saleCount} $'", counts)).toBe("$& 37 $'")
})
