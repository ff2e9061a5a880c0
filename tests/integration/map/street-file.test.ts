import { mkdir, rm, truncate, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { PMTiles } from 'pmtiles'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'

import { GET as getOutlines } from '@/app/(site)/map-data/outlines/route'
import { GET as getRivers } from '@/app/(site)/map-data/rivers/route'
import { GET as describeFile } from '@/app/(site)/map-data/streets/route'
import { GET, HEAD } from '@/app/(site)/map-data/streets/file/route'
import { removeOutlines, writeOutlines, writeRivers } from '@/features/map/server/map-files'
import { geoNamesCredit } from '@/features/property/model/geonames'
import { storeGeoNames } from '@/features/property/server/known-places'
import { readStreetFile, streetFilePath } from '@/features/map/server/street-file'
import { env } from '@/lib/env'

import { exampleStreets, townBounds } from '../../support/example-streets'

const streets = exampleStreets()
const url = 'http://localhost/map-data/streets/file/'

const ask = (headers: Record<string, string> = {}) => GET(new Request(url, { headers }))

let time = Date.now()

/** With a time of its own: the clock of a file system is coarser than these tests are fast. */
const store = async (bytes: Buffer | string) => {
  await mkdir(path.dirname(streetFilePath()), { recursive: true })
  await writeFile(streetFilePath(), bytes)
  time += 1000
  await utimes(streetFilePath(), new Date(), new Date(time))
}

beforeEach(() => store(streets))

afterEach(() => rm(path.join(env.dataDir, 'map'), { recursive: true, force: true }))

describe('ranges', () => {
  test.each([
    ['bytes=0-126', 0, 127],
    ['bytes=127-', 127, streets.length],
    ['bytes=-10', streets.length - 10, streets.length],
    ['bytes=0-99999999', 0, streets.length],
  ])('%s', async (range, start, end) => {
    const answer = await ask({ range })
    expect(answer.status).toBe(206)
    expect(answer.headers.get('content-range')).toBe(`bytes ${start}-${end - 1}/${streets.length}`)
    expect(answer.headers.get('content-length')).toBe(String(end - start))
    expect(Buffer.from(await answer.arrayBuffer()).equals(streets.subarray(start, end))).toBe(true)
  })

  test.each([
    'bytes=99999999-',
    'bytes=5-2',
    'bytes=-0',
    'bytes=0-1,4-5',
    'bytes=a-b',
    'lines=0-1',
    'bytes',
    'bytes=0-1\u00e9',
  ])('%s is refused with the size of the file', async (range) => {
    const answer = await ask({ range })
    expect(answer.status).toBe(416)
    expect(answer.headers.get('content-range')).toBe(`bytes */${streets.length}`)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  test('a large file is given in small ranges alone', async () => {
    await store(Buffer.concat([streets, Buffer.alloc(3 * 1024 * 1024)]))
    expect((await ask()).status).toBe(400)
    expect((await ask({ range: 'bytes=0-' })).status).toBe(416)
    expect((await ask({ range: `bytes=0-${2 * 1024 * 1024}` })).status).toBe(416)
    const largest = await ask({ range: `bytes=0-${2 * 1024 * 1024 - 1}` })
    expect(largest.status).toBe(206)
    const changed = await ask({ range: 'bytes=0-9', 'if-range': '"other"' })
    expect(changed.status).toBe(412)
  })

  test('If-Range with the tag keeps the range; with another the whole file is given', async () => {
    const etag = (await ask({ range: 'bytes=0-9' })).headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[\w-]+"$/)
    expect((await ask({ range: 'bytes=0-9', 'if-range': etag })).status).toBe(206)
    const wholeFile = await ask({ range: 'bytes=0-9', 'if-range': `W/${etag}` })
    expect(wholeFile.status).toBe(200)
    expect((await wholeFile.arrayBuffer()).byteLength).toBe(streets.length)
    expect((await ask({ 'if-none-match': `"x", ${etag}` })).status).toBe(304)
    // A proxy that compresses makes the tag a weak one, which is equal here (RFC 9110, section 13.1.2).
    expect((await ask({ 'if-none-match': `W/${etag}` })).status).toBe(304)
  })

  test('a long condition costs no more than its length', async () => {
    const blanks = ' '.repeat(300_000)
    expect((await ask({ range: 'bytes=0-9', 'if-none-match': `"a${blanks}b"` })).status).toBe(206)
  })

  test('HEAD has the size and no body', async () => {
    const answer = await HEAD(new Request(url, { method: 'HEAD', headers: { range: 'bytes=0-9' } }))
    expect([answer.status, answer.headers.get('content-length')]).toEqual([200, String(streets.length)])
    expect(await answer.text()).toBe('')
  })

  test('the library of the browser reads tiles through them', async () => {
    const tiles = new PMTiles({
      getKey: () => 'streets',
      getBytes: async (offset, length) => {
        const answer = await ask({ range: `bytes=${offset}-${offset + length - 1}` })
        return { data: await answer.arrayBuffer() }
      },
    })
    const tile = await tiles.getZxy(12, 2111, 1377)
    expect(tile?.data.byteLength).toBeGreaterThan(500)
    expect(await tiles.getZxy(12, 0, 0)).toBeUndefined()
  })
})

test('the map learns what the file has', async () => {
  const answer = await describeFile()
  expect(await answer.json()).toMatchObject({
    href: expect.stringMatching(/^\/map-data\/streets\/file\/\?v=[\w-]+$/),
    attribution: '© Perronville',
    minZoom: 9,
    maxZoom: 14,
    bounds: townBounds,
  })
})

test('a file that is replaced has another URL', async () => {
  const first = await readStreetFile()
  await store(exampleStreets({ attribution: '© Another' }))
  const second = await readStreetFile()
  expect('file' in first && 'file' in second && first.file.href !== second.file.href).toBe(true)
  expect('file' in second && second.file.attribution).toBe('© Another')
})

const damaged = (change: (bytes: Buffer) => void): Buffer => {
  const copy = Buffer.from(streets)
  change(copy)
  return copy
}

describe('a file that cannot be used is named, and not given away', () => {
  test.each<[string, Buffer | string]>([
    ['notTiles', 'no tiles'],
    ['notTiles', ''],
    ['notTiles', damaged((bytes) => bytes.writeUInt8(2, 7))],
    ['truncated', streets.subarray(0, streets.length - 1)],
    ['truncated', streets.subarray(0, 60)],
    ['truncated', damaged((bytes) => bytes.writeBigUInt64LE(2n ** 62n, 24))],
    ['notVector', exampleStreets({ tileType: 2 })],
    ['otherLayers', exampleStreets({ layers: ['buildings_of_others'] })],
    ['empty', damaged((bytes) => bytes.writeBigUInt64LE(0n, 80))],
  ])('%s (%#)', async (problem, bytes) => {
    await store(bytes)
    expect(await readStreetFile()).toEqual({ problem })
    expect((await describeFile()).status).toBe(404)
    expect((await ask({ range: 'bytes=0-9' })).status).toBe(404)
  })

  test('missing, and a folder in its place', async () => {
    await rm(streetFilePath())
    expect(await readStreetFile()).toEqual({ problem: 'missing' })
    await mkdir(streetFilePath())
    expect(await readStreetFile()).toEqual({ problem: 'missing' })
    expect((await ask({ range: 'bytes=0-9' })).status).toBe(404)
    await rm(streetFilePath(), { recursive: true })
  })

  test('cut off while the site runs', async () => {
    expect('file' in (await readStreetFile())).toBe(true)
    await truncate(streetFilePath(), 1000)
    expect(await readStreetFile()).toEqual({ problem: 'truncated' })
  })
})

describe('rivers', () => {
  const rivers = [{ name: { fr: 'Meuse' }, width: 5, course: [[50.6, 5.5]] as [number, number][] }]

  test('a site has those of its file, and none without one or with a damaged one', async () => {
    const answer = async () => (await getRivers()).json() as Promise<unknown>
    expect(await answer()).toEqual([])
    await writeRivers(rivers)
    expect(await answer()).toEqual(rivers)
    await writeFile(path.join(env.dataDir, 'map', 'rivers.json'), '[{"name":"Meuse"}]')
    expect(await answer()).toEqual([])
  })
})

test('without a file the drawn map has the outlines and rivers of `site/map`; damaged ones count as none', async () => {
  const { programFolder } = env
  const folder = path.join(env.dataDir, 'program')
  Object.assign(env, { programFolder: folder })
  onTestFinished(async () => {
    Object.assign(env, { programFolder })
    await rm(folder, { recursive: true })
  })
  const site = path.join(folder, 'site/map')
  const ofSite = [{ name: { fr: 'Sambre' }, width: 4, course: [[50.4, 4.5]] }]
  const land = {
    attribution: '© Site',
    land: [
      [
        [5, 50],
        [6, 50],
        [6, 51],
        [5, 50],
      ],
    ],
    borders: [],
  }
  await mkdir(site, { recursive: true })
  await writeFile(path.join(site, 'rivers.json'), JSON.stringify(ofSite))
  await writeFile(path.join(site, 'outlines.json'), JSON.stringify(land))
  const rivers = async () => (await getRivers()).json() as Promise<unknown>
  expect(await rivers()).toEqual(ofSite)
  expect(await (await getOutlines()).json()).toEqual(land)
  await writeRivers([])
  expect(await rivers()).toEqual([])
  await rm(path.join(env.dataDir, 'map', 'rivers.json'))
  await writeFile(path.join(site, 'rivers.json'), '[{"name":"Sambre"}]')
  expect(await rivers()).toEqual([])
})

describe('outlines', () => {
  const outlines = {
    attribution: '© Example',
    land: [
      [
        [5, 50],
        [6, 50],
        [6, 51],
        [5, 50],
      ] as [number, number][],
    ],
    borders: [],
  }

  test('are given as they are stored', async () => {
    expect((await getOutlines()).status).toBe(204)
    await writeOutlines(outlines)
    const answer = await getOutlines()
    expect([answer.status, await answer.json()]).toEqual([200, outlines])
  })

  test('places of GeoNames are named, with outlines and without', async () => {
    const { land, borders, attribution } = outlines
    await storeGeoNames([])
    try {
      await writeOutlines(outlines)
      expect(await (await getOutlines()).json()).toEqual({
        land,
        borders,
        attribution: `${attribution} · ${geoNamesCredit}`,
      })
      await removeOutlines()
      const answer = await getOutlines()
      expect([answer.status, await answer.json()]).toEqual([
        200,
        { land: [], borders: [], attribution: geoNamesCredit },
      ])
    } finally {
      await rm(path.join(env.dataDir, 'map', 'places.tsv'))
    }
  })

  test.each(['{', '{"land":[]}', JSON.stringify({ ...outlines, attribution: ' ' }), 'x'.repeat(70_000)])(
    'a damaged file is none (%#)',
    async (text) => {
      await writeFile(path.join(env.dataDir, 'map', 'outlines.json'), text)
      expect((await getOutlines()).status).toBe(204)
    },
  )
})

// The last test: it uses up what the client may read.
test('one client reads a thousand times a minute, not more', async () => {
  const statuses = new Set<number>()
  for (let read = 0; read < 1201; read += 1) statuses.add((await ask({ range: 'bytes=0-0' })).status)
  const answer = await ask({ range: 'bytes=0-0' })
  expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([429, true])
  expect(statuses.has(206)).toBe(true)
})
