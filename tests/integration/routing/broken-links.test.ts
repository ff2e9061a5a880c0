import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { findBrokenLinks } from '@/features/routing/server/find-broken-links'
import { checkLinkEndpoint } from '@/features/routing/server/link-sources'

import { makeAccounts, type Account, type Role } from '../../rig/accounts'
import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal, quiet } from '../../support/minimal-document'

let running: TestPayload
let payload: Payload
let accounts: Record<Role, Account>

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  accounts = await makeAccounts(payload)
})
afterAll(() => running.stop())

const broken = async (role: Role = 'editor') => {
  const req = await createLocalReq({ user: accounts[role] ?? undefined, locale: 'fr' }, payload)
  return (await findBrokenLinks(req)).links
}

const toPage = (url: string) => ({
  blockType: 'callToAction',
  heading: 'x',
  links: [{ url, label: 'Cliquez' }],
})

test('links of published pages that lead nowhere are listed once, with their languages and the way to correct them', async () => {
  const target = await makeMinimal(payload, 'pages', {
    title: 'Cible',
    slug: 'cible',
    publishedIn: ['fr'],
    _status: 'published',
  })
  const { id } = await makeMinimal(payload, 'pages', {
    title: 'Départ',
    publishedIn: ['fr', 'nl'],
    _status: 'published',
    blocks: [toPage('/cible/'), toPage('/parti/'), toPage('/parti/'), toPage('https://autre.example/')],
  })
  const { blocks } = await payload.findByID({ collection: 'pages', id, locale: 'fr', depth: 0 })
  // The same words in Dutch.
  const data = { title: 'Start', blocks }
  await payload.update({ collection: 'pages', id, locale: 'nl', data, context: quiet() })
  const draft = await makeMinimal(payload, 'pages', {
    title: 'Brouillon',
    _status: 'draft',
    blocks: [toPage('/jamais/')],
  })
  const links = await broken()
  expect(links.filter(({ edit }) => edit.includes(id))).toEqual([
    {
      kind: 'pages',
      title: 'Départ',
      edit: `/collections/pages/${id}/?locale=nl`,
      url: '/cible/',
      text: 'Cliquez',
      fault: 'notInLanguage',
      isDraft: false,
      languages: ['nl'],
    },
    {
      kind: 'pages',
      title: 'Départ',
      edit: `/collections/pages/${id}/?locale=nl`,
      url: '/parti/',
      text: 'Cliquez',
      fault: 'missing',
      isDraft: false,
      languages: ['nl', 'fr'],
    },
  ])
  expect(links.some(({ edit }) => edit.includes(draft.id))).toBe(false)
  expect(target.id).not.toBe(id)
})

test('a page with a role that is not online in a language is listed: the program links to it', async () => {
  const { id } = await makeMinimal(payload, 'pages', {
    title: 'Contact',
    slug: 'contact',
    publishedIn: ['fr'],
    _status: 'published',
  })
  await payload.updateGlobal({ slug: 'pageRoles', data: { contact: id }, context: quiet() })
  expect((await broken()).find(({ url }) => url === '/contact/')).toMatchObject({
    kind: 'pageRoles',
    text: 'Contact',
    fault: 'notInLanguage',
    languages: ['nl', 'en', 'de'],
  })
})

test('settings are checked too', async () => {
  await payload.updateGlobal({
    slug: 'popup',
    locale: 'fr',
    context: quiet(),
    data: { _status: 'published', title: 'Promo', link: { url: '/nulle-part/', label: 'Voir' } },
  })
  expect((await broken()).find(({ kind }) => kind === 'popup')).toMatchObject({
    edit: '/globals/popup/?locale=nl',
    url: '/nulle-part/',
    fault: 'missing',
  })
})

