import type { CollectionSlug, Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { leadEndpoints } from '@/features/leads/server/lead-endpoints'
import { readInbox } from '@/features/leads/server/read-inbox'
import { readInboxFilters } from '@/features/leads/model/inbox-filters'
import type { LeadOverview } from '@/features/leads/model/lead-overview'

import { makeAccounts, type Account, type Role } from '../../rig/accounts'
import { callEndpoint } from '../../support/endpoint'
import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal, quiet, type Made } from '../../support/minimal-document'

let running: TestPayload
let payload: Payload
let accounts: Record<Role, NonNullable<Account>>
let ownLead: Made & { ref?: number }
let foreign: Made

const make = async (slug: CollectionSlug, data = {}): Promise<Made> => makeMinimal(payload, slug, data)
const otherRoles: Role[] = ['translator', 'owner', 'subscriber']

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  accounts = (await makeAccounts(payload)) as typeof accounts
  const { agent } = accounts
  ownLead = await make('properties', { agent: 'agent' in agent ? agent.agent : undefined, ref: 4711 })
  foreign = await make('properties')
})
afterAll(() => running.stop())
beforeEach(async () => {
  await payload.delete({ collection: 'leads', where: {}, context: quiet() })
})

const ask = (path: string, user: Account, more = {}) =>
  callEndpoint(payload, leadEndpoints, path, { user, ...more })

async function overviewOf(id: string, user: Account = accounts.editor): Promise<LeadOverview> {
  const answer = await ask('/:id/overview', user, { params: { id } })
  expect(answer.status).toBe(200)
  return (await answer.json()) as LeadOverview
}

const inboxOf = (role: Role, query = {}) =>
  readInbox({ payload, user: accounts[role] as never }, readInboxFilters(query))

const subjects = async (role: Role, query = {}) =>
  (await inboxOf(role, query)).rows.map(({ subject }) => subject)

describe('the list', () => {
  test('shows an agent the leads of the own properties and those assigned, and no others', async () => {
    await make('leads', { subject: 'own', property: ownLead.id })
    await make('leads', { subject: 'assigned', property: foreign.id, assignee: accounts.agent.id })
    await make('leads', { subject: 'foreign', property: foreign.id })
    await make('leads', { subject: 'no property' })
    expect((await subjects('agent')).toSorted()).toEqual(['assigned', 'own'])
    expect((await inboxOf('agent')).statuses).toEqual({ new: 2, inProgress: 0, done: 0, all: 2 })
    expect(await subjects('editor')).toHaveLength(4)
    await expect(inboxOf('translator')).rejects.toMatchObject({ status: 403 })
  })

  test('shows an agent the leads that the agent entered', async () => {
    const data = { subject: 'a call', form: 'siteContact', language: 'fr' } as never
    await payload.create({ collection: 'leads', data, user: accounts.agent, overrideAccess: false })
    expect(await subjects('agent')).toEqual(['a call'])
  })

  test('finds by name without accents, e-mail, phone and reference, and nothing by a wildcard', async () => {
    const person = { firstName: 'Zoé', lastName: 'Hébert', email: 'zoe@example.org', phone: '0475 12.34.56' }
    await make('leads', { subject: 'first', person })
    await make('leads', { subject: 'second', property: ownLead.id })
    expect(await subjects('editor', { search: 'hebert zoe' })).toEqual(['first'])
    expect(await subjects('editor', { search: 'HÉBERT' })).toEqual(['first'])
    expect(await subjects('editor', { search: 'zoe@example' })).toEqual(['first'])
    expect(await subjects('editor', { search: '0475123456' })).toEqual(['first'])
    expect(await subjects('editor', { search: '4711' })).toEqual(['second'])
    expect(await subjects('editor', { search: '4_11' })).toEqual([])
  })

  test('filters by form, status and assignee, and counts what is left', async () => {
    await make('leads', { subject: 'a', form: 'siteContact', status: 'done', assignee: accounts.editor.id })
    await make('leads', { subject: 'b', form: 'jobContact' })
    const inbox = await inboxOf('editor', { status: 'done' })
    expect([inbox.total, inbox.forms]).toEqual([1, [{ kind: 'siteContact', count: 1 }]])
    expect(await subjects('editor', { assignee: 'me' })).toEqual(['a'])
    expect(await subjects('editor', { assignee: 'none' })).toEqual(['b'])
    expect(await subjects('editor', { form: 'jobContact' })).toEqual(['b'])
  })
})

