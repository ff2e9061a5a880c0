import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'

import Database from 'libsql'
import type { CollectionSlug, Field, Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { collectionConfigs, tables } from '@/collections/registry'
import { erasureEndpoints } from '@/features/privacy/server/erasure-endpoints'
import { eraseAgain, finishErasures } from '@/features/privacy/server/erase-again'
import {
  retainedCollections,
  personalCollections,
  staffCollections,
} from '@/features/privacy/server/personal-collections'
import { hashEmail, readTombstoneFiles, tombstoneFile } from '@/features/privacy/server/tombstones'
import { env } from '@/lib/env'

import { makeAccounts, type Account, type Role } from '../../rig/accounts'
import { callEndpoint } from '../../support/endpoint'
import { isFullRun } from '../../support/full-run'
import { makePayload, type TestPayload } from '../../support/make-payload'
import { tablesWith } from '../../support/tables-with'
import { makeMinimal, quiet, type Made } from '../../support/minimal-document'

let running: TestPayload
let payload: Payload
let accounts: Record<Role, NonNullable<Account>>

const email = 'canary.person@example.org'
const make = async (slug: CollectionSlug, data = {}): Promise<Made> => makeMinimal(payload, slug, data)

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  accounts = (await makeAccounts(payload)) as typeof accounts
})
afterAll(() => running.stop())
beforeEach(() => rm(tombstoneFile(env.privateDir), { force: true }))

const ask = (path: string, body: unknown, user: Account = accounts.administrator) =>
  callEndpoint(payload, erasureEndpoints, path, { user, body })

const erase = async (who = email) => {
  const answer = await ask('/erase', { email: who, requestedBy: 'person' })
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { counts: Record<string, number> }).counts
}

/** Fields in which a visitor's e-mail address may be stored: e-mail fields, persons and facts. */
function holdsPeople(fields: Field[]): boolean {
  return fields.some((field) => {
    if (field.type === 'email') return true
    // The last: facts of a property, as its other fields.
    if (field.type === 'json') return !['staleTexts', 'missingMentions', 'ownValues'].includes(field.name)
    if (field.type === 'tabs') return field.tabs.some((tab) => holdsPeople(tab.fields))
    return 'fields' in field && holdsPeople(field.fields)
  })
}

test('every collection with personal data has a rule for erasure', () => {
  const slugs = [...personalCollections, ...retainedCollections, ...staffCollections].map(({ slug }) => slug)
  // Numbers and a keyed hash: the proof itself. Names of collections and ids: what pages were made from. Numbers: the
  // part of a picture that is shown; when a member of staff is busy.
  const proof: CollectionSlug[] = ['erasures', 'cacheEvents', 'media', 'agentCalendars']
  const unknown = [...collectionConfigs, ...tables]
    .filter(({ fields, auth }) => Boolean(auth) || holdsPeople(fields))
    .map(({ slug }) => slug as CollectionSlug)
    .filter((slug) => !slugs.includes(slug) && !proof.includes(slug))
  expect(unknown).toEqual([])
})

const person = { firstName: 'Canary', lastName: 'Person', email: 'Canary.Person@Example.org' }