test('drafts of settings are checked, and a link that is online too is listed once', async () => {
  const save = (url: string, label: string, draft: boolean) =>
    payload.updateGlobal({
      slug: 'popup',
      locale: 'fr',
      draft,
      context: quiet(),
      data: { _status: draft ? 'draft' : 'published', title: 'Promo', link: { url, label } },
    })
  const ofPopup = async () =>
    (await broken()).flatMap(({ kind, url, isDraft }) => (kind === 'popup' ? [{ url, isDraft }] : []))
  await save('/en-ligne/', 'Voir', false)
  await save('/en-ligne/', 'Voyez', true)
  expect(await ofPopup()).toEqual([{ url: '/en-ligne/', isDraft: false }])
  await save('/en-projet/', 'Voyez', true)
  expect(await ofPopup()).toEqual([
    { url: '/en-ligne/', isDraft: false },
    { url: '/en-projet/', isDraft: true },
  ])
})

const textWithLink = (url: string) => {
  const shape = { direction: null, format: '' as const, indent: 0, version: 1 }
  const words = { ...shape, type: 'text', text: 'Lisez', mode: 'normal', style: '', detail: 0, format: 0 }
  const link = {
    ...shape,
    type: 'link',
    fields: { url, linkType: 'custom', newTab: false },
    children: [words],
  }
  return { root: { ...shape, type: 'root', children: [{ ...shape, type: 'paragraph', children: [link] }] } }
}

test('a link that is online in one language is listed for the languages that a draft adds', async () => {
  const save = (locale: 'nl' | 'fr', draft: boolean) =>
    payload.updateGlobal({
      slug: 'popup',
      locale,
      draft,
      context: quiet(),
      data: { _status: draft ? 'draft' : 'published', title: 'Promo', description: textWithLink('/ajoute/') },
    })
  await save('fr', false)
  await save('nl', true)
  const links = (await broken()).filter(({ url }) => url === '/ajoute/')
  expect(links).toMatchObject([
    { languages: ['fr'], isDraft: false, edit: '/globals/popup/?locale=fr' },
    { languages: ['nl'], isDraft: true, edit: '/globals/popup/?locale=nl' },
  ])
})

test('templates are checked, because pages get their links', async () => {
  const { id } = await makeMinimal(payload, 'patterns', {
    name: 'Page de quartier',
    kind: 'page',
    blocks: [toPage('/disparu/')],
  })
  expect((await broken()).filter(({ kind }) => kind === 'patterns')).toMatchObject([
    { title: 'Page de quartier', edit: `/collections/patterns/${id}/?locale=nl`, url: '/disparu/' },
  ])
})

async function check(role: Role, query: Record<string, string>) {
  const req = await createLocalReq({ user: accounts[role] ?? undefined }, payload)
  Object.assign(req, { searchParams: new URLSearchParams(query) })
  const answer = await checkLinkEndpoint.handler(req)
  return { status: answer.status, body: (await answer.json()) as unknown }
}

test('a link is shown by the title of what it leads to', async () => {
  const { id } = await makeMinimal(payload, 'pages', {
    title: 'Estimation',
    slug: 'estimer',
    publishedIn: ['fr'],
    _status: 'published',
  })
  const target = { title: 'Estimation', edit: `/collections/pages/${id}/` }
  expect((await check('editor', { url: '/estimer/?x=1', locale: 'fr' })).body).toEqual({
    fault: null,
    target,
  })
  expect((await check('editor', { url: '/estimer/', locale: 'nl' })).body).toEqual({
    fault: 'notInLanguage',
    target: null,
  })
})

test('a link is checked for staff while it is typed', async () => {
  expect(await check('translator', { url: '/parti/', locale: 'fr' })).toEqual({
    status: 200,
    body: { fault: 'missing', target: null },
  })
  expect((await check('editor', { url: 'tel:+3243661234', locale: 'nl' })).body).toEqual({
    fault: null,
    target: null,
  })
  expect((await check('editor', { url: '', locale: 'nl' })).status).toBe(400)
  expect((await check('editor', { url: '/x/', locale: 'it' })).status).toBe(400)
  expect((await check('owner', { url: '/x/', locale: 'fr' })).status).toBe(404)
})
