import { afterAll, beforeAll, expect, test } from 'vitest'

import { findPropertiesByRefs } from '@/features/listings/server/find-properties-by-refs'
import { propertySubject } from '@/features/leads/server/api'
import { getProperty } from '@/features/property-page/server/get-property'
import { getTranslator } from '@/lib/i18n/translator'

import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal } from '../../support/minimal-document'

const ref = 4813
let running: TestPayload
let id: string

beforeAll(async () => {
  running = await makePayload()
  const { payload } = running
  const locality = await makeMinimal(payload, 'localities', { name: 'Huy', slug: 'huy' })
  const type = await makeMinimal(payload, 'propertyTypes', { name: 'Maison', slug: 'maison', webId: 1 })
  const furnished = await makeMinimal(payload, 'media', { alt: 'Salon', alteration: 'virtuallyStaged' })
  const rendered = await makeMinimal(payload, 'media', { alt: 'Plan', alteration: 'rendered' })
  const property = await makeMinimal(payload, 'properties', {
    goal: 'sale',
    status: 'active',
    _status: 'published',
    ref,
    headline: 'Maison',
    locality: locality.id,
    type: type.id,
    pictures: [furnished.id],
    plans: [rendered.id],
  })
  id = property.id
})
afterAll(() => running.stop())

test('what is altered in a picture is said wherever its property is shown', async () => {
  const t = await getTranslator('fr', 'nl-BE')
  const mark = t('picture.virtuallyStaged')
  const [summary] = await findPropertiesByRefs([ref], 'fr')
  expect(summary?.picture?.mark).toBe(mark)
  const detail = await getProperty(ref, 'fr')
  expect(detail?.summary.picture?.mark).toBe(mark)
  expect(detail?.pictures.map((each) => each.mark)).toEqual([mark])
  expect(detail?.plans.map((each) => each.mark)).toEqual([t('picture.rendered')])
  const subject = await propertySubject(id, { payload: running.payload, locale: 'fr', t })
  expect(subject?.lines).toContain(mark)
})
