import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { GET as getSitemap } from '@/app/(site)/sitemaps/[name]/route'
import { resolvePublicUrl } from '@/features/routing/model/resolve-public-url'
import { readRoutingSources } from '@/features/routing/server/routing-sources'
import { findStudioPlaces } from '@/features/studio-search/server/studio-places'

import { makeAccounts } from '../../rig/accounts'
import { formRefs, postJson, startFormSite } from '../../support/form-site'
import type { TestPayload } from '../../support/make-payload'
import { makeMinimal, quiet } from '../../support/minimal-document'

/** A site whose configuration switches projects off, with a project and a page of projects stored before. */

const isOn = vi.hoisted(() => {
  // The setup of tests has loaded a site with all modules.
  vi.resetModules()
  return { projects: false }
})

vi.mock('@site/site.config', () => ({
  site: { languages: ['nl', 'fr', 'en', 'de'], sourceLanguage: 'fr', modules: isOn },
}))

let running: TestPayload
let payload: Payload

beforeAll(async () => {
  running = await startFormSite()
  payload = running.payload
  const shown = { _status: 'published', publishedIn: ['fr'] }
  await makeMinimal(payload, 'pages', { title: 'Accueil', ...shown })
  await makeMinimal(payload, 'pages', { title: 'Nos services', ...shown })
  const list = await makeMinimal(payload, 'pages', { title: 'Nos projets', ...shown })
  await makeMinimal(payload, 'projects', { number: 77, name: 'Halage', ...shown })
  const site = { number: 78, name: 'Ailleurs', externalWeb: 'https://example.org/', ...shown }
  await makeMinimal(payload, 'projects', site)
  await payload.updateGlobal({ slug: 'pageRoles', data: { projects: list.id }, context: quiet() })
  const config = { isLaunched: true }
  await payload.updateGlobal({ slug: 'siteConfig', data: config, locale: 'fr', context: quiet() })
})
afterAll(() => running.stop())

const resolve = async (path: string) =>
  (await resolvePublicUrl(await readRoutingSources(payload), 'fr', path.split('/').filter(Boolean))).kind

const locationsIn = async (name: string): Promise<string[]> => {
  const answer = await getSitemap(new Request('http://localhost/'), { params: Promise.resolve({ name }) })
  return [...(await answer.text()).matchAll(/<loc>[^<]*(\/fr\/[^<]*)<\/loc>/g)].map(([, path = '']) => path)
}

test('their pages are not found, nor is their list', async () => {
  expect(await resolve('nos-services')).toBe('content')
  const gone = await Promise.all(['nos-projets', 'projet/halage', 'projet/ailleurs'].map(resolve))
  expect(gone).toEqual(['notFound', 'notFound', 'notFound'])
})

test('sitemaps have no line of them', async () => {
  expect((await locationsIn('pages.xml')).sort()).toEqual(['/fr/', '/fr/nos-services/'])
  expect(await locationsIn('projects.xml')).toEqual([])
})

test('their form is refused as one that does not exist', async () => {
  const sent = { key: 'test-key-off', page: '/fr/contact/', ref: formRefs.project }
  const answer = await postJson({ kind: 'contactConstruction', locale: 'fr' }, sent)
  expect(answer.status).toBe(404)
  expect((await postJson({ kind: 'siteContact', locale: 'fr' }, {})).status).not.toBe(404)
})

test('the picker of blocks does not offer theirs', () => {
  const field = payload.collections.pages.config.flattenedFields.find(({ name }) => name === 'blocks')
  const options = field?.type === 'blocks' ? field.filterOptions : undefined
  const offered = typeof options === 'function' ? options({ siblingData: { blocks: [] } } as never) : null
  expect(offered).toContain('spacer')
  expect(offered).not.toContain('projectList')
})

test('the search of the studio knows neither their list nor a new one', async () => {
  const { administrator } = await makeAccounts(payload)
  const req = await createLocalReq({ user: administrator as never, locale: 'fr' }, payload)
  const hrefs = (await findStudioPlaces(req)).map(({ href }) => href)
  expect(hrefs).toContain('/admin/collections/articles/')
  expect(hrefs.filter((href) => href.includes('/projects/'))).toEqual([])
})

test('what is stored stays stored', async () => {
  expect((await payload.count({ collection: 'projects' })).totalDocs).toBe(3)
})
