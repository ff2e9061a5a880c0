import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'

import type { CollectionSlug, Field, Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { collections } from '@/collections/all'
import { erasureEndpoints } from '@/lib/cms/endpoints/erasure-endpoints'
import { eraseAgain, finishErasures } from '@/lib/cms/erasure/erase-again'
import {
  keptCollections,
  personalCollections,
  staffCollections,
} from '@/lib/cms/erasure/personal-collections'
import { hashAddress, readTombstoneFiles, tombstoneFile } from '@/lib/cms/erasure/tombstones'
import { env } from '@/lib/env'

import { makeAccounts, type Account, type Role } from '../support/accounts'
import { callEndpoint } from '../support/endpoint'
import { makePayload, type TestPayload } from '../support/make-payload'
import { makeMinimal, quiet, type Made } from '../support/minimal-document'

let running: TestPayload
let payload: Payload
let accounts: Record<Role, NonNullable<Account>>

const address = 'canary.person@example.org'
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

const erase = async (who = address) => {
  const answer = await ask('/erase', { address: who, askedBy: 'person' })
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { counts: Record<string, number> }).counts
}

interface Raw {
  execute: (statement: string) => Promise<{ rows: Record<string, unknown>[] }>
}

/** Every table of the database in which a text stands, read without Payload. */
async function tablesWith(text: string): Promise<string[]> {
  // The tests run on SQLite; Payload's type knows no adapter.
  const { client } = payload.db as unknown as { client: Raw }
  const { rows } = await client.execute("select name from sqlite_master where type = 'table'")
  const found: string[] = []
  for (const { name } of rows) {
    const table = await client.execute(`select * from "${String(name)}"`)
    if (JSON.stringify(table.rows).toLowerCase().includes(text.toLowerCase())) found.push(String(name))
  }
  return found
}

/** Fields in which a visitor's address may come to stand: addresses, persons and what is stored as facts. */
function holdsPeople(fields: Field[]): boolean {
  return fields.some((field) => {
    if (field.type === 'email') return true
    if (field.type === 'json') return field.name !== 'staleTexts' && field.name !== 'missingMentions'
    if (field.type === 'tabs') return field.tabs.some((tab) => holdsPeople(tab.fields))
    return 'fields' in field && holdsPeople(field.fields)
  })
}

test('every collection that can hold a person has an answer to being erased', () => {
  const known = [...personalCollections, ...keptCollections, ...staffCollections].map(({ slug }) => slug)
  // Numbers and a keyed hash: the proof itself.
  const proof: CollectionSlug[] = ['erasures']
  const unknown = collections
    .filter(({ fields, auth }) => Boolean(auth) || holdsPeople(fields))
    .map(({ slug }) => slug as CollectionSlug)
    .filter((slug) => !known.includes(slug) && !proof.includes(slug))
  expect(unknown).toEqual([])
})

const person = { firstName: 'Canary', lastName: 'Person', email: 'Canary.Person@Example.org' }

/** Puts the address wherever the site may hold it. */
async function plant() {
  const property = await make('properties')
  const file = await make('leadFiles', { originalName: 'canary-cv.pdf' })
  const stored = await payload.findByID({ collection: 'leadFiles', id: file.id })
  const onDisk = path.join(env.privateDir, 'lead-files', String(stored.filename))
  const answers = { email: address, message: `Ici ${address}` }
  const lead = await make('leads', { subject: `De ${address}`, person, answers, files: [file.id] })
  const friend = await make('leads', {
    person: { email: 'other@example.org' },
    answers: { friendEmail: address, friendName: 'Canary Person', message: 'Regarde' },
  })
  const rows = [address, 'Canary Person'].map((value) => ({ label: 'x', value }))
  const letter = { parts: [{ type: 'facts', rows }] }
  await make('outbox', { recipient: address, lead: lead.id, state: 'pending' })
  await make('outbox', { recipient: 'agency@example.org', payload: letter, state: 'sent' })
  await make('outbox', { recipient: 'agency@example.org', payload: letter, lead: friend.id, state: 'sent' })
  await make('leadEvents', { lead: lead.id, kind: 'note', text: 'x' })
  await make('leadEvents', { lead: friend.id, kind: 'note', text: `Aussi ${address}` })
  const keys = (name: string) => ({
    seatKey: `${name}-seat`,
    holderKey: `${name}-h`,
    submissionKey: `${name}-s`,
  })
  const past = await make('appointments', { day: '2020-01-15', person, remark: address, ...keys('past') })
  const coming = await make('appointments', { day: '2099-01-15', person, ...keys('coming') })
  const demand = await make('demands', { email: address })
  await make('alertDeliveries', { demand: demand.id })
  await make('newsletterSubscriptions', { email: address })
  await make('subscribers', { email: address })
  const opinion = {
    originKey: lead.id,
    name: 'Canary Person',
    comment: `Merci, ${address}`,
    _status: 'draft',
  }
  await make('testimonials', opinion)
  const comment = `Rappeler ${address}`
  await make('communications', { property: property.id, lead: lead.id, contact: 'Canary Person', comment })
  await make('communications', { property: property.id, subject: 'Visite', comment })
  await make('importRuns', { recordErrors: [{ record: address }] })
  await payload.jobs.queue({
    task: 'schedulePublish',
    input: { type: 'publish', doc: { relationTo: 'pages', value: address }, user: null } as never,
    waitUntil: new Date('2099-01-01'),
  })
  await payload.db.create({
    collection: 'payload-preferences',
    data: {
      key: 'leads-list',
      value: { search: address },
      user: { relationTo: 'users', value: accounts.editor.id },
    },
  })
  return { lead, friend, onDisk, past, coming }
}

