import { sql } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'

import type { SitemapCard, StoredCard } from '@/features/listings/model/property-card'
import type { SearchRow } from '@/features/listings/model/search-row'
import type { PropertyGoal } from '@/features/property/model/goal'
import type { Locale } from '@/lib/i18n/locales'

type Model = NonNullable<Payload['db']['collections'][string]>

function mongoModel({ db }: Payload, name: 'searchRows' | 'cardRows'): Model {
  const model = db.collections[name]
  if (!model) throw new Error(`MongoDB has no collection "${name}".`)
  return model
}

/** What names the wanted cards: public numbers or ids of properties. */
export type CardKeys = { refs: readonly number[] } | { ids: readonly string[] }

interface TextRow {
  /** The id of the property. */
  property: string
  card: string
}

async function readTexts(payload: Payload, keys: CardKeys, locale: Locale): Promise<TextRow[]> {
  if (payload.db.name === 'mongoose') {
    const wanted = 'refs' in keys ? { ref: { $in: keys.refs } } : { property: { $in: keys.ids } }
    const query = mongoModel(payload, 'cardRows').find({ ...wanted, locale } as never, {
      property: 1,
      card: 1,
    })
    return (await query.lean()) as unknown as TextRow[]
  }
  const column = sql.raw('refs' in keys ? 'ref' : 'property')
  const values = JSON.stringify('refs' in keys ? keys.refs : keys.ids)
  return payload.db.drizzle.all<TextRow>(
    sql`select property, card from card_rows
      where locale = ${locale} and ${column} in (select value from json_each(${values}))`,
  )
}

/** The stored cards of properties published in a language, in no order. */
export async function readCards(
  payload: Payload,
  keys: CardKeys,
  locale: Locale,
): Promise<{ id: string; card: StoredCard }[]> {
  const rows = await readTexts(payload, keys, locale)
  // The texts were written from this type by `toCardRows`.
  return rows.map(({ property, card }) => ({ id: property, card: JSON.parse(card) as StoredCard }))
}

/** A property for the sitemap, with a card per language in which it is published. */
export interface SitemapRow {
  ref: number
  updatedAt: string
  cards: Partial<Record<Locale, SitemapCard>>
}

interface SitemapQuery {
  goals: readonly PropertyGoal[]
  /** Properties sold before this moment are left out (ISO). */
  soldSince: string
}

/** Compares as both databases do: no date is later than any. */
const mongoQuery = ({ goals, soldSince }: SitemapQuery) => ({
  isPrimary: true,
  goal: { $in: goals },
  $or: [{ soldAt: null }, { soldAt: { $gte: soldSince } }],
})

const sqliteQuery = ({ goals, soldSince }: SitemapQuery) =>
  sql`is_primary = 1 and goal in (select value from json_each(${JSON.stringify(goals)}))
    and (sold_at is null or sold_at >= ${soldSince})`

/** The number of properties of the sitemap. */
export async function countSitemapRows(payload: Payload, query: SitemapQuery): Promise<number> {
  if (payload.db.name === 'mongoose')
    return mongoModel(payload, 'searchRows').countDocuments(mongoQuery(query) as never)
  const [row] = await payload.db.drizzle.all<{ total: number }>(
    sql`select count(*) as total from search_rows where ${sqliteQuery(query)}`,
  )
  return row?.total ?? 0
}

interface PropertyRow {
  id: string
  ref: number
  updatedAt: string
}

interface SitemapText {
  property: string
  locale: Locale
  sitemap: string
}

async function readMongo(payload: Payload, query: SitemapQuery, limit: number, offset: number) {
  const searchRows = await mongoModel(payload, 'searchRows')
    .find(mongoQuery(query) as never, { property: 1, ref: 1, documentUpdatedAt: 1 })
    .sort({ ref: 1 })
    .skip(offset)
    .limit(limit)
    .lean()
  const rows = (searchRows as unknown as Pick<SearchRow, 'property' | 'ref' | 'documentUpdatedAt'>[]).map(
    ({ property, ref, documentUpdatedAt }): PropertyRow => ({
      id: property,
      ref,
      updatedAt: documentUpdatedAt,
    }),
  )
  const texts = await mongoModel(payload, 'cardRows')
    .find({ property: { $in: rows.map(({ id }) => id) } }, { property: 1, locale: 1, sitemap: 1 })
    .lean()
  return { rows, texts: texts as unknown as SitemapText[] }
}

async function readSqlite(payload: Payload, query: SitemapQuery, limit: number, offset: number) {
  const { drizzle } = payload.db
  const page = sql`select property as id, ref, document_updated_at as "updatedAt" from search_rows
    where ${sqliteQuery(query)} order by ref limit ${limit} offset ${offset}`
  const rows = await drizzle.all<PropertyRow>(page)
  const texts = await drizzle.all<SitemapText>(
    sql`select property, locale, sitemap from card_rows where property in (select id from (${page}))`,
  )
  return { rows, texts }
}

/** The properties of one sitemap, by public number. */
export async function readSitemapRows(
  payload: Payload,
  query: SitemapQuery,
  limit: number,
  offset: number,
): Promise<SitemapRow[]> {
  const read = payload.db.name === 'mongoose' ? readMongo : readSqlite
  const { rows, texts } = await read(payload, query, limit, offset)
  const cards = new Map<string, SitemapRow['cards']>(rows.map(({ id }) => [id, {}]))
  for (const { property, locale, sitemap } of texts) {
    const ofProperty = cards.get(property)
    // Written by `toCardRows`.
    if (ofProperty) ofProperty[locale] = JSON.parse(sitemap) as SitemapCard
  }
  return rows.map(({ id, ref, updatedAt }) => ({ ref, updatedAt, cards: cards.get(id) ?? {} }))
}
