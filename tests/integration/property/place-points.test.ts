import { rm } from 'node:fs/promises'
import path from 'node:path'

import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { belgium, luxembourg } from '@/features/property/model/countries'
import { readGeoNames } from '@/features/property/model/geonames'
import { fillMissingPoints } from '@/features/property/server/fill-place-point'
import { storeGeoNames } from '@/features/property/server/known-places'
import { env } from '@/lib/env'
import type { Locality } from '@/payload-types'

import { makePayload, type TestPayload } from '../../support/make-payload'

let running: TestPayload
let payload: Payload

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
})
afterAll(async () => {
  await rm(path.join(env.dataDir, 'map', 'places.tsv'), { force: true })
  await running.stop()
})

const makePlace = (name: string, zip: string, more: Partial<Locality> = {}) =>
  payload.create({
    collection: 'localities',
    locale: 'fr',
    data: { name, zip, countryId: belgium, ...more },
    overrideAccess: true,
  })

const pointOf = async (id: string) => {
  const { latitude, longitude } = await payload.findByID({ collection: 'localities', id })
  return [latitude ?? null, longitude ?? null]
}

/** As GeoNames writes places that the list of the product lacks. */
const list = [
  ['BE', '5555', 'Bièvre', '49.9405', '5.0167'],
  ['BE', '5000', 'Namur', '50.1', '4.1'],
  ['LU', 'L-9999', 'Wemperhardt', '50.1483', '6.0481'],
]
  .map(([country, zip, name, ...point]) =>
    [country, zip, name, '', '', '', '', '', '', ...point, '4'].join('\t'),
  )
  .join('\n')

test('a new place has the coordinates of the product’s list, unless it has its own', async () => {
  const town = await makePlace('Namur', '5000')
  expect(await pointOf(town.id)).toEqual([50.467, 4.867])
  const placed = await makePlace('Dave', '5100', { latitude: 50.42, longitude: 4.88 })
  expect(await pointOf(placed.id)).toEqual([50.42, 4.88])
  await payload.update({
    collection: 'localities',
    id: town.id,
    data: { latitude: null, longitude: null },
    overrideAccess: true,
  })
  expect(await pointOf(town.id)).toEqual([null, null])
})

test('a new place that the product’s list has is given its municipality, after which maps label towns first', async () => {
  const municipalityOf = async (name: string, zip: string, more?: Partial<Locality>) =>
    (await makePlace(name, zip, more)).municipality
  expect(await municipalityOf('Mons', '7000')).toBe('Mons')
  expect(await municipalityOf('Louvain-la-Neuve', '1348')).toBe('Ottignies-Louvain-la-Neuve')
  expect(await municipalityOf('Genval', '1332', { municipality: 'La Lasne' })).toBe('La Lasne')
  expect(await municipalityOf('Nulle-Part', '9997', { latitude: 50, longitude: 5 })).toBeNull()
})

test('a list of GeoNames gives places without coordinates theirs, and counts before the product’s', async () => {
  const [village, abroad] = [
    await makePlace('Bièvre', '5555'),
    await makePlace('Wemperhardt', '9999', { countryId: luxembourg }),
  ]
  const nowhere = await makePlace('Nulle-Part', '9998')
  expect(await pointOf(village.id)).toEqual([null, null])
  expect((await fillMissingPoints(payload)).unknown).toContain('5555 Bièvre')

  await storeGeoNames(readGeoNames(list).places)
  expect(await fillMissingPoints(payload)).toEqual({ filled: 2, unknown: ['9998 Nulle-Part'] })
  expect(await pointOf(village.id)).toEqual([49.9405, 5.0167])
  expect(await pointOf(abroad.id)).toEqual([50.1483, 6.0481])
  expect(await pointOf(nowhere.id)).toEqual([null, null])
  expect(await pointOf((await makePlace('Namur', '5020')).id)).toEqual([50.1, 4.1])
})
