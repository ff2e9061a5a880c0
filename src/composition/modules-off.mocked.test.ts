import { createElement } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'

import { blocks, blocksFor } from '@/blocks/registry'
import { RenderBlocks } from '@/blocks/render-blocks'
import { collections, collectionConfigs, globalConfigs } from '@/collections/registry'
import { findHelp } from '@/features/help/server/api'
import { indexRouteTable, withoutLeftOut, type RouteEntry } from '@/features/routing/model/route-table'
import { toMenu } from '@/features/shell/model/shell-links'
import { offeredForms } from '@/features/submissions/model/form-kind-labels'
import { forms } from '@/forms'
import { isLinkOffered, signedLinkKinds } from '@/lib/http/signed-links'
import { isModuleOn, siteModules } from '@/lib/site-config'
import { serveSite } from '@/server/http-server.fixture'
import { isOfOffModule } from '@/server/request-rules'

import { renderToHtml } from '../../tests/support/render-block'
import { workerTasks } from './worker-tasks'

// The setup of tests has loaded this site.
vi.hoisted(() => vi.resetModules())

const off = vi.hoisted(() => ['projects', 'appointments', 'owners'])

vi.mock('@site/site.config', () => ({
  site: {
    languages: ['nl', 'fr', 'en', 'de'],
    sourceLanguage: 'fr',
    modules: Object.fromEntries([['articles', true], ...off.map((name) => [name, false])]),
  },
}))

const administrator = { user: { collection: 'users', role: 'administrator' } }

type Hidden = { slug: string; admin?: { hidden?: unknown } }

const isInMenu = ({ admin }: Hidden) =>
  typeof admin?.hidden === 'function' && admin.hidden(administrator) === false

test('a module is on unless the configuration says otherwise', () => {
  expect(siteModules.filter((name) => !isModuleOn(name)).sort()).toEqual([...off].sort())
})

test('the menu of the studio leaves out collections and settings, which stay stored', () => {
  const missing = [...collectionConfigs, ...globalConfigs].filter((each) => !isInMenu(each))
  expect(missing.map(({ slug }) => slug).sort()).toEqual(
    // No language model is connected.
    ['appointmentConfig', 'appointments', 'communications', 'owners', 'projects', 'writingHelp'].sort(),
  )
  expect(collectionConfigs).toHaveLength(collections.length)
})

const offeredWith = (stored: readonly string[]) => {
  const { filterOptions } = blocksFor('pages')
  const siblingData = { blocks: stored.map((blockType) => ({ blockType })) }
  return typeof filterOptions === 'function' ? filterOptions({ siblingData } as never) : filterOptions
}

test('the picker of blocks leaves them out, except where a page has one already', () => {
  expect(blocksFor('pages').blockReferences).toContain('projectList')
  expect(offeredWith([])).not.toContain('projectList')
  expect(offeredWith([])).toContain('articleCards')
  expect(offeredWith(['projectList'])).toContain('projectList')
})

test('a stored block of it renders nothing', async () => {
  const block = blocks.find(({ schema }) => schema.slug === 'projectList')
  const fixture = await block?.fixture()
  const context = { locale: 'fr', path: '/fr/', query: {} } as const
  const html = await renderToHtml(createElement(RenderBlocks, { blocks: [fixture as never], context }))
  expect(html).toBe('')
})

test('fields that choose a form leave out its forms, except a chosen one', async () => {
  const options = Object.keys(forms)
  const payload = { config: { custom: { formRegistry: { forms } } } }
  const offered = (form?: string) =>
    offeredForms({ options, req: { payload }, siblingData: { form }, data: {} } as never)
  const gone = ['contactConstruction', 'visitRequest', 'contactAppointment']
  expect(options.filter((kind) => !offered().includes(kind)).sort()).toEqual([...gone].sort())
  expect(offered('visitRequest')).toContain('visitRequest')
})

test.each([
  ['/fr/login/', true],
  ['/nl/login/12/viewing/7', true],
  ['/calendar/abc.ics', true],
  ['/calendar/open-house/fr/12.ics', false],
  ['/fr/my/account/', false],
])('the HTTP server leaves out %s: %s', (path, isOut) => {
  expect(isOfOffModule(path)).toBe(isOut)
})

test('what it leaves out is answered as a path without a page', async () => {
  const site = await serveSite()
  onTestFinished(() => site.stop())
  expect((await site.ask('/fr/login/')).status).toBe(200)
  expect(site.seen.map(({ url }) => url)).toEqual(['/fr/-/'])
  expect((await site.ask('/fr/login/post/login', {}, 'POST')).status).toBe(404)
  expect((await site.ask('/calendar/abc.ics')).status).toBe(404)
  expect(site.seen).toHaveLength(1)
})

test('links of e-mails open nothing of it', () => {
  expect(signedLinkKinds.filter((kind) => !isLinkOffered(kind))).toEqual(['appointment'])
})

test('the worker does not do its tasks', () => {
  const names = workerTasks.map(({ name }) => name)
  expect(names).toContain('offers')
  for (const name of ['appointments', 'reminders', 'weekly summaries of owners'])
    expect(names).not.toContain(name)
})

test('the help leaves out its subject', async () => {
  const subjects = (await findHelp('administrator', 'fr')).map(({ subject }) => subject)
  expect(subjects).toContain('leads')
  expect(subjects).not.toContain('appointments')
})

const entry = (original: string, more: Partial<RouteEntry> = {}): RouteEntry => ({
  original,
  type: 'page',
  paths: { fr: original },
  breadcrumb: [],
  publishedIn: ['fr'],
  target: { collection: 'pages', id: original },
  ...more,
})

const table = withoutLeftOut({
  entries: [
    entry('/'),
    entry('/projects/'),
    entry('/project/1/', { target: { collection: 'projects', id: '1' } }),
    entry('/news/', { type: 'article', target: { collection: 'articles', id: '2' } }),
    entry('/login/', { type: 'login' }),
  ],
  redirects: [],
  roles: { home: '/', projects: '/projects/' },
})

test('its pages are published in no language, and its role has no page', () => {
  const out = table.entries.filter(({ isLeftOut: isOut }) => isOut)
  expect(out.map(({ original }) => original)).toEqual(['/projects/', '/project/1/', '/login/'])
  expect(out.flatMap(({ publishedIn }) => publishedIn)).toEqual([])
  expect(table.roles).toEqual({ home: '/' })
})

test('a page that has another role too stays', () => {
  const { entries, roles } = withoutLeftOut({
    entries: [entry('/contact/')],
    redirects: [],
    roles: { contact: '/contact/', projects: '/contact/' },
  })
  expect([entries[0]?.publishedIn, roles]).toEqual([['fr'], { contact: '/contact/' }])
})

test('menus leave out what leads there', () => {
  const link = (label: string, url: string) => ({ label, kind: 'link' as const, url })
  const menu = toMenu(
    [link('Projets', '/projects/?page=2'), link('Espace', '/login/'), link('Accueil', '/')],
    {
      routes: indexRouteTable(table),
      locale: 'fr',
      path: '/fr/',
    },
  )
  expect(menu.map(({ label }) => label)).toEqual(['Accueil'])
})
