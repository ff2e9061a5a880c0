import { writeFile } from 'node:fs/promises'
import path from 'node:path'

import type { Payload, Where } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { feedFormatNames, type FeedFormatName } from '@/features/import/model/feed-formats'
import { sourceOfFile } from '@/features/import/server/import-source'
import { runImport } from '@/features/import/server/run-import'
import { env } from '@/lib/env'
import { isRecord } from '@/lib/values/read-value'

import { exampleFeeds, openimmoDeletion, openimmoFeed, openimmoRecord } from '../../support/example-feeds'
import { isFullRun } from '../../support/full-run'
import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeZip } from '../../support/zip'

let running: TestPayload
let payload: Payload
let count = 0

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
})
afterAll(() => running.stop())

/** A source of a format that no other test has. */
function makeSource(format: FeedFormatName) {
  count += 1
  const file = path.join(env.dataDir, `${format}-${count}.${exampleFeeds[format].extension}`)
  const source = sourceOfFile(file, `${format}-${count}`, format)
  const first = count * 1000
  const run = async (content: string | Uint8Array, dryRun = false) => {
    await writeFile(file, content)
    return runImport(payload, source, { actor: 'test', dryRun })
  }
  return {
    idOf: (number: number) => first + number,
    run,
    /** What an import would write, without the time of writing. @returns values by the number of the property */
    preview: async (content: string) => {
      const { report } = await run(content, true)
      const toValues = ({ changes }: (typeof report.differences)[number]): Record<string, unknown> =>
        Object.fromEntries(changes.map(({ field, new: value }) => [field, value]))
      const values = new Map(report.differences.map((each) => [Number(each.record), toValues(each)]))
      return { report, valuesOf: (id: number) => values.get(id) ?? {} }
    },
    find: async (id: number) => {
      const where: Where = {
        and: [{ source: { equals: source.key } }, { externalId: { equals: String(id) } }],
      }
      return (await payload.find({ collection: 'properties', where, depth: 1, locale: 'all' })).docs[0]
    },
    titles: async () => {
      const { docs } = await payload.find({
        collection: 'properties',
        where: { source: { equals: source.key } },
        locale: 'fr',
        sort: 'ref',
        pagination: false,
        select: { headline: true },
      })
      return docs.map(({ headline }) => headline ?? '')
    },
  }
}

/** Formats whose hostile values are written too, by the same code for all; a full run writes those of every one. */
const written: readonly FeedFormatName[] = isFullRun ? feedFormatNames : ['sweepbright']

/** Control characters and direction overrides. */
const unprintable = /[\u0000-\u0008\u000b-\u001f\u202e]/

