import type { Payload } from 'payload'

import { locales } from '@/lib/i18n/locales'
import { inChunks } from '@/lib/values/lists'

import { localities } from '../demo/content/localities'
import { propertyTypes } from '../demo/content/property-types'

import { inventProperty, type Kind, type Place } from './invent-property'
import { makeRandom } from './random'

const rowsPerStatement = 50
const statementsPerBatch = 40
const placesInAll = 300

type Value = string | number | null
type Row = Record<string, Value>

/** The part of the SQLite client that is used here; Payload's type has no adapter. */
interface Client {
  batch: (statements: { sql: string; args: Value[] }[], mode: 'write') => Promise<unknown>
}

const clientOf = (payload: Payload): Client => (payload.db as unknown as { client: Client }).client

const stamp = '2026-01-15T09:00:00.000Z'
const stamped = { created_at: stamp, updated_at: stamp }

function insertStatement(table: string, rows: readonly Row[]) {
  const columns = Object.keys(rows[0] ?? {})
  const marks = `(${columns.map(() => '?').join(',')})`
  const sql = `INSERT INTO "${table}" (${columns.map((name) => `"${name}"`).join(',')}) VALUES ${rows.map(() => marks).join(',')}`
  return { sql, args: rows.flatMap((row) => columns.map((name) => row[name] ?? null)) }
}

async function insert(payload: Payload, table: string, rows: readonly Row[]): Promise<void> {
  const statements = [...inChunks(rows, rowsPerStatement)].map((group) => insertStatement(table, group))
  for (const batch of inChunks(statements, statementsPerBatch)) await clientOf(payload).batch(batch, 'write')
}

/** The places of the demo, and invented hamlets around them. */
function makePlaces(): Place[] {
  return Array.from({ length: placesInAll }, (_, at) => {
    const { name, zip, latitude, longitude } = localities[at % localities.length]!
    const suffix = at < localities.length ? '' : ` ${Math.floor(at / localities.length)}`
    const names = Object.fromEntries(locales.map((locale) => [locale, `${name[locale]}${suffix}`]))
    const id = crypto.randomUUID()
    return { id, zip, latitude, longitude, names: names as Place['names'] }
  })
}

const makeKinds = (): Kind[] =>
  propertyTypes.map(({ webId, name }) => ({ id: crypto.randomUUID(), webId, names: name }))

const localeRows = (items: readonly { id: string; names: Place['names'] }[]): Row[] =>
  items.flatMap(({ id, names }) =>
    locales.map((locale) => ({ _parent_id: id, _locale: locale, name: names[locale], slug: names[locale] })),
  )

async function insertRelations(payload: Payload, places: readonly Place[], kinds: readonly Kind[]) {
  await insert(
    payload,
    'localities',
    places.map(({ id, zip, latitude, longitude }) => ({
      id,
      zip,
      country_id: '10',
      latitude,
      longitude,
      ...stamped,
    })),
  )
  await insert(payload, 'localities_locales', localeRows(places))
  await insert(
    payload,
    'property_types',
    kinds.map(({ id, webId }) => ({ id, web_id: webId, show_order: webId, sale: 1, rent: 1, ...stamped })),
  )
  await insert(payload, 'property_types_locales', localeRows(kinds))
}

/** One property in fifty is found under a second type. */
const furtherTypeRows = (rows: readonly Row[], kinds: readonly Kind[]): Row[] =>
  rows
    .filter((_, at) => at % 50 === 0)
    .map((row, at) => ({
      order: 1,
      parent_id: row.id ?? null,
      path: 'furtherTypes',
      property_types_id: kinds[at % kinds.length]?.id ?? null,
    }))

const headlineRows = (rows: readonly Row[]): Row[] =>
  rows.flatMap(({ id, ref }) =>
    locales.map((locale) => ({
      _parent_id: id ?? null,
      _locale: locale,
      headline: `Bien ${ref} avec une belle vue`,
    })),
  )

/** Writes invented places and types into an empty database. Returns a function that adds properties up to a number. */
export async function prepareDatabase(payload: Payload): Promise<(upTo: number) => Promise<void>> {
  const random = makeRandom(20_261_120)
  const [places, kinds] = [makePlaces(), makeKinds()]
  await insertRelations(payload, places, kinds)
  let made = 0
  return async (upTo) => {
    const rows = Array.from({ length: upTo - made }, (_, at): Row => ({
      id: crypto.randomUUID(),
      ...inventProperty(random, 1000 + made + at, places, kinds),
      ...stamped,
    }))
    made = upTo
    await insert(payload, 'properties', rows)
    await insert(payload, 'properties_rels', furtherTypeRows(rows, kinds))
    await insert(payload, 'properties_locales', headlineRows(rows))
  }
}
