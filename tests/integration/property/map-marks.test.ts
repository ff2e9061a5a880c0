import { sql } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { GET as getPoints } from '@/app/(site)/map-data/[locale]/points/route'
import { unfilteredListing, type MapPoint } from '@/features/listings/model/listing-filters'
import { contains, gridFor, mapCellOf, maxMapMarks, type MapBox } from '@/features/listings/model/map-grid'
import { boxText } from '@/features/map/model/map-boxes'
import type { MapPoints } from '@/features/map/model/map-points'
import { findMapPosition } from '@/features/map/server/find-map-points'
import { findMapProperties } from '@/features/map/server/find-map-properties'

import { makePayload, type TestPayload } from '../../support/make-payload'

/** More properties than the map shows one by one: 6,000 in rows and columns, 3,000 at one place, one far from all. */

let running: TestPayload
let payload: Payload

const inAll = 9001
const soldEvery = 10
const onePlace = { latitude: 50.95, longitude: 6.2 }

function placeOf(ref: number): MapPoint {
  if (ref < 6000)
    return { latitude: 50.4 + (ref % 100) * 0.004, longitude: 5.2 + Math.floor(ref / 100) * 0.008 }
  return ref < 9000 ? onePlace : { latitude: 49.6, longitude: 4.1 }
}

function toRow(ref: number) {
  const place = placeOf(ref)
  const availability = ref < 6000 && ref % soldEvery === 0 ? 'gone' : 'available'
  const { latitude, longitude } = place
  return [
    `p${ref}:fr`,
    `p${ref}`,
    'fr',
    ref,
    'sale',
    100_000 + ref,
    availability,
    latitude,
    longitude,
    mapCellOf(place),
  ]
}

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  const rows = JSON.stringify(Array.from({ length: inAll }, (_, at) => toRow(at)))
  const place = ['latitude', 'longitude', 'map_cell']
  const columns = ['id', 'property', 'locale', 'ref', 'goal', 'price', 'availability', ...place]
  const others = ['is_approximate', 'is_primary', 'online_since']
  const names = sql.raw([...columns, ...others, 'document_updated_at'].join(', '))
  const values = sql.raw([...columns.keys()].map((at) => `json_extract(value, '$[${at}]')`).join(', '))
  await payload.db.drizzle.run(
    sql`insert into search_rows (${names}) select ${values}, 0, 1,
      strftime('%Y-%m-%dT%H:%M:%fZ', 1760000000 + key, 'unixepoch'), '2026-01-01T00:00:00.000Z' from json_each(${rows})`,
  )
})
afterAll(() => running.stop())

const filters = unfilteredListing('sale')
const shown = inAll - 6000 / soldEvery

const countOf = ({ properties, cells }: MapPoints): number =>
  properties.length + cells.reduce((sum, { count }) => sum + count, 0)

const around = (latitude: number, longitude: number, size: number): MapBox => ({
  south: latitude - size,
  north: latitude + size,
  west: longitude - size,
  east: longitude + size,
})

const ask = (within: MapBox | null, isList = false) => findMapProperties(filters, 'fr', { within, isList })

test('many properties are counted in cells; one that is alone has its price', async () => {
  const points = await ask(null)
  expect(countOf(points)).toBe(shown)
  expect(points.properties.length + points.cells.length).toBeLessThanOrEqual(maxMapMarks)
  expect(points.cells.length).toBeGreaterThan(50)
  expect(points.cellWidth).toBeGreaterThan(0)
  expect(points.properties).toContainEqual(
    expect.objectContaining({ ref: 9000, latitude: 49.6, longitude: 4.1, priceText: '€\u00a0109.000' }),
  )
  expect(points.cells).toContainEqual({ ...onePlace, count: 3000 })
})

test('a part of the map with few properties has each of them, and none that is sold', async () => {
  const part = around(50.5, 5.4, 0.02)
  const { properties, cells, cellWidth } = await ask(part)
  expect([cells, cellWidth]).toEqual([[], 0])
  expect(properties.length).toBeGreaterThan(20)
  expect(properties.filter(({ ref }) => ref % soldEvery === 0)).toEqual([])
  const { box } = gridFor(part)
  expect(properties.filter((property) => !contains(box, property))).toEqual([])
})

test('closer parts have finer cells with the same properties', async () => {
  const [far, near] = [await ask(around(50.6, 5.44, 0.4)), await ask(around(50.6, 5.44, 0.2))]
  expect(near.cellWidth).toBe(far.cellWidth / 2)
  expect(countOf(near)).toBeLessThan(countOf(far))
})

test('thousands at one place stay one cell at every zoom, whose newest are listed', async () => {
  const street = around(onePlace.latitude, onePlace.longitude, 0.0001)
  const { properties, cells } = await ask(street)
  expect(properties).toEqual([])
  expect(cells).toEqual([{ ...onePlace, count: 3000 }])
  const listed = await ask(street, true)
  expect(listed.properties.map(({ ref }) => ref)).toEqual(Array.from({ length: 101 }, (_, at) => 8999 - at))
})

test('filters apply to cells', async () => {
  const priced = await findMapProperties({ ...filters, priceMax: 102_999 }, 'fr')
  expect(countOf(priced)).toBe(3000 - 3000 / soldEvery)
  const near = await findMapProperties({ ...filters, near: { ...onePlace, radiusInKm: 1 } }, 'fr')
  expect(countOf(near)).toBe(3000)
})

test('a query names the part; one that is none means the whole search', async () => {
  const read = async (query: string) => {
    const answer = await getPoints(new Request(`http://x.test/?${query}`), {
      params: Promise.resolve({ locale: 'fr' }),
    })
    return (await answer.json()) as MapPoints
  }
  const part = around(50.5, 5.4, 0.02)
  expect(await read(`within=${boxText(part)}`)).toEqual(await ask(part))
  expect((await read(`within=${boxText(part)}&list=1`)).properties.length).toBeLessThanOrEqual(101)
  expect(countOf(await read('within=here'))).toBe(shown)
})

test('the place of a property is known by its number', async () => {
  expect(await findMapPosition(6000)).toEqual(onePlace)
  expect(await findMapPosition(99_999)).toBeNull()
})
