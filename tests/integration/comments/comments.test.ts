import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { commentEndpoints } from '@/features/comments/server/comment-endpoints'
import { findWaitingComments } from '@/features/comments/server/api'
import type { Discussion } from '@/features/comments/model/thread'
import type { StaffRole } from '@/lib/payload/access'
import type { User } from '@/payload-types'

import { makeAccounts, roles, type Account, type Role } from '../../rig/accounts'
import { callEndpoint } from '../../support/endpoint'
import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal } from '../../support/minimal-document'
import { openStudioApi } from '../../support/studio-api'

let running: TestPayload
let payload: Payload
let accounts: Record<Role, Account>
let page: string

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  accounts = await makeAccounts(payload)
})
afterAll(() => running.stop())

const newPage = async () => `pages/${(await makeMinimal(payload, 'pages', { title: 'Une page' })).id}`

const post = (name: string, user: Account, body: object) =>
  callEndpoint(
    payload,
    commentEndpoints.filter(({ method }) => method === 'post'),
    `/document-comments${name}`,
    { user, body },
  ).catch((error: { status?: number }) => new Response(null, { status: error.status ?? 500 }))

/** As the studio reads: with the document in the URL. */
async function get(name: string, user: Account, document: string): Promise<Response> {
  const endpoint = commentEndpoints.find(
    ({ method, path }) => method === 'get' && path === `/document-comments${name}`,
  )
  const handler: typeof endpoint = endpoint && {
    ...endpoint,
    handler: (req) =>
      endpoint.handler(Object.assign(req, { searchParams: new URLSearchParams({ document }) })),
  }
  return callEndpoint(payload, handler ? [handler] : [], `/document-comments${name}`, { user }).catch(
    (error: { status?: number }) => new Response(null, { status: error.status ?? 500 }),
  )
}

const read = async (user: Account, document: string): Promise<Discussion> =>
  (await get('', user, document)).json() as Promise<Discussion>

/** Writes a comment and gives its id. */
async function write(user: Account, body: object): Promise<string> {
  const answer = await post('', user, { text: 'Un commentaire', ...body })
  return ((await answer.json()) as { written: string }).written
}

const staffAccount = async (role: StaffRole, name: string) => {
  const user = await makeMinimal(payload, 'users', { role, name })
  return { ...user, collection: 'users' } as unknown as User
}

const idOf = (role: Role) => String(accounts[role]?.id)

/** The roles that may comment on a document of a collection: those that may read its drafts in the studio. */
const mayComment: Record<string, Role[]> = {
  pages: ['translator', 'agent', 'editor', 'administrator'],
  properties: ['translator', 'agent', 'editor', 'administrator'],
  agents: ['translator', 'agent', 'editor', 'administrator'],
  documents: ['agent', 'editor', 'administrator'],
  patterns: ['editor', 'administrator'],
}

describe.each(Object.keys(mayComment))('comments on a document of %s', (collection) => {
  let document: string
  beforeAll(async () => {
    document = `${collection}/${(await makeMinimal(payload, collection as 'pages')).id}`
    await write(accounts.administrator, { document })
  })

  test.each(roles)('are read and written by %s only where the document is open', async (role) => {
    const status = mayComment[collection]?.includes(role) ? 200 : 404
    const user = accounts[role]
    const body = { document, text: role }
    const answers = [
      await get('', user, document),
      await get('/colleagues', user, document),
      await post('', user, body),
      await post('/read', user, body),
    ]
    expect(answers.map((each) => each.status)).toEqual(answers.map(() => status))
  })
})

test('comments of settings are for those who may read them', async () => {
  expect((await get('', accounts.translator, 'globals/header')).status).toBe(200)
  expect((await get('', accounts.owner, 'globals/header')).status).toBe(404)
  for (const path of ['globals/security', 'users/1', 'leads/1', 'pages/none', 'pages', ''])
    expect((await get('', accounts.administrator, path)).status).toBe(404)
})

test('the rows are closed to Payload’s own API for every role, and GraphQL is off', async () => {
  await write(accounts.editor, { document: await newPage() })
  const administrator = await openStudioApi(running, 'administrator')
  for (const path of ['/api/comments', '/api/comments/count', '/api/commentReads'])
    expect((await administrator.send(path)).status).toBe(403)
  const body = { document: 'pages/1', text: 'x' }
  expect((await administrator.send('/api/comments', { method: 'POST', body })).status).toBe(403)
  expect(payload.config.graphQL.disable).toBe(true)
})

