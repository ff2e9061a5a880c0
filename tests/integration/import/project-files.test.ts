import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

import { fetchDueFiles } from '@/features/import/server/files/fetch-due-files'
import { readFileState } from '@/features/import/server/files/read-file-state'
import { findProjectRows } from '@/features/import/server/import-rows'
import type { Project } from '@/payload-types'

import { houseRecord } from '../../support/feed-records'
import { makeFeedSite, type FeedSite } from '../../support/feed-site'
import { makePayload, type TestPayload } from '../../support/make-payload'
import { quiet } from '../../support/minimal-document'
import { makePicture, makePictureServer, type PictureServer } from '../../support/picture-server'

/** Pictures of the projects in the list of a feed: fetched as those of properties, and left to editors as the projects are. */

let running: TestPayload
let payload: Payload
let server: PictureServer
let site: FeedSite
let count = 0

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
})
afterAll(() => running.stop())

beforeEach(async () => {
  server = await makePictureServer()
  site = await makeFeedSite(payload, `projects-${(count += 1)}`)
})
afterEach(async () => {
  await server.stop()
  await site.stop()
})

const numberOf = (number: number) => 7000 + count * 10 + number
const picturesAt = (paths: readonly string[]) => paths.map((path) => ({ Url: server.at(path), Name: 'x' }))

const listed = (paths: readonly string[] | null, more = {}, number = 1) => ({
  ID: numberOf(number),
  Name: `Les Tilleuls ${count}`,
  PublicAddress: '0',
  Street: 'Rue Cachée',
  Zip: '4500',
  City: 'Huy',
  CountryID: 10,
  language: 'fr',
  ...(paths && { XLargePictureItems: picturesAt(paths) }),
  ...more,
})

const house = (more = {}) => houseRecord(numberOf(9), more)

const fetchAll = () => fetchDueFiles(payload, { isAllowed: () => true })

/** Imports, then fetches what is due. */
async function run(...projects: ReturnType<typeof listed>[]) {
  await site.write([house()], { projects })
  const result = await site.run()
  await fetchAll()
  return result
}

async function findProject(number = 1, draft = true): Promise<Project> {
  const { docs } = await payload.find({
    collection: 'projects',
    where: { number: { equals: numberOf(number) } },
    draft,
    depth: 0,
    locale: 'fr',
  })
  const [project] = docs
  if (!project) throw new Error(`No project ${numberOf(number)}`)
  return project
}

const picturesOf = async (number = 1, draft = true): Promise<string[]> =>
  ((await findProject(number, draft)).pictures as string[] | null | undefined) ?? []

/** By the names that the feed gave them. */
async function namesOf(number = 1, draft = true): Promise<string[]> {
  const names: string[] = []
  for (const id of await picturesOf(number, draft)) {
    const media = await payload.findByID({ collection: 'media', id })
    names.push(String(media.originalName).replace(/\.jpg$/, ''))
  }
  return names
}

const countMedia = async () => (await payload.count({ collection: 'media' })).totalDocs

const edit = async (data: Partial<Project>, draft = false) =>
  payload.update({
    collection: 'projects',
    id: (await findProject()).id,
    draft,
    locale: 'fr',
    context: quiet(),
    data,
  })

async function makeOwn(): Promise<string> {
  const { id } = await payload.create({
    collection: 'media',
    locale: 'fr',
    data: { alt: 'à nous' },
    context: quiet(),
    file: { data: await makePicture(count, 90), mimetype: 'image/jpeg', name: 'own.jpg', size: 1 },
  })
  return id
}

/** A content for each name and test, so that none was stored by another one. */
async function servePictures(...names: string[]) {
  for (const name of names)
    server.serve(`/${name}.jpg`, await makePicture((name.charCodeAt(0) * 40) % 256, 120 + count))
}

test('pictures are stored in their order with a text for those who cannot see them, and not fetched again', async () => {
  await servePictures('a', 'b', 'c')
  await run(listed(['/a.jpg', '/b.jpg', '/c.jpg', '/a.jpg']))
  expect(await namesOf()).toEqual(['a', 'b', 'c'])
  expect((await findProject())._status).toBe('draft')
  const [id = ''] = await picturesOf()
  const media = await payload.findByID({ collection: 'media', id, locale: 'fr' })
  expect(media.alt).toBe(`Les Tilleuls ${count} à Huy, photo 1`)
  // A name may tell the street of a hidden address.
  expect(media.filename).toMatch(/^picture-[0-9a-f]{12}\.jpg$/)

  const before = await countMedia()
  server.requests.length = 0
  const again = await run(listed(['/a.jpg', '/b.jpg', '/c.jpg', '/a.jpg']))
  expect(again.report.counts).toMatchObject({ unchanged: 1, gone: 0 })
  expect(server.requests).toEqual([])
  await run(listed(['/c.jpg', '/a.jpg', '/b.jpg']))
  expect(await namesOf()).toEqual(['c', 'a', 'b'])
  expect(server.requests.sort()).toEqual(['/a.jpg 304', '/b.jpg 304', '/c.jpg 304'])
  expect(await countMedia()).toBe(before)
})

test('a picture that leaves the list goes, a record without a list changes none, an empty list takes them away', async () => {
  await servePictures('a', 'b', 'c')
  await run(listed(['/a.jpg', '/b.jpg']))
  const before = await countMedia()
  await run(listed(['/b.jpg', '/c.jpg']))
  expect(await namesOf()).toEqual(['b', 'c'])
  expect(await countMedia()).toBe(before)
  await run(listed(null))
  expect(await namesOf()).toEqual(['b', 'c'])
  await run()
  expect(await namesOf()).toEqual(['b', 'c'])
  await run(listed([]))
  expect(await namesOf()).toEqual([])
  expect(await countMedia()).toBe(before - 2)
})