describe('a person who asks to be erased', () => {
  test('is in no table, file or version any more; what belongs to others stays', async () => {
    const { lead, friend, onDisk, past, coming } = await plant()
    expect(existsSync(onDisk)).toBe(true)
    expect((await tablesWith(address)).length).toBeGreaterThan(10)

    const preview = (await (
      await ask('/preview', { address: ' CANARY.person@example.org' })
    ).json()) as object
    const counts = await erase()
    expect(preview).toMatchObject({ counts, kept: 0 })
    expect(counts).toMatchObject({ leads: 2, leadFiles: 1, appointments: 2, demands: 1, testimonials: 1 })

    expect(await tablesWith(address)).toEqual([])
    expect(await tablesWith('Canary Person')).toEqual([])
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

  test('leaves a proof that names nobody, in the database and beside it', async () => {
    await make('leads', { person })
    await erase()
    const { docs } = await payload.find({ collection: 'erasures', depth: 0, sort: '-createdAt' })
    expect(docs[0]).toMatchObject({
      state: 'done',
      askedBy: 'person',
      executedByName: 'administrator',
      counts: { leads: 1 },
      addressHash: hashAddress(address, env.payloadSecret),
    })
    const list = await readFile(tombstoneFile(env.privateDir), 'utf8')
    expect(list).toContain(docs[0]?.addressHash)
    expect(list + JSON.stringify(docs)).not.toContain('canary')
  })

  test('may be erased twice', async () => {
    await make('leads', { person })
    expect(await erase()).toEqual({ leads: 1 })
    expect(await erase()).toEqual({})
  })

  test('is not taken for somebody whose address is longer', async () => {
    const { id } = await make('leads', { person: { email: `x.${address}` } })
    await erase()
    expect(await payload.findByID({ collection: 'leads', id })).toMatchObject({
      person: { email: `x.${address}` },
    })
    await payload.delete({ collection: 'leads', id })
  })

  test('stays as an owner, and the preview says so', async () => {
    const owner = await make('owners', { email: address })
    expect(await (await ask('/preview', { address })).json()).toEqual({ counts: {}, kept: 1 })
    await erase()
    expect(await payload.findByID({ collection: 'owners', id: owner.id })).toMatchObject({ email: address })
    await payload.delete({ collection: 'owners', id: owner.id })
  })

  test('gets everything on request, without keys', async () => {
    await make('leads', { person, idempotencyKey: 'secret-key', subject: 'Contact' })
    const text = await (await ask('/collect', { address })).text()
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
        expect((await ask(path, { address, askedBy: 'person' }, accounts[role])).status).toBe(404)
    },
  )

  test.each([{ address: 'nobody' }, { address: { like: '%' } }, { address: '%@%.%', more: 1 }, null])(
    'does not understand %j',
    async (body) => {
      expect((await ask('/preview', body)).status).toBe(400)
    },
  )

  test('refuses an address of the agency', async () => {
    const { email } = await payload.findByID({ collection: 'users', id: accounts.editor.id })
    await payload.updateGlobal({
      slug: 'formsConfig',
      data: { siteContact: { recipients: ['Info@Agency.example'], retentionMonths: 12 } } as never,
      context: quiet(),
    })
    for (const own of [email, 'info@agency.example'])
      expect((await ask('/erase', { address: own, askedBy: 'agency' })).status).toBe(409)
  })
})

describe('after an older copy was put back', () => {
  const back = async (at: string) => {
    const { id } = await make('leads', { person })
    await payload.db.updateOne({ collection: 'leads', id, data: { createdAt: at } })
    return id
  }

  test('those who were erased are erased again, and whoever came back later stays', async () => {
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

  test('an erasure whose process was killed is finished by the worker', async () => {
    const id = await back('2026-01-01T00:00:00.000Z')
    const addressHash = hashAddress(address, env.payloadSecret)
    const record = await make('erasures', { state: 'begun', addressHash })
    await finishErasures(payload, new Date())
    expect(await payload.findByID({ collection: 'leads', id, disableErrors: true })).not.toBeNull()
    await finishErasures(payload, new Date(Date.now() + 11 * 60_000))
    expect(await payload.findByID({ collection: 'leads', id, disableErrors: true })).toBeNull()
    expect(await payload.findByID({ collection: 'erasures', id: record.id })).toMatchObject({
      state: 'done',
      counts: { leads: 1 },
    })
  })
})
