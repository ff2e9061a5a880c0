import type { GlobalSlug, Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { draftedGlobals } from '@/lib/payload/global-drafts'
import { parseEpcScales } from '@/features/property/model/epc-scales'
import { isOneOf } from '@/lib/values/read-value'

import { makePayload, type TestPayload } from '../../support/make-payload'
import { quiet } from '../../support/minimal-document'

let running: TestPayload
let payload: Payload

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
})
afterAll(() => running.stop())

const read = (slug: GlobalSlug, overrideAccess = false) =>
  payload.findGlobal({ slug, locale: 'fr', overrideAccess }) as unknown as Promise<Record<string, unknown>>

const save = (slug: GlobalSlug, data: Record<string, unknown>) =>
  payload.updateGlobal({ slug, data, locale: 'fr', context: quiet() } as Parameters<
    Payload['updateGlobal']
  >[0])

test('settings that were never saved have usable values', async () => {
  expect(await read('siteConfig')).toMatchObject({ languageDefault: 'fr', priceStyle: 'belgianDutch' })
  expect(parseEpcScales((await read('legal')).epcScales)).toHaveLength(3)
  expect(await read('appointmentConfig')).toMatchObject({ capacity: 1, closedWeekdays: ['0'] })
  expect((await read('propertyDisplay')).sections).toHaveLength(6)
})

test('every setting can be saved as it is', async () => {
  const slugs = payload.config.globals.map(({ slug }) => slug).filter((slug) => !slug.startsWith('payload-'))
  for (const slug of slugs) {
    const {
      id: _id,
      createdAt: _created,
      updatedAt: _updated,
      globalType: _type,
      ...data
    } = await read(slug, true)
    const isDrafted = isOneOf(draftedGlobals, slug)
    await expect(save(slug, { ...data, ...(isDrafted && { _status: 'published' }) })).resolves.toBeDefined()
  }
  expect(parseEpcScales((await read('legal')).epcScales)).toHaveLength(3)
})

test('a visitor never reads the secret of the captcha, nor who gets the mails', async () => {
  await save('siteConfig', {
    captcha: { provider: 'turnstile', siteKey: 'public-site-key', secretKey: 'canary-secret' },
  })
  await save('formsConfig', { siteContact: { recipients: ['canary@example.com'], retentionMonths: 12 } })
  const seen = JSON.stringify([await read('siteConfig'), await read('formsConfig')])
  expect(seen).toContain('public-site-key')
  expect(seen).not.toContain('canary')
})

test('the default language must be in use, and recipients must be e-mail addresses', async () => {
  const languageUse = [
    { code: 'fr', use: true },
    { code: 'de', use: false },
  ]
  await expect(save('siteConfig', { languageUse, languageDefault: 'de' })).rejects.toThrow()
  await expect(save('siteConfig', { languageUse, languageDefault: 'fr' })).resolves.toBeDefined()
  const recipients = ['a@example.com\r\nBcc: b@example.com']
  await expect(save('formsConfig', { siteContact: { recipients, retentionMonths: 12 } })).rejects.toThrow()
})
