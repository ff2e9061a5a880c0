import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { feedFolder, findImportSource } from '@/features/import/server/import-source'
import { runImport } from '@/features/import/server/run-import'
import { feedNumberOfGoal } from '@/features/property/model/goal'
import { locales, type Locale } from '@/lib/i18n/locales'

import type { DemoProperty } from '../properties/properties'
import { required } from './required'
import type { Store } from './store'

/** The source of some properties of the demo, and the file that it reads from the folder of feeds. */
export const demoFeed = { key: 'immo-perron', name: 'Immo Perron feed', file: 'immo-perron.json' } as const

const feedSize = 12

/** Properties of the demo that come from its feed: the first for sale that are on offer with their price. */
export const propertiesOfFeed = (properties: readonly DemoProperty[]): DemoProperty[] =>
  properties
    .filter(({ goal, status, publishPrice }) => goal === 'sale' && status === 'active' && publishPrice)
    .slice(0, feedSize)

type FeedRecord = Record<string, unknown>

/** A property as the office's software sends it: one record per language, with the field names of specification 3. */
function recordsOf(
  property: DemoProperty,
  names: Readonly<Record<string, Record<Locale, string>>>,
): FeedRecord[] {
  const { ref, goal, typeWebId, localityKey, street, houseNumber, price, publishPrice, fields } = property
  const name = required(names[localityKey], `locality ${localityKey}`)
  return locales.map((language) => ({
    ...{ ID: ref, language, Goal: feedNumberOfGoal(goal), Status: '1', WebID: String(typeWebId) },
    ...{ CountryID: 10, Zip: localityKey.split('|')[1], City: name[language] },
    ...{
      Street: street,
      HouseNumber: houseNumber,
      Price: String(price),
      PublishPrice: publishPrice ? '1' : '0',
    },
    ...{ TypeDescription: property.headline[language], NumberOfBedRooms: fields.bedrooms ?? '' },
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

/**
 * Makes the source of the demo and imports its feed once. The file that stays has changes, which a dry run shows.
 *
 * @param day today as `2026-11-20`
 * @param names of the localities by language and their key, `Embourg|4053`
 */
export async function seedImports(
  store: Store,
  properties: readonly DemoProperty[],
  { day, names }: { day: string; names: Readonly<Record<string, Record<Locale, string>>> },
): Promise<void> {
  const { key, name, file } = demoFeed
  await store.create('importSources', {
    ...{ key, name, file, format: 'specification3', location: 'file', active: true, autoLock: true },
    ...{ languages: [...locales], guardShare: 20, schedule: 'never' },
  })
  await mkdir(feedFolder(), { recursive: true })
  const records = propertiesOfFeed(properties).map((property) => recordsOf(property, names))
  await writeFeed(records, `${day}T04:00:00Z`)
  const source = await findImportSource(store.payload, key)
  if (source) await runImport(store.payload, source, { actor: 'npm run seed', dryRun: false })
  await writeFeed(changed(records), `${day}T05:00:00Z`)
}