describe.each(feedFormatNames)('%s', (name) => {
  const { house, feed, extension } = exampleFeeds[name]
  let source: ReturnType<typeof makeSource>
  let content: string

  beforeAll(async () => {
    source = makeSource(name)
    content = feed([house(source.idOf(1)), house(source.idOf(2), { price: '300000' })])
    const { state, report } = await source.run(content)
    expect({ state, counts: report.counts }).toMatchObject({
      state: 'applied',
      counts: { new: 2, refused: 0 },
    })
  })

  test('a house becomes a property with its place, type, price and texts, and the same again is unchanged', async () => {
    const { idOf, run, find } = source
    const property = await find(idOf(1))
    expect(property).toMatchObject({
      ref: idOf(1),
      goal: 'sale',
      status: 'active',
      price: 250_000,
      bedrooms: 3,
      epcLabelText: 'C',
      type: { webId: 1 },
      locality: { zip: '4400' },
      publishPrice: true,
    })
    const texts = JSON.stringify([property?.headline, property?.description])
    expect(texts).not.toMatch(/<|alert|A\. Person/)
    expect(Object.keys(property?.headline ?? {}).sort()).toEqual(['fr', 'nl'])
    expect((await run(content)).report.counts).toMatchObject({ unchanged: 2, new: 0, changed: 0 })
    const changed = await run(
      feed([house(idOf(1), { price: '240000' }), house(idOf(2), { price: '300000' })]),
    )
    expect(changed.report.differences).toMatchObject([
      { record: String(idOf(1)), changes: [{ field: 'price', old: 250_000, new: 240_000 }] },
    ])
  })

  test('a feed that breaks off changes nothing', async () => {
    const { idOf, run, find } = source
    const cut = Buffer.from(content).subarray(0, Math.floor(content.length * 0.6))
    expect(await run(cut)).toMatchObject({ state: 'held' })
    expect(await run(feed([]))).toMatchObject({ state: 'held' })
    expect(await find(idOf(2))).toMatchObject({ status: 'active' })
  })

  test('hostile values are left out or cleaned, and hold up no other property, in an archive too', async () => {
    const { idOf, run, preview, titles } = makeSource(name)
    const control = house(idOf(6), { title: 'A\u0001\u0007\u001bB' })
    const hostile = [
      house(idOf(1), { price: '1e308', title: 'A\u202eB\u200b' }),
      house(idOf(2), { price: '-5', title: '<img src=x onerror=alert(1)>javascript:alert(1)' }),
      house(idOf(3), { title: 'x'.repeat(300_000) }),
      house(idOf(4)),
      house(idOf(4), { price: '1' }),
      control,
      house(idOf(7), { title: '<script>alert(1)</script>AB' }),
      house(idOf(8), { title: '=HYPERLINK("http://x")' }),
      house(idOf(9), { title: '__proto__' }),
    ]
    const content = feed([...hostile, house(idOf(5))])
    const taken = 8
    const { report, valuesOf } = await preview(content)
    expect(report.counts).toMatchObject({ new: taken, refused: 1 })
    expect(report.refused).toMatchObject([{ record: String(idOf(4)), reason: 'duplicate' }])
    expect([1, 2, 5].map((number) => valuesOf(idOf(number)).price ?? null)).toEqual([null, null, 250_000])
    expect(JSON.stringify(report.differences)).not.toMatch(unprintable)
    const zip = makeZip([
      { name: `transfer/feed.${extension}`, content },
      { name: 'pictures/1.jpg', content: 'x' },
    ])
    if (!written.includes(name)) return expect((await run(zip, true)).report.counts).toEqual(report.counts)
    expect((await run(zip)).report.counts).toMatchObject({ new: taken, refused: 1 })
    const titlesNow = await titles()
    expect(titlesNow).toHaveLength(taken)
    for (const title of titlesNow) expect(title.length).toBeLessThanOrEqual(160)
    expect(titlesNow.join('')).not.toMatch(unprintable)
  })
})

test('a document type with entities is refused', async () => {
  const { idOf, run } = makeSource('kyero')
  const { house, feed } = exampleFeeds.kyero
  const laughs = '<!DOCTYPE root [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>'
  const content = feed([house(idOf(1), { title: 'T' })]).replace('<root>', `${laughs}<root>`)
  expect(await run(content)).toMatchObject({
    state: 'held',
    heldReasons: expect.arrayContaining(['truncated']),
  })
})

test('a part of OpenImmo changes what it names, withdraws what it deletes, and leaves the others', async () => {
  const { idOf, run, find } = makeSource('openimmo')
  const { house, feed } = exampleFeeds.openimmo
  const numbers = [1, 2, 3, 4, 5]
  await run(feed(numbers.map((number) => house(idOf(number)))))
  const part = openimmoFeed([house(idOf(1), { price: '240000' }), openimmoDeletion(idOf(2))], 'TEIL')
  const { state, report } = await run(part)
  expect({ state, counts: report.counts }).toMatchObject({
    state: 'applied',
    counts: { changed: 1, gone: 1 },
  })
  expect(await find(idOf(1))).toMatchObject({ price: 240_000 })
  expect(await find(idOf(2))).toMatchObject({ status: 'withdrawn' })
  expect(await find(idOf(3))).toMatchObject({ status: 'active' })
})

