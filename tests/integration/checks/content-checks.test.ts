import { afterAll, beforeAll, expect, test } from 'vitest'

import type { KnownFaults } from '@/features/checks/model/content-issue'
import { locales } from '@/lib/i18n/locales'
import { studioText } from '@/lib/i18n/studio-text'

import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal, quiet } from '../../support/minimal-document'
import { openStudioApi, type StudioApi } from '../../support/studio-api'

let running: TestPayload
let agent: StudioApi

beforeAll(async () => {
  running = await makePayload()
  agent = await openStudioApi(running, 'agent')
})
afterAll(() => running.stop())

const ask = (api: StudioApi, body: object) => api.send('/api/content-checks', { method: 'POST', body })

test('staff learn which links lead nowhere and which pictures have no alternative text, in a language', async () => {
  const { payload } = running
  await makeMinimal(payload, 'pages', {
    title: 'Contact',
    slug: 'contact',
    publishedIn: ['fr'],
    _status: 'published',
  })
  const picture = await makeMinimal(payload, 'media')
  await payload.update({
    collection: 'media',
    id: picture.id,
    locale: 'nl',
    data: { alt: 'Een huis' },
    context: quiet(),
  })
  const request = {
    links: ['/contact/', '/parti/', '/parti/', 'https://autre.example/'],
    pictures: [picture.id, 'x'],
  }
  const answers = await Promise.all(
    locales.map(async (locale) => {
      const answer = await ask(agent, { ...request, locale })
      expect(answer.status).toBe(200)
      const { links, withoutAlt, site } = (await answer.json()) as KnownFaults
      expect(site.suffix).not.toBe('')
      return [locale, links['/contact/'] ?? null, links['/parti/'], withoutAlt.length]
    }),
  )
  expect(answers).toEqual([
    ['nl', 'notInLanguage', 'missing', 0],
    ['fr', null, 'missing', 0],
    ['en', 'notInLanguage', 'missing', 1],
    ['de', 'notInLanguage', 'missing', 1],
  ])
})

test('a form without links and pictures asks for the texts of the site alone', async () => {
  const answer = await ask(agent, { locale: 'fr', links: [], pictures: [] })
  expect(await answer.json()).toMatchObject({ links: {}, withoutAlt: [] })
})

test.each([
  {},
  { locale: 'xx', links: [], pictures: [] },
  { locale: 'fr', links: ['x'.repeat(2001)], pictures: [] },
  { locale: 'fr', links: [], pictures: [{ $ne: null }] },
  { locale: 'fr', links: Array.from({ length: 201 }, String), pictures: [] },
])('the question %# is refused in words', async (body) => {
  const answer = await ask(agent, body)
  expect(answer.status).toBe(400)
  expect(await answer.json()).toEqual({ message: studioText('fr', 'checks.unreadable') })
})
