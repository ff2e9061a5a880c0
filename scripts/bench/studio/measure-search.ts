import path from 'node:path'

import { buildConfig, createLocalReq, getPayload, type Payload, type PayloadRequest } from 'payload'

import { payloadOptions } from '@/composition/payload-options'
import { findEverything } from '@/features/studio-search/server/find-everything'
import { findIndex } from '@/features/studio-search/server/index-documents'
import { databaseAdapter } from '@/lib/payload/database'

import { prepareDatabase } from '../catalogue/fill-database'
import { each, measure, type Measured } from '../catalogue/measure'
import { migrateDatabase } from '../../content/database'

const [propertyCount, pictureCount] = [10_000, 20_000]

interface Client {
  batch: (statements: { sql: string; args: (string | number)[] }[], mode: 'write') => Promise<unknown>
}

// Payload's type has no adapter; this is SQLite.
const clientOf = (payload: Payload): Client => (payload.db as unknown as { client: Client }).client

const nameOf = (table: string, id: string): string =>
  `(select name from ${table} where _parent_id = properties.${id} and _locale = 'fr')`
const [city, type] = [
  nameOf('localities_locales', 'locality_id'),
  nameOf('property_types_locales', 'type_id'),
]

/** Streets, drafts as lists read them, and pictures, by SQL alone. */
async function addDraftsAndPictures(payload: Payload): Promise<void> {
  const stamp = new Date().toISOString()
  const numbers = `with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ?)`
  await clientOf(payload).batch(
    [
      {
        sql: `update properties set street = 'Rue des ' || ${city} || ref, house_number = ref % 90,
          reference = 'AB-' || ref, studio_title = (
            select json_object('nl', title, 'fr', title, 'en', title, 'de', title)
            from (select ref || ' · ' || ${city} || ' · ' || ${type} as title))`,
        args: [],
      },
      {
        sql: `insert into _properties_v (id, parent_id, latest, version_ref, version_reference, version_goal,
            version_status, version_street, version_house_number, version_studio_title, version_locality_id,
            version_type_id, version__status, version_updated_at, created_at, updated_at)
          select 'v' || id, id, 1, ref, reference, goal, status, street, house_number, studio_title, locality_id,
            type_id, 'published', updated_at, created_at, updated_at from properties`,
        args: [],
      },
      {
        sql: `${numbers} insert into media (id, filename, mime_type, created_at, updated_at)
          select 'picture-' || n, 'photo-' || n || '.jpg', 'image/jpeg', ?, ? from numbers`,
        args: [pictureCount, stamp, stamp],
      },
      {
        sql: `insert into media_locales (alt, _locale, _parent_id)
          select 'Façade de la maison numéro ' || substr(id, 9), 'fr', id from media`,
        args: [],
      },
    ],
    'write',
  )
}

/**
 * A database with 10,000 properties and 20,000 pictures, as the studio finds them.
 *
 * @param folder for its file
 */
export async function fillForSearch(folder: string): Promise<Payload> {
  const uri = `file:${path.join(folder, 'perron.db')}`
  const options = payloadOptions({
    database: databaseAdapter(uri),
    secret: 'of a database that is thrown away',
  })
  const payload = await getPayload({
    config: buildConfig({ ...options, logger: { options: { level: 'error' } } }),
    key: uri,
  })
  await migrateDatabase(payload)
  await (
    await prepareDatabase(payload)
  )(propertyCount)
  await addDraftsAndPictures(payload)
  await findIndex.repair(payload, new Date())
  return payload
}

async function editorRequest(payload: Payload): Promise<PayloadRequest> {
  const user = { id: 'bench', collection: 'users' as const, role: 'administrator' }
  const req = await createLocalReq({ locale: 'fr' }, payload)
  // The access rules ask for the role alone.
  return Object.assign(req, { user })
}

const searches = {
  'a reference': ['AB-1500', '2210', 'ab 10800'],
  'a street': ['rue des liege', 'seraing', 'flemalle 12'],
  'a common word': ['maison', 'facade', 'rue'],
  'a word with a mistake': ['facadde maison', 'serainng', 'fleemalle'],
}

/** Times of the search of everything and of the searches of two lists. */
export async function measureSearch(payload: Payload): Promise<Measured[]> {
  const req = await editorRequest(payload)
  const measured: Measured[] = []
  for (const [name, texts] of Object.entries(searches))
    measured.push(await measure(`search: ${name}`, (run) => findEverything(req, each(texts, run))))
  const list =
    (collection: 'properties' | 'media', title: string, texts: readonly string[]) => (run: number) =>
      payload.find({
        collection,
        where: { or: [{ [title]: { like: each(texts, run) } }] },
        draft: true,
        depth: 0,
        limit: 10,
        overrideAccess: false,
        user: req.user,
        req,
      })
  measured.push(
    await measure('list of properties', list('properties', 'studioTitle', ['seraing', 'ab 1500', 'maison'])),
    await measure('list of media', list('media', 'filename', ['facade', 'photo 1500', 'facadde'])),
  )
  return measured
}