describe('a thread', () => {
  beforeAll(async () => {
    page = await newPage()
  })

  test('keeps its place, has answers, is resolved and opens again', async () => {
    const document = await newPage()
    const id = await write(accounts.editor, { document, place: 'blocks.b1.heading', language: 'fr' })
    const answer = await write(accounts.translator, { document, thread: id, place: 'elsewhere', text: 'Oui' })
    const [thread] = (await read(accounts.editor, document)).threads
    expect(thread).toMatchObject({ id, place: 'blocks.b1.heading', language: 'fr', resolved: null })
    expect(thread?.comments.map(({ text, authorName }) => [text, authorName])).toEqual([
      ['Un commentaire', 'editor'],
      ['Oui', 'translator'],
    ])
    await post('/change', accounts.agent, { document, id: answer, action: 'resolve' })
    expect((await read(accounts.editor, document)).threads[0]?.resolved?.by).toBe('agent')
    await post('/change', accounts.agent, { document, id, action: 'reopen' })
    expect((await read(accounts.editor, document)).threads[0]?.resolved).toBeNull()
    await post('/change', accounts.agent, { document, id, action: 'resolve' })
    await write(accounts.editor, { document, thread: id })
    expect((await read(accounts.editor, document)).threads[0]?.resolved).toBeNull()
  })

  test('is answered at one level, in its own document alone', async () => {
    const id = await write(accounts.editor, { document: page })
    const answer = await write(accounts.editor, { document: page, thread: id })
    const document = await newPage()
    for (const body of [
      { document: page, thread: answer },
      { document, thread: id },
      { document, id, action: 'resolve' },
    ])
      expect(
        (await post('action' in body ? '/change' : '', accounts.editor, { text: 'x', ...body })).status,
      ).toBe(404)
  })

  test('is changed by its author, deleted by its author and administrators', async () => {
    const document = await newPage()
    const id = await write(accounts.editor, { document })
    const change = async (role: Role, action: string) =>
      (await post('/change', accounts[role], { document, id, action, text: 'Autre' })).status
    expect(await change('administrator', 'edit')).toBe(404)
    expect(await change('agent', 'delete')).toBe(404)
    expect(await change('editor', 'edit')).toBe(200)
    const [thread] = (await read(accounts.agent, document)).threads
    expect(thread?.comments[0]).toMatchObject({
      text: 'Autre',
      isEdited: true,
      isOwn: false,
      mayDelete: false,
    })
    expect(await change('administrator', 'delete')).toBe(200)
    expect((await read(accounts.editor, document)).threads).toEqual([])
  })

  test('whose first comment is deleted keeps its answers, until the last goes', async () => {
    const document = await newPage()
    const id = await write(accounts.editor, { document })
    const answer = await write(accounts.agent, { document, thread: id })
    await post('/change', accounts.editor, { document, id, action: 'delete' })
    const [thread] = (await read(accounts.agent, document)).threads
    expect(thread?.comments.map(({ text }) => text)).toEqual(['', 'Un commentaire'])
    await post('/change', accounts.agent, { document, id: answer, action: 'delete' })
    expect((await read(accounts.agent, document)).threads).toEqual([])
  })

  test.each([
    ['an empty text', { text: '   ' }],
    ['a text of more than 2,000 characters', { text: 'x'.repeat(2001) }],
    ['a place that is no path', { text: 'x', place: 'blocks[0]' }],
    ['an unknown language', { text: 'x', language: 'xx' }],
    ['a mention of nobody', { text: '@[nobody]' }],
  ])('refuses %s', async (_, body) => {
    expect((await post('', accounts.editor, { document: page, ...body })).status).toBe(400)
  })

  test('mentions those alone who may read the document', async () => {
    const closed = `patterns/${(await makeMinimal(payload, 'patterns')).id}`
    const text = `@[${idOf('translator')}]`
    expect((await post('', accounts.editor, { document: closed, text })).status).toBe(400)
    expect((await post('', accounts.editor, { document: page, text })).status).toBe(200)
    const colleagues = async (document: string) =>
      ((await (await get('/colleagues', accounts.editor, document)).json()) as { colleagues: User[] })
        .colleagues
    expect((await colleagues(page)).map(({ id }) => id)).toContain(idOf('translator'))
    const ofClosed = (await colleagues(closed)).map(({ id }) => id)
    expect(ofClosed).toContain(idOf('administrator'))
    for (const role of ['translator', 'agent', 'editor'] as const) expect(ofClosed).not.toContain(idOf(role))
  })
})