describe('a change', () => {
  test('of several leads changes only those that the agent may read, and is in their history', async () => {
    const mine = await make('leads', { property: ownLead.id })
    const other = await make('leads', { property: foreign.id })
    const body = { ids: [mine.id, other.id], status: 'inProgress', assignee: accounts.editor.id }
    const answer = await ask('/follow-up', accounts.agent, { body })
    expect(await answer.json()).toEqual({ changed: [mine.id] })
    expect(await payload.findByID({ collection: 'leads', id: other.id, depth: 0 })).toMatchObject({
      status: 'new',
    })
    const { events } = await overviewOf(mine.id)
    expect(events.map(({ kind, from, to, by }) => [kind, from, to, by]).toSorted()).toEqual([
      ['assignee', null, 'editor', 'agent'],
      ['status', 'new', 'inProgress', 'agent'],
    ])
  })

  test('keeps concurrent changes of the system', async () => {
    const { id } = await make('leads', { effects: 'pending' })
    await payload.db.updateOne({ collection: 'leads', id, data: { effects: 'done' } })
    await ask('/follow-up', accounts.editor, { body: { ids: [id], status: 'done' } })
    expect(await payload.findByID({ collection: 'leads', id })).toMatchObject({
      status: 'done',
      effects: 'done',
    })
  })

  test('“answered” takes a lead out of the new ones and can be taken back', async () => {
    const { id } = await make('leads')
    await ask('/follow-up', accounts.editor, { body: { ids: [id], answered: true } })
    const answered = await overviewOf(id)
    expect([answered.status, Boolean(answered.answeredAt)]).toEqual(['inProgress', true])
    await ask('/follow-up', accounts.editor, { body: { ids: [id], answered: false } })
    expect((await overviewOf(id)).answeredAt).toBeNull()
  })

  test.each([
    [{ ids: [] }],
    [{ ids: ['x'], status: 'gone' }],
    [{ ids: ['x'], effects: 'pending' }],
    [{ ids: [{ equals: 1 }] }],
    [null],
  ])('%j is not understood', async (body) => {
    expect((await ask('/follow-up', accounts.editor, { body })).status).toBe(400)
  })

  test('refuses an assignee who does not work on leads', async () => {
    const { id } = await make('leads')
    const body = { ids: [id], assignee: accounts.translator.id }
    expect((await ask('/follow-up', accounts.editor, { body })).status).toBe(400)
  })

  test('saved in the studio undoes no step that was taken while it was saved', async () => {
    const taken = { effects: 'done', crmState: 'sent', offerState: 'received', offerNews: 'pending' }
    const { id } = await make('leads', { effects: 'pending', crmState: 'pending', form: 'purchaseOffer' })
    const { updateOne } = payload.db
    payload.db.updateOne = async (args) => {
      payload.db.updateOne = updateOne
      await updateOne.call(payload.db, { collection: 'leads', id, data: taken })
      return updateOne.call(payload.db, args)
    }
    await payload.update({
      collection: 'leads',
      id,
      data: { notes: 'Called' },
      depth: 0,
      user: accounts.editor,
      overrideAccess: false,
    })
    expect(await payload.findByID({ collection: 'leads', id })).toMatchObject({ ...taken, notes: 'Called' })
  })

  test('of a registered search undoes no end of it', async () => {
    const { id } = await make('demands', { confirmed: true })
    const { updateOne } = payload.db
    const endedAt = '2027-01-15T10:00:00.000Z'
    payload.db.updateOne = async (args) => {
      payload.db.updateOne = updateOne
      await updateOne.call(payload.db, { collection: 'demands', id, data: { confirmed: false, endedAt } })
      return updateOne.call(payload.db, args)
    }
    await payload.update({
      collection: 'demands',
      id,
      data: { name: 'House' },
      depth: 0,
      user: accounts.editor,
      overrideAccess: false,
    })
    expect(await payload.findByID({ collection: 'demands', id })).toMatchObject({
      name: 'House',
      confirmed: false,
      endedAt,
    })
  })

  test('through the form of the studio is in the history too', async () => {
    const { id } = await make('leads')
    await payload.update({ collection: 'leads', id, data: { status: 'done' }, user: accounts.editor })
    expect((await overviewOf(id)).events).toMatchObject([{ kind: 'status', to: 'done', by: 'editor' }])
  })
})

describe('a task that the worker gave up', () => {
  const failed = { effects: 'failed', effectsAttempts: 32, effectsLastError: 'E1', crmState: 'failed' }

  test('is shown, and repeated when an editor requests it', async () => {
    const { id } = await make('leads', { ...failed, property: ownLead.id })
    expect((await overviewOf(id)).failures).toEqual([
      { what: 'effects', reason: 'E1' },
      { what: 'crm', reason: '' },
    ])
    for (const role of ['agent', ...otherRoles] as const)
      expect((await ask('/:id/repeat', accounts[role], { params: { id } })).status).toBe(404)
    expect((await ask('/:id/repeat', accounts.editor, { params: { id } })).status).toBe(200)
    expect(await payload.findByID({ collection: 'leads', id })).toMatchObject({
      effects: 'pending',
      effectsAttempts: 0,
      effectsLastError: null,
      crmState: 'pending',
      crmAttempts: 0,
    })
    expect((await ask('/:id/repeat', accounts.editor, { params: { id } })).status).toBe(409)
    expect((await overviewOf(id)).failures).toEqual([])
  })

  test('is found in the inbox', async () => {
    await make('leads', { subject: 'fine' })
    await make('leads', { subject: 'a', effects: 'failed' })
    await make('leads', { subject: 'b', crmState: 'failed' })
    expect((await subjects('editor', { failed: 'yes' })).toSorted()).toEqual(['a', 'b'])
  })
})

