import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { readCrm } from '@/features/leads/server/read-crm'
import { openSecrets, secretMask } from '@/lib/payload/fields/secret-field'
import type { SiteConfig } from '@/payload-types'

import { makePayload, type TestPayload } from '../../support/make-payload'
import { quiet } from '../../support/minimal-document'

const secret = 'a secret that only CRM and site know'
const password = 'p&ss wörd'

let running: TestPayload
let payload: Payload

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
})
afterAll(() => running.stop())
beforeEach(() => setCrm({ kind: 'json', url: 'https://crm.example.com/leads', secret }))

const setCrm = (crm: NonNullable<SiteConfig['crm']>) =>
  payload.updateGlobal({ slug: 'siteConfig', data: { crm }, context: quiet() })

test.each([
  'http://crm.example.com/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://user:pass@crm.example.com/',
  'https://localhost/',
  'https://crm.internal/',
  'ftp://x',
])('%s is not a valid URL of a CRM', async (url) => {
  await expect(setCrm({ url, secret })).rejects.toThrow()
})

test('a secret with the prefix of Standard Webhooks must be valid', async () => {
  const url = 'https://crm.example.com/leads'
  await expect(setCrm({ url, secret: `whsec_${'!'.repeat(32)}` })).rejects.toThrow()
})

test('the secret is stored encrypted, never shown again, and stays when the form is saved', async () => {
  const stored = async () => (await payload.db.findGlobal({ slug: 'siteConfig' })).crm.secret
  const sealed = await stored()
  expect(sealed).toMatch(/^sealed:1:/)
  const shown = await payload.findGlobal({ slug: 'siteConfig' })
  expect(shown.crm?.secret).toBe(secretMask)
  await payload.updateGlobal({ slug: 'siteConfig', data: { crm: shown.crm }, context: quiet() })
  expect(await stored()).toBe(sealed)
  const opened = await payload.findGlobal({ slug: 'siteConfig', context: openSecrets() })
  expect(opened.crm?.secret).toBe(secret)
})

test.each([{ url: 'https://another.example.com/leads' }, { kind: 'omnicasa', user: 'perron' }] as const)(
  'with %j the secret has to be entered anew',
  async (change) => {
    const { crm } = await payload.findGlobal({ slug: 'siteConfig' })
    const save = (given: typeof crm) =>
      payload.updateGlobal({ slug: 'siteConfig', data: { crm: given }, context: quiet() })
    await expect(save({ ...crm, ...change })).rejects.toThrow()
    await save({ ...crm, ...change, secret: `${secret} anew` })
    const opened = await payload.findGlobal({ slug: 'siteConfig', context: openSecrets() })
    expect(opened.crm).toMatchObject({ ...change, secret: `${secret} anew` })
  },
)

test('URL and secret are for administrators', async () => {
  const config = await payload.findGlobal({ slug: 'siteConfig', overrideAccess: false })
  expect(JSON.stringify(config)).not.toContain(secret)
  expect(config.crm?.url).toBeUndefined()
})

test.each([
  [{ kind: 'omnicasa', user: 'perron', secret: password }, true],
  [{ kind: 'whise', user: 'perron', secret: password, clientId: 4, officeId: 7 }, true],
  [{ kind: 'json', url: null, secret: null }, false],
] as const)('%j is a CRM: %s', async (crm, isOne) => {
  await setCrm(crm)
  expect((await readCrm(payload)) !== null).toBe(isOne)
})

test.each([
  { kind: 'omnicasa', user: '', secret: password },
  { kind: 'omnicasa', user: 'perron', secret: '' },
  { kind: 'whise', user: 'perron', secret: password, clientId: null, officeId: 7 },
  { kind: 'json', url: 'https://crm.example.com/', secret: 'short' },
] as const)('%j cannot be stored', async (crm) => {
  await expect(setCrm(crm)).rejects.toThrow()
})
