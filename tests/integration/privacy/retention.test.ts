import { existsSync } from 'node:fs'
import { mkdir, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'

import type { CollectionSlug, Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

import { countOverdue } from '@/features/privacy/server/count-overdue'
import { runRetention } from '@/features/privacy/server/run-retention'
import { env } from '@/lib/env'

import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal, quiet, type Made } from '../../support/minimal-document'

let running: TestPayload
let payload: Payload

const now = new Date('2027-06-15T10:00:00Z')
const day = (moment: string) => `${moment}T10:00:00.000Z`

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
})
afterAll(() => running.stop())

/** Stores a document and sets its dates back. */
async function make(slug: CollectionSlug, data = {}, dates: Record<string, string> = {}): Promise<Made> {
  const made = await makeMinimal(payload, slug, data)
  const at = { createdAt: day('2027-06-01'), updatedAt: day('2027-06-01'), ...dates }
  await payload.db.updateOne({ collection: slug, id: made.id, data: at })
  return made
}

const isThere = async (collection: CollectionSlug, { id }: Made): Promise<boolean> =>
  (await payload.findByID({ collection, id, disableErrors: true, depth: 0 })) !== null

const run = () => runRetention(payload, now)

describe('leads', () => {
  test('go with their files when their time is over, and not a day earlier', async () => {
    const file = await make('leadFiles', { originalName: 'cv.pdf' })
    const over = await make('leads', { retentionDate: day('2027-06-15'), files: [file.id] })
    const mail = await make('outbox', { recipient: 'a@example.org', lead: over.id })
    const remaining = await make('leads', { retentionDate: day('2027-06-16') })
    await run()
    expect(await isThere('leads', over)).toBe(false)
    expect(await isThere('leadFiles', file)).toBe(false)
    expect(await isThere('outbox', mail)).toBe(false)
    expect(await isThere('leads', remaining)).toBe(true)
  })

  test('that staff write down get the period of their form', async () => {
    const form = await payload.findGlobal({ slug: 'formsConfig' })
    const jobContact = { ...form.jobContact, retentionMonths: 5 }
    await payload.updateGlobal({ slug: 'formsConfig', data: { jobContact }, context: quiet() })
    const { id } = await makeMinimal(payload, 'leads', { form: 'jobContact' })
    const { retentionDate } = await payload.findByID({ collection: 'leads', id })
    const months = (new Date(String(retentionDate)).getTime() - Date.now()) / (30.4 * 24 * 3_600_000)
    expect(Math.round(months)).toBe(5)
  })

  test('of applicants wait for the letting and three months more, a year at most', async () => {
    const application = (property: Made, createdAt = day('2027-02-01')) =>
      make(
        'leads',
        { form: 'rentalApplication', property: property.id, retentionDate: day('2027-05-01') },
        { createdAt },
      )
    const toLet = await make('properties', { status: 'active' })
    const letLately = await make('properties', { status: 'rented', soldAt: day('2027-05-01') })
    const letLong = await make('properties', { status: 'rented', soldAt: day('2027-03-01') })
    const waiting = [await application(toLet), await application(letLately)]
    const over = [await application(letLong), await application(toLet, day('2026-06-01'))]
    await run()
    for (const lead of waiting) expect(await isThere('leads', lead)).toBe(true)
    for (const lead of over) expect(await isThere('leads', lead)).toBe(false)
  })
})

