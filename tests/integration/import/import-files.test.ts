import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'

import { fetchDueFiles } from '@/features/import/server/files/fetch-due-files'
import { findRowsOf } from '@/features/import/server/import-rows'
import { isRecord } from '@/lib/values/read-value'

import { houseRecord } from '../../support/feed-records'
import { makeFeedSite, type FeedSite } from '../../support/feed-site'
import { makePayload, type TestPayload } from '../../support/make-payload'
import { quiet } from '../../support/minimal-document'
import { makePicture, makePictureServer, type PictureServer } from '../../support/picture-server'

/** Pictures of a feed: fetched once, stored once, in their order, and never taken away before others are there. */

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
  site = await makeFeedSite(payload, `files-${(count += 1)}`)
})
afterEach(async () => {
  vi.restoreAllMocks()
  await server.stop()
  await site.stop()
})

const idOf = (number: number) => count * 1000 + number
const pictures = (paths: readonly string[]) => ({
  XLargePictureItems: paths.map((path) => ({ Url: server.at(path), Name: 'x' })),
})
const house = (paths: readonly string[], more = {}, number = 1) =>
  houseRecord(idOf(number), { ...pictures(paths), ...more })

const fetchAll = () => fetchDueFiles(payload, { isAllowed: () => true })

/** Imports, then fetches what is due. */
async function run(...records: ReturnType<typeof house>[]) {
  await site.write(records)
  const result = await site.run()
  await fetchAll()
  return result
}

/** The pictures of a property by the names that the feed gave them. */
async function namesOf(number = 1): Promise<string[]> {
  const property = await site.find(idOf(number))
  const names: string[] = []
  for (const id of (property?.pictures as string[] | undefined) ?? []) {
    const media = await payload.findByID({ collection: 'media', id })
    names.push(String(media.originalName).replace(/\.jpg$/, ''))
  }
  return names
}

const rowOf = async (number = 1) =>
  (await findRowsOf(payload, site.source.key, [String(idOf(number))])).get(String(idOf(number)))

const countMedia = async () => (await payload.count({ collection: 'media' })).totalDocs

/** As if the time of the next try had come. */
async function makeDue(number = 1) {
  const row = await rowOf(number)
  await payload.db.updateOne({
    collection: 'importRecords',
    id: row?.id ?? '',
    data: { filesDueAt: new Date(0).toISOString() },
  })
}

/** A content for each name and test, so that none was stored by another one. */
async function servePictures(...names: string[]) {
  for (const name of names)
    server.serve(`/${name}.jpg`, await makePicture((name.charCodeAt(0) * 40) % 256, 20 + count))
}

test('pictures are stored in their order with a text for those who cannot see them, and not fetched again', async () => {
  await servePictures('a', 'b', 'c')
  const { report } = await run(house(['/a.jpg', '/b.jpg', '/c.jpg', '/a.jpg']))
  expect(report.counts).toMatchObject({ new: 1, refused: 0 })
  expect(await namesOf()).toEqual(['a', 'b', 'c'])
  const [id] = (await site.find(idOf(1)))?.pictures as [string]
  const media = await payload.findByID({ collection: 'media', id, locale: 'nl' })
  expect(media).toMatchObject({ alt: expect.stringMatching(/foto 1$/), mimeType: 'image/jpeg' })
  const { ref } = (await site.find(idOf(1))) ?? {}
  expect(media.filename).toMatch(new RegExp(`^${ref}-[0-9a-f]{12}\\.jpg$`))
  expect(media.sizes?.w400?.filename).toBe(media.filename?.replace('.jpg', '-w400.webp'))

  const before = await countMedia()
  server.requests.length = 0
  const changed = await run(house(['/c.jpg', '/a.jpg', '/b.jpg']))
  expect(changed.report.differences[0]?.changes).toEqual([
    { field: 'pictures', old: ['a.jpg', 'b.jpg', 'c.jpg'], new: ['c.jpg', 'a.jpg', 'b.jpg'] },
  ])
  expect(await namesOf()).toEqual(['c', 'a', 'b'])
  expect(server.requests.sort()).toEqual(['/a.jpg 304', '/b.jpg 304', '/c.jpg 304'])
  expect(await countMedia()).toBe(before)
})

test('one picture goes, one is replaced under its address, one comes; what nothing shows is deleted', async () => {
  await servePictures('a', 'b')
  await run(house(['/a.jpg', '/b.jpg']))
  const before = await countMedia()
  await servePictures('c', 'd')
  server.serve('/b.jpg', await makePicture(200 + count, 60))
  await run(house(['/b.jpg', '/c.jpg'], { Price: '1000' }))
  expect(await namesOf()).toEqual(['b', 'c'])
  expect(await countMedia()).toBe(before)
})

