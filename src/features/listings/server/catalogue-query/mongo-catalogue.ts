import type { Payload } from 'payload'

import { cellRanges, cellSize, gridFor, type MapBox, type MapGrid } from '@/features/listings/model/map-grid'
import type { SearchRow } from '@/features/listings/model/search-row'
import type { Locale } from '@/lib/i18n/locales'
import { refOf, weightOf } from '@/features/listings/model/words/word-matches'

import {
  availableOf,
  newestFirst,
  type CatalogueCell,
  type CatalogueExtent,
  type CatalogueOrder,
  type CataloguePoint,
  type CatalogueProperty,
  type CatalogueSearch,
  type CatalogueStore,
} from './catalogue-search'
import { within, type MongoFilter, computedConditions, plainConditions } from './mongo-conditions'
import { sumCounts, type CountedFurther, type CountedGroup } from './sum-counts'

type Model = NonNullable<Payload['db']['collections'][string]>

function modelOf({ db }: Payload): Model {
  const model = db.collections.searchRows
  if (!model) throw new Error('MongoDB has no collection of search rows.')
  return model
}

/** The pipeline stages that find all properties of a search. */
const matching = (search: CatalogueSearch): MongoFilter[] =>
  [plainConditions(search), ...computedConditions(search)].map((filter) => ({ $match: filter }))

async function read<Row>(model: Model, steps: MongoFilter[]): Promise<Row[]> {
  // The driver types a stage by its one operator; these are composed.
  return (await model.aggregate(steps as never).exec()) as Row[]
}

/** In the order of `match`; in memory, because the weights are no part of the rows. */
async function findBestRefs(model: Model, search: CatalogueSearch): Promise<number[]> {
  const fields = { $project: { ref: 1, onlineSince: 1 } }
  const rows = await read<Pick<SearchRow, 'ref' | 'onlineSince'>>(model, [...matching(search), fields])
  const weights = new Map(Array.from(search.matches ?? [], (match) => [refOf(match), weightOf(match)]))
  const keyOf = ({ ref, onlineSince }: (typeof rows)[number]) =>
    `${weights.get(ref) ?? 0}${onlineSince ?? ''}`
  return rows
    .map((row) => ({ ref: row.ref, key: keyOf(row) }))
    .sort((one, other) => (one.key === other.key ? other.ref - one.ref : one.key < other.key ? 1 : -1))
    .map(({ ref }) => ref)
}

async function count(model: Model, search: CatalogueSearch): Promise<number> {
  const [row] = await read<{ total: number }>(model, [
    ...matching(search),
    { $group: { _id: null, total: { $sum: 1 } } },
  ])
  return row?.total ?? 0
}

/** Counts per value of these fields. */
const grouped = (...fields: string[]): MongoFilter[] => [
  {
    $group: {
      _id: Object.fromEntries(fields.map((name) => [name, `$${name}`])),
      total: { $sum: 1 },
    },
  },
]

async function readGroups<Group>(model: Model, steps: MongoFilter[], ...fields: string[]): Promise<Group[]> {
  const rows = await read<{ _id: object; total: number }>(model, [...steps, ...grouped(...fields)])
  // The group has these fields; MongoDB leaves out those without a value.
  const none = Object.fromEntries(fields.map((name) => [name, null]))
  return rows.map(({ _id, total }) => ({ ...none, ..._id, total }) as Group)
}

async function countOptions(model: Model, search: CatalogueSearch, withPlaces: boolean) {
  const any = matching({ ...search, types: [], ...(withPlaces && { localityIds: [] }) })
  const hasFurther = { $match: { furtherTypes: { $ne: null } } }
  const [groups, further] = await Promise.all([
    readGroups<CountedGroup>(model, any, 'locality', 'webId'),
    readGroups<CountedFurther>(model, [hasFurther, ...any], 'locality', 'webId', 'furtherTypes'),
  ])
  return sumCounts(search, groups, further)
}

function sorted({ by, isDescending }: CatalogueOrder): MongoFilter {
  const direction = isDescending ? -1 : 1
  return { $sort: { [by]: direction, ref: direction } }
}

const pointFields = [
  ...(['ref', 'goal', 'latitude', 'longitude', 'isApproximate', 'price', 'priceUnit'] as const),
  ...(['bouquet', 'annuity'] as const),
  ...(['webId', 'locality', 'marquee', 'availability'] as const),
]

const pointProjection = Object.fromEntries(pointFields.map((name) => [name, 1]))

