import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { firstSteps } from '@/features/dashboard/model/first-steps'
import type { Viewer } from '@/features/dashboard/studio/read-dashboard'
import { readFirstSteps } from '@/features/dashboard/studio/read-first-steps'
import { staffRole } from '@/lib/payload/access'

import { makeAccounts, type Account, type Role } from '../../rig/accounts'
import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal, quiet } from '../../support/minimal-document'

let running: TestPayload
let payload: Payload
let accounts: Record<Role, Account>

const now = new Date()

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  accounts = await makeAccounts(payload)
})
afterAll(() => running.stop())

function viewerOf(role: Role): Viewer {
  const user = accounts[role]
  const as = staffRole(user)
  if (!user || !as) throw new Error(`${role} does not belong to the staff`)
  return { payload, user, role: as, visible: [], language: 'fr' }
}

const linesOf = (role: Role) => readFirstSteps(viewerOf(role), now)

const openSteps = async (role: Role = 'administrator') =>
  (await linesOf(role)).filter(({ isDone }) => !isDone).map(({ step }) => step)

/** As the buttons of the dashboard do. */
const store = (role: Role, data: object) =>
  payload.updateGlobal({
    slug: 'siteConfig',
    data,
    locale: 'fr',
    user: accounts[role],
    overrideAccess: false,
    context: quiet(),
  })

test('a new site that is not launched has all steps before it', async () => {
  await store('administrator', { isLaunched: false })
  expect(await openSteps()).toEqual(firstSteps)
  expect(await openSteps('editor')).toEqual(['property', 'menus'])
  for (const role of ['agent', 'translator'] as const) expect(await linesOf(role)).toEqual([])
})

test('what is stored ticks the steps', async () => {
  const agency = {
    name: 'Immo Sablier',
    street: 'Rue du Pont',
    houseNumber: '7',
    zip: '5000',
    city: 'Namur',
    email: 'bonjour@sablier.example',
    phone: '081 22 33 44',
    licenceNumber: '500.001',
  }
  await store('administrator', { agency, brand: { primaryColour: '#14532d' }, isLaunched: true })
  await makeMinimal(payload, 'properties', { _status: 'draft' })
  expect(await openSteps('editor')).toContain('property')
  await makeMinimal(payload, 'properties')
  const link = { label: 'Contact', url: '/contact/' }
  await payload.updateGlobal({
    slug: 'header',
    data: { menu: [{ kind: 'link', ...link }], _status: 'published' },
    context: quiet(),
  })
  expect(await openSteps('editor')).toEqual(['menus'])
  const columns = [{ links: [link] }]
  await payload.updateGlobal({ slug: 'footer', data: { columns, _status: 'published' }, context: quiet() })
  expect(await linesOf('editor')).toEqual([])
  await makeMinimal(payload, 'redirects', { from: '/fr/a/', to: '/fr/b/', source: 'editor' })
  expect(await openSteps()).toEqual(['languages', 'legal', 'mail', 'backup', 'domain', 'redirects'])
  await makeMinimal(payload, 'redirects', { from: '/fr/c/', to: '/fr/d/', source: 'import' })
  expect(await openSteps()).not.toContain('redirects')
})

test('the legal values that a new site has are not those that somebody checked', async () => {
  const { mortgageRates } = await payload.findGlobal({ slug: 'legal', depth: 0 })
  expect(mortgageRates?.[0]?.checkedOn).toBeTruthy()
  expect(await openSteps()).toContain('legal')
  const nothing = {
    epcScales: [],
    renovation: [],
    rentGuarantees: [],
    registrationDuties: [],
    notaryTariffs: [],
    purchaseAdvances: [],
    mortgageRates: [],
  }
  const vat = [{ kind: 'newBuild' as const, ratePercent: 21, checkedOn: now.toISOString() }]
  await payload.updateGlobal({ slug: 'legal', data: { ...nothing, vat }, context: quiet() })
  expect(await openSteps()).not.toContain('legal')
})

test('an administrator confirms what the site cannot know; an editor cannot, and visitors do not see it', async () => {
  await store('editor', { firstSteps: { languages: true, isHidden: true } })
  expect(await openSteps()).toContain('languages')
  await store('administrator', { firstSteps: { languages: true } })
  await store('administrator', { firstSteps: { redirects: true } })
  const { firstSteps: stored, agency } = await payload.findGlobal({ slug: 'siteConfig', locale: 'fr' })
  expect(stored).toMatchObject({ languages: true, redirects: true, isHidden: false })
  expect(agency?.name).toBe('Immo Sablier')
  expect(await openSteps()).not.toContain('languages')
  const seen = await payload.findGlobal({ slug: 'siteConfig', overrideAccess: false })
  expect(seen.isLaunched).toBe(true)
  expect(seen.firstSteps).toBeUndefined()
})

test('a mail that has left and a backup tick their steps only with a server for them', async () => {
  await makeMinimal(payload, 'outbox', { sentAt: now.toISOString() })
  await payload.kv.set('backup', { finishedAt: now.toISOString() })
  expect(await openSteps()).toEqual(['mail', 'backup', 'domain'])
})

test('an administrator hides the list for all, and shows it again', async () => {
  await store('administrator', { firstSteps: { isHidden: true } })
  expect(await linesOf('administrator')).toEqual([])
  await store('administrator', { firstSteps: { isHidden: false } })
  expect(await openSteps()).toEqual(['mail', 'backup', 'domain'])
})