test('an address that expires, with the same content, makes no second copy', async () => {
  await servePictures('a')
  await run(house(['/a.jpg?expires=1']))
  const before = await countMedia()
  const { report } = await run(house(['/a.jpg?expires=2']))
  expect(report.counts).toMatchObject({ changed: 0, unchanged: 1 })
  expect((await rowOf())?.storedFiles?.[0]?.url).toContain('expires=2')
  expect(await countMedia()).toBe(before)
})

test('two properties share a picture, which stays until neither has it', async () => {
  await servePictures('a', 'b')
  const before = await countMedia()
  await run(house(['/a.jpg']), house(['/a.jpg', '/b.jpg'], {}, 2))
  expect(await countMedia()).toBe(before + 2)
  await run(house([]), house(['/a.jpg', '/b.jpg'], {}, 2))
  expect([await namesOf(1), await namesOf(2)]).toEqual([[], ['a', 'b']])
  await run(house([]), house(['/b.jpg'], {}, 2))
  expect(await namesOf(2)).toEqual(['b'])
  expect(await countMedia()).toBe(before + 1)
})

test('a picture that cannot be fetched leaves the old ones, is tried again and reported', async () => {
  await servePictures('a', 'b')
  await run(house(['/a.jpg']))
  server.serve('/b.jpg', (_, response) => void response.writeHead(500).end())
  await run(house(['/b.jpg']))
  expect(await namesOf()).toEqual(['a'])
  expect(await rowOf()).toMatchObject({
    filesState: 'waiting',
    filesTries: 1,
    filesProblems: [{ field: 'pictures', name: 'b.jpg', reason: 'unreachable' }],
  })
  expect(await fetchAll()).toBe(0)
  await servePictures('x', 'b')
  await makeDue()
  await fetchAll()
  expect(await namesOf()).toEqual(['b'])
  expect(await rowOf()).toMatchObject({ filesState: 'done', filesProblems: [] })
})

test('after several tries a row has failed', async () => {
  await run(house(['/missing.jpg']))
  for (let tries = 0; tries < 6; tries += 1) {
    await makeDue()
    await fetchAll()
  }
  expect(await rowOf()).toMatchObject({
    filesState: 'failed',
    filesProblems: [{ name: 'missing.jpg', reason: 'notFound' }],
  })
})

test('a server that asks to wait is not asked again before', async () => {
  server.serve('/a.jpg', (_, response) => void response.writeHead(429, { 'retry-after': '7200' }).end())
  const before = Date.now()
  await run(house(['/a.jpg', '/b.jpg']))
  expect(server.requests).toEqual(['/a.jpg 429'])
  expect(Date.parse((await rowOf())?.filesDueAt ?? '')).toBeGreaterThan(before + 7_000_000)
})

test('pictures of editors stay, and a lock keeps all of them', async () => {
  await servePictures('a', 'b')
  await run(house(['/a.jpg']))
  const ownPicture = await payload.create({
    collection: 'media',
    locale: 'fr',
    data: { alt: 'à nous' },
    context: quiet(),
    file: { data: await makePicture(3, 90), mimetype: 'image/jpeg', name: 'own.jpg', size: 1 },
  })
  const property = await site.find(idOf(1))
  const edit = (data: Record<string, unknown>) =>
    payload.update({ collection: 'properties', id: String(property?.id), data, context: quiet() })
  await edit({ pictures: [ownPicture.id, ...(property?.pictures as string[])] })
  await run(house(['/b.jpg']))
  expect(await namesOf()).toEqual(['b', 'own'])
  await edit({ lockedFields: ['pictures'] })
  const { report } = await run(house(['/a.jpg'], { Price: '5' }))
  expect(report.differences[0]?.changes.map(({ field }) => field)).toEqual(['price'])
  expect(await namesOf()).toEqual(['b', 'own'])
})

test('after a crash between storing and showing, the same file is used', async () => {
  await servePictures('a', 'b')
  await site.write([house(['/a.jpg', '/b.jpg'])])
  await site.run()
  const before = await countMedia()
  const update = payload.update.bind(payload)
  const failing = vi.spyOn(payload, 'update').mockImplementation((async (
    ...sent: Parameters<typeof payload.update>
  ) => {
    if (sent[0].collection === 'properties') throw new Error('The process is gone')
    return update(...sent)
    // One of several signatures, which all pass through it.
  }) as unknown as typeof payload.update)
  await fetchAll()
  expect(await namesOf()).toEqual([])
  failing.mockRestore()
  await makeDue()
  await fetchAll()
  expect(await namesOf()).toEqual(['a', 'b'])
  expect(await countMedia()).toBe(before + 2)
})

