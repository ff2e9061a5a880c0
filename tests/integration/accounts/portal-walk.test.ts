import { readdirSync } from 'node:fs'
import path from 'node:path'

import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import PortalPage from '@/app/(site)/[locale]/login/[property]/[[...section]]/page'
import { GET as getFile } from '@/app/(site)/[locale]/login/[property]/file/[document]/route'
import { GET as getReport } from '@/app/(site)/[locale]/login/[property]/report/route'
import { POST as answer } from '@/app/(site)/[locale]/login/[property]/viewing/[appointment]/route'
import { portalSections, sectionsOf } from '@/features/accounts/model/portal-path'

import { keepCachedReads } from '../../support/doubles/cached'
import { textsOf } from '../../support/html'
import { interfaceText } from '../../support/interface-texts'
import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal } from '../../support/minimal-document'
import { asOwner, makeOwnedSite, type OwnedSite } from '../../support/portal-site'
import { renderToHtml } from '../../support/render-block'

/*
 * Every page, file and answer of the owner portal, asked by each kind of reader about each property. The list is made
 * from the route files, so that a new one without a case fails.
 */

let running: TestPayload
let payload: Payload
let sites: Record<'first' | 'second' | 'sold' | 'rental', OwnedSite>
let readers: Record<'anna' | 'bert' | 'coOwner' | 'former', string>

beforeAll(async () => {
  running = await makePayload()
  keepCachedReads()
  payload = running.payload
  const owner = async (name: string) => (await makeMinimal(payload, 'owners', { name })).id
  readers = {
    anna: await owner('Anna'),
    bert: await owner('Bert'),
    coOwner: await owner('Co-owner'),
    former: await owner('Former'),
  }
  const { anna, bert, coOwner, former } = readers
  sites = {
    first: await makeOwnedSite(payload, 'mark-first', { owners: [anna, coOwner, former] }),
    second: await makeOwnedSite(payload, 'mark-second', { owners: [bert] }),
    sold: await makeOwnedSite(payload, 'mark-sold', { owners: [anna], status: 'sold' }),
    rental: await makeOwnedSite(payload, 'mark-rental', { owners: [bert], goal: 'rent', price: 950 }),
  }
  await payload.update({
    collection: 'properties',
    id: sites.first.id,
    data: { owners: [anna, coOwner] },
    context: { skipRevalidation: true, acceptIncomplete: true },
  })
})
afterAll(() => running.stop())

type Site = keyof typeof sites
type Reader = keyof typeof readers | 'anonymous'

const ownSites: Record<Reader, Site[]> = {
  anna: ['first', 'sold'],
  bert: ['second', 'rental'],
  coOwner: ['first'],
  former: [],
  anonymous: [],
}
const goals = { first: 'sale', second: 'sale', sold: 'sale', rental: 'rent' } as const
const everySite = Object.keys(goals) as Site[]
const everyReader = Object.keys(ownSites) as Reader[]

/** What a request got: the status, and the text of a page. */
interface Got {
  status: number
  html: string
}

const isRedirect = (error: unknown): boolean =>
  error instanceof Error && 'digest' in error && String(error.digest).startsWith('NEXT_REDIRECT')

/** Renders a page as Next does; the HTTP server sends the not-found view with status 404. */
async function openPage(property: string, section: string[]): Promise<Got> {
  const params = Promise.resolve({ locale: 'fr', property, section })
  const searchParams = Promise.resolve({})
  try {
    const html = await renderToHtml(await PortalPage({ params, searchParams }))
    return { status: /<main[^>]* data-status="404"/.test(html) ? 404 : 200, html }
  } catch (error) {
    if (isRedirect(error)) return { status: 307, html: '' }
    throw error
  }
}

async function openFile(property: string, document: string): Promise<Got> {
  const params = Promise.resolve({ locale: 'fr', property, document })
  const { status } = await getFile(new Request('http://localhost/'), { params })
  return { status, html: '' }
}

async function openReport(property: string): Promise<Got> {
  const params = Promise.resolve({ locale: 'fr', property })
  const response = await getReport(new Request('http://localhost/'), { params })
  return { status: response.status, html: response.headers.get('content-type') ?? '' }
}

