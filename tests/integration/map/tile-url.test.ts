import { afterAll, beforeAll, expect, test } from 'vitest'

import { locales } from '@/lib/i18n/locales'
import { studioText } from '@/lib/i18n/studio-text'

import { makePayload, type TestPayload } from '../../support/make-payload'
import { openStudioApi, type StudioApi } from '../../support/studio-api'

/** What is written into the settings ends up in the policy of the page with the map. */

let running: TestPayload
let studio: StudioApi
beforeAll(async () => {
  running = await makePayload()
  studio = await openStudioApi(running, 'administrator')
})
afterAll(() => running.stop())

const save = (data: object, language: (typeof locales)[number] = 'en') =>
  studio.send('/api/globals/siteConfig', { method: 'POST', body: data, language })

const tilesAt = (url: string) => ({ mapTiles: { source: 'url', url, attribution: '© Example' } })

test.each([...locales])(
  'a wildcard in the address of the tiles is refused in words (%s)',
  async (language) => {
    const answer = await save(tilesAt('https://*.example.org/{z}/{x}/{y}.png'), language)
    expect(answer.status).toBe(400)
    const text = studioText(language, 'fields.mapTiles', { z: '{z}', x: '{x}', y: '{y}' })
    expect(text).toContain('*')
    expect(JSON.stringify(await answer.json())).toContain(text)
  },
)

test.each([
  'https://*.tile.example.org/{z}/{x}/{y}.png',
  'https://{z}.example.org/{x}/{y}.png',
  'https://a.example;script-src/{z}/{x}/{y}.png',
  'https://a.example,b.example/{z}/{x}/{y}.png',
  'https://a.example b.example/{z}/{x}/{y}.png',
  "https://a.example'self'/{z}/{x}/{y}.png",
])('%s is refused', async (url) => {
  expect((await save(tilesAt(url))).status).toBe(400)
})

test('a whole name, and the placeholder of Leaflet, are accepted', async () => {
  for (const host of ['tile.example.org', '{s}.tile.example.org']) {
    const url = `https://${host}/{z}/{x}/{y}.png`
    expect((await save(tilesAt(url))).status).toBe(200)
  }
})

test.each([
  '*.example.org',
  'a.example;script-src',
  'a.example b.example',
  "a.example'",
  'a.example,b.example',
])('the server of pictures cannot be %s', async (cdnHost) => {
  expect((await save({ cdnHost })).status).toBe(400)
})