/** Stores the e-mail address in every place where the site may hold it. */
async function plant(prefix = '') {
  const property = await make('properties')
  const file = await make('leadFiles', { originalName: 'canary-cv.pdf' })
  const stored = await payload.findByID({ collection: 'leadFiles', id: file.id })
  const onDisk = path.join(env.privateDir, 'lead-files', String(stored.filename))
  const answers = { email, message: `Ici ${email}` }
  const lead = await make('leads', { subject: `De ${email}`, person, answers, files: [file.id] })
  const friend = await make('leads', {
    person: { email: 'other@example.org' },
    answers: { friendEmail: email, friendName: 'Canary Person', message: 'Regarde' },
  })
  const rows = [email, 'Canary Person'].map((value) => ({ label: 'x', value }))
  const message = { parts: [{ type: 'facts', rows }] }
  await make('outbox', { recipient: email, lead: lead.id, state: 'pending' })
  await make('outbox', { recipient: 'agency@example.org', payload: message, state: 'sent' })
  await make('outbox', { recipient: 'agency@example.org', payload: message, lead: friend.id, state: 'sent' })
  await make('leadEvents', { lead: lead.id, kind: 'note', text: 'x' })
  await make('leadEvents', { lead: friend.id, kind: 'note', text: `Aussi ${email}` })
  const keys = (name: string) => ({
    seatKey: `${prefix}${name}-seat`,
    holderKey: `${prefix}${name}-h`,
    submissionKey: `${prefix}${name}-s`,
  })
  const past = await make('appointments', { day: '2020-01-15', person, remark: email, ...keys('past') })
  const coming = await make('appointments', { day: '2099-01-15', person, ...keys('coming') })
  const demand = await make('demands', { email })
  await make('alertDeliveries', { demand: demand.id })
  if (!prefix) {
    await make('newsletterSubscriptions', { email })
    await make('subscribers', { email })
  }
  const opinion = {
    originKey: lead.id,
    name: 'Canary Person',
    comment: `Merci, ${email}`,
    _status: 'draft',
  }
  await make('testimonials', opinion)
  const comment = `Rappeler ${email}`
  await make('communications', { property: property.id, lead: lead.id, contact: 'Canary Person', comment })
  await make('communications', { property: property.id, subject: 'Visite', comment })
  await make('importRuns', { recordErrors: [{ record: email }] })
  await payload.jobs.queue({
    task: 'schedulePublish',
    input: { type: 'publish', doc: { relationTo: 'pages', value: email }, user: null } as never,
    waitUntil: new Date('2099-01-01'),
  })
  await payload.db.create({
    collection: 'payload-preferences',
    data: {
      key: 'leads-list',
      value: { search: email },
      user: { relationTo: 'users', value: accounts.editor.id },
    },
  })
  return { lead, friend, onDisk, past, coming }
}

