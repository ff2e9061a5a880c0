import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { isPasswordOf, type StoredPassword } from '@/lib/payload/sign-in/password-match'
import { tokenOfSeed } from '@/lib/payload/sign-in/reset-token'

import { openOwnerLogin, openSubscriberLogin, sessionIn } from '../../rig/account-login'
import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal, testPassword } from '../../support/minimal-document'
import { openStudioApi, type StudioApi } from '../../support/studio-api'

let running: TestPayload
let payload: Payload
let editor: StudioApi
let administrator: StudioApi
let counter = 0

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  editor = await openStudioApi(running, 'editor')
  administrator = await openStudioApi(running, 'administrator')
})
afterAll(() => running.stop())
beforeEach(() => payload.db.deleteMany({ collection: 'logInEvents', where: {} }))

type Accounts = 'owners' | 'subscribers' | 'users'
const fresh = 'violet harbour lantern'

async function make(collection: Accounts, more: object = {}) {
  const email = `${collection}-${++counter}@perron.example`
  const data = { email, name: 'Agnès Delvaux', language: 'nl', ...more }
  return { id: (await makeMinimal(payload, collection, data)).id, email }
}

const findStored = (collection: Accounts, id: string) =>
  payload.db.findOne<StoredPassword & { id: string; email: string; phone?: string }>({
    collection,
    where: { id: { equals: id } },
  })

/** Templates of the e-mails to an address. */
async function mailsTo(recipient: string) {
  const where = { recipient: { equals: recipient } }
  const { docs } = await payload.find({ collection: 'outbox', where, sort: 'createdAt' })
  return docs.map(({ template, language, payload: message }) => ({
    template,
    language,
    text: JSON.stringify(message),
  }))
}
const templatesTo = async (recipient: string) => (await mailsTo(recipient)).map(({ template }) => template)

const findEvents = async () =>
  (await payload.find({ collection: 'logInEvents', sort: 'createdAt', depth: 0 })).docs

const send = (path: string, method: string, body: object, language?: 'nl' | 'fr' | 'en' | 'de') =>
  editor.send(path, { method, body, ...(language && { language }) })

test.each(['owners', 'subscribers'] as const)('staff set no password of %s', async (collection) => {
  const { id, email } = await make(collection)
  const answer = await send(`/api/${collection}/${id}`, 'PATCH', { password: fresh, phone: '0470000099' })
  expect(answer.status).toBe(400)
  const many = await send(`/api/${collection}?where[id][equals]=${id}`, 'PATCH', { password: fresh })
  expect(many.status).toBe(400)
  const stored = await findStored(collection, id)
  expect(await isPasswordOf(stored ?? {}, testPassword)).toBe(true)
  expect(stored?.phone ?? null).toBeNull()
  expect(await templatesTo(email)).toEqual([])
  expect(await findEvents()).toEqual([])
})

test.each([
  ['nl', 'Alleen de houder'],
  ['fr', 'Seul le titulaire'],
  ['en', 'Only the holder'],
  ['de', 'Nur der Inhaber'],
] as const)('the refusal is in the language of the reader: %s', async (language, text) => {
  const { id } = await make('owners')
  // A password that is too short as well: the reason is the true one.
  const answer = await send(`/api/owners/${id}`, 'PATCH', { password: 'x' }, language)
  expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining(text)])
})

test('an administrator is refused as well, and others stay refused by the access rules', async () => {
  const { id } = await make('owners')
  const ask = (api: StudioApi) =>
    api.send(`/api/owners/${id}`, { method: 'PATCH', body: { password: fresh } })
  expect((await ask(administrator)).status).toBe(400)
  expect((await ask(await openStudioApi(running, 'agent'))).status).toBe(403)
})

test('an owner is made without a password, which the invitation sets without a notice', async () => {
  const email = `new-${++counter}@perron.example`
  const data = { email, name: 'Sofie Peeters', language: 'nl' }
  expect((await send('/api/owners', 'POST', { ...data, password: fresh })).status).toBe(400)
  const made = await send('/api/owners', 'POST', data)
  expect(made.status).toBe(201)
  const { doc } = (await made.json()) as { doc: { id: string } }
  expect(await findStored('owners', doc.id)).toMatchObject({ email, hash: null, salt: null })
  expect((await send(`/api/owners/${doc.id}/invite`, 'POST', {})).status).toBe(200)
  const login = openOwnerLogin(payload)
  const [token = ''] = await login.findTokens(email)
  const answer = await login.send('setPassword', { token, password: fresh, repeat: fresh })
  expect(sessionIn(answer)).not.toBe('')
  expect(await templatesTo(email)).toEqual(['owners.invitation'])
  expect(await findEvents()).toEqual([])
})

