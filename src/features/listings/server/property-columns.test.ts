import { expect, test } from 'vitest'

import { propertyColumns } from './property-columns'

test('days in the exported list are those in Belgium', () => {
  // 00:30 on 1 July in Belgium
  const row = { onlineSince: '2027-06-30T22:30:00.000Z', soldAt: null, updatedAt: '2027-07-01T12:00:00.000Z' }
  const columns = propertyColumns(['onlineSince', 'soldAt', 'updatedAt'], 'nl', 'nl')
  const days = columns.map(({ value }) => value(row)).filter((cell) => cell !== null)
  expect(days).toEqual(expect.arrayContaining(['2027-07-01', '2027-07-01']))
  expect(days).not.toContain('2027-06-30')
})
