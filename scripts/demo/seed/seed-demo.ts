import { checked } from '../../content/check-records'
import { makeLoader, type Loader } from '../../content/loader'
import { ref, type DocumentRecord } from '../../content/record'
import { frameSettings, propertySettings } from '../../content/records'
import type { Store } from '../../content/store'

import { findIndex } from '@/features/studio-search/server/index-documents'
import { searchIndex } from '@/features/listings/server/search-index/index-hooks'

import { newAccounts, type Login } from './accounts'
import { seedOwnerViewing, seedVisits } from './appointments'
import { seedImport, sourceRecord } from './imports'
import { seedPageVisits } from './page-visits'
import { ownerAreaRecords } from './owner-area'
import { filmRecord, pictureRecords, pictureUploads, type ReadPicture } from './pictures'
import type { Progress } from './progress'
import { seedProperties } from './properties'
import { readProperties, type DemoProperty } from './property-data'
import { catalogueRecords, contentRecords, projectRecords, siteSettings } from './records'
import { seedSiteFiles } from './site-files'

/** Whose properties are visited in the days to come. */
const agentOfVisits = 'claire'

/** Pictures made at a time. */
const picturesAtOnce = 4

interface Seeding {
  store: Store
  loader: Loader
  progress: Progress
  properties: readonly DemoProperty[]
  /** Today as `2026-11-20`; the properties' dates count back from it. */
  day: string
}

/** Settings, types, places, people and projects, then the properties and what is about them. */
async function seedCatalogue(
  { store, loader, progress, properties, day }: Seeding,
  accounts: readonly DocumentRecord[],
): Promise<void> {
  progress.step('settings, types, places and people')
  // First: search rows and energy labels of the properties are computed with the settings.
  await loader.load(checked([...siteSettings(), ...propertySettings(day)]))
  await loader.load(checked([...catalogueRecords(), ...accounts, ...projectRecords()]))
  progress.step('properties')
  await seedProperties(store, loader, properties, (done) =>
    progress.count('properties', done, properties.length),
  )
  progress.step('search rows, import, appointments and visits')
  await searchIndex.rebuild(store.payload)
  await loader.load([sourceRecord])
  await seedImport(store, properties, day)
  await seedVisits(store, day, await loader.resolve(ref('agents', agentOfVisits)))
  await seedOwnerViewing(store, day)
  await loader.load(checked(ownerAreaRecords(properties, day)))
  await seedPageVisits(store, properties, day)
  await seedSiteFiles()
}

async function seedContent({ loader, progress, day }: Seeding): Promise<void> {
  progress.step('articles, pages and routes')
  await loader.load(checked([...contentRecords(day), ...frameSettings('demo')]))
}

/**
 * Fills an empty database with Immo Perron: the same content every time, with new passwords. The pictures are made
 * beside the rest, on the other cores; what shows one waits for it.
 *
 * @param day today as `2026-11-20`
 */
export async function seedDemo(
  store: Store,
  day: string,
  progress: Progress,
  readPicture?: ReadPicture,
): Promise<Login[]> {
  const loader = makeLoader(store)
  const properties = readProperties(day)
  const seeding = { store, loader, progress, properties, day }
  const pictures = checked([...pictureRecords(pictureUploads(store.payload, readPicture)), filmRecord])
  const accounts = newAccounts()
  const seedRest = async () => {
    await seedCatalogue(
      seeding,
      accounts.map(({ record }) => record),
    )
    await seedContent(seeding)
  }
  const onStored = (done: number) => progress.count('pictures', done, pictures.length)
  await Promise.all([loader.load(pictures, { atOnce: picturesAtOnce, onStored }), seedRest()])
  progress.step('search of the studio')
  await findIndex.rebuild(store.payload)
  return accounts.map(({ login }) => login)
}
