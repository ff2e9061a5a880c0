import { createPayloadRequest, type Payload, type PayloadRequest } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { readAgenda } from '@/features/appointments/server/read-agenda'
import { readScheduleBetween } from '@/features/dashboard/studio/read-schedule'
import { readLeadOverview } from '@/features/leads/server/read-lead-overview'
import { readStatistics } from '@/features/statistics/server/read-statistics'
import { readTranslations } from '@/features/translation/server/read-translations'
import { locales, type Locale } from '@/lib/i18n/locales'
import { belgianDay, daysAfter } from '@/lib/time/belgian-time'

import { makeAccounts, type Account } from '../../rig/accounts'
import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal, quiet } from '../../support/minimal-document'
import { openStudioApi, type StudioApi } from '../../support/studio-api'

/** What each language calls a house in Liège in Rue du Bac; see the names made below. */
const titles = {
  nl: '2231 · Luik · Huis · Rue du Bac 12',
  fr: '2231 · Liège · Maison · Rue du Bac 12',
  en: '2231 · Liège · House · Rue du Bac 12',
  de: '2231 · Lüttich · Haus · Rue du Bac 12',
}

const now = new Date()

let running: TestPayload
let payload: Payload
let admin: NonNullable<Account>
let api: StudioApi
let property: string
let lead: string

async function makeNamed(slug: 'localities' | 'propertyTypes', names: Record<Locale, string>, more: object) {
  const { id } = await makeMinimal(payload, slug, { ...more, name: names.fr, slug: names.fr.toLowerCase() })
  for (const locale of locales)
    await payload.update({ collection: slug, id, locale, data: { name: names[locale] }, context: quiet() })
  return id
}

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  admin = (await makeAccounts(payload)).administrator as NonNullable<Account>
  api = await openStudioApi(running, 'administrator')
  const liege = { nl: 'Luik', fr: 'Liège', en: 'Liège', de: 'Lüttich' }
  const locality = await makeNamed('localities', liege, { zip: '4000' })
  const house = { nl: 'Huis', fr: 'Maison', en: 'House', de: 'Haus' }
  const type = await makeNamed('propertyTypes', house, { webId: 1 })
  const made = { ref: 2231, locality, type, furtherTypes: [], street: 'Rue du Bac', houseNumber: '12' }
  property = (await makeMinimal(payload, 'properties', made)).id
  lead = (await makeMinimal(payload, 'leads', { property })).id
  const seat = { day: belgianDay(now), property, seatKey: 'a', status: 'confirmed' }
  await makeMinimal(payload, 'appointments', seat)
  await payload.jobs.queue({
    task: 'schedulePublish',
    input: { type: 'unpublish', doc: { relationTo: 'properties', value: property }, user: null } as never,
    waitUntil: daysAfter(now, 1),
  })
})
afterAll(() => running.stop())

async function requestIn(language: Locale): Promise<PayloadRequest> {
  const headers = { 'accept-language': language }
  const request = new Request('http://localhost/admin/', { headers })
  const req = await createPayloadRequest({ config: payload.config, request })
  return Object.assign(req, { payload, user: admin })
}

const answerTo = async (path: string, language: Locale): Promise<unknown> =>
  (await api.send(path, { language })).json()

const viewerIn = (language: Locale) => ({ payload, user: admin, language })

/** What the studio shows, as text that contains the title. */
const shown: [string, (language: Locale) => Promise<unknown>][] = [
  ['lists and pickers', (language) => answerTo('/api/properties?depth=0&draft=true', language)],
  [
    'pickers that search',
    (language) => answerTo('/api/properties?depth=0&where[studioTitle][like]=bac', language),
  ],
  ['lists of leads', (language) => answerTo('/api/leads?depth=1', language)],
  ['the search of the studio', (language) => answerTo('/api/found?text=2231', language)],
  ['a lead', async (language) => readLeadOverview(await requestIn(language), lead)],
  [
    'the agenda',
    (language) => readAgenda(viewerIn(language), { from: belgianDay(now), to: belgianDay(now) }),
  ],
  [
    'the calendar and the dashboard',
    (language) =>
      readScheduleBetween(
        { ...viewerIn(language), role: 'administrator', visible: ['properties'] },
        now,
        daysAfter(now, 2),
      ),
  ],
  ['statistics', (language) => readStatistics(viewerIn(language), 7, now)],
  ['translations', async (language) => readTranslations(await requestIn(language), 'properties')],
  ['the versions', (language) => answerTo('/api/properties/versions?depth=0', language)],
]

describe.each(shown)('a property has its title in the language of the reader in %s:', (_, read) => {
  test.each(locales)('%s', async (language) => {
    const text = JSON.stringify(await read(language))
    expect(text).toContain(titles[language])
    for (const other of locales)
      if (titles[other] !== titles[language]) expect(text).not.toContain(titles[other])
  })
})

test('a read that leaves the title out gets none', async () => {
  const document = await payload.findByID({ collection: 'properties', id: property, select: { ref: true } })
  expect(document).not.toHaveProperty('studioTitle')
})

test('a save and a restored version keep the title of every language', async () => {
  const api = await openStudioApi(running, 'administrator')
  const save = { method: 'PATCH', body: { houseNumber: '14', studioTitle: 'x' }, language: 'de' as const }
  expect((await api.send(`/api/properties/${property}`, save)).status).toBe(200)
  expect(await answerTo(`/api/properties/${property}?depth=0`, 'nl')).toMatchObject({
    studioTitle: '2231 · Luik · Huis · Rue du Bac 14',
  })
  const { docs } = await payload.findVersions({
    collection: 'properties',
    where: { 'version.houseNumber': { equals: '12' } },
    limit: 1,
  })
  const restored = await api.send(`/api/properties/versions/${docs[0]?.id}`, {
    method: 'POST',
    language: 'en',
  })
  expect(restored.status).toBe(200)
  expect(await answerTo(`/api/properties/${property}?depth=0&draft=true`, 'nl')).toMatchObject({
    studioTitle: titles.nl,
  })
})
