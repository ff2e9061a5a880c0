import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import type { FormerUrl } from '@/features/routing/model/moving/former-url'
import { readFormerUrls } from '@/features/routing/model/moving/read-former-urls'
import { importRedirects, readMissingUrls } from '@/features/routing/server/import-redirects'
import { locales } from '@/lib/i18n/locales'

import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal, quiet } from '../../support/minimal-document'
import { giveRoles } from '../../support/page-roles'

let running: TestPayload
let payload: Payload

const publishedEverywhere = { _status: 'published', publishedIn: [...locales] }

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  for (const [title, slug] of [
    ['Accueil', ''],
    ['À vendre', 'for-sale'],
    ['Nos services', 'services'],
  ])
    await makeMinimal(payload, 'pages', { title, slug, ...publishedEverywhere })
  await giveRoles(payload)
  await makeMinimal(payload, 'properties', {
    ...publishedEverywhere,
    ref: 4638,
    source: 'office',
    externalId: '77001',
    headline: 'Villa avec piscine',
  })
})
afterAll(() => running.stop())
beforeEach(async () => {
  for (const collection of ['redirects', 'missingUrls'] as const)
    await payload.delete({ collection, where: {}, context: quiet() })
})

const move = (formerUrls: readonly FormerUrl[], isDryRun = false) =>
  importRedirects(payload, formerUrls, { hosts: ['old.example.be'], isDryRun })

const stored = async () => {
  const { docs } = await payload.find({ collection: 'redirects', sort: 'from', depth: 0, pagination: false })
  return docs.map(({ from, to, permanent, source }) => `${from} → ${to} ${permanent} ${source}`)
}

const missing = (path: string, hits: number) =>
  payload.create({
    collection: 'missingUrls',
    data: { path, hits, locale: 'fr' },
    overrideAccess: true,
    context: quiet(),
  })

const villa = /^\/fr\/a-vendre\/.*4638\/$/

test('old addresses lead to their pages, by file, reference and title', async () => {
  const list = `old,new,title
https://www.old.example.be/prestations/,/services/,
/bien/77001/,,
/nos-biens/villa-avec-piscine/,,
/Notre-Agence,,Nos services
/nl/diensten-oud/,/fr/services/?a=1#b,
/vente/,À vendre,`
  const dry = await move(readFormerUrls(list), true)
  expect(await stored()).toEqual([])
  const plan = await move(readFormerUrls(list))
  expect(plan).toEqual(dry)
  expect(plan.unplaced).toEqual([])
  expect(plan.moves).toEqual([
    { from: '/fr/prestations/', to: '/fr/nos-services/', by: 'file' },
    { from: '/fr/bien/77001/', to: expect.stringMatching(villa), by: 'reference' },
    { from: '/fr/nos-biens/villa-avec-piscine/', to: expect.stringMatching(villa), by: 'title' },
    { from: '/fr/notre-agence/', to: '/fr/nos-services/', by: 'title' },
    { from: '/nl/diensten-oud/', to: '/fr/nos-services/?a=1#b', by: 'file' },
    { from: '/fr/vente/', to: '/fr/a-vendre/', by: 'title' },
  ])
  expect(await stored()).toHaveLength(6)
  expect(await stored()).toContain('/fr/prestations/ → /fr/nos-services/ true import')
  const again = await move(readFormerUrls(list))
  expect(again.moves).toEqual([])
  expect(await stored()).toHaveLength(6)
})