describe('erasing a person on request', () => {
  test('is in no table, file or version afterwards; data of others stays', async () => {
    const { lead, friend, onDisk, past, coming } = await plant()
    expect(existsSync(onDisk)).toBe(true)
    expect((await tablesWith(payload, email)).length).toBeGreaterThan(10)

    const preview = (await (await ask('/preview', { email: ' CANARY.person@example.org' })).json()) as object
    const counts = await erase()
    expect(preview).toMatchObject({ counts, remaining: 0 })
    expect(counts).toMatchObject({ leads: 2, leadFiles: 1, appointments: 2, demands: 1, testimonials: 1 })

    expect(await tablesWith(payload, email)).toEqual([])
    expect(await tablesWith(payload, 'Canary Person')).toEqual([])
    expect(existsSync(onDisk)).toBe(false)
    const gone = await payload.findByID({ collection: 'leads', id: lead.id, disableErrors: true })
    expect(gone).toBeNull()
    expect(await payload.findByID({ collection: 'leads', id: friend.id })).toMatchObject({
      answers: { friendEmail: '…', friendName: '…', message: 'Regarde' },
      person: { email: 'other@example.org' },
    })
    const visit = (id: string) => payload.findByID({ collection: 'appointments', id, depth: 0 })
    expect(await visit(past.id)).toMatchObject({ day: '2020-01-15', seatKey: 'past-seat', remark: null })
    expect(await visit(coming.id)).toMatchObject({ status: 'cancelled' })
    expect((await visit(coming.id)).seatKey).not.toBe('coming-seat')
  })

  test('is in neither the file of the database nor its WAL, in no spelling', async () => {
    const spellings = [
      email,
      'CANARY.PERSON@EXAMPLE.ORG',
      'canary. person@example. org',
      'CANARY. PERSON@EXAMPLE. ORG',
    ]
    const many = Array.from({ length: isFullRun ? 16 : 8 }, (_, index) => index)
    const others: string[] = []
    for (const index of many) {
      const spelling = spellings[index % spellings.length] ?? email
      const { friend, lead } = await plant(`${index}-`)
      others.push(friend.id)
      const texts = { message: `${index} ${spelling} `.repeat(20) }
      await make('outbox', {
        recipient: 'friend@example.org',
        lead: friend.id,
        payload: texts,
        state: 'sent',
      })
      await make('outbox', { recipient: 'friend@example.org', payload: texts, state: 'sent' })
      await payload.update({ collection: 'leads', id: lead.id, data: { subject: `Again ${email} ${index}` } })
      await make('leads', { person: { email: 'other@example.org' }, answers: texts })
    }
    await erase()
    const file = running.cacheKey.replace('file:', '')
    const { docs } = await payload.find({ collection: 'leads', where: { id: { in: others } }, limit: 100 })
    expect(docs).toHaveLength(many.length)
    for (const name of [file, `${file}-wal`]) {
      const bytes = (await readFile(name)).toString('latin1').toLowerCase()
      for (const spelling of new Set([email, ...spellings].map((each) => each.toLowerCase())))
        expect([name, spelling, bytes.split(spelling).length - 1]).toEqual([name, spelling, 0])
    }
  })

  test('leaves a proof without personal data, in the database and in the file', async () => {
    await make('leads', { person })
    await erase()
    const { docs } = await payload.find({ collection: 'erasures', depth: 0, sort: '-createdAt' })
    expect(docs[0]).toMatchObject({
      state: 'done',
      requestedBy: 'person',
      executedByName: 'administrator',
      counts: { leads: 1 },
      emailHash: hashEmail(email, env.payloadSecret),
    })
    const list = await readFile(tombstoneFile(env.privateDir), 'utf8')
    expect(list).toContain(docs[0]?.emailHash)
    expect(list + JSON.stringify(docs)).not.toContain('canary')
  })

  test('may be erased twice', async () => {
    await make('leads', { person })
    expect(await erase()).toEqual({ leads: 1 })
    expect(await erase()).toEqual({})
  })

  test('is not confused with a longer e-mail address that contains it', async () => {
    const { id } = await make('leads', { person: { email: `x.${email}` } })
    await erase()
    expect(await payload.findByID({ collection: 'leads', id })).toMatchObject({
      person: { email: `x.${email}` },
    })
    await payload.delete({ collection: 'leads', id })
  })

  test('stays as an owner, which the preview shows', async () => {
    const owner = await make('owners', { email })
    expect(await (await ask('/preview', { email })).json()).toEqual({ counts: {}, remaining: 1 })
    await erase()
    expect(await payload.findByID({ collection: 'owners', id: owner.id })).toMatchObject({ email })
    await payload.delete({ collection: 'owners', id: owner.id })
  })

  test('gets everything on request, without keys', async () => {
    await make('leads', { person, idempotencyKey: 'secret-key', subject: 'Contact' })
    const text = await (await ask('/collect', { email })).text()
    expect(text).toContain('Contact')
    expect(text).not.toContain('secret-key')
    await erase()
  })
})

describe('erasing', () => {
  test.each(['editor', 'agent', 'translator', 'owner', 'subscriber'] as const)(
    'is not for an %s',
    async (role) => {
      for (const path of ['/preview', '/collect', '/erase'])
        expect((await ask(path, { email, requestedBy: 'person' }, accounts[role])).status).toBe(404)
    },
  )

  test.each([{ email: 'nobody' }, { email: { like: '%' } }, { email: '%@%.%', more: 1 }, null])(
    'does not understand %j',
    async (body) => {
      expect((await ask('/preview', body)).status).toBe(400)
    },
  )

  test('refuses an e-mail address of the agency', async () => {
    const { email } = await payload.findByID({ collection: 'users', id: accounts.editor.id })
    await payload.updateGlobal({
      slug: 'formsConfig',
      data: { siteContact: { recipients: ['Info@Agency.example'], retentionMonths: 12 } } as never,
      context: quiet(),
    })
    for (const agencyEmail of [email, 'info@agency.example'])
      expect((await ask('/erase', { email: agencyEmail, requestedBy: 'agency' })).status).toBe(409)
  })
})