describe('what goes', () => {
  test('a document takes its comments along, one in the trash does not', async () => {
    const document = await newPage()
    const [, id = ''] = document.split('/')
    await write(accounts.editor, { document })
    await post('/read', accounts.editor, { document })
    const trashed = { deletedAt: new Date().toISOString() }
    await payload.update({ collection: 'pages', id, data: trashed, overrideAccess: true })
    expect((await read(accounts.editor, document)).threads).toHaveLength(1)
    await payload.delete({ collection: 'pages', id, trash: true, overrideAccess: true })
    const where = { document: { equals: document } }
    for (const collection of ['comments', 'commentReads'] as const)
      expect((await payload.count({ collection, where })).totalDocs).toBe(0)
  })

  test('a colleague leaves the comments without a name', async () => {
    const document = await newPage()
    const user = await makeMinimal(payload, 'users', { role: 'editor', name: 'Leaving' })
    const leaving = { ...user, collection: 'users' } as unknown as Account
    const id = await write(leaving, { document })
    await write(accounts.editor, { document, thread: id, text: `Merci @[${user.id}]` })
    await post('/read', leaving, { document })
    await payload.delete({ collection: 'users', id: user.id, overrideAccess: true })
    const { threads, names } = await read(accounts.editor, document)
    expect(threads[0]?.comments.map(({ authorName }) => authorName)).toEqual([null, 'editor'])
    expect(names).not.toHaveProperty(user.id)
    expect(
      (await payload.count({ collection: 'commentReads', where: { document: { equals: document } } }))
        .totalDocs,
    ).toBe(0)
  })

  test('comments stay with their block when a version is restored', async () => {
    const document = await newPage()
    const [, id = ''] = document.split('/')
    await write(accounts.editor, { document, place: 'blocks.gone' })
    const { docs } = await payload.findVersions({
      collection: 'pages',
      where: { parent: { equals: id } },
      limit: 1,
    })
    await payload.restoreVersion({ collection: 'pages', id: String(docs[0]?.id), overrideAccess: true })
    expect((await read(accounts.editor, document)).threads[0]?.place).toBe('blocks.gone')
  })
})

test('colleagues of the same name are told apart, and a changed comment mentions whom it mentioned', async () => {
  const twins = [await staffAccount('agent', 'Anna'), await staffAccount('agent', 'Anna')]
  const [first, second] = twins.toSorted((one, other) => one.id.localeCompare(other.id)).map(({ id }) => id)
  const document = `patterns/${(await makeMinimal(payload, 'patterns')).id}`
  const text = `@[${second}] and @[${idOf('editor')}]`
  const stored = await payload.create({
    collection: 'comments',
    data: { document, text, mentioned: [String(second), idOf('editor')], author: idOf('editor') },
    overrideAccess: true,
  })
  expect((await read(accounts.editor, document)).names).toMatchObject({ [String(second)]: 'Anna (2)' })
  const edit = (changed: string) =>
    post('/change', accounts.editor, { document, id: stored.id, action: 'edit', text: changed })
  // Agents may not read patterns: whom it mentioned before stays, others are refused.
  expect((await edit(`${text}!`)).status).toBe(200)
  expect((await edit(`${text} @[${first}]`)).status).toBe(400)
  const page = await newPage()
  const { colleagues } = (await (await get('/colleagues', accounts.editor, page)).json()) as {
    colleagues: { id: string; name: string }[]
  }
  expect(colleagues).toContainEqual({ id: first, name: 'Anna (1)' })
  expect(colleagues).toContainEqual({ id: second, name: 'Anna (2)' })
})

test('the first page of the studio has what waits for an account, of documents that it may open', async () => {
  const user = await staffAccount('translator', 'Tania')
  const waiting = async () =>
    (await findWaitingComments(payload, user, 'fr')).map(({ title, author, text }) => [title, author, text])
  expect(await waiting()).toEqual([])
  const document = await newPage()
  const first = await write(accounts.editor, { document, text: `Vois @[${user.id}]`, language: 'fr' })
  expect(await waiting()).toEqual([['Une page', 'editor', 'Vois @Tania']])
  const [comment] = await findWaitingComments(payload, user, 'fr')
  expect(comment?.href).toBe(`/admin/collections/${document}/?comment=${first}&locale=fr`)
  const closed = `patterns/${(await makeMinimal(payload, 'patterns')).id}`
  await payload.create({
    collection: 'comments',
    data: { document: closed, text: 'x', mentioned: [user.id] },
    overrideAccess: true,
  })
  expect(await waiting()).toHaveLength(1)
  await post('/change', accounts.editor, { document, id: first, action: 'resolve' })
  expect(await waiting()).toEqual([])
})
