import { boxAround, boxOfCircle, circleOf, edgesOf, type Box } from './area-geometry'
import type { CatalogueSearch } from './catalogue-search'

export type MongoFilter = Record<string, unknown>

const within = ({ south, north, west, east }: Box): MongoFilter => ({
  mapLatitude: { $gte: south, $lte: north },
  mapLongitude: { $gte: west, $lte: east },
})

function isInside(area: NonNullable<CatalogueSearch['area']>): MongoFilter {
  const crossings = edgesOf(area).map(({ fromLatitude, toLatitude, fromLongitude, slope }) => ({
    $cond: [
      {
        $and: [
          { $ne: [{ $gt: [fromLatitude, '$mapLatitude'] }, { $gt: [toLatitude, '$mapLatitude'] }] },
          {
            $lt: [
              '$mapLongitude',
              {
                $add: [{ $multiply: [slope, { $subtract: ['$mapLatitude', fromLatitude] }] }, fromLongitude],
              },
            ],
          },
        ],
      },
      1,
      0,
    ],
  }))
  return { $expr: { $eq: [{ $mod: [{ $add: [0, ...crossings] }, 2] }, 1] } }
}

function isNear(near: NonNullable<CatalogueSearch['near']>): MongoFilter {
  const circle = circleOf(near)
  const north = { $subtract: ['$mapLatitude', circle.latitude] }
  const east = {
    $multiply: [{ $subtract: ['$mapLongitude', circle.longitude] }, circle.longitudeScale],
  }
  const squared = { $add: [{ $multiply: [north, north] }, { $multiply: [east, east] }] }
  return { $expr: { $lte: [squared, circle.squaredRadius] } }
}

/** Conditions computed per property; they follow the plain ones, which use an index. */
export const computedConditions = ({ area, near }: CatalogueSearch): MongoFilter[] => [
  ...(area ? [isInside(area)] : []),
  ...(near ? [isNear(near)] : []),
]

const when = (isWanted: boolean, filter: MongoFilter): MongoFilter[] => (isWanted ? [filter] : [])

const atLeast = (field: string, value: number | null): MongoFilter[] =>
  value === null ? [] : [{ [field]: { $gte: value } }]

function onPrice({ priceMin, priceMax, isPriced }: CatalogueSearch): MongoFilter[] {
  return [
    ...atLeast('searchPrice', priceMin),
    ...(priceMax === null ? [] : [{ searchPrice: { $lte: priceMax } }]),
    ...(isPriced === null ? [] : [{ searchPrice: isPriced ? { $ne: null } : null }]),
  ]
}

function inTypes({ types }: CatalogueSearch): MongoFilter[] {
  const main = { searchWebId: { $in: types.map(({ webId }) => webId) } }
  return when(types.length > 0, { $or: [main, { furtherTypes: { $in: types.map(({ id }) => id) } }] })
}

/** The plain conditions of a search, with ids as strings: the cast gives them the driver's types. */
export function plainConditions(search: CatalogueSearch): MongoFilter {
  return {
    $and: [
      { _status: 'published', status: { $ne: 'withdrawn' }, goal: { $in: search.goals } },
      ...when(search.hiddenRefs.length > 0, { ref: { $nin: search.hiddenRefs } }),
      ...when(search.localityIds.length > 0, { locality: { $in: search.localityIds } }),
      ...inTypes(search),
      ...onPrice(search),
      ...atLeast('bedrooms', search.bedroomsMin),
      ...atLeast('surfaceLiving', search.surfaceMin),
      ...atLeast('surfaceGround', search.groundMin),
      ...when(search.epc.length > 0, { searchEpc: { $in: search.epc } }),
      ...when(search.garden, { searchGarden: true }),
      ...when(search.terrace, { searchTerrace: true }),
      ...when(search.garage, { searchGarage: true }),
      ...when(search.newBuild, { searchNewBuild: true }),
      ...when(search.hideSold, { searchAvailability: { $ne: 'gone' } }),
      ...when(search.hideUnderOption, { searchAvailability: { $ne: 'underOption' } }),
      ...(search.area ? [within(boxAround(search.area))] : []),
      ...(search.near ? [within(boxOfCircle(circleOf(search.near)))] : []),
    ],
  }
}