describe('a row that cannot be deleted', () => {
  /** Lets the database refuse rows. */
  function refuse(ids: readonly string[]) {
    const { db } = payload
    const [deleteOne, updateOne] = [db.deleteOne.bind(db), db.updateOne.bind(db)]
    const isRefused = (args: unknown) => ids.some((id) => JSON.stringify(args ?? null).includes(id))
    const failure = new Error('FOREIGN KEY constraint failed')
    vi.spyOn(db, 'deleteOne').mockImplementation(async (args) => {
      if (isRefused(args.where)) throw failure
      return deleteOne(args)
    })
    vi.spyOn(db, 'updateOne').mockImplementation(async (args) => {
      if (isRefused([args.id, args.where])) throw failure
      return updateOne(args)
    })
  }

  test('holds up no other row; it is logged in each run and counted', async () => {
    const old = { retentionDate: day('2027-01-01') }
    const stuck = [await make('leads', old), await make('leads', old)]
    const others = {
      leads: await make('leads', { retentionDate: day('2027-06-14') }),
      appointments: await make('appointments', { day: '2026-06-01' }),
      demands: await make('demands', { confirmed: true, endedAt: day('2026-06-01') }),
    }
    const remaining = await make('demands', { confirmed: true, endedAt: day('2026-05-01') })
    const mail = { recipient: 'a@example.org', state: 'sent' }
    const before = { createdAt: day('2027-03-01') }
    const mails = [await make('outbox', mail, before), await make('outbox', mail, before)]
    const file = await make('leadFiles', { originalName: 'cv.pdf' })
    const log = vi.spyOn(payload.logger, 'error')
    const refused = [...stuck, remaining, file, ...mails.slice(0, 1)].map(({ id }) => id)
    refuse(refused)
    try {
      await run()
      for (const [slug, row] of Object.entries(others))
        expect(await isThere(slug as CollectionSlug, row), slug).toBe(false)
      expect(await payload.findByID({ collection: 'outbox', id: mails[1]?.id ?? '' })).toMatchObject({
        recipient: 'erased@erased.invalid',
      })
      expect(log).toHaveBeenCalledTimes(1)
      expect(log.mock.calls[0]?.[0]).toMatchObject({
        msg: `Task "retention": ${refused.length} rows could not be handled`,
      })
      await run()
      expect(log).toHaveBeenCalledTimes(2)
      expect(await countOverdue(payload, now)).toEqual([
        { collection: 'leads', count: stuck.length },
        { collection: 'demands', count: 1 },
        { collection: 'outbox', count: 1 },
      ])
    } finally {
      vi.restoreAllMocks()
    }
    await run()
    expect(await countOverdue(payload, now)).toEqual([])
  })
})

describe('registrations', () => {
  test('end when never confirmed, silent for long, or ended long ago', async () => {
    const long = { updatedAt: day('2025-06-01') }
    const lately = { updatedAt: day('2027-05-01') }
    const over = [
      await make('demands', { confirmed: true }, long),
      await make('demands', { originKey: 'lead-1' }, lately),
      await make('demands', { confirmed: true, endedAt: day('2026-06-01') }),
    ]
    const alert = await make('alertDeliveries', { demand: over[0]?.id })
    const remaining = [
      await make('demands', { confirmed: true }, lately),
      await make('demands', { originKey: 'lead-2' }),
      // Entered by staff: there was nothing to confirm.
      await make('demands', {}, lately),
      await make('demands', { confirmed: true, endedAt: day('2027-01-01') }),
    ]
    await run()
    for (const demand of over) expect(await isThere('demands', demand)).toBe(false)
    expect(await isThere('alertDeliveries', alert)).toBe(false)
    for (const demand of remaining) expect(await isThere('demands', demand)).toBe(true)
  })

  test('to the newsletter likewise, without an end for those who read it', async () => {
    const confirmed = await make(
      'newsletterSubscriptions',
      { confirmed: true },
      { updatedAt: day('2020-01-01') },
    )
    const never = await make('newsletterSubscriptions', {}, { updatedAt: day('2027-05-01') })
    await run()
    expect(await isThere('newsletterSubscriptions', confirmed)).toBe(true)
    expect(await isThere('newsletterSubscriptions', never)).toBe(false)
  })
})

