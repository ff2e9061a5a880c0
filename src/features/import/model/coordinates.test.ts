import { expect, test } from 'vitest'

import { checkCoordinates } from './coordinates'

const none = { latitude: undefined, longitude: undefined }
const at = (latitude: number | null, longitude: number | null) => ({ latitude, longitude })

test.each([
  ['in Belgium', 10, at(50.6, 5.5), at(50.6, 5.5), null],
  ['in Luxembourg', 50, at(49.6, 6.1), at(49.6, 6.1), null],
  ['exchanged in Belgium', 10, at(5.5, 50.6), at(50.6, 5.5), 'swapped'],
  ['exchanged in Luxembourg', 50, at(6.1, 49.6), at(49.6, 6.1), 'swapped'],
  ['Belgium, but in Spain', 10, at(38.3, -0.5), none, 'outsideBelgium'],
  ['Belgium, unknown', 10, at(0, 0), none, 'outsideBelgium'],
  ['in Aachen', 1276, at(50.77, 6.08), at(50.77, 6.08), null],
  ['in Bonn', 1276, at(50.73, 7.1), at(50.73, 7.1), null],
  ['in Alicante, west of Greenwich', 1724, at(38.3, -0.5), at(38.3, -0.5), null],
  ['in Cyprus, which looks exchanged', 1196, at(35.2, 33.4), at(35.2, 33.4), null],
  ['in Kenya, on the equator', 777, at(0, 37), at(0, 37), null],
  ['abroad, unknown', 1724, at(0, 0), none, 'noPosition'],
  ['abroad, half', 1724, at(38.3, null), none, 'noPosition'],
  ['abroad, not on earth', 1724, at(95, 5), none, 'noPosition'],
  ['abroad, not on earth either', 1724, at(38, 190), none, 'noPosition'],
] as const)('%s', (_, country, expected, stored, reason) => {
  const { values, warnings } = checkCoordinates(expected, country)
  expect({ latitude: values.latitude, longitude: values.longitude }).toEqual(stored)
  expect(warnings).toEqual(reason === null ? [] : [{ field: 'latitude', reason }])
})

test('without a position nothing is missed', () => {
  expect(checkCoordinates({ price: 1 }, 1276)).toEqual({ values: { price: 1 }, warnings: [] })
})
