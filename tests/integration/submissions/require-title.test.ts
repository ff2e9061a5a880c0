// First: it gives the modules below a separate database.
import { controlsOf, exampleOf, nextKey, postJson, startFormSite } from '../../support/form-site'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { getFormModel } from '@/features/submissions/server/get-form-model'

import type { TestPayload } from '../../support/make-payload'
import { quiet } from '../../support/minimal-document'

let running: TestPayload

beforeAll(async () => {
  running = await startFormSite()
  await running.payload.updateGlobal({
    slug: 'formsConfig',
    data: { siteContact: { requireTitle: true } } as never,
    context: quiet(),
  })
})
afterAll(() => running.stop())

const titleOf = async (kind: 'siteContact' | 'contactMe') =>
  (await getFormModel(kind, 'fr'))?.steps.flatMap(({ fields }) => fields).find(({ name }) => name === 'title')

test('a form requires the title only where the agency asks for it, and offers Miss', async () => {
  expect(await titleOf('siteContact')).toMatchObject({ required: true })
  const other = await titleOf('contactMe')
  expect(other?.required).toBeFalsy()
  expect(other && 'options' in other && other.options.map(({ label }) => label)).toEqual([
    'M.',
    'Mme',
    'Mlle',
  ])
})

test('without a title that form is refused at the field; with Miss it is stored', async () => {
  const { model, values } = await exampleOf('siteContact', 'fr')
  const send = (title: string) =>
    postJson(
      { kind: 'siteContact', locale: 'fr' },
      { ...values, ...controlsOf(model, 'fr'), key: nextKey(), title },
    )
  const refused = await send('')
  expect(refused.status).toBe(422)
  expect(Object.keys(((await refused.json()) as { errors: object }).errors)).toEqual(['title'])
  expect((await send('miss')).status).toBe(201)
  const { docs } = await running.payload.find({ collection: 'leads', depth: 0 })
  expect(docs).toMatchObject([{ person: { title: 'miss' } }])
})
