import type { PropertyGoal } from '@/features/property/model/goal'

/** The place of rows of searches without a town: they apply everywhere. */
export const anywhere = ''

/** The place of rows of searches for a postcode, which need no locality of that postcode. */
export const zipPlace = (zip: string): string => `zip:${zip}`

/** Types share 50 bits: numbers in databases are exact up to 2^53. */
export const typeBits = 50

/**
 * The types of a search or of a property as one number; 0 for none. Two types whose numbers differ by 50 share a bit, so a
 * common bit is necessary for a match and not sufficient: `DemandRest.types` decides then.
 */
export function typeMask(webIds: readonly number[]): number {
  const bits = new Set(webIds.map((webId) => webId % typeBits))
  return [...bits].reduce((mask, bit) => mask + 2 ** bit, 0)
}

/** Whether a mask has the bit of one of these types. */
export const haveCommonType = (mask: number, webIds: readonly number[]): boolean =>
  webIds.some((webId) => Math.floor(mask / 2 ** (webId % typeBits)) % 2 === 1)

/** A row of the collection `demandRows`: an active search in one of its places. */
export interface DemandRow {
  id: string
  /** The id of the search. */
  demand: string
  /** A digest of the e-mail address, so that people can be counted. */
  person: string
  goal: PropertyGoal
  /** The id of a locality, `zipPlace` or `anywhere`. */
  locality: string
  /** In euro, null for no bound; like the next columns. */
  priceMin: number | null
  priceMax: number | null
  bedroomsMin: number | null
  bedroomsMax: number | null
  /** `typeMask`; 0 for any type. */
  types: number
  /** `DemandRest` as JSON; null for nothing more. */
  rest: string | null
}

/** The properties of a property that searches ask about. All values are public. */
export interface SoughtProperty {
  id: string
  goal: PropertyGoal
  locality: string | null
  /** The postcode of the locality; null abroad, because the postcodes of searches are Belgian. */
  zip: string | null
  /** The ISO code of the country of the locality. */
  country: string | null
  webIds: number[]
  /** In euro; null if it is not published. */
  price: number | null
  bedrooms: number | null
  bathrooms: number | null
  garages: number | null
  parking: number | null
  surfaceLiving: number | null
  surfaceGround: number | null
  epc: string | null
  hasGarden: boolean
  hasTerrace: boolean
  hasGarage: boolean
  hasParking: boolean
  isFurnished: boolean
  isNewBuild: boolean
  hasLift: boolean
  hasPool: boolean
  isGroundFloor: boolean
  openHouseUntil: string | null
  hasPriceCut: boolean
  pricePerSquareMetre: number | null
  rentWithCharges: number | null
  latitude: number | null
  longitude: number | null
  /** Those of the agency's own fields, as they are stored. */
  ownValues: unknown
}