test('a plan and a certificate go where the property has them, and the office alone may read the certificate', async () => {
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\nstartxref\n0\n%%EOF\n')
  await servePictures('plan')
  server.serve('/certificat.pdf', pdf)
  site.source.format = {
    ...site.source.format,
    rows: [
      ...site.source.format.rows,
      { target: 'plans', path: 'Files', transform: 'files', argument: 'href title kind=plan' },
      { target: 'documents', path: 'Files', transform: 'files', argument: 'href title kind=doc' },
    ],
  }
  const files = [
    { kind: 'plan', href: server.at('/plan.jpg') },
    { kind: 'doc', href: server.at('/certificat.pdf'), title: 'Certificat PEB' },
  ]
  const record = house([], { Files: files })
  await run(record)
  await run({ ...record, Price: '7' })
  const property = await site.find(idOf(1))
  expect(property?.plans).toHaveLength(1)
  const { docs } = await payload.find({
    collection: 'documents',
    where: { property: { equals: property?.id } },
    locale: 'fr',
  })
  expect(docs).toMatchObject([{ title: 'Certificat PEB', audience: 'staff', mimeType: 'application/pdf' }])
})

test('pictures that belong to the editors are filled once and left alone afterwards', async () => {
  await servePictures('a', 'b')
  site.source.editorGroups = ['files']
  await run(house(['/a.jpg']))
  expect(await namesOf()).toEqual(['a'])
  const { report } = await run(house(['/b.jpg'], { Price: '5' }))
  expect(report.differences[0]?.changes.map(({ field }) => field)).toEqual(['price'])
  expect(await namesOf()).toEqual(['a'])
})

test('a picture that an editor adds while others are fetched stays', async () => {
  await servePictures('a')
  const ownPicture = await payload.create({
    collection: 'media',
    locale: 'fr',
    data: { alt: 'à nous' },
    context: quiet(),
    file: { data: await makePicture(5, 91), mimetype: 'image/jpeg', name: 'own.jpg', size: 1 },
  })
  const content = await makePicture(77, 30 + count)
  server.serve('/b.jpg', async (_, response) => {
    const id = String((await site.find(idOf(1)))?.id)
    await payload.update({
      collection: 'properties',
      id,
      data: { pictures: [ownPicture.id] },
      context: quiet(),
    })
    response.writeHead(200).end(content)
  })
  await run(house(['/a.jpg', '/b.jpg']))
  expect(await namesOf()).toEqual(['a', 'b', 'own'])
})

test('a picture that was deleted in the studio is fetched again when its record changes', async () => {
  await servePictures('a', 'b')
  await run(house(['/a.jpg', '/b.jpg']))
  const property = await site.find(idOf(1))
  const [first, second] = property?.pictures as [string, string]
  await payload.update({
    collection: 'properties',
    id: String(property?.id),
    data: { pictures: [second] },
    context: quiet(),
  })
  await payload.delete({ collection: 'media', id: first })
  await run(house(['/a.jpg', '/b.jpg'], { Price: '5' }))
  expect(await namesOf()).toEqual(['a', 'b'])
  expect(await rowOf()).toMatchObject({ filesState: 'done', filesProblems: [] })
})

test('a film among the pictures is refused, and the property stays published', async () => {
  await servePictures('good')
  server.serve(
    '/film.jpg',
    Buffer.concat([Buffer.from('000000186674797069736f6d0000020069736f6d6d703431', 'hex'), Buffer.alloc(64)]),
  )
  await run(house(['/good.jpg']))
  const before = await countMedia()
  const isPublished = (await site.find(idOf(1)))?._status
  await run(house(['/film.jpg', '/good.jpg'], { Price: '5' }))
  expect((await site.find(idOf(1)))?._status).toBe(isPublished)
  expect((await rowOf())?.filesProblems).toEqual([
    { field: 'pictures', name: 'film.jpg', reason: 'notAFile' },
  ])
  expect(await countMedia()).toBe(before)
})

test('a wait that a server asks for uses up the tries of no property that was not asked for', async () => {
  server.serve('/a.jpg', (_, response) => void response.writeHead(429, { 'retry-after': '7200' }).end())
  await run(house(['/a.jpg']), house(['/b.jpg'], {}, 2))
  expect(server.requests).toEqual(['/a.jpg 429'])
  expect([(await rowOf(1))?.filesTries, (await rowOf(2))?.filesTries]).toEqual([1, 0])
})

test('a server whose connections break is not asked for every file', async () => {
  const names = Array.from({ length: 8 }, (_, index) => `/${index}.jpg`)
  for (const name of names) server.serve(name, (_, response) => void response.destroy())
  await run(house(names))
  expect(server.requests).toHaveLength(3)
})

