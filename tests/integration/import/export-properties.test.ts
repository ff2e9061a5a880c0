import { writeFile } from 'node:fs/promises'
import path from 'node:path'

import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { exportProperties } from '@/features/import/server/export-properties'
import { sourceOfFile } from '@/features/import/server/import-source'
import { runImport } from '@/features/import/server/run-import'
import { env } from '@/lib/env'

import { openLibrary, rightHalf, solid } from '../../support/cropped-pictures'
import { houseRecord, inDutch } from '../../support/feed-records'
import { makeFeedSite } from '../../support/feed-site'
import { makePayload, type TestPayload } from '../../support/make-payload'
import { quiet } from '../../support/minimal-document'

let first: TestPayload
let second: TestPayload

beforeAll(async () => {
  first = await makePayload()
  second = await makePayload()
})
afterAll(async () => {
  await first.stop()
  await second.stop()
})

const now = new Date('2026-11-24T08:00:00Z')

async function exported(payload: Payload): Promise<string> {
  let text = ''
  for await (const piece of exportProperties(payload, now)) text += piece
  return text
}

test('the export of one site, imported by another and exported again, is the same', async () => {
  const office = await makeFeedSite(first.payload, 'office')
  const texts = {
    DescriptionB: '<p>Deux</p><p>lignes &lt;b&gt; &amp; « plus »</p>',
    AsbestosDate: '2026-01-31',
  }
  await office.write([
    houseRecord(101, {
      ...texts,
      HasGarden: '1',
      HasLift: '0',
      GardenOrientation: '3',
      CadastralIncome: '745.5',
    }),
    inDutch(houseRecord(101, { ...texts, City: 'Flémalle' })),
    houseRecord(102, { Price: '950', Street: 'Rue <b>', HouseNumber: '4', PublishAddress: '1' }),
    houseRecord(103, { ConditionID: '2', WebIDs: '1,3' }),
    houseRecord(104, { EPCLabelText: '', EnergyPerformance: '', EPCTotal: '', EPCUniqueCode: '' }),
  ])
  await office.run()
  const text = await exported(first.payload)
  // A draft is not exported.
  expect(JSON.parse(text)).toMatchObject({ total: 3, properties: { length: 4 } })

  const file = path.join(env.dataDir, 'exported.json')
  await writeFile(file, text)
  const source = sourceOfFile(file, 'other-site', 'perron')
  const run = () => runImport(second.payload, source, { actor: 'test', dryRun: false })
  expect((await run()).report).toMatchObject({ counts: { new: 3, refused: 0, drafts: 0 }, warnings: {} })
  expect(await exported(second.payload)).toBe(text)
  expect((await run()).report.counts).toMatchObject({ unchanged: 3, new: 0, changed: 0 })
  await office.stop()
})

test('of a cropped picture the export names the largest size, of others the original', async () => {
  const { payload } = first
  const library = openLibrary(payload)
  const uncropped = await library.upload('whole.png', await solid(90, 60, '#f00'))
  const cropped = await library.upload('cropped.png', await solid(90, 60, '#00f'), { crop: rightHalf })
  const where = { ref: { equals: 101 } }
  const pictures = [uncropped.id, cropped.id]
  await payload.update({ collection: 'properties', where, data: { pictures }, context: quiet() })
  const text = await exported(payload)
  expect(text).toContain(`/api/media/file/${uncropped.filename}"`)
  expect(text).toContain(`/images/${cropped.filename}?width=400`)
  expect(text).not.toContain(`/api/media/file/${cropped.filename}`)
})
