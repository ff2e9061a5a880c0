import { findIndex } from '@/features/finding/server/index-documents'
import { searchIndex } from '@/features/listings/server/search-index/index-hooks'

import { demoDrafts, demoProperties, type DemoProperty } from '../properties/properties'
import { newAccounts, type Login } from '../records/accounts'
import { contentRecords } from '../records/articles'
import { agentAt, catalogueRecords, projectRecords } from '../records/catalogue'
import { ownerAreaRecords } from '../records/owner-area'
import { pageRecords } from '../records/pages'
import { patternRecords } from '../records/patterns'
import { pictureRecords } from '../records/pictures'
import { propertySettings } from '../records/property-settings'
import { routeRecords } from '../records/routes'
import { moduleRecords } from '../records/shared-modules'
import { frameSettings, siteSettings } from '../records/site-settings'

import { seedOwnerViewing, seedVisits } from './appointments'
import { seedImport, sourceRecord } from './imports'
import { makeLoader, type Loader } from './loader'
import { seedPageVisits } from './page-visits'
import { filmRecord, pictureUploads, type ReadPicture } from './pictures'
import type { Progress } from './progress'
import { seedProperties } from './properties'
import type { DocumentRecord } from './record'
import type { Store } from './store'

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
  await loader.load([...siteSettings, ...propertySettings(day)])
  await loader.load([...catalogueRecords, ...accounts, ...projectRecords(properties)])
  progress.step('properties')
  await seedProperties(store, loader, { properties, drafts: demoDrafts(day) }, (done) =>
    progress.count('properties', done, properties.length),
  )
  progress.step('search rows, import, appointments and visits')
  await searchIndex.rebuild(store.payload)
  await loader.load([sourceRecord])
  await seedImport(store, properties, day)
  await seedVisits(store, day, await loader.resolve(agentAt(0)))
  await seedOwnerViewing(store, day)
  await loader.load(ownerAreaRecords(properties, day))
  await seedPageVisits(store, properties, day)
}

async function seedContent({ loader, progress }: Seeding): Promise<void> {
  progress.step('articles, pages and routes')
  await loader.load([...contentRecords, ...moduleRecords, ...pageRecords, ...routeRecords, ...patternRecords])
  await loader.load(frameSettings)
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
  const properties = demoProperties(day)
  const seeding = { store, loader, progress, properties, day }
  const pictures = [...pictureRecords(properties, pictureUploads(store.payload, readPicture)), filmRecord]
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