test('one that is not there and one that is no picture keep no other away, and are named with the project', async () => {
  await servePictures('a', 'b')
  server.serve('/page.jpg', Buffer.from('<html><script>alert(1)</script>'))
  await run(listed(['/a.jpg', '/gone.jpg', '/page.jpg', '/b.jpg']))
  expect(await namesOf()).toEqual(['a', 'b'])
  expect(await readFileState(payload, site.source.key)).toMatchObject({
    waiting: 1,
    failed: 1,
    problems: [
      {
        record: String(numberOf(1)),
        isProject: true,
        files: [
          { field: 'pictures', name: 'gone.jpg', reason: 'notFound' },
          { field: 'pictures', name: 'page.jpg', reason: 'notAFile' },
        ],
      },
    ],
  })
})

test('a picture that cannot be fetched leaves the former ones until it can', async () => {
  await servePictures('a')
  await run(listed(['/a.jpg']))
  await run(listed(['/b.jpg']))
  expect(await namesOf()).toEqual(['a'])
  await servePictures('b')
  for (const { id } of (await findProjectRows(payload, site.source.key)).values())
    await payload.db.updateOne({
      collection: 'importRecords',
      id,
      data: { filesDueAt: new Date(0).toISOString() },
    })
  await fetchAll()
  expect(await namesOf()).toEqual(['b'])
})

test('addresses of other networks are refused', async () => {
  await site.write([house()], {
    projects: [listed(null, { XLargePictureItem: { Url: 'http://169.254.169.254/x.jpg' } })],
  })
  await site.run()
  await fetchDueFiles(payload)
  const { problems } = await readFileState(payload, site.source.key)
  expect(problems).toMatchObject([{ files: [{ name: 'x.jpg', reason: 'notPublic' }] }])
  expect(server.requests).toEqual([])
})

test('pictures of editors stay behind those of the feed, and one that an editor took out stays out', async () => {
  await servePictures('a', 'b', 'c')
  await run(listed(['/a.jpg', '/b.jpg']))
  const [first = '', second = ''] = await picturesOf()
  const ownFile = await makeOwn()
  await edit({ pictures: [ownFile, second], _status: 'published' })
  await run(listed(['/a.jpg', '/b.jpg', '/c.jpg']))
  expect(await namesOf(1, false)).toEqual(['b', 'c', 'own'])
  expect((await findProject(1, false))._status).toBe('published')
  await run(listed(['/c.jpg']))
  expect(await namesOf(1, false)).toEqual(['c', 'own'])
  expect(await payload.findByID({ collection: 'media', id: first, disableErrors: true })).toBeNull()
})

test('an editor who works on a published project publishes the pictures with the rest', async () => {
  await servePictures('a', 'b')
  await run(listed(['/a.jpg']))
  await edit({ _status: 'published' })
  await edit({ description: 'Pas encore' }, true)
  await run(listed(['/a.jpg', '/b.jpg']))
  expect([await namesOf(1, false), await namesOf()]).toEqual([['a'], ['a', 'b']])
  expect((await findProject(1, false)).description ?? null).toBeNull()
  expect((await findProject()).description).toBe('Pas encore')
})

test('a project for which editors chose pictures before keeps them', async () => {
  await servePictures('a')
  await run(listed(null))
  const ownFile = await makeOwn()
  await edit({ pictures: [ownFile] })
  await run(listed(['/a.jpg']))
  expect(await picturesOf()).toEqual([ownFile])
  expect(server.requests).toEqual([])
  await edit({ pictures: [] })
  await run(listed(['/a.jpg']))
  expect(await namesOf()).toEqual(['a'])
})

test('pictures that belong to the editors are filled once and left alone afterwards', async () => {
  await servePictures('a', 'b')
  site.source.editorGroups = ['files']
  await run(listed(['/a.jpg']))
  await run(listed(['/b.jpg']))
  expect(await namesOf()).toEqual(['a'])
})

test('neither a dry run nor a held one notes pictures', async () => {
  await servePictures('a')
  await site.write([house()], { projects: [listed(null)] })
  await site.run()
  await site.write([], { projects: [listed(['/a.jpg'])] })
  await site.run({ dryRun: true })
  expect((await site.run()).state).toBe('held')
  expect(await fetchAll()).toBe(0)
  expect(await picturesOf()).toEqual([])
})

test('a project that was deleted and made again gets its pictures again', async () => {
  await servePictures('a')
  await run(listed(['/a.jpg']))
  await payload.delete({ collection: 'projects', id: (await findProject()).id, context: quiet() })
  await run(listed(['/a.jpg']))
  expect(await namesOf()).toEqual(['a'])
})

test('a project and its unit share a picture, which stays until neither has it', async () => {
  await servePictures('a')
  const before = await countMedia()
  const unit = (paths: readonly string[]) => house({ XLargePictureItems: picturesAt(paths) })
  const runWith = async (ofUnit: readonly string[], ofProject: readonly string[]) => {
    await site.write([unit(ofUnit)], { projects: [listed(ofProject)] })
    await site.run()
    await fetchAll()
  }
  await runWith(['/a.jpg'], ['/a.jpg'])
  expect(await countMedia()).toBe(before + 1)
  await runWith(['/a.jpg'], [])
  expect([await picturesOf(), await countMedia()]).toEqual([[], before + 1])
  expect((await site.find(numberOf(9)))?.pictures).toHaveLength(1)
  await runWith([], [])
  expect(await countMedia()).toBe(before)
})
