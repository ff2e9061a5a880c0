import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { commentEndpoints } from '@/features/comments/server/comment-endpoints'
import { sendCommentDigests } from '@/features/comments/server/comment-emails'
import type { EmailMessage } from '@/lib/email/email-message'
import { renderEmail, type EmailLook } from '@/lib/email/render-email'
import { defaultFonts } from '@/lib/theme/tokens'
import { addDays, belgianDay, belgianMoment, hoursAfter } from '@/lib/time/belgian-time'

import { makeAccounts, type Account, type Role } from '../../rig/accounts'
import { callEndpoint } from '../../support/endpoint'
import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal } from '../../support/minimal-document'

const look: EmailLook = {
  brand: {
    name: 'Agence',
    sender: 'info@agency.example',
    siteUrl: 'https://agency.example',
    colour: '#1d4f7c',
    fonts: defaultFonts,
    logo: null,
    legal: [],
  },
  locale: 'de',
  logoAt: null,
  pictureAt: () => null,
}

let running: TestPayload
let payload: Payload
let accounts: Record<Role, Account>
let document: string

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  accounts = await makeAccounts(payload)
  await payload.update({ collection: 'users', id: idOf('agent'), data: { language: 'de' } })
})
afterAll(() => running.stop())
beforeEach(async () => {
  document = `pages/${(await makeMinimal(payload, 'pages', { title: 'Notre agence' })).id}`
  for (const collection of ['outbox', 'comments', 'activities'] as const)
    await payload.db.deleteMany({ collection, where: {} })
})

const idOf = (role: Role) => String(accounts[role]?.id)

async function send(name: string, role: Role, body: object): Promise<string> {
  const endpoints = commentEndpoints.filter(({ method }) => method === 'post')
  const answer = await callEndpoint(payload, endpoints, `/document-comments${name}`, {
    user: accounts[role],
    body: { document, ...body },
  })
  return ((await answer.json()) as { written: string }).written
}

const write = (role: Role, text: string, more = {}) => send('', role, { text, ...more })

async function mails() {
  const { docs } = await payload.find({ collection: 'outbox', sort: 'createdAt', pagination: false })
  return docs.map(({ recipient, subject, template, payload: message, language }) => ({
    recipient,
    subject,
    template,
    language,
    message: message as unknown as EmailMessage,
  }))
}

const emailOf = (role: Role) => String(accounts[role]?.email)
/** The next day at eight in Belgium is after the hour at which the e-mails leave. */
const nextDay = () => belgianMoment(addDays(belgianDay(new Date()), 1), '08:00')

test('who is mentioned gets an e-mail at once, in their language, with a link to the thread', async () => {
  const id = await write('editor', `<b>Bonjour</b> @[${idOf('agent')}]`, { place: 'title', language: 'fr' })
  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect(mail).toMatchObject({
    recipient: emailOf('agent'),
    subject: 'editor erwähnt Sie: Notre agence',
    template: 'comments.now',
    language: 'de',
  })
  const [, pageId = ''] = document.split('/')
  expect(JSON.stringify(mail?.message)).toContain(
    `/admin/collections/pages/${pageId}/?comment=${id}&locale=fr`,
  )
  const { html } = renderEmail(mail?.message ?? { subject: '', parts: [] }, look)
  expect(html).toContain('&lt;b&gt;Bonjour&lt;/b&gt; @agent')
})

test('a mention that is added later is mailed, a text that is changed again is not', async () => {
  const id = await write('editor', 'Bonjour')
  expect(await mails()).toEqual([])
  const text = `Bonjour @[${idOf('agent')}]`
  await send('/change', 'editor', { id, action: 'edit', text })
  await send('/change', 'editor', { id, action: 'edit', text: `${text} !` })
  expect(await mails()).toHaveLength(1)
})

test('the others of a thread and who wrote the document get one e-mail a day', async () => {
  const [, documentId = ''] = document.split('/')
  await payload.create({
    collection: 'activities',
    data: { kind: 'saved', user: idOf('translator'), place: 'pages', documentId },
  })
  const id = await write('editor', 'Premier')
  await write('agent', 'Deuxième', { thread: id })
  await write('agent', 'Troisième', { thread: id })
  expect(await mails()).toEqual([])
  await sendCommentDigests(payload, nextDay())
  const sent = await mails()
  const to = (role: Role) => sent.filter(({ recipient }) => recipient === emailOf(role))
  expect(sent).toHaveLength(3)
  expect(to('editor')[0]?.subject).toBe('2 nouveaux commentaires')
  expect(to('translator')[0]?.subject).toBe('3 nouveaux commentaires')
  // The first of the thread, which the agent has answered without reading it in the panel.
  expect(to('agent')[0]?.subject).toBe('1 neuer Kommentar')
  await sendCommentDigests(payload, hoursAfter(nextDay(), 24))
  expect(await mails()).toHaveLength(3)
})

test('nothing of a day is sent before seven in the morning', async () => {
  const id = await write('editor', 'Premier')
  await write('agent', 'Deuxième', { thread: id })
  const day = addDays(belgianDay(new Date()), 1)
  await sendCommentDigests(payload, belgianMoment(day, '06:59'))
  expect(await mails()).toEqual([])
  await sendCommentDigests(payload, belgianMoment(day, '07:00'))
  expect(await mails()).toHaveLength(2)
})

test('what was read or resolved before is in no e-mail of the day', async () => {
  const id = await write('editor', 'Premier')
  await write('agent', 'Deuxième', { thread: id })
  await send('/read', 'editor', {})
  await send('/read', 'agent', {})
  const other = await write('editor', 'Autre')
  await write('agent', 'Réponse', { thread: other })
  await send('/change', 'agent', { id: other, action: 'resolve' })
  await sendCommentDigests(payload, nextDay())
  expect(await mails()).toEqual([])
})

test('an account that wants none gets none', async () => {
  await payload.update({
    collection: 'users',
    id: idOf('translator'),
    data: { commentEmails: { mentions: 'never', threads: 'never' } },
  })
  await write('editor', `@[${idOf('translator')}]`)
  await sendCommentDigests(payload, nextDay())
  expect(await mails()).toEqual([])
})

test('a run that ended in the middle sends nothing twice', async () => {
  const id = await write('editor', 'Premier')
  await write('agent', 'Deuxième', { thread: id })
  const now = nextDay()
  await sendCommentDigests(payload, now)
  await payload.db.updateMany({ collection: 'comments', where: {}, data: { digestedAt: null } })
  await sendCommentDigests(payload, now)
  expect(await mails()).toHaveLength(2)
})
