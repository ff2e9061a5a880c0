import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { feedFormatNames, type FeedFormatName } from '@/features/import/model/feed-formats'
import { sourceOfFile } from '@/features/import/server/import-source'
import { runImport } from '@/features/import/server/run-import'
import { env } from '@/lib/env'

import { exampleFeeds } from '../../support/example-feeds'
import { isFullRun, sample } from '../../support/full-run'
import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeZip } from '../../support/zip'

/** Feeds made to harm: a run ends with refused records or cleaned values, or fails and leaves the site as it was. */

let running: TestPayload
let payload: Payload
let folder: string
let count = 0

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  folder = await mkdtemp(path.join(tmpdir(), 'perron-hostile-'))
})
afterAll(async () => {
  await running.stop()
  await rm(folder, { recursive: true, force: true })
})

function makeSource(format: FeedFormatName) {
  count += 1
  const file = path.join(folder, `${format}-${count}.${exampleFeeds[format].extension}`)
  const source = sourceOfFile(file, `hostile-${format}-${count}`, format)
  const first = count * 1000
  return {
    idOf: (number: number) => first + number,
    run: async (content: string | Uint8Array) => {
      await writeFile(file, content)
      return runImport(payload, source, { actor: 'test', dryRun: false })
    },
    titles: async () => {
      const { docs } = await payload.find({
        collection: 'properties',
        where: { source: { equals: source.key } },
        locale: 'fr',
        sort: 'ref',
        pagination: false,
      })
      return docs.map(({ headline }) => headline ?? '')
    },
  }
}

/** Far more than a record or a field may have. */
const longMb = isFullRun ? 50 : 10
/** One format of each reader; a full run takes all. */
const longestTexts: readonly FeedFormatName[] = isFullRun ? feedFormatNames : ['sweepbright', 'kyero', 'csv']

describe.each(longestTexts)('%s', (name) => {
  const { house, feed } = exampleFeeds[name]

  test(`a title of ${longMb} MB becomes a short one or refuses its record, and the next property is imported`, async () => {
    const { idOf, run, titles } = makeSource(name)
    const long = house(idOf(1), { title: 'y'.repeat(longMb * 1024 * 1024) })
    const { state, report } = await run(feed([long, house(idOf(2))]))
    const { new: made, refused, unreadable } = report.counts
    expect({ state, of: made + refused + Math.min(unreadable, 1) }).toEqual({ state: 'applied', of: 2 })
    const titlesNow = await titles()
    expect(titlesNow.at(-1)).toContain('Maison')
    for (const title of titlesNow) expect(title.length).toBeLessThanOrEqual(160)
  })
})

test.each(sample(feedFormatNames, 2))('%s: a zero byte stops nothing but its own record', async (name) => {
  const { house, feed } = exampleFeeds[name]
  const { idOf, run } = makeSource(name)
  const content = feed([house(idOf(1), { title: 'A\u0000B' }), house(idOf(2))])
  expect(['applied', 'held']).toContain((await run(content)).state)
})

const copies = () => readdir(path.join(env.privateDir, 'imports'))

describe('an archive', () => {
  const { house, feed } = exampleFeeds.openimmo
  const name = 'feed.xml'
  const content = feed([house(1)])

  test.each<[string, Buffer, RegExp]>([
    ['without a feed', makeZip([{ name: 'a.txt', content }]), /has no file with/],
    ['that says it is larger than any feed', makeZip([{ name, content, statedSize: 2 ** 31 }]), /more than/],
    [
      'with more in it than it says',
      makeZip([{ name, content: 'x'.repeat(10 ** 7), statedSize: 10 }]),
      /damaged/,
    ],
    ['with a path out of its folder', makeZip([{ name: '../../etc/feed.xml', content }]), /damaged/],
    ['that is encrypted', makeZip([{ name, content, isEncrypted: true }]), /damaged or encrypted/],
    ['that was cut off', makeZip([{ name, content }]).subarray(0, 300), /damaged/],
    ['with damaged content', makeZip([{ name, content }]).fill(0xff, 60, 90), /damaged/],
  ])('%s fails the run and leaves no copy', async (_, zip, message) => {
    const { run } = makeSource('openimmo')
    await expect(run(zip)).rejects.toThrow(message)
    expect(await copies()).toEqual([])
  })
})

test('lists in lists, a thousand deep, refuse their record alone', async () => {
  const { idOf, run, titles } = makeSource('perron')
  const { house, feed } = exampleFeeds.perron
  const deep = `{"id":${idOf(1)},"language":"fr","headline":${'['.repeat(5000)}${']'.repeat(5000)}}`
  const hostile = `{"id":${idOf(2)},"language":"fr","__proto__":{"goal":"rent"},"constructor":{"prototype":1}}`
  const { state, report } = await run(feed([deep, hostile, house(idOf(3))]))
  expect({ state, counts: report.counts }).toMatchObject({ state: 'applied', counts: { new: 1, refused: 2 } })
  expect(await titles()).toEqual(['Maison fr'])
})