describe('after an older copy was restored', () => {
  const back = async (at: string) => {
    const { id } = await make('leads', { person })
    await payload.db.updateOne({ collection: 'leads', id, data: { createdAt: at } })
    return id
  }

  test('erased people are erased again, data sent after the erasure stays', async () => {
    await erase()
    const tombstones = await readTombstoneFiles([tombstoneFile(env.privateDir)])
    const old = await back('2026-01-01T00:00:00.000Z')
    const returned = await back('2099-01-01T00:00:00.000Z')
    const { people, counts } = await eraseAgain(payload, tombstones, new Date())
    expect([people, counts]).toEqual([1, { leads: 1 }])
    const left = await payload.find({ collection: 'leads', where: { id: { in: [old, returned] } } })
    expect(left.docs.map(({ id }) => id)).toEqual([returned])
    await payload.delete({ collection: 'leads', id: returned })
  })

  test('an address that only an earlier version contains is found, also as e-mails write it', async () => {
    const { id } = await make('testimonials', { comment: `Écrivez à ${email.replaceAll('.', '. ')}` })
    await payload.db.updateOne({ collection: 'testimonials', id, data: { comment: 'Merci' } })
    const tombstones = new Map([[hashEmail(email, env.payloadSecret), new Date('2099-01-01')]])
    const { counts } = await eraseAgain(payload, tombstones, new Date())
    expect(counts).toEqual({ testimonials: 1 })
    expect(await payload.findByID({ collection: 'testimonials', id, disableErrors: true })).toBeNull()
  })

  test('the picture beside what a person said goes too, unless something else shows it', async () => {
    const [ownPicture, drafted, sharedPicture] = [
      await make('media'),
      await make('media'),
      await make('media'),
    ]
    const first = await make('testimonials', {
      comment: `Merci, ${email}`,
      image: ownPicture.id,
      _status: 'published',
    })
    await payload.update({
      collection: 'testimonials',
      id: first.id,
      draft: true,
      context: quiet(),
      data: { image: drafted.id, _status: 'draft' },
    })
    await make('testimonials', { comment: `De ${email}`, image: sharedPicture.id })
    await make('agents', { portrait: sharedPicture.id })
    const tombstones = new Map([[hashEmail(email, env.payloadSecret), new Date('2099-01-01')]])
    const { counts } = await eraseAgain(payload, tombstones, new Date())
    expect(counts).toEqual({ testimonials: 2 })
    const isThere = async ({ id }: { id: string }) =>
      (await payload.findByID({ collection: 'media', id, disableErrors: true })) !== null
    expect([await isThere(ownPicture), await isThere(drafted), await isThere(sharedPicture)]).toEqual([
      false,
      false,
      true,
    ])
  })

  test('an erasure whose process was killed is finished by the worker', async () => {
    const id = await back('2026-01-01T00:00:00.000Z')
    const emailHash = hashEmail(email, env.payloadSecret)
    const record = await make('erasures', { state: 'begun', emailHash })
    await finishErasures(payload, new Date())
    expect(await payload.findByID({ collection: 'leads', id, disableErrors: true })).not.toBeNull()
    await finishErasures(payload, new Date(Date.now() + 11 * 60_000))
    expect(await payload.findByID({ collection: 'leads', id, disableErrors: true })).toBeNull()
    expect(await payload.findByID({ collection: 'erasures', id: record.id })).toMatchObject({
      state: 'done',
      counts: { leads: 1 },
    })
  })

  test('a database that another process reads finishes the record later, and the answer says so', async () => {
    const id = await back('2026-01-01T00:00:00.000Z')
    const reader = new Database(running.cacheKey.replace('file:', ''))
    reader.exec('BEGIN; SELECT count(*) FROM leads')
    const answer = await ask('/erase', { email, requestedBy: 'person' })
    expect(await answer.json()).toMatchObject({ isFinished: false, counts: { leads: 1 } })
    expect(await payload.findByID({ collection: 'leads', id, disableErrors: true })).toBeNull()
    const last = { collection: 'erasures', sort: '-createdAt', limit: 1 } as const
    expect((await payload.find(last)).docs[0]?.state).toBe('begun')
    reader.exec('COMMIT')
    reader.close()
    await expect.poll(async () => (await payload.find(last)).docs[0]?.state).toBe('done')
  })
})