test('what cannot be placed is listed with the reason, and nothing of it is written', async () => {
  const list: [FormerUrl, string][] = [
    [{ from: '/a/', to: 'https://evil.example/' }, 'targetHost'],
    [{ from: '/b/', to: '//evil.example/fr/' }, 'targetHost'],
    [{ from: '/c/', to: 'javascript:alert(1)' }, 'targetMissing'],
    [{ from: 'https://evil.example/x/', to: '/fr/services/' }, 'otherHost'],
    [{ from: '/d/', to: '/fr/not-there/' }, 'targetMissing'],
    [{ from: '/e/', to: '/f/' }, 'chain'],
    [{ from: '/g/', to: '/h/' }, 'circle'],
    [{ from: '/h/', to: '/g/' }, 'circle'],
    [{ from: '/i/', to: '/i/' }, 'circle'],
    [{ from: '/(.*)/', to: '/fr/services/', isPattern: true }, 'pattern'],
    [{ from: '/fr/nos-services/', to: '/fr/a-vendre/' }, 'works'],
    [{ from: '/', to: '/fr/services/' }, 'home'],
    [{ from: '/?p=7' }, 'query'],
    [{ from: '/nos-service/' }, 'unknown'],
    [{ from: '' }, 'empty'],
  ]
  const rest = { from: '/f/', to: '/services/' }
  const { moves, unplaced } = await move([...list.map(([formerUrl]) => formerUrl), rest, rest])
  expect(moves.map(({ from }) => from)).toEqual(['/fr/f/'])
  expect(unplaced.map(({ from, problem }) => [from, problem])).toEqual([
    ...list.map(([{ from }, problem]) => [from, problem]),
    ['/f/', 'repeated'],
  ])
  expect(unplaced.find(({ from }) => from === '/nos-service/')?.suggestions).toContain('/fr/nos-services/')
  expect(await stored()).toEqual(['/fr/f/ → /fr/nos-services/ true import'])
})

test('what the former site did not redirect is left out, and bars no rule of the same address', async () => {
  const { moves, unplaced } = await move(
    readFormerUrls(`source,target,regex,code,type,hits,title,status
/nos-services/,,0,410,error,1,,active
/prestations/,/fr/a-vendre/,0,301,url,1,,disabled
/prestations/,/services/,0,301,url,1,,active
/ancien/,/prestations-2/,0,301,url,1,,active
/prestations-2/,/services/,0,301,url,1,,disabled`),
  )
  expect(moves.map(({ from, to }) => `${from} ${to}`)).toEqual(['/fr/prestations/ /fr/nos-services/'])
  expect(unplaced.map(({ problem }) => problem)).toEqual(['gone', 'off', 'targetMissing', 'off'])
})

test('the report of missing addresses feeds it, the most asked for first, and gets shorter', async () => {
  await missing('/fr/ancien/nos-services/', 3)
  await missing('/fr/bien/4638/', 9)
  await missing('/fr/inconnu/', 5)
  await missing('/fr/prestations/', 1)
  const missingUrls = await readMissingUrls(payload)
  expect(missingUrls.map(({ from }) => from)).toEqual([
    '/fr/bien/4638/',
    '/fr/inconnu/',
    '/fr/ancien/nos-services/',
    '/fr/prestations/',
  ])
  const { moves, unplaced } = await move([{ from: '/prestations/', to: '/services/' }, ...missingUrls])
  expect(moves).toHaveLength(3)
  expect(unplaced.map(({ from, problem }) => [from, problem])).toEqual([
    ['/fr/inconnu/', 'unknown'],
    ['/fr/prestations/', 'repeated'],
  ])
  expect((await readMissingUrls(payload)).map(({ from }) => from)).toEqual(['/fr/inconnu/'])
})

test('an editor’s redirect stays, and one that led to an old address leads to the new one', async () => {
  const create = (from: string, to: string) =>
    payload.create({ collection: 'redirects', data: { from, to }, context: quiet() })
  await create('/fr/plus-vieux/', '/fr/vieux/')
  await create('/fr/choisi/', 'https://other.example/')
  const { unplaced } = await move([
    { from: '/vieux/', to: '/services/' },
    { from: '/choisi/', to: '/services/' },
  ])
  expect(unplaced.map(({ problem }) => problem)).toEqual(['known'])
  expect(await stored()).toEqual([
    '/fr/choisi/ → https://other.example/ true editor',
    '/fr/plus-vieux/ → /fr/nos-services/ true editor',
    '/fr/vieux/ → /fr/nos-services/ true import',
  ])
})
