import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { describeSitePage } from '@/app/(site)/_views/site-page'
import { GET as getRobots } from '@/app/(site)/robots.txt/route'
import { GET as getIndex } from '@/app/(site)/sitemap.xml/route'
import { GET as getSitemap } from '@/app/(site)/sitemaps/[name]/route'
import { asCachedRead } from '@/lib/cache/cached-read'
import type { Tag } from '@/lib/cache/tags'

import { keepCachedReads } from '../../support/doubles/cached'
import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal, quiet } from '../../support/minimal-document'

let running: TestPayload
let payload: Payload

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  await makeMinimal(payload, 'pages', { title: 'Accueil', publishedIn: ['fr'] })
  await makeMinimal(payload, 'pages', { title: 'Nos services', publishedIn: ['fr'] })
  keepCachedReads()
})
afterAll(() => running.stop())

/** Saved as the studio does, so that what pages have read is refreshed. */
const launch = (isLaunched: boolean) =>
  payload.updateGlobal({ slug: 'siteConfig', data: { isLaunched }, locale: 'fr' })

const describe = (path: string) => describeSitePage({ locale: 'fr', segments: path ? [path] : [], query: {} })

async function whatCrawlersGet() {
  const pages = getSitemap(new Request('http://localhost/'), {
    params: Promise.resolve({ name: 'pages.xml' }),
  })
  const answers = await Promise.all([getRobots(), getIndex(), pages])
  return {
    texts: await Promise.all(answers.map((answer) => answer.text())),
    isCached: answers.map(({ headers }) => headers.get('cache-control') !== 'no-cache'),
    robots: await Promise.all(['', 'nos-services'].map(async (path) => (await describe(path)).robots)),
  }
}

test('until its launch a site asks search engines to leave it out, and at once no longer after it', async () => {
  await launch(true)
  const before = await whatCrawlersGet()
  expect(before.texts[0]).toContain('Sitemap:')
  expect(before.texts[1]).toContain('/sitemaps/pages.xml')
  expect(before.texts[2]).toContain('/fr/nos-services/')
  expect(before.robots).toEqual([undefined, undefined])
  expect(before.isCached).toEqual([true, true, true])

  await launch(false)
  const closed = await whatCrawlersGet()
  expect(closed.texts[0]).toBe('User-agent: *\nDisallow: /\n')
  expect(closed.texts[1]).not.toContain('<loc>')
  expect(closed.texts[2]).not.toContain('<loc>')
  expect(closed.robots).toMatchObject([{ index: false }, { index: false }])
  expect(closed.isCached).toEqual([false, false, false])

  await launch(true)
  expect(await whatCrawlersGet()).toEqual(before)
})

test('every stored page is made anew when the site is launched: it read the settings', async () => {
  const read = new Set<Tag>()
  await asCachedRead(() => describe('nos-services'), read)
  expect([...read]).toContain('settings:siteConfig')
})

test('settings that were stored without the field are those of a launched site', async () => {
  await payload.db.updateGlobal({ slug: 'siteConfig', data: { isLaunched: null } })
  await payload.updateGlobal({ slug: 'siteConfig', data: { agency: { name: 'Sablier' } }, context: quiet() })
  expect((await describe('nos-services')).robots).toBeUndefined()
})