async function sendAnswer(
  property: string,
  appointment: string,
  headers: Record<string, string>,
): Promise<Got> {
  const params = Promise.resolve({ locale: 'fr', property, appointment })
  const request = new Request('http://localhost/', { method: 'POST', headers, body: 'answer=accepted' })
  return { status: (await answer(request, { params })).status, html: '' }
}

const idOf = (name: Reader): string | null => (name === 'anonymous' ? null : readers[name])

test('the walk knows every route of a property', () => {
  const folder = path.join(process.cwd(), 'src/app/(site)/[locale]/login/[property]')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  )
  expect(files.toSorted()).toEqual([
    '[[...section]]/page.tsx',
    'file/[document]/route.ts',
    'report/route.ts',
    'viewing/[appointment]/route.ts',
  ])
})

describe.each(everyReader)('%s', (reader) => {
  test.each(everySite)('opens the pages of %s only as its owner', async (name) => {
    await asOwner(payload, idOf(reader))
    const site = sites[name]
    const isOwn = ownSites[reader].includes(name)
    for (const section of portalSections) {
      const { status, html } = await openPage(site.id, section === 'overview' ? [] : [section])
      const isPage = isOwn && sectionsOf(goals[name]).includes(section)
      expect([section, status]).toEqual([section, isPage ? 200 : reader === 'anonymous' ? 307 : 404])
      if (reader !== 'anonymous') expect(html).toContain('<title>')
      expect(html).not.toContain(`Secret-${site.mark}`)
      const others = everySite.filter((each) => each !== name || !isPage)
      for (const other of others) expect(html).not.toContain(sites[other].mark)
      if (isPage) expect(html).toContain(site.mark)
    }
  })

  test.each(everySite)('hears of %s that a page of it is unknown only as its owner', async (name) => {
    await asOwner(payload, idOf(reader))
    const { status, html } = await openPage(sites[name].id, ['no-such-page'])
    if (reader === 'anonymous') return expect(status).toBe(307)
    const key = ownSites[reader].includes(name) ? 'notFound.viewTitle' : 'property.notFoundTitle'
    expect(status).toBe(404)
    for (const tag of ['title', 'h1']) expect(textsOf(html, tag)[0]).toContain(interfaceText('fr', key))
  })

  test.each(everySite)('gets the files of %s only as its owner', async (name) => {
    await asOwner(payload, idOf(reader))
    const site = sites[name]
    const isOwn = ownSites[reader].includes(name)
    expect((await openFile(site.id, site.document)).status).toBe(isOwn ? 200 : 404)
    expect((await openFile(site.id, site.officeDocument)).status).toBe(404)
    const report = await openReport(site.id)
    expect([report.status, report.html.includes('pdf')]).toEqual(isOwn ? [200, true] : [404, false])
    // A document of another property, at the path of each property.
    for (const other of everySite.filter((each) => each !== name))
      expect((await openFile(site.id, sites[other].document)).status).toBe(404)
  })

  test.each(everySite)('answers the viewings of %s only as its owner', async (name) => {
    const headers = await asOwner(payload, idOf(reader))
    const site = sites[name]
    const isOwn = ownSites[reader].includes(name)
    expect((await sendAnswer(site.id, site.upcoming, headers)).status).toBe(isOwn ? 303 : 404)
    for (const other of everySite.filter((each) => each !== name))
      expect((await sendAnswer(site.id, sites[other].upcoming, headers)).status).toBe(404)
  })
})

test.each(['', '../x', "1' or 1=1", '__proto__', 'a'.repeat(65), '00000000-0000-0000-0000-000000000000'])(
  'the property %j is as unknown as that of another',
  async (property) => {
    const headers = await asOwner(payload, readers.anna)
    expect((await openPage(property, [])).status).toBe(404)
    expect((await openFile(property, sites.first.document)).status).toBe(404)
    expect((await openReport(property)).status).toBe(404)
    expect((await openFile(sites.first.id, property)).status).toBe(404)
    expect((await sendAnswer(property, sites.first.upcoming, headers)).status).toBe(404)
    expect((await sendAnswer(sites.first.id, property, headers)).status).toBe(404)
  },
)

test('another site cannot answer for an owner', async () => {
  const headers = await asOwner(payload, readers.anna)
  const foreign = { ...headers, 'sec-fetch-site': 'cross-site' }
  expect((await sendAnswer(sites.first.id, sites.first.upcoming, foreign)).status).toBe(404)
})
