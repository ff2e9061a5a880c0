import type { Field, Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { asCachedRead } from '@/lib/cache/cached-read'
import { tags, type Tag } from '@/lib/cache/tags'
import { toFooter } from '@/features/shell/model/shell-footer'
import { indexRouteTable } from '@/features/routing/model/route-table'
import { readRouteTable } from '@/features/routing/server/read-route-table'
import { belgianDay } from '@/lib/time/belgian-time'

import { makeAccounts, type Account, type Role } from '../../rig/accounts'
import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal, quiet } from '../../support/minimal-document'

let running: TestPayload
let payload: Payload
let accounts: Record<Role, Account>

const agency = {
  name: 'Immo Sablier',
  phone: '081 22 33 44',
  email: 'bonjour@sablier.example',
  street: 'Rue du Pont',
  houseNumber: '7',
  boxNr: '2',
  zip: '5000',
}

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  accounts = await makeAccounts(payload)
})
afterAll(() => running.stop())
beforeEach(async () => {
  const save = (city: string, locale: 'fr' | 'nl') =>
    payload.updateGlobal({
      slug: 'siteConfig',
      locale,
      context: quiet(),
      data: { agency: { ...agency, city } },
    })
  await save('Namur', 'fr')
  await save('Namen', 'nl')
})

const visitor = { overrideAccess: false, fallbackLocale: false, depth: 0 } as const

const saveAs = (role: Role, data: object) =>
  payload.updateGlobal({
    slug: 'siteConfig',
    locale: 'fr',
    user: accounts[role],
    overrideAccess: false,
    context: quiet(),
    data,
  })

test('an editor changes how the agency is reached, and nothing else of its settings', async () => {
  const crm = {
    kind: 'json',
    url: 'https://crm.sablier.example/',
    secret: 'a secret of more than 32 characters',
  }
  await payload.updateGlobal({ slug: 'siteConfig', data: { crm } as never, context: quiet() })
  // As stored, because reading hides secrets; who saved last is not compared.
  const read = async () => {
    const stored = await payload.db.findGlobal({ slug: 'siteConfig' })
    return Object.fromEntries(Object.entries(stored).filter(([name]) => !/^(?:updatedAt|revis)/.test(name)))
  }
  const before = await read()
  await saveAs('editor', {
    agency: { ...agency, name: 'Autre', phone: '0470 11 22 33', openingHours: 'Lundi', companyName: 'X' },
    languageDefault: 'de',
    analyticsId: 'G-OTHER',
    brand: { primaryColour: '#123456' },
    seoDefaults: { titleSuffix: 'Autre' },
    crm: { url: 'https://other.example/', secret: 'another secret of more than 32 characters' },
  })
  expect(await read()).toEqual({
    ...before,
    agency: {
      ...(before.agency as object),
      phone: '0470 11 22 33',
      openingHours: { fr: 'Lundi', nl: null },
    },
  })
})

test.each(['agent', 'translator', 'owner'] as const)('the role %s changes none of it', async (role) => {
  await expect(saveAs(role, { agency: { phone: '0470 11 22 33' } })).rejects.toMatchObject({ status: 403 })
})

/** Paths of the fields with a rule that an editor passes. */
function openToEditors(fields: readonly Field[], path = ''): string[] {
  const req = { user: accounts.editor }
  return fields.flatMap((field): string[] => {
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => openToEditors(tab.fields, path))
    if (!('name' in field)) return 'fields' in field ? openToEditors(field.fields, path) : []
    if (field.type === 'ui') return []
    const rule = 'access' in field ? field.access?.update : undefined
    if (rule && !rule({ req } as never)) return []
    return 'fields' in field ? openToEditors(field.fields, `${path}${field.name}.`) : [path + field.name]
  })
}

test('the fields of the settings that are open to editors are these', () => {
  const global = payload.globals.config.find(({ slug }) => slug === 'siteConfig')
  const open = openToEditors(global?.fields ?? []).filter(
    (name) => !/^(?:createdAt|updatedAt|globalType)$/.test(name),
  )
  const contact = ['phone', 'email', 'street', 'houseNumber', 'boxNr', 'zip', 'city', 'latitude', 'longitude']
  expect(open).toEqual([...contact, 'openingHours'].map((name) => `agency.${name}`))
})

const paragraph = (children: object[]) => ({
  root: { type: 'root', direction: null, format: '', indent: 0, version: 1, children },
})

const text = {
  type: 'paragraph',
  version: 1,
  children: [
    { type: 'text', text: 'Appelez le {phone}', version: 1 },
    {
      type: 'link',
      version: 3,
      fields: { newTab: false, linkType: 'custom', url: 'tel:{phone}' },
      children: [{ type: 'text', text: '{email}', version: 1 }],
    },
  ],
}

