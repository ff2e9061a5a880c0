import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { handleEndpoints, type CollectionSlug, type Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { collectionConfigs } from '@/collections/registry'

import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal } from '../../support/minimal-document'
import { fetchSessionToken } from '../../rig/session-token'
import { thinPng } from '../../support/thin-png'

/** No request makes the server fetch a file from an address that the request names. */

let running: TestPayload
let payload: Payload
let token: string
let requests = 0
const server = createServer((_, response) => {
  requests += 1
  response.writeHead(200, { 'content-type': 'image/png' }).end(thinPng(4, 4))
})

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  const email = 'admin@perron.example'
  await makeMinimal(payload, 'users', { email, role: 'administrator' })
  token = await fetchSessionToken(running, 'users', email)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  server.close()
  await running.stop()
})

const pictureUrl = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/picture.png`

function send(path: string, method: string, body: unknown, form = false): Promise<Response> {
  const headers: Record<string, string> = { authorization: `JWT ${token}`, 'accept-language': 'fr' }
  const fields = new FormData()
  fields.set('_payload', JSON.stringify(body))
  if (!form) headers['content-type'] = 'application/json'
  const request = new Request(`http://localhost/api${path}`, {
    method,
    headers,
    body: form ? fields : JSON.stringify(body),
  })
  const { config } = payload
  return handleEndpoints({ config, payloadInstanceCacheKey: running.cacheKey, request })
}

const uploads = collectionConfigs.flatMap(({ slug, upload }) => (upload ? [slug as CollectionSlug] : []))

test.each(uploads)('%s: a file named by its address is refused, and nothing is fetched', async (slug) => {
  // Otherwise Payload's own list of private addresses hides that it would fetch others.
  Object.assign(payload.collections[slug].config.upload, { skipSafeFetch: true })
  for (const isForm of [false, true]) {
    const data = { filename: 'picture.png', url: pictureUrl(), alt: 'x' }
    const answer = await send(`/${slug}/`, 'POST', data, isForm)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({
      errors: [{ message: 'Un fichier s’envoie avec la demande, pas par son adresse.' }],
    })
  }
  const { id } = await makeMinimal(payload, slug)
  const edits = '?uploadEdits[focalPoint][x]=10&uploadEdits[focalPoint][y]=10'
  const change = { filename: 'other.png', url: pictureUrl() }
  for (const path of [`/${slug}/${id}/${edits}`, `/${slug}/${edits}&where[id][equals]=${id}`])
    expect((await send(path, 'PATCH', change)).status).toBeLessThan(500)
  expect((await send(`/${slug}/${id}/duplicate/`, 'POST', change)).status).toBeLessThan(500)
  expect(requests).toBe(0)
})
