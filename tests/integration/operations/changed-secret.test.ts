import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { resealStored } from '@/composition/reseal-stored'
import { findImportSource } from '@/features/import/server/import-source'
import { openOwnBackups } from '@/features/operations/server/open-backups'
import { eraseAgain } from '@/features/privacy/server/erase-again'
import { hashEmail } from '@/features/privacy/server/tombstones'
import { env } from '@/lib/env'
import { openSecrets } from '@/lib/payload/fields/secret-field'

import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal, quiet } from '../../support/minimal-document'
import { outside } from '../../support/operator'
import { readEverything } from '../../support/read-everything'
import { codeOf, enrolAtLogIn, openSignInSite, type SignInSite } from '../../support/sign-in-site'

/** PAYLOAD_SECRET is changed: what was stored before stays of use while the former one is set, and sealed texts beyond. */

const former = { payloadSecret: env.payloadSecret, secrets: env.secrets }
const present = 'the secret of the site after a change of it'

let running: TestPayload
let payload: Payload

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
})
afterAll(() => running.stop())
afterEach(() => Object.assign(env, former))

const change = () => Object.assign(env, { payloadSecret: present, secrets: [present, former.payloadSecret] })
const dropFormer = () => Object.assign(env, { secrets: [present] })

async function makeSource(key: string): Promise<void> {
  const account = { user: 'office', secret: 'password of the office' }
  const source = {
    name: 'Office',
    key,
    format: 'omnicasa',
    location: 'url',
    languages: ['fr'],
    guardShare: 20,
  }
  await payload.create({
    collection: 'importSources',
    data: { ...source, ...account },
  } as Parameters<Payload['create']>[0])
}

const passwordOf = async (key: string): Promise<unknown> => {
  const source = await findImportSource(payload, key)
  return source && 'api' in source.location ? source.location.account.secret : null
}

const crmSecret = async (): Promise<unknown> => {
  const { crm } = await payload.findGlobal({ slug: 'siteConfig', context: openSecrets() })
  return crm?.secret
}

const setCrm = () =>
  payload.updateGlobal({
    slug: 'siteConfig',
    data: {
      crm: {
        kind: 'json',
        url: 'https://crm.example.com/leads',
        secret: 'a secret that only CRM and site know',
      },
    },
    context: quiet(),
  })

test('passwords of sources and of the CRM open, are sealed anew, and need the former secret no more', async () => {
  await makeSource('changed')
  await setCrm()
  change()
  expect(await passwordOf('changed')).toBe('password of the office')
  expect(await crmSecret()).toBe('a secret that only CRM and site know')
  dropFormer()
  expect(await passwordOf('changed')).not.toBe('password of the office')
  change()
  const { siteConfig: [settings] = [] } = await readEverything(payload)
  await resealStored(payload)
  const { siteConfig } = await readEverything(payload)
  expect(siteConfig).toMatchObject([
    { ...Object(settings), updatedAt: expect.any(String), crm: { kind: 'json', secret: expect.any(String) } },
  ])
  dropFormer()
  expect(await passwordOf('changed')).toBe('password of the office')
  expect(await crmSecret()).toBe('a secret that only CRM and site know')
})

async function logInWith(site: SignInSite, email: string, code: string): Promise<number> {
  const { challenge } = (await site.logIn(email)).body
  return (await site.send('users/second-factor', { body: { challenge, code } })).status
}

test('apps of the second step go on, recovery codes while the former secret is set', async () => {
  const site = openSignInSite(running)
  const { email } = await site.makeAccount('administrator')
  const { secret, recoveryCodes } = await enrolAtLogIn(site, email)
  const [first = '', second = ''] = recoveryCodes
  change()
  expect(await logInWith(site, email, first)).toBe(200)
  await resealStored(payload)
  dropFormer()
  expect(await logInWith(site, email, second)).toBe(401)
  expect(await logInWith(site, email, await codeOf(secret, Date.now() + 30_000))).toBe(200)
})

test('people erased before are recognised in an older copy of the database', async () => {
  const email = 'erased.before@example.org'
  await makeMinimal(payload, 'leads', { person: { email, lastName: 'Peeters' } })
  const tombstones = new Map([[hashEmail(email, former.payloadSecret), new Date(Date.now() + 60_000)]])
  change()
  expect(await eraseAgain(payload, tombstones, new Date())).toMatchObject({ people: 1 })
})

test('the target of backups goes on, and belongs to the present secret afterwards', async () => {
  const target = await outside('backups')
  await openOwnBackups(target)
  Object.assign(env, { payloadSecret: present, secrets: [present] })
  await expect(openOwnBackups(target)).rejects.toThrow(/another PAYLOAD_SECRET/)
  change()
  await openOwnBackups(target)
  dropFormer()
  await expect(openOwnBackups(target)).resolves.toBeDefined()
})
