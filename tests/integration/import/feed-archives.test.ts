import { writeFile } from 'node:fs/promises'
import path from 'node:path'

import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { fetchDueFiles } from '@/features/import/server/files/fetch-due-files'
import { sourceOfFile } from '@/features/import/server/import-source'
import { runImport } from '@/features/import/server/run-import'
import { env } from '@/lib/env'
import { populated } from '@/lib/values/read-value'
import type { Media } from '@/payload-types'

import { makePayload, type TestPayload } from '../../support/make-payload'
import { thinPng } from '../../support/thin-png'
import { makeZip } from '../../support/zip'

/** Archives of OpenImmo: several files, the pictures in them, wholes and parts, and who provides them. */

let running: TestPayload
let payload: Payload
let count = 0

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
})
afterAll(() => running.stop())

interface Home {
  number: string
  rent?: number
  attachments?: string
  action?: string
}

const home = ({ number, rent = 700, attachments = '', action = '' }: Home): string => `
<immobilie><objektkategorie><vermarktungsart MIETE_PACHT="1"/><objektart><wohnung/></objektart></objektkategorie>
<geo><plz>4900</plz><ort>Spa</ort></geo><preise><kaltmiete>${rent}</kaltmiete></preise>
<freitexte><objekttitel>Appartement ${number}</objekttitel></freitexte><anhaenge>${attachments}</anhaenge>
<verwaltung_techn><objektnr_extern>${number}</objektnr_extern><sprache>fr</sprache>${action && `<aktion aktionart="${action}"/>`}</verwaltung_techn></immobilie>`

const transfer = (homes: readonly Home[], { extent = 'VOLL', provider = '' } = {}): string =>
  `<openimmo><uebertragung umfang="${extent}"/><anbieter>${provider && `<openimmo_anid>${provider}</openimmo_anid>`}${homes.map(home).join('')}</anbieter></openimmo>`

function makeSource() {
  count += 1
  const key = `archive-${count}`
  const file = path.join(env.dataDir, `${key}.bin`)
  const run = async (
    content: string | Uint8Array,
    { overrules = false, answers = new Map<string, string>() } = {},
  ) => {
    await writeFile(file, content)
    const source = { ...sourceOfFile(file, key, 'openimmo', { answers }), guardSharePercent: 100 }
    return runImport(payload, source, { actor: 'test', dryRun: false, overrules })
  }
  const find = async () => {
    const { docs } = await payload.find({
      collection: 'properties',
      where: { source: { equals: key } },
      sort: 'externalId',
      draft: true,
      depth: 1,
      pagination: false,
    })
    return docs
  }
  const statuses = async () =>
    Object.fromEntries((await find()).map(({ externalId, status }) => [externalId ?? '', status]))
  return { run, find, statuses }
}

const attachment = (where: string, { group = 'BILD', inline = '' } = {}): string =>
  `<anhang gruppe="${group}"><daten>${where && `<pfad>${where}</pfad>`}${inline && `<anhanginhalt>${inline}</anhanginhalt>`}</daten></anhang>`

test('pictures of the archive and of the record become pictures of the property, in their order', async () => {
  const { run, find } = makeSource()
  const inline = thinPng(40, 30).toString('base64')
  const attachments = [
    attachment('.\\Bilder\\Haus 1.PNG'),
    attachment('titel.png', { group: 'TITELBILD' }),
    attachment('', { inline }),
    attachment('fehlt.png'),
  ].join('')
  const zip = (title: Buffer) =>
    makeZip([
      { name: 'Export/objekt.XML', content: transfer([{ number: '7', attachments }]) },
      { name: 'Export/bilder/haus 1.png', content: thinPng(32, 24) },
      { name: 'Export/TITEL.png', content: title },
      { name: '__MACOSX/Export/._objekt.XML', content: 'x' },
      { name: 'Export/.DS_Store', content: 'x' },
    ])
  expect(await run(zip(thinPng(48, 36)))).toMatchObject({ state: 'applied', report: { counts: { new: 1 } } })
  await fetchDueFiles(payload)
  const picturesOf = async () => {
    const [property] = await find()
    return (property?.pictures ?? []).map((picture) => populated<Media>(picture)?.width)
  }
  expect(await picturesOf()).toEqual([48, 32, 40])
  expect((await run(zip(thinPng(48, 36)))).report.counts).toMatchObject({ unchanged: 1, changed: 0 })
  // The same name with another content is another picture.
  expect((await run(zip(thinPng(64, 48)))).report.counts).toMatchObject({ unchanged: 0, changed: 1 })
  await fetchDueFiles(payload)
  expect(await picturesOf()).toEqual([64, 32, 40])
})