test('accounts of subscribers end without a log-in for the period of searches', async () => {
  const form = await payload.findGlobal({ slug: 'formsConfig' })
  const demandRegister = { ...form.demandRegister, retentionMonths: 12 }
  await payload.updateGlobal({ slug: 'formsConfig', data: { demandRegister }, context: quiet() })
  const [old, recent] = [day('2026-06-14'), day('2026-06-16')]
  const gone = [
    await make('subscribers', {}, { createdAt: day('2020-01-01'), lastSignInAt: old }),
    await make('subscribers', {}, { createdAt: old }),
  ]
  const remaining = [
    await make('subscribers', {}, { createdAt: day('2020-01-01'), lastSignInAt: recent }),
    await make('subscribers', {}, { createdAt: recent }),
  ]
  await run()
  for (const each of gone) expect(await isThere('subscribers', each)).toBe(false)
  for (const each of remaining) expect(await isThere('subscribers', each)).toBe(true)
})

test('appointments go a year after their day', async () => {
  const keys = (name: string) => ({ seatKey: name, holderKey: name, submissionKey: name })
  const over = await make('appointments', { day: '2026-06-14', ...keys('a') })
  const remaining = await make('appointments', { day: '2026-06-15', ...keys('b') })
  await run()
  expect([await isThere('appointments', over), await isThere('appointments', remaining)]).toEqual([
    false,
    true,
  ])
})

test('e-mails lose recipient and content, and keep their key; waiting ones are unchanged', async () => {
  const old = { createdAt: day('2027-03-01') }
  const mail = { recipient: 'a@example.org', subject: 'Bonjour Marie', payload: { greeting: 'Marie' } }
  const sent = await make('outbox', { ...mail, key: 'once', state: 'sent' }, old)
  const pending = await make('outbox', { ...mail, state: 'pending', sendUntil: day('2027-06-16') }, old)
  const overdue = await make('outbox', { ...mail, state: 'pending', sendUntil: day('2027-03-03') }, old)
  const fresh = await make('outbox', { ...mail, state: 'sent' })
  const ancient = await make(
    'outbox',
    { ...mail, recipient: 'erased@erased.invalid', state: 'sent' },
    { createdAt: day('2025-01-01') },
  )
  await run()
  const row = await payload.findByID({ collection: 'outbox', id: sent.id })
  expect(row).toMatchObject({ key: 'once', state: 'sent', subject: '–' })
  expect(JSON.stringify(row)).not.toMatch(/Marie|a@example/)
  const lateMail = await payload.findByID({ collection: 'outbox', id: overdue.id })
  expect(lateMail).toMatchObject({ state: 'failed', recipient: 'erased@erased.invalid' })
  for (const { id } of [pending, fresh])
    expect(await payload.findByID({ collection: 'outbox', id })).toMatchObject({ recipient: 'a@example.org' })
  expect(await isThere('outbox', ancient)).toBe(false)
})

test('files that belong to no lead go after a day, from the database and from the disk', async () => {
  const used = await make('leadFiles', { originalName: 'cv.pdf' })
  await make('leads', { files: [used.id], retentionDate: day('2028-01-01') })
  const orphan = await make('leadFiles', { originalName: 'cv.pdf' })
  const young = await make('leadFiles', { originalName: 'cv.pdf' }, { createdAt: day('2027-06-15') })
  const folder = path.join(env.privateDir, 'lead-files')
  await mkdir(folder, { recursive: true })
  const [partial, fresh] = [path.join(folder, 'partial.pdf'), path.join(folder, 'fresh.pdf')]
  await writeFile(partial, '%PDF-')
  await writeFile(fresh, '%PDF-')
  await utimes(partial, new Date(day('2027-06-13')), new Date(day('2027-06-13')))
  await utimes(fresh, now, now)
  await run()
  expect(await isThere('leadFiles', used)).toBe(true)
  expect(await isThere('leadFiles', young)).toBe(true)
  expect(await isThere('leadFiles', orphan)).toBe(false)
  expect([existsSync(partial), existsSync(fresh)]).toEqual([false, true])
})
