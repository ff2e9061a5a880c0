import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { findMapLocalities } from '@/features/map/server/find-map-localities'
import { fieldsOf } from '@/features/submissions/model/visible-fields'
import { getFormModel } from '@/features/submissions/server/get-form-model'
import { locales } from '@/lib/i18n/locales'

import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal } from '../../support/minimal-document'

/** An agency with a place beside it and two far away, one of which has a property. */
let running: TestPayload
let payload: Payload

const [latitude, longitude] = [50.2, 5.1]
const town = { city: 'Montplain', zip: '5999', latitude, longitude }

const makePlace = (name: string, zip: string, point: object) =>
  makeMinimal(payload, 'localities', { name, zip, municipality: name, ...point })

const readOptions = async () => {
  const model = await getFormModel('demandRegister', 'fr')
  const field = model && fieldsOf(model).find(({ name }) => name === 'localities')
  return field && 'options' in field ? field.options.map(({ label, isUnlisted }) => [label, isUnlisted]) : []
}

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
})
afterAll(() => running.stop())

test('without places the map is that of the town of the agency', async () => {
  expect(await findMapLocalities('fr')).toEqual([])
  await payload.updateGlobal({ slug: 'siteConfig', locale: 'fr', data: { agency: town } })
  expect(await findMapLocalities('fr')).toMatchObject([{ name: 'Montplain', latitude, longitude }])
})

test('the form lists places with a property, and those within 30 km of the agency', async () => {
  await makePlace('Proche', '5998', { latitude: latitude + 0.2, longitude })
  await makePlace('Lointain', '8998', { latitude: latitude + 1, longitude })
  await makePlace('Inconnu', '8996', {})
  const inhabited = await makePlace('Habité', '8997', { latitude: latitude + 1, longitude: longitude + 0.1 })
  await makeMinimal(payload, 'properties', {
    goal: 'rent',
    status: 'active',
    _status: 'published',
    publishedIn: [...locales],
    locality: inhabited.id,
  })
  const onMap = await findMapLocalities('fr')
  expect(onMap.map(({ name, isFar }) => [name, isFar])).toEqual([
    ['Proche', undefined],
    ['Habité', true],
    ['Lointain', true],
  ])
  expect(await readOptions()).toEqual([
    ['5998 Proche', undefined],
    ['8996 Inconnu', true],
    ['8997 Habité', undefined],
    ['8998 Lointain', true],
  ])
})

test('while it is not known where the agency is, all are listed', async () => {
  await payload.updateGlobal({
    slug: 'siteConfig',
    locale: 'fr',
    data: { agency: { ...town, latitude: null } },
  })
  expect((await readOptions()).filter(([, isUnlisted]) => isUnlisted)).toEqual([])
})