test('an address that is none is reported beside those that are', async () => {
  await servePictures('a')
  const record = house(['/a.jpg'])
  record.XLargePictureItems = [...(record.XLargePictureItems as object[]), { Url: 'ftp://example.org/b.jpg' }]
  const { report } = await run(record)
  expect(report.warnings).toEqual({ 'pictures notAUrl': 1 })
  expect(await namesOf()).toEqual(['a'])
})

test('texts in the languages that a crash left out are filled by the next try', async () => {
  await servePictures('a')
  await site.write([house(['/a.jpg'])])
  await site.run()
  const update = payload.update.bind(payload)
  const failing = vi.spyOn(payload, 'update').mockImplementation((async (
    ...sent: Parameters<typeof payload.update>
  ) => {
    if (sent[0].collection === 'media') throw new Error('The process is gone')
    return update(...sent)
    // One of several signatures, which all pass through it.
  }) as unknown as typeof payload.update)
  await fetchAll()
  failing.mockRestore()
  await makeDue()
  await fetchAll()
  const [id] = (await site.find(idOf(1)))?.pictures as [string]
  // The type has its name in French and Dutch.
  const { alt } = await payload.findByID({ collection: 'media', id, locale: 'nl', fallbackLocale: false })
  expect(alt).toMatch(/foto 1$/)
})

describe('hostile files', () => {
  const bomb = async () => {
    // A PNG whose header says 30,000 x 30,000 pixels.
    const png = await (
      await import('sharp')
    )
      .default({
        create: { width: 1, height: 1, channels: 3, background: '#fff' },
      })
      .png()
      .toBuffer()
    png.writeUInt32BE(30_000, 16)
    png.writeUInt32BE(30_000, 20)
    return png
  }
  const endless: Parameters<PictureServer['serve']>[1] = (_, response) => {
    const piece = Buffer.alloc(1024 * 1024)
    response.writeHead(200, { 'content-type': 'image/jpeg' })
    const timer = setInterval(() => response.write(piece), 1)
    response.on('close', () => clearInterval(timer))
  }

  test.each<[string, () => Promise<Parameters<PictureServer['serve']>[1]>, string]>([
    [
      'HTML that says it is a picture',
      async () => Buffer.from('<html><script>alert(1)</script>'),
      'notAFile',
    ],
    [
      'SVG with a script',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      'notAFile',
    ],
    ['more pixels than memory', bomb, 'notAFile'],
    ['a picture cut off', async () => (await makePicture(9, 300)).subarray(0, 200), 'notAFile'],
    ['an endless one', async () => endless, 'tooLarge'],
    [
      'less than it says',
      async () => (_, response) => {
        response.writeHead(200, { 'content-length': '1000' })
        response.write('x', () => response.destroy())
      },
      'unreachable',
    ],
  ])('%s is refused with a reason, and the next picture is stored', async (_, make, reason) => {
    await servePictures('good')
    server.serve('/bad.jpg', await make())
    await run(house(['/bad.jpg', '/good.jpg']))
    expect(await namesOf()).toEqual(['good'])
    expect((await rowOf())?.filesProblems).toEqual([{ field: 'pictures', name: 'bad.jpg', reason }])
  })

  test('addresses of other networks and schemes are refused', async () => {
    await servePictures('good')
    const others = [
      'http://169.254.169.254/latest/meta-data/x.jpg',
      'http://[::1]/x.jpg',
      'http://10.0.0.1/x.jpg',
      'file:///etc/passwd',
      'javascript:alert(1)',
      'http://user:pass@example.org/x.jpg',
      'data:image/png,x',
    ]
    await site.write([
      houseRecord(idOf(1), { XLargePictureItems: others.map((Url) => ({ Url })) }),
      house(['/good.jpg'], {}, 2),
    ])
    await site.run()
    // With the guard of the product: also the server of this test is refused.
    await fetchDueFiles(payload)
    const problems = [...((await rowOf())?.filesProblems ?? []), ...((await rowOf(2))?.filesProblems ?? [])]
    expect(problems.map((problem) => isRecord(problem) && problem.reason)).toEqual(Array(4).fill('notPublic'))
    expect(server.requests).toEqual([])
  })

  test('a redirect to the own machine is refused', async () => {
    server.serve('/a.jpg', (_, response) => {
      response.writeHead(302, { location: 'http://169.254.169.254/x.jpg' }).end()
    })
    await site.write([house(['/a.jpg'])])
    await site.run()
    await fetchDueFiles(payload, { isAllowed: (ip) => ip === '127.0.0.1' })
    expect((await rowOf())?.filesProblems).toMatchObject([{ reason: 'notPublic' }])
  })
})
