import type { Payload } from 'payload'

import { locales } from '@/lib/i18n/locales'
import { inChunks } from '@/lib/values/lists'

import { readPlaces, readTypes } from '../../demo/seed/tables'

import { inventProperty, type Kind, type Place } from './invent-property'
import { insertWords, inventVocabulary } from './invent-words'
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
  const localities = [...readPlaces().values()]
  return Array.from({ length: placesInAll }, (_, at) => {
    const { name, zip, latitude, longitude } = localities[at % localities.length]!
    const suffix = at < localities.length ? '' : ` ${Math.floor(at / localities.length)}`
    const names = Object.fromEntries(locales.map((locale) => [locale, `${name[locale]}${suffix}`]))
    const id = crypto.randomUUID()
    return { id, zip, latitude, longitude, names: names as Place['names'] }
  })
}

const makeKinds = (): Kind[] =>
  [...readTypes()].map(([webId, names]) => ({ id: crypto.randomUUID(), webId, names }))

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

const copiedColumns = [
  'ref',
  'goal',
  'bedrooms',
  'surface_living',
  'surface_ground',
  'is_spotlight',
  'online_since',
]

/** `mapCellOf` in SQL, of the coordinates of a property. */
function mapCellColumn(): string {
  const [row, column] = [
    `cast((map_latitude + 90) / 180 * ${2 ** 20} as integer)`,
    `cast((map_longitude + 180) / 360 * ${2 ** 20} as integer)`,
  ]
  const bits = Array.from(
    { length: 20 },
    (_, at) => `((${row} >> ${at}) & 1) * ${2 * 4 ** at} + ((${column} >> ${at}) & 1) * ${4 ** at}`,
  )
  return bits.join(' + ')
}

const nameOf = (table: string, id: string): string =>
  `(select lower(name) from ${table} where _parent_id = ${id} and _locale = locale)`

const computedColumns = {
  property: 'id',
  locale: 'locale',
  is_primary: `locale = '${locales[0]}'`,
  sort_city: nameOf('localities_locales', 'locality_id'),
  sort_type: nameOf('property_types_locales', 'type_id'),
  locality: 'locality_id',
  web_id: 'search_web_id',
  price: 'search_price',
  epc: 'search_epc',
  availability: 'search_availability',
  has_garden: 'search_garden',
  has_terrace: 'search_terrace',
  has_garage: 'search_garage',
  has_parking: 'search_garage',
  is_furnished: '0',
  is_new_build: 'search_new_build',
  latitude: 'map_latitude',
  longitude: 'map_longitude',
  is_approximate: '0',
  map_cell: mapCellColumn(),
  further_types: `(select ',' || web_id || ',' from properties_rels join property_types on property_types.id =
    property_types_id where parent_id = properties.id and property_types_id <> type_id)`,
  document_updated_at: 'updated_at',
}

const picture = {
  src: '/images/house-in-the-country-w800.webp?v=mabcdefg',
  srcSet: [400, 800, 1200, 1360]
    .map((width) => `/images/house-in-the-country-w${width}.webp ${width}w`)
    .join(', '),
  width: 800,
  height: 600,
  alt: 'Une maison au bord de la Meuse',
}

/** The search rows and cards of the invented properties, by SQL alone: reading 100,000 documents takes minutes. */
async function insertIndex(payload: Payload): Promise<void> {
  const names = [...copiedColumns, ...Object.keys(computedColumns)]
  const values = [...copiedColumns, ...Object.values(computedColumns)]
  const isListed = `_status = 'published' and status <> 'withdrawn'`
  const isNew = 'not exists (select 1 from search_rows where search_rows.property = properties.id)'
  const card = `json_object('ref', ref, 'goal', goal, 'slugs', json_array(sort_city, 'bien-' || ref),
    'title', 'Bien ' || ref || ' avec une belle vue', 'typeName', sort_type, 'city', sort_city, 'zip', '4000',
    'price', json_object('kind', 'exact', 'price', price, 'monthly', json('false')), 'epcLabel', upper(epc),
    'bedrooms', bedrooms, 'livingAreaInSquareMetres', surface_living, 'groundAreaInSquareMetres', surface_ground,
    'picture', json('${JSON.stringify(picture)}'), 'marquee', null, 'marqueeName', null)`
  const inLocales = `(select value as locale from json_each('${JSON.stringify(locales)}'))`
  const hasCard = 'exists (select 1 from card_rows where card_rows.id = search_rows.id)'
  await clientOf(payload).batch(
    [
      {
        sql: `insert into search_rows (id, ${names.join(', ')})
          select id || ':' || locale, ${values.join(', ')} from properties, ${inLocales} where ${isListed} and ${isNew}`,
        args: [],
      },
      {
        sql: `insert into card_rows (id, property, locale, ref, card, sitemap)
          select id, property, locale, ref, ${card}, '{}' from search_rows where not ${hasCard}`,
        args: [],
      },
    ],
    'write',
  )
}

/** Writes invented places and types into an empty database. Returns a function that adds properties up to a number. */
export async function prepareDatabase(payload: Payload): Promise<(upTo: number) => Promise<void>> {
  const random = makeRandom(20_261_120)
  const [places, kinds] = [makePlaces(), makeKinds()]
  await insertRelations(payload, places, kinds)
  const vocabulary = inventVocabulary(makeRandom(20_261_125))
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
    await insertIndex(payload)
    await insertWords(payload, random, vocabulary)
  }
}
