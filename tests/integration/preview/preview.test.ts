import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'

import { previewEndpoints } from '@/features/preview/server/preview-endpoints'
import { findPreviewViewer } from '@/features/preview/server/find-preview-viewer'
import { asVisitorsSee, asVisitorsSeeGlobal, readStoredDraft } from '@/features/preview/server/read-previewed'
import { makePreviewToken } from '@/features/preview/model/preview-token'
import type { Previewed } from '@/features/preview/model/previewed'
import { sweepPreviewLinks } from '@/features/preview/server/preview-links'
import { findTyped } from '@/features/preview/server/typed-data'

import { makeAccounts, roles, type Account, type Role } from '../../rig/accounts'
import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal, quiet } from '../../support/minimal-document'

let running: TestPayload
let payload: Payload
let accounts: Record<Role, Account>
let page: Previewed

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  accounts = await makeAccounts(payload)
  const draft = await makeMinimal(payload, 'pages', { _status: 'draft', title: 'Un brouillon' })
  page = { kind: 'pages', id: draft.id, locale: 'fr' }
})
afterAll(() => running.stop())
beforeEach(() => {
  vi.restoreAllMocks()
})

const staffRoles: Role[] = ['translator', 'agent', 'editor', 'administrator']

async function send(
  path: string,
  user: Account,
  body: unknown,
  headers: Record<string, string> = {},
  query: Record<string, string> = {},
) {
  const endpoint = previewEndpoints.find((each) => each.path === path)
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const request = Object.assign(await createLocalReq({ ...(user && { user }) }, payload), {
    headers: new Headers(headers),
    query,
    origin: 'http://localhost',
    text: async () => text,
  })
  try {
    const answer = await endpoint?.handler(request)
    return { status: answer?.status, body: answer?.status === 200 ? await answer.json() : null }
  } catch (error) {
    return { status: (error as { status?: number }).status, body: null }
  }
}

describe('the values being typed', () => {
  test.each(roles)('of %s are stored only for staff', async (role) => {
    const { status } = await send('/preview/data', accounts[role], { ...page, data: { title: role } })
    const isStaff = staffRoles.includes(role)
    expect(status).toBe(isStaff ? 204 : 403)
    const typed = findTyped(String(accounts[role]?.id), page)
    expect(typed).toEqual(isStaff ? { title: role } : null)
  })

  test('from another site is refused', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' }
    const body = { ...page, data: { title: 'x' } }
    expect((await send('/preview/data', accounts.editor, body, headers)).status).toBe(403)
  })

  test('must not be endless', async () => {
    const long = { ...page, data: { title: 'x'.repeat(3 * 1024 * 1024) } }
    expect((await send('/preview/data', accounts.editor, long)).status).toBe(413)
    const headers = { 'content-length': '99999999' }
    expect((await send('/preview/data', accounts.editor, '{}', headers)).status).toBe(413)
  })

  test.each([
    '',
    'null',
    '[]',
    '{',
    '{}',
    '{"kind":"users","id":"1","locale":"fr","data":{}}',
    '{"kind":"pages"}',
  ])('must be complete: %s', async (body) => {
    expect((await send('/preview/data', accounts.editor, body)).status).toBe(400)
  })
})

describe('a link for an outsider', () => {
  const wanted = () => ({ ...page, hours: 24 })

  test.each(roles)('is made for %s only when it is staff', async (role) => {
    const { status } = await send('/preview/link', accounts[role], wanted())
    expect(status).toBe(staffRoles.includes(role) ? 200 : 403)
  })

  test('opens the draft to anybody, until its end', async () => {
    const { body } = await send('/preview/link', accounts.translator, wanted())
    const previewUrl = new URL(body.url)
    expect(previewUrl.pathname).toBe(`/fr/preview/pages/${page.id}/`)
    const token = previewUrl.searchParams.get('token') ?? ''
    const until = new Date(Math.floor(Date.parse(body.until) / 1000) * 1000)
    expect(await findPreviewViewer(page, token)).toEqual({ by: 'link', until, token })
    expect(await findPreviewViewer({ ...page, locale: 'nl' }, token)).not.toBeNull()
  })

  test('opens nothing else, and nothing when it was changed', async () => {
    const { body } = await send('/preview/link', accounts.editor, wanted())
    const token = new URL(body.url).searchParams.get('token') ?? ''
    expect(await findPreviewViewer({ kind: 'pages', id: 'another', locale: 'fr' }, token)).toBeNull()
    expect(await findPreviewViewer({ kind: 'modules', id: page.id, locale: 'fr' }, token)).toBeNull()
    expect(await findPreviewViewer(page, `1${token}`)).toBeNull()
    expect(await findPreviewViewer(page, [token, token])).toBeNull()
    const past = makePreviewToken(
      { kind: 'pages', id: page.id },
      'a-link',
      new Date(Date.now() - 1000),
      payload.secret,
    )
    expect(await findPreviewViewer(page, past)).toBeNull()
  })

  test('is listed for who made it and for administrators, and revoked by them alone', async () => {
    const { body } = await send('/preview/link', accounts.translator, wanted())
    const token = new URL(body.url).searchParams.get('token') ?? ''
    const [link = ''] = token.split('.')
    const idsFor = async (user: Account) => {
      const answer = await send('/preview/links', user, '', {}, { kind: 'pages', id: page.id })
      return answer.body.links.map(({ id }: { id: string }) => id)
    }
    expect(await idsFor(accounts.translator)).toContain(link)
    expect(await idsFor(accounts.administrator)).toContain(link)
    expect(await idsFor(accounts.editor)).not.toContain(link)
    await send('/preview/link/revoke', accounts.editor, { id: link })
    expect(await findPreviewViewer(page, token)).not.toBeNull()
    expect((await send('/preview/link/revoke', accounts.owner, { id: link })).status).toBe(403)
    expect((await send('/preview/link/revoke', accounts.translator, { id: link })).body).toEqual({ count: 1 })
    expect(await findPreviewViewer(page, token)).toBeNull()
    expect(await idsFor(accounts.administrator)).not.toContain(link)
  })

  test('is deleted when it has ended, and not before', async () => {
    const { body } = await send('/preview/link', accounts.editor, wanted())
    const token = new URL(body.url).searchParams.get('token') ?? ''
    await sweepPreviewLinks(payload, new Date())
    expect(await findPreviewViewer(page, token)).not.toBeNull()
    await sweepPreviewLinks(payload, new Date(Date.now() + 25 * 60 * 60_000))
    expect(await findPreviewViewer(page, token)).toBeNull()
  })

  test.each([
    { hours: 2 },
    { hours: '24' },
    { kind: 'modules' },
    { kind: 'users' },
    { locale: 'it' },
    { id: '../x' },
  ])('is not made with %o', async (change) => {
    expect((await send('/preview/link', accounts.editor, { ...wanted(), ...change })).status).toBe(400)
  })

  test('is not made to what does not exist', async () => {
    expect((await send('/preview/link', accounts.editor, { ...wanted(), id: 'nothing' })).status).toBe(404)
  })
})

