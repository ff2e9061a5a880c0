import { documentRecord } from '../../content/record'
import type { Store } from '../../content/store'

import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { feedFolder, findImportSource } from '@/features/import/server/import-source'
import { runImport } from '@/features/import/server/run-import'
import { feedNumberOfGoal } from '@/features/property/model/goal'
import { locales } from '@/lib/i18n/locales'

import type { DemoProperty } from './property-data'
import { required } from './required'

/** The source of some properties of the demo, and the file that it reads from the folder of feeds. */
export const demoFeed = { key: 'immo-perron', name: 'Immo Perron feed', file: 'immo-perron.json' } as const

type FeedRecord = Record<string, unknown>

/** A property as the office's software sends it: one record per language, with the field names of specification 3. */
function recordsOf(property: DemoProperty): FeedRecord[] {
  const { name, zip } = property.place
  return locales.map((language) => ({
    ID: property.ref,
    language,
    Goal: feedNumberOfGoal(property.goal),
    Status: '1',
    WebID: String(property.typeWebId),
    CountryID: 10,
    Zip: zip,
    City: name[language],
    Street: property.street,
    HouseNumber: property.houseNumber,
    Price: String(property.price),
    PublishPrice: property.publishPrice ? '1' : '0',
    TypeDescription: property.headline[language],
    NumberOfBedRooms: property.fields.bedrooms ?? '',
  }))
}

/**
 * What the office changed since the last import: a lower price, one bedroom more, a sale, a record without a goal and a
 * postal code, and a property that is gone.
 */
function changed(byProperty: readonly FeedRecord[][]): FeedRecord[][] {
  const [first = [], second = [], third = [], fourth = [], , ...others] = byProperty
  return [
    first.map((record) => ({ ...record, Price: String(Number(record.Price) - 10_000) })),
    second.map((record) => ({ ...record, NumberOfBedRooms: Number(record.NumberOfBedRooms || 1) + 1 })),
    third.map((record) => ({ ...record, Status: '2' })),
    fourth.map((record) => ({ ...record, Goal: '-', Zip: '' })),
    ...others,
  ]
}

const writeFeed = (byProperty: readonly FeedRecord[][], createDate: string): Promise<void> =>
  writeFile(
    path.join(feedFolder(), demoFeed.file),
    JSON.stringify(
      { createDate, total: byProperty.length, types: [], properties: byProperty.flat() },
      null,
      1,
    ),
  )

export const sourceRecord = documentRecord('importSources', demoFeed.key, {
  ...demoFeed,
  format: 'specification3',
  location: 'file',
  active: true,
  autoLock: true,
  languages: [...locales],
  guardShare: 20,
  schedule: 'never',
})

/**
 * Imports the feed of the demo once. The file that stays has changes, which a dry run shows.
 *
 * @param day today as `2026-11-20`
 */
export async function seedImport(
  { payload }: Store,
  properties: readonly DemoProperty[],
  day: string,
): Promise<void> {
  await mkdir(feedFolder(), { recursive: true })
  const records = properties.filter(({ isOfFeed }) => isOfFeed).map(recordsOf)
  await writeFeed(records, `${day}T04:00:00Z`)
  const source = required(await findImportSource(payload, demoFeed.key), `source ${demoFeed.key}`)
  await runImport(payload, source, { actor: 'npm run seed', dryRun: false })
  await writeFeed(changed(records), `${day}T05:00:00Z`)
}