/** Leaves out properties without coordinates. */
const placed: MongoFilter[] = [{ $match: { latitude: { $ne: null }, longitude: { $ne: null } } }]

type PointRow = Pick<SearchRow, (typeof pointFields)[number]> & {
  _id: unknown
  latitude: number
  longitude: number
}

const toPoint = ({ _id: _, locality, ...row }: PointRow): CataloguePoint => ({ ...row, localityId: locality })

async function findPoints(model: Model, query: CatalogueSearch, limit: number): Promise<CataloguePoint[]> {
  // What is sold or let has no point.
  const search = availableOf(query)
  const rows = await read<PointRow>(model, [
    ...matching(search),
    sorted(newestFirst),
    { $limit: limit },
    ...placed,
    { $project: pointProjection },
  ])
  return rows.map(toPoint)
}

async function findPointsByRefs(
  model: Model,
  refs: readonly number[],
  locale: Locale,
): Promise<CataloguePoint[]> {
  const rows = await read<PointRow>(model, [
    { $match: { ref: { $in: refs }, locale } },
    ...placed,
    { $project: pointProjection },
  ])
  return rows.map(toPoint)
}

async function findExtent(model: Model, search: CatalogueSearch): Promise<CatalogueExtent> {
  const [row] = await read<MapBox & { total: number }>(model, [
    ...matching(search),
    ...placed,
    {
      $group: {
        _id: null,
        total: { $sum: 1 },
        south: { $min: '$latitude' },
        north: { $max: '$latitude' },
        west: { $min: '$longitude' },
        east: { $max: '$longitude' },
      },
    },
  ])
  if (!row) return { total: 0, box: null }
  const { total, south, north, west, east } = row
  return { total, box: { south, north, west, east } }
}

/** The conditions of the cells of a grid; an index begins with the cell. */
const inCells = (grid: MapGrid): MongoFilter => ({
  $match: { $or: cellRanges(grid).map(([from, to]) => ({ mapCell: { $gte: from, $lt: to } })) },
})

async function findPointsIn(model: Model, search: CatalogueSearch, box: MapBox, limit: number) {
  const rows = await read<PointRow>(model, [
    inCells(gridFor(box)),
    { $match: within(box) },
    ...matching(search),
    sorted(newestFirst),
    { $limit: limit },
    { $project: pointProjection },
  ])
  return rows.map(toPoint)
}

async function findCells(model: Model, search: CatalogueSearch, grid: MapGrid): Promise<CatalogueCell[]> {
  const cell = { $floor: { $divide: ['$mapCell', cellSize(grid.level)] } }
  const mean = { latitude: { $avg: '$latitude' }, longitude: { $avg: '$longitude' } }
  const rows = await read<CatalogueCell>(model, [
    inCells(grid),
    ...matching(search),
    { $group: { _id: cell, total: { $sum: 1 }, ...mean, ref: { $min: '$ref' } } },
  ])
  return rows.map(({ total, latitude, longitude, ref }) => ({ total, latitude, longitude, ref }))
}

async function findOne(model: Model, wanted: number): Promise<CatalogueProperty | null> {
  const [row] = await read<SearchRow>(model, [{ $match: { ref: wanted } }, { $limit: 1 }])
  if (!row) return null
  const { ref, goal, webId, price, latitude, longitude } = row
  return { ref, goal, webId, price, latitude, longitude }
}

/** The queries of lists as MongoDB pipelines. */
export function mongoCatalogue(payload: Payload): CatalogueStore {
  const model = modelOf(payload)
  return {
    count: (search) => count(model, search),
    countOptions: (search, withPlaces) => countOptions(model, search, withPlaces),
    findOne: (ref) => findOne(model, ref),
    findRefs: async (search, order, { limit, offset }) => {
      if (order.by === 'match') return (await findBestRefs(model, search)).slice(offset, offset + limit)
      const page = [{ $skip: offset }, { $limit: limit }, { $project: { ref: 1 } }]
      const rows = await read<{ ref: number }>(model, [...matching(search), sorted(order), ...page])
      return rows.map(({ ref }) => ref)
    },
    findPoints: (search, limit) => findPoints(model, search, limit),
    findPointsIn: (search, box, limit) => findPointsIn(model, search, box, limit),
    findPointsByRefs: (refs, locale) => findPointsByRefs(model, refs, locale),
    findExtent: (search) => findExtent(model, search),
    findCells: (search, grid) => findCells(model, search, grid),
  }
}
