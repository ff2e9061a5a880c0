import type { MapBox } from '@/features/listings/model/map-grid'
import { refOf } from '@/features/listings/model/words/word-matches'

import { boxAround, boxOfCircle, circleOf, edgesOf } from '@/features/listings/model/map-area'
import type { CatalogueSearch } from './catalogue-search'

export type MongoFilter = Record<string, unknown>

export const within = ({ south, north, west, east }: MapBox): MongoFilter => ({
  latitude: { $gte: south, $lte: north },
  longitude: { $gte: west, $lte: east },
})

function isInside(area: NonNullable<CatalogueSearch['area']>): MongoFilter {
  const crossings = edgesOf(area).map(({ fromLatitude, toLatitude, fromLongitude, slope }) => ({
    $cond: [
      {
        $and: [
          { $ne: [{ $gt: [fromLatitude, '$latitude'] }, { $gt: [toLatitude, '$latitude'] }] },
          {
            $lt: [
              '$longitude',
              {
                $add: [{ $multiply: [slope, { $subtract: ['$latitude', fromLatitude] }] }, fromLongitude],
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
  const north = { $subtract: ['$latitude', circle.latitude] }
  const east = {
    $multiply: [{ $subtract: ['$longitude', circle.longitude] }, circle.longitudeScale],
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

const atLeast = (field: string, value: number | string | null): MongoFilter[] =>
  value === null ? [] : [{ [field]: { $gte: value } }]

const atMost = (field: string, value: number | null): MongoFilter[] =>
  value === null ? [] : [{ [field]: { $lte: value } }]

function onPrice({ priceMin, priceMax, isPriced }: CatalogueSearch): MongoFilter[] {
  return [
    ...atLeast('price', priceMin),
    ...atMost('price', priceMax),
    ...(isPriced === null ? [] : [{ price: isPriced ? { $ne: null } : null }]),
  ]
}

function inTypes({ types }: CatalogueSearch): MongoFilter[] {
  // Numbers only.
  const further = { furtherTypes: { $regex: `,(?:${types.map(Number).join('|')}),` } }
  return when(types.length > 0, { $or: [{ webId: { $in: types } }, further] })
}

/** The conditions of a search that an index can answer. */
export function plainConditions(search: CatalogueSearch): MongoFilter {
  const { matches } = search
  return {
    $and: [
      { locale: search.locale },
      { goal: { $in: search.goals } },
      ...(search.properties ? [{ property: { $in: search.properties } }] : []),
      ...(matches ? [{ ref: { $in: Array.from(matches, refOf) } }] : []),
      ...when(search.localityIds.length > 0, { locality: { $in: search.localityIds } }),
      ...inTypes(search),
      ...onPrice(search),
      ...atLeast('bedrooms', search.bedroomsMin),
      ...atLeast('surfaceLiving', search.surfaceMin),
      ...atLeast('surfaceGround', search.groundMin),
      ...when(search.epc.length > 0, { epc: { $in: search.epc } }),
      ...when(search.garden, { hasGarden: true }),
      ...when(search.terrace, { hasTerrace: true }),
      ...when(search.garage, { hasGarage: true }),
      ...when(search.parking, { hasParking: true }),
      ...when(search.furnished, { isFurnished: true }),
      ...when(search.newBuild, { isNewBuild: true }),
      ...atLeast('bathrooms', search.bathroomsMin),
      ...when(search.lift, { hasLift: true }),
      ...when(search.pool, { hasPool: true }),
      ...when(search.groundFloor, { isGroundFloor: true }),
      ...atLeast('onlineSince', search.since),
      ...atLeast('openHouseUntil', search.openHouseFrom),
      ...when(search.priceCut, { hasPriceCut: true }),
      ...atMost('pricePerSquareMetre', search.priceM2Max),
      ...atMost('rentWithCharges', search.rentTotalMax),
      ...when(search.isSpotlight, { isSpotlight: true }),
      ...when(search.hideSold, { availability: { $ne: 'gone' } }),
      ...(search.isGone === null ? [] : [{ availability: search.isGone ? 'gone' : { $ne: 'gone' } }]),
      ...when(search.hideUnderOption, { availability: { $ne: 'underOption' } }),
      ...(search.area ? [within(boxAround(search.area))] : []),
      ...(search.near ? [within(boxOfCircle(circleOf(search.near)))] : []),
    ],
  }
}