describe('without a link', () => {
  test.each(roles)('%s sees a preview only when it is staff', async (role) => {
    vi.spyOn(payload, 'auth').mockResolvedValue({ user: accounts[role] } as never)
    const viewer = await findPreviewViewer(page, undefined)
    expect(viewer?.by ?? null).toBe(staffRoles.includes(role) ? 'staff' : null)
  })

  test('a wrong link closes the preview even to staff', async () => {
    vi.spyOn(payload, 'auth').mockResolvedValue({ user: accounts.editor } as never)
    expect(await findPreviewViewer(page, 'x')).toBeNull()
  })
})

describe('a preview shows', () => {
  const byLink = { by: 'link' } as const

  test('the draft over what is published', async () => {
    const { id } = await makeMinimal(payload, 'pages', { title: 'Publié' })
    const data = { title: 'Plus tard' }
    await payload.update({ collection: 'pages', id, data, draft: true, locale: 'fr', context: quiet() })
    const user = accounts.translator
    if (!user) throw new Error('There is no translator.')
    expect((await readStoredDraft('pages', id, 'fr', { by: 'staff', user }))?.title).toBe('Plus tard')
    const stored = await readStoredDraft('pages', id, 'fr', byLink)
    expect(stored?.title).toBe('Plus tard')
    const shown = await asVisitorsSee('pages', id, 'fr', { ...stored, title: 'En cours' })
    expect(shown.title).toBe('En cours')
  })

  test('no document that does not exist', async () => {
    expect(await readStoredDraft('pages', 'nothing', 'fr', byLink)).toBeNull()
  })

  test('neither a price nor a postal address that is not published', async () => {
    const hidden = { publishPrice: false, publishAddress: false, price: 345_678, street: 'Rue Cachée' }
    const { id } = await makeMinimal(payload, 'properties', { _status: 'draft', ...hidden })
    const stored = await readStoredDraft('properties', id, 'fr', byLink)
    const shown = JSON.stringify(await asVisitorsSee('properties', id, 'fr', stored ?? {}))
    expect(shown).not.toContain('345678')
    expect(shown).not.toContain('Cachée')
  })

  test('only the public fields of other documents', async () => {
    const secret = await makeMinimal(payload, 'modules', { _status: 'draft', name: 'Un module secret' })
    const knownModule = await makeMinimal(payload, 'modules', { name: 'Un module public' })
    const blocks = [secret, knownModule].map((each) => ({ blockType: 'sharedModule', module: each.id }))
    const shown = JSON.stringify(await asVisitorsSee('pages', page.id, 'fr', { title: 'x', blocks }))
    expect(shown).toContain('Un module public')
    expect(shown).not.toContain('Un module secret')
  })

  test('a global with the values being typed, without its secrets', async () => {
    const data = { copyright: 'Tapé à l’instant' }
    expect((await asVisitorsSeeGlobal('footer', 'fr', data)).copyright).toBe('Tapé à l’instant')
    expect((await asVisitorsSeeGlobal('footer', 'fr', null)).copyright).not.toBe('Tapé à l’instant')
  })

  test('settings with drafts as their draft is stored, in which a link to an unpublished page is no page', async () => {
    const hidden = await makeMinimal(payload, 'pages', { _status: 'draft', title: 'CANARY' })
    const menu = [{ kind: 'page', page: hidden.id, label: 'Bientôt' }]
    const options = { locale: 'fr', draft: true, context: quiet() } as const
    await payload.updateGlobal({ slug: 'header', data: { menu } as never, ...options })
    const seen = await asVisitorsSeeGlobal('header', 'fr', null)
    expect(seen).toMatchObject({ logoPosition: 'left', menu: [{ label: 'Bientôt', page: hidden.id }] })
    expect(JSON.stringify(seen)).not.toContain('CANARY')
  })
})