describe('several files in one archive', () => {
  const archive = (...contents: string[]) =>
    makeZip(contents.map((content, at) => ({ name: `${at}.xml`, content })))

  test('a whole withdraws what is in none of them', async () => {
    const { run, statuses } = makeSource()
    await run(transfer([{ number: '1' }, { number: '2' }, { number: '3' }]))
    await run(
      archive(transfer([{ number: '1' }, { number: '4' }]), transfer([{ number: '2' }], { extent: 'TEIL' })),
    )
    expect(await statuses()).toEqual({ 1: 'active', 2: 'active', 3: 'withdrawn', 4: 'active' })
  })

  test('wholes with one record each are changes, and that is said', async () => {
    const { run, statuses } = makeSource()
    await run(transfer([{ number: '1' }, { number: '2' }, { number: '3' }]))
    const { report } = await run(
      archive(transfer([{ number: '1', rent: 710 }]), transfer([{ number: '2', rent: 720 }])),
    )
    expect(report).toMatchObject({
      counts: { changed: 2, gone: 0 },
      reading: { repairs: ['manySingleFiles'] },
    })
    expect(await statuses()).toEqual({ 1: 'active', 2: 'active', 3: 'active' })
  })

  test.each(['DELETE', 'delete', 'Delete'])(
    '%s withdraws its record, also beside one that cannot be read',
    async (action) => {
      const { run, statuses } = makeSource()
      await run(transfer([{ number: '1' }, { number: '2' }, { number: '3' }]))
      const { report } = await run(
        archive(
          transfer([{ number: '1', action }]),
          transfer([{ number: '3' }, { number: '9' }]).replace('<ort>', ''),
        ),
      )
      expect(report).toMatchObject({
        counts: { read: 3, deleted: 1, gone: 1, unreadable: 1 },
        reading: { keepsMissing: true },
      })
      expect(await statuses()).toEqual({ 1: 'withdrawn', 2: 'active', 3: 'active', 9: 'active' })
    },
  )
})

describe('the provider', () => {
  const both = `<openimmo><uebertragung umfang="VOLL"/>${['X', 'Y']
    .map((name) =>
      transfer([{ number: 'A1' }], { provider: name }).replace(/^.*?(?=<anbieter>)|<\/openimmo>$/g, ''),
    )
    .join('')}</openimmo>`

  test('two offices in one file may both have an A1', async () => {
    const { run, statuses } = makeSource()
    expect((await run(both)).report.counts).toMatchObject({ new: 2 })
    expect(await statuses()).toEqual({ A1: 'active', 'A1 (Y)': 'active' })
    expect((await run(both)).report.counts).toMatchObject({ new: 0, unchanged: 2, gone: 0 })
  })

  test.each([
    ['that is renamed', 'X'],
    ['that begins to be named', ''],
  ])('one %s is a question, and nothing is new or gone', async (_, provider) => {
    const { run, statuses } = makeSource()
    const homes = [{ number: '1' }, { number: '2' }]
    await run(transfer(homes, { provider }))
    const result = await run(transfer(homes, { provider: 'Z' }))
    expect(result).toMatchObject({
      state: 'held',
      heldReasons: ['provider'],
      report: { counts: { new: 0, gone: 0 }, questions: [{ kind: 'provider', word: 'Z', properties: 2 }] },
    })
    const answers = new Map([['provider z', 'same']])
    expect(await run(transfer(homes, { provider: 'Z' }), { answers })).toMatchObject({ state: 'applied' })
    expect((await run(transfer(homes, { provider: 'Z' }))).state).toBe('applied')
    expect(await statuses()).toEqual({ 1: 'active', 2: 'active' })
  })
})