const makePage = () =>
  makeMinimal(payload, 'pages', {
    title: '{agency}',
    publishedIn: ['fr', 'nl'],
    _status: 'published',
    blocks: [
      {
        blockType: 'callToAction',
        heading: '{address}',
        links: [{ label: '{phone}', url: 'tel:{phone}' }],
      },
      { blockType: 'richText', content: paragraph([text]) },
    ],
  })

const readPage = (id: string, options: object = {}) =>
  payload.findByID({ collection: 'pages', id, locale: 'fr', ...visitor, ...options })

test('a breadcrumb names a page as its title reads', async () => {
  const { id } = await makePage()
  await makeMinimal(payload, 'routes', {
    original: '/about-us/',
    type: 'page',
    page: id,
    path: '/a-propos/',
    breadcrumb: [{ path: '/about-us/' }],
  })
  const { entries } = await readRouteTable(payload)
  const names = entries
    .find(({ original }) => original === '/about-us/')
    ?.breadcrumb.map(({ name }) => name.fr)
  expect(names).toContain('Immo Sablier')
})

test('a visitor reads the details of the agency in texts and links', async () => {
  const { id } = await makePage()
  const page = await readPage(id)
  expect(page.title).toBe('Immo Sablier')
  expect(page.blocks).toMatchObject([
    {
      heading: 'Rue du Pont 7 / 2, 5000 Namur',
      links: [{ label: '081 22 33 44', url: 'tel:+3281223344' }],
    },
    {
      content: paragraph([
        {
          children: [
            { text: 'Appelez le 081 22 33 44' },
            { fields: { url: 'tel:+3281223344' }, children: [{ text: 'bonjour@sablier.example' }] },
          ],
        },
      ]),
    },
  ])
})

test('the address is that of the language', async () => {
  const heading = '{address}'
  const { id } = await makePage()
  await payload.update({
    collection: 'pages',
    id,
    locale: 'nl',
    context: quiet(),
    data: { title: 'Kantoor', blocks: [{ blockType: 'callToAction', heading }], _status: 'published' },
  })
  expect((await readPage(id, { locale: 'nl' })).blocks).toMatchObject([
    { heading: 'Rue du Pont 7 / 2, 5000 Namen' },
  ])
})

test('staff, the system and reads of all languages get the placeholders, and a save keeps them', async () => {
  const { id } = await makePage()
  const links = [{ url: 'tel:{phone}' }]
  for (const read of [{ user: accounts.editor }, { user: accounts.translator }, { overrideAccess: true }])
    expect((await readPage(id, read)).blocks).toMatchObject([{ links }, {}])
  expect(JSON.stringify(await readPage(id, { locale: 'all' }))).toContain('{phone}')
  await payload.update({
    collection: 'pages',
    id,
    locale: 'fr',
    user: accounts.editor,
    overrideAccess: false,
    data: { title: 'Autre titre' },
    context: quiet(),
  })
  expect((await readPage(id, { overrideAccess: true })).blocks).toMatchObject([{ links }, {}])
})

test('a page with a placeholder counts as made from the settings, one without does not', async () => {
  const tagsOf = async (id: string) => {
    const collected = new Set<Tag>()
    await asCachedRead(() => readPage(id), collected)
    return collected
  }
  const { id } = await makePage()
  expect(await tagsOf(id)).toContain(tags.settings('siteConfig'))
  const simplePage = await makeMinimal(payload, 'pages', {
    title: 'Simple',
    publishedIn: ['fr'],
    _status: 'published',
  })
  expect(await tagsOf(simplePage.id)).not.toContain(tags.settings('siteConfig'))
})

test('the footer of visitors has the details, also in its links', async () => {
  const data = {
    copyright: '© {year} {agency}',
    _status: 'published',
    columns: [
      {
        isPublic: true,
        title: '{agency}',
        intro: '{address}',
        links: [
          { label: '{phone}', url: 'tel:{phone}' },
          { label: '{email}', url: 'mailto:{email}' },
        ],
      },
    ],
  }
  await payload.updateGlobal({ slug: 'footer', locale: 'fr', data: data as never, context: quiet() })
  const footer = await payload.findGlobal({ slug: 'footer', locale: 'fr', ...visitor })
  const config = await payload.findGlobal({ slug: 'siteConfig', locale: 'fr', ...visitor })
  const routes = indexRouteTable({ entries: [], redirects: [], roles: {} })
  const shown = toFooter(
    footer,
    config,
    {
      legalNotice: 'Mentions',
      codeOfEthics: 'Déontologie',
      cookieSettings: 'Cookies',
      today: belgianDay(new Date('2031-05-01T12:00:00Z')),
    },
    { routes, locale: 'fr', path: '/fr/' },
  )
  expect(shown.copyright).toBe('© 2031 Immo Sablier')
  expect(shown.columns).toMatchObject([
    {
      title: 'Immo Sablier',
      intro: 'Rue du Pont 7 / 2, 5000 Namur',
      links: [
        { label: '081 22 33 44', href: 'tel:+3281223344' },
        { label: 'bonjour@sablier.example', href: 'mailto:bonjour@sablier.example' },
      ],
    },
  ])
})