describe('one language of a property in a part of OpenImmo', () => {
  const { house, feed } = exampleFeeds.openimmo
  const languagesOf = (text: unknown) =>
    Object.entries(isRecord(text) ? text : {})
      .filter(([, value]) => value)
      .map(([locale]) => locale)
      .sort()

  async function runPart(toRecords: (id: number) => string[]) {
    const source = makeSource('openimmo')
    const id = source.idOf(1)
    await source.run(feed([house(id)]))
    const { state } = await source.run(openimmoFeed(toRecords(id), 'TEIL'))
    expect(state).toBe('applied')
    const property = await source.find(id)
    return { ...source, id, property, languages: languagesOf(property?.headline) }
  }

  test('changes that language alone', async () => {
    const { property, languages } = await runPart((id) => [
      openimmoRecord(id, 'nl-BE', { title: 'Kasteel', price: '240000' }),
    ])
    expect({ property, languages }).toMatchObject({
      property: { price: 240_000, headline: { fr: 'Maison fr-BE', nl: 'Kasteel nl-BE' } },
      languages: ['fr', 'nl'],
    })
  })

  test('is deleted alone, and comes back', async () => {
    const { property, languages, run, find, id } = await runPart((number) => [
      openimmoDeletion(number, 'nl-BE'),
    ])
    expect({ property, languages }).toMatchObject({
      property: { status: 'active', publishedIn: ['fr'] },
      languages: ['fr'],
    })
    await run(openimmoFeed([openimmoRecord(id, 'nl-BE')], 'TEIL'))
    expect(await find(id)).toMatchObject({ publishedIn: ['fr', 'nl'], headline: { nl: 'Maison nl-BE' } })
  })

  test('is deleted beside a change of the other', async () => {
    const { property, languages } = await runPart((id) => [
      openimmoRecord(id, 'nl-BE', { title: 'Kasteel' }),
      openimmoRecord(id, 'fr-BE', { price: '230000' }),
      openimmoDeletion(id, 'nl-BE'),
    ])
    expect({ property, languages }).toMatchObject({ property: { price: 230_000 }, languages: ['fr'] })
  })

  test.each([
    ['when each language is deleted', ['nl-BE', 'fr-BE']],
    ['when no language is named', ['']],
  ])('the property is withdrawn %s', async (_, languages) => {
    const { property } = await runPart((id) => languages.map((language) => openimmoDeletion(id, language)))
    expect(property).toMatchObject({ status: 'withdrawn' })
  })

  test('another language than the site has deletes nothing', async () => {
    const { property } = await runPart((id) => [openimmoDeletion(id, 'pl-PL')])
    expect(property).toMatchObject({ status: 'active' })
  })
})

test.each([
  ['<currency>GBP</currency><price_freq>sale</price_freq>', null],
  ['<currency>EUR</currency><price_freq>week</price_freq>', null],
  ['<currency>EUR</currency><price_freq>year</price_freq>', 20_833],
  ['<currency>EUR</currency><price_freq>month</price_freq>', 250_000],
  ['<price_freq>sale</price_freq>', 250_000],
])('a price of Kyero is one in euros, by the month: %s', async (terms, price) => {
  const { idOf, preview } = makeSource('kyero')
  const { house, feed } = exampleFeeds.kyero
  const record = house(idOf(1)).replace(/<currency>.*<\/price_freq>/, terms)
  const { report, valuesOf } = await preview(feed([record]))
  expect(valuesOf(idOf(1)).bedrooms).toBe(3)
  expect(valuesOf(idOf(1)).price ?? null).toBe(price)
  const isSaid = Object.keys(report.warnings).some((key) => key.startsWith('price'))
  // A price of a sale is said only where it is left out; a rent of this height always is.
  expect(isSaid).toBe(price === null || !terms.includes('sale'))
})

test('the energy label X of Kyero is no label', async () => {
  const { idOf, preview } = makeSource('kyero')
  const { house, feed } = exampleFeeds.kyero
  const labelled = (label: string) =>
    feed([house(idOf(1)).replace('<consumption>C<', `<consumption>${label}<`)])
  expect((await preview(labelled('C'))).valuesOf(idOf(1))).toMatchObject({ epcLabelText: 'C' })
  const { epcLabelText = null, epcState = null } = (await preview(labelled('X'))).valuesOf(idOf(1))
  expect([epcLabelText, epcState]).toEqual([null, null])
})

test.each([';', ',', '\t'])('a table is split at the sign of its heading line: %j', async (separator) => {
  const { idOf, preview } = makeSource('csv')
  const other = separator === ';' ? ',' : ';'
  const rows = [
    ['id', 'language', 'goal', 'typeWebId', 'localityZip', 'localityName', 'price', 'headline'],
    [idOf(1), 'fr', 'sale', 1, '4400', 'Flémalle', 1250, `Maison${other} jardin`],
  ]
  const { report, valuesOf } = await preview(rows.map((cells) => cells.join(separator)).join('\n'))
  expect(report.counts).toMatchObject({ new: 1, refused: 0 })
  expect(valuesOf(idOf(1))).toMatchObject({ price: 1250, 'headline:fr': `Maison${other} jardin` })
})

test('a price on request stays hidden', async () => {
  const { idOf, preview } = makeSource('openimmo')
  const { house, feed } = exampleFeeds.openimmo
  const hidden = house(idOf(1)).replaceAll('auf_anfrage="false"', 'auf_anfrage="true"')
  const { valuesOf } = await preview(feed([hidden, house(idOf(2))]))
  expect([1, 2].map((number) => valuesOf(idOf(number)).publishPrice)).toEqual([false, true])
})
