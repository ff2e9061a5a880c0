import type { PublicAddress } from '../property/address'

import { known, type JsonLdObject } from './json-ld'

/** What is offered, cleaned of what a visitor may not see. */
export interface DwellingSource {
  name: string
  typeName: string
  /** Public number of the main type. */
  webId: number | null
  address: PublicAddress
  /** As feeds name countries: 10 Belgium, 50 Luxembourg. */
  countryId: number | null
  /** The middle of the town, in degrees: stands in for a place that is not published. */
  townCentre: { latitude: number; longitude: number } | null
  livingAreaInSquareMetres: number | null
  groundAreaInSquareMetres: number | null
  bedrooms: number | null
  bathrooms: number | null
  epcLabel: string | null
}

/** Only homes have a kind of their own; land, shops and garages are places (facts.md section 7). */
const kinds: Readonly<Record<number, string>> = { 1: 'House', 2: 'Apartment', 3: 'Apartment' }

const luxembourgId = 50

/** How far from the middle of its town a property with a hidden address may stand. */
const townRadiusInMetres = 5000

/** Two decimals, about a kilometre: no more than the name of the town tells. */
const coarse = (degrees: number): number => Math.round(degrees * 100) / 100

const squareMetres = (value: number): JsonLdObject => ({
  '@type': 'QuantitativeValue',
  value,
  unitCode: 'MTK',
})

const property = (name: string, value: JsonLdObject | string): JsonLdObject => ({
  '@type': 'PropertyValue',
  name,
  ...(typeof value === 'string' ? { value } : { value: value.value, unitCode: value.unitCode }),
})

/** The exact place when it is published; otherwise a circle around the town, which nobody takes for the place. */
function placeOf({ address, townCentre }: DwellingSource): JsonLdObject | undefined {
  if (address.coordinates) return { '@type': 'GeoCoordinates', ...address.coordinates }
  if (!townCentre) return undefined
  return {
    '@type': 'GeoCircle',
    geoMidpoint: {
      '@type': 'GeoCoordinates',
      latitude: coarse(townCentre.latitude),
      longitude: coarse(townCentre.longitude),
    },
    geoRadius: townRadiusInMetres,
  }
}

function furtherFacts({
  groundAreaInSquareMetres: ground,
  epcLabel,
}: DwellingSource): JsonLdObject[] | undefined {
  const facts = [
    ...(ground ? [property('Ground area', squareMetres(ground))] : []),
    ...(epcLabel ? [property('EPC', epcLabel)] : []),
  ]
  return facts.length > 0 ? facts : undefined
}

/** The house, apartment or place of a listing. */
export function dwellingData(source: DwellingSource): JsonLdObject {
  const { address, countryId, webId } = source
  const kind = kinds[webId ?? 0]
  return {
    '@type': kind ?? 'Place',
    name: source.name,
    address: {
      '@type': 'PostalAddress',
      streetAddress: known(address.street),
      postalCode: known(address.zip),
      addressLocality: known(address.city),
      addressCountry: countryId === luxembourgId ? 'LU' : 'BE',
    },
    geo: placeOf(source),
    ...(kind && {
      accommodationCategory: known(source.typeName),
      floorSize: source.livingAreaInSquareMetres ? squareMetres(source.livingAreaInSquareMetres) : undefined,
      numberOfBedrooms: known(source.bedrooms),
      numberOfBathroomsTotal: known(source.bathrooms),
    }),
    additionalProperty: furtherFacts(source),
  }
}