describe('the page of a lead', () => {
  const answers = {
    title: 'ms',
    message: 'Quand puis-je visiter ?',
    contactDevice: 'phone',
    formerQuestion: { yes: true, since: '2027-01-15' },
  }

  test('shows answers as text for every form', async () => {
    const person = { title: 'ms', lastName: 'Dupont', email: 'd@example.org', phone: '0475123456' }
    const lead = { form: 'contactMe', language: 'nl', property: ownLead.id, person, answers }
    const { id } = await make('leads', lead)
    const page = await overviewOf(id)
    expect(page.answers.map(({ value }) => value)).toEqual([
      'Téléphone',
      'Quand puis-je visiter ?',
      'yes\u00a0: Oui; since\u00a0: 15 janvier 2027',
    ])
    expect(page.answers.at(-1)?.label).toBe('former question')
    expect(page.person).toMatchObject({ name: 'Dupont', phone: '0475 12 34 56' })
    expect(page.about).toHaveLength(1)
    const reply = new URL(page.reply ?? '')
    expect(reply.searchParams.get('subject')).toBe('Re: Meer info over een pand – Ref. 4711')
    expect(reply.searchParams.get('body')).toMatch(/Dupont,/)
  })

  test('shows mails and notes; a note has its author', async () => {
    const { id } = await make('leads')
    const mail = { recipient: 'a@example.org', lead: id, state: 'failed', lastError: 'refused' }
    await make('outbox', mail)
    const noted = await ask('/:id/notes', accounts.editor, { params: { id }, body: { text: ' Rappeler. ' } })
    expect(noted.status).toBe(201)
    const page = await overviewOf(id)
    expect(page.mails).toMatchObject([{ recipient: 'a@example.org', state: 'failed', error: 'refused' }])
    expect(page.mails[0]?.href).toContain('/outbox/')
    expect(page.events).toMatchObject([{ kind: 'note', text: 'Rappeler.', by: 'editor' }])
  })

  test('opens for an agent of the property alone', async () => {
    const mine = await make('leads', { property: ownLead.id })
    const other = await make('leads', { property: foreign.id })
    await make('outbox', { recipient: 'a@example.org', lead: mine.id })
    expect((await overviewOf(mine.id, accounts.agent)).mails).toMatchObject([{ href: null }])
    for (const path of ['/:id/overview', '/:id/notes']) {
      const request = { params: { id: other.id }, body: path.endsWith('notes') ? { text: 'x' } : undefined }
      expect((await ask(path, accounts.agent, request)).status).toBe(404)
      for (const role of otherRoles) expect((await ask(path, accounts[role], request)).status).toBe(404)
      expect((await ask(path, null, request)).status).toBe(404)
    }
  })

  test('takes its files, history and mails along when it is deleted', async () => {
    const file = await make('leadFiles', { originalName: 'cv.pdf' })
    const { id } = await make('leads', { files: [file.id] })
    await make('outbox', { recipient: 'a@example.org', lead: id })
    await ask('/:id/notes', accounts.editor, { params: { id }, body: { text: 'x' } })
    await payload.delete({ collection: 'leads', id, user: accounts.editor, overrideAccess: false })
    for (const collection of ['leadFiles', 'leadEvents'] as const)
      expect((await payload.count({ collection })).totalDocs).toBe(0)
    expect((await payload.count({ collection: 'outbox', where: { lead: { equals: id } } })).totalDocs).toBe(0)
  })
})

describe('the export', () => {
  const fileOf = async (role: Role, query = {}) => {
    const answer = await ask('/export', accounts[role], { query })
    return { status: answer.status, text: await answer.text(), headers: answer.headers }
  }

  test('contains the rows of the list that the account may read, and no formulas', async () => {
    const person = { firstName: '=HYPERLINK("http://x")', email: '+a@example.org', phone: '@SUM(1)' }
    await make('leads', { subject: 'mine', property: ownLead.id, person, form: 'siteContact' })
    await make('leads', { subject: 'foreign', property: foreign.id })
    const { text, headers } = await fileOf('agent')
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="perron-leads-/)
    expect(headers.get('cache-control')).toContain('no-store')
    const lines = text.trim().split('\r\n')
    expect(lines).toHaveLength(2)
    expect(lines[1]).toContain('mine')
    expect(lines[1]?.split(';').filter((cell) => /^"?[=+@-]/.test(cell))).toEqual([])
    expect((await fileOf('editor')).text.trim().split('\r\n')).toHaveLength(3)
  })

  test('of one form has a column for each question, and is noted once a day', async () => {
    const { id } = await make('leads', { form: 'contactMe', answers: { message: 'Une\nquestion;' } })
    const { text } = await fileOf('editor', { form: 'contactMe' })
    expect(text.split('\r\n')[0]).toContain('Votre question')
    expect(text).toContain('"Une\nquestion;"')
    await fileOf('editor')
    expect((await overviewOf(id)).events.map(({ kind, by }) => [kind, by])).toEqual([['exported', 'editor']])
  })

  test('is for those who work on leads', async () => {
    for (const role of otherRoles) expect((await fileOf(role)).status).toBe(403)
  })
})
