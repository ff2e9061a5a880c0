import { handleEndpoints } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type { Media } from '@/payload-types'

import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal } from '../../support/minimal-document'
import { openStudio, picture, type StudioClient } from '../../support/picture-requests'

/** What the studio sends and gets when it uploads a picture from the form of a property. */

let running: TestPayload
let studio: StudioClient
let property: { id: string; ref: number }

beforeAll(async () => {
  running = await makePayload()
  studio = await openStudio(running)
  const { id } = await makeMinimal(running.payload, 'properties', { ref: 4711 })
  property = { id, ref: 4711 }
})
afterAll(() => running.stop())

async function upload(background: string, query: string): Promise<Media> {
  const body = new FormData()
  const data = new Uint8Array(await picture(background))
  body.append('file', new File([data], 'rue-haute-12.png', { type: 'image/png' }))
  body.append('_payload', JSON.stringify({ alt: 'A house', originalName: 'forged.png' }))
  const answer = await studio.call('POST', `/api/media?depth=0&locale=en${query}`, { body })
  expect(answer.status).toBe(201)
  return ((await answer.json()) as { doc: Media }).doc
}

test.each([
  ['with the id of the property', () => `&property=${property.id}`, /^4711-[0-9a-f]{12}\.png$/],
  ['without it', () => '', /^picture-[0-9a-f]{12}(-\d)?\.png$/],
  ['with that of no property', () => '&property=none', /^picture-[0-9a-f]{12}(-\d)?\.png$/],
  ['with a condition in its place', () => '&property[not_equals]=x', /^picture-[0-9a-f]{12}(-\d)?\.png$/],
])('an upload %s gets a name that says no more', async (_what, query, name) => {
  const media = await upload('#a00', query())
  expect(media).toMatchObject({ filename: expect.stringMatching(name), originalName: 'rue-haute-12.png' })
})

test('the name when uploaded is for staff, and no request changes it', async () => {
  const { id } = await upload('#00a', '')
  const init = {
    body: JSON.stringify({ originalName: 'forged.png' }),
    headers: { 'content-type': 'application/json' },
  }
  expect((await studio.call('PATCH', `/api/media/${id}?depth=0&locale=en`, init)).status).toBe(200)
  const mine = await studio.call('GET', `/api/media/${id}?depth=0`)
  expect(await mine.json()).toMatchObject({ originalName: 'rue-haute-12.png' })
  const answer = await studio.call('GET', '/api/media?where[filename][like]=haute&depth=0')
  expect(await answer.json()).toMatchObject({
    docs: expect.arrayContaining([expect.objectContaining({ id })]),
  })
  const config = running.payload.config
  const ask = (query: string) =>
    handleEndpoints({
      config,
      payloadInstanceCacheKey: running.cacheKey,
      request: new Request(`http://localhost/api/media/${id}${query}`),
    })
  for (const query of ['', '?select[originalName]=true', '?locale=all&depth=2'])
    expect(await (await ask(query)).text()).not.toContain('haute')
})