test.each(['owners', 'subscribers'] as const)(
  'a new e-mail address of %s is told to both and named with its author',
  async (collection) => {
    const { id, email } = await make(collection)
    const next = `next-${email}`
    const answer = await send(`/api/${collection}/${id}`, 'PATCH', { email: next.toUpperCase() })
    expect(answer.status).toBe(200)
    const [old] = await mailsTo(email)
    expect(old).toMatchObject({ template: 'accounts.emailChanged', language: 'nl' })
    expect(old?.text).toContain('gewijzigd door ons kantoor')
    expect(await templatesTo(email)).toHaveLength(1)
    expect(await templatesTo(next)).toEqual(['accounts.emailAdded'])
    expect(await findEvents()).toEqual([
      expect.objectContaining({
        kind: 'emailChanged',
        user: editor.userId,
        userName: 'editor',
        about: collection === 'owners' ? 'Agnès Delvaux' : 's•••@perron.example',
      }),
    ])
  },
)

test('a change of the name, and the same address in another spelling, is told to nobody', async () => {
  const { id, email } = await make('owners')
  const data = { name: 'Agnès Delvaux-Claes', email: email.toUpperCase() }
  expect((await send(`/api/owners/${id}`, 'PATCH', data)).status).toBe(200)
  expect(await templatesTo(email)).toEqual([])
  expect(await findEvents()).toEqual([])
})

test('the holder who changes the password gets one e-mail, and is named in the list', async () => {
  const login = openSubscriberLogin(payload)
  const { email } = await login.makeAccount()
  const session = await login.logIn(email)
  const fields = { current: testPassword, password: fresh, repeat: fresh }
  await login.send('changeOwnPassword', fields, { session })
  const [mail, ...more] = await mailsTo(email)
  expect([mail?.template, more]).toEqual(['accounts.passwordChanged', []])
  expect(mail?.text).not.toContain('notre agence')
  expect(await findEvents()).toEqual([
    expect.objectContaining({ kind: 'passwordChanged', userName: 's•••@perron.example' }),
  ])
})

test('a command on the server that changes many accounts is told too', async () => {
  const { id, email } = await make('owners')
  const where = { id: { equals: id } }
  await payload.update({ collection: 'owners', where, data: { password: fresh }, overrideAccess: true })
  expect(await templatesTo(email)).toEqual(['accounts.passwordChanged'])
  expect(await findEvents()).toMatchObject([
    { kind: 'passwordChanged', userName: '', about: 'Agnès Delvaux' },
  ])
})

test('staff are told of a new password and address, by whoever made them', async () => {
  const { id, email } = await make('users', { role: 'agent' })
  const change = (body: object) => administrator.send(`/api/users/${id}`, { method: 'PATCH', body })
  expect((await change({ password: fresh })).status).toBe(200)
  expect((await change({ email: `next-${email}` })).status).toBe(200)
  expect(await templatesTo(email)).toEqual(['accounts.passwordChanged', 'accounts.emailChanged'])
  expect(await templatesTo(`next-${email}`)).toEqual(['accounts.emailAdded'])
  const by = { user: administrator.userId, userName: 'administrator', about: 'Agnès Delvaux' }
  expect(await findEvents()).toMatchObject([
    { kind: 'passwordChanged', ...by },
    { kind: 'emailChanged', ...by },
  ])
})

test('staff are told of a new password by the link of an e-mail, once', async () => {
  const { email } = await make('users', { role: 'editor' })
  const seed = await payload.forgotPassword({ collection: 'users', data: { email }, disableEmail: true })
  const token = tokenOfSeed(seed ?? '', payload.secret)
  await payload.resetPassword({ collection: 'users', data: { token, password: fresh }, overrideAccess: true })
  expect(await templatesTo(email)).toEqual(['accounts.passwordChanged'])
})

test('a notice that cannot be queued is queued later, and the change stays', async () => {
  const { id, email } = await make('owners')
  const { create } = payload
  const refuseEmails = async (options: Parameters<Payload['create']>[0]) => {
    if (options.collection === 'outbox') throw new Error('database is locked')
    return create.call(payload, options)
  }
  const refusing = vi.spyOn(payload, 'create').mockImplementation(refuseEmails as Payload['create'])
  await payload.update({ collection: 'owners', id, data: { email: `next-${email}` } })
  refusing.mockRestore()
  expect(await findStored('owners', id)).toMatchObject({ email: `next-${email}` })
  await vi.waitFor(async () => {
    expect(await templatesTo(email)).toEqual(['accounts.emailChanged'])
    expect(await templatesTo(`next-${email}`)).toEqual(['accounts.emailAdded'])
  }, 8000)
})

test.each(['subscribers', 'users'] as const)(
  'a later change of %s in the same request is not taken for a new password',
  async (collection) => {
    const { id, email } = await make(collection)
    const req = await createLocalReq({}, payload)
    const change = (data: object) => payload.update({ collection, id, data, req, overrideAccess: true })
    await change({ password: fresh })
    const templates = await templatesTo(email)
    expect(templates).toHaveLength(1)
    expect(Object.keys(req.context).filter((key) => key.startsWith('newPassword'))).toEqual([])
    await change({ name: 'Sofie Peeters' })
    expect(await templatesTo(email)).toEqual(templates)
    await change({ password: `${fresh} again` })
    expect(await templatesTo(email)).toEqual([...templates, ...templates])
  },
)
