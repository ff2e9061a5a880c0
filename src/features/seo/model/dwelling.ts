import type {
  ApartmentLeaf,
  GeoCircle,
  GeoCoordinates,
  HouseLeaf,
  PlaceLeaf,
  PropertyValue,
  QuantitativeValue,
} from 'schema-dts'

import { alpha2OfCountry } from '@/features/property/model/countries'
import type { PublicPostalAddress } from '@/features/property/model/postal-address'

import { orAbsent } from './json-ld'

/** The offered property, with public fields only. */
export interface DwellingSource {
  name: string
  typeName: string
  /** Public number of the main type. */
  webId: number | null
  address: PublicPostalAddress
  /** The number of the country, as stored in localities. */
  countryId: number | null
  /** The centre of the town, in degrees: replaces coordinates that are not published. */
  townCentre: { latitude: number; longitude: number } | null
  livingAreaInSquareMetres: number | null
  groundAreaInSquareMetres: number | null
  bedrooms: number | null
  bathrooms: number | null
  epcLabel: string | null
}

/** Only homes have a specific type; land, shops and garages are places (facts.md section 7). */
const kinds: Readonly<Record<number, 'House' | 'Apartment'>> = { 1: 'House', 2: 'Apartment', 3: 'Apartment' }

/** Radius around the centre of its town for a property without published postal address. */
const townRadiusInMetres = 5000

/** Two decimals, about a kilometre: no more precise than the name of the town. */
const coarse = (degrees: number): number => Math.round(degrees * 100) / 100

/** Code of the square metre (UN/CEFACT). */
const unitCode = 'MTK'

const squareMetres = (value: number): QuantitativeValue => ({ '@type': 'QuantitativeValue', value, unitCode })

/**
 * The coordinates when published; otherwise a circle around the town, so that they are not mistaken for the property.
 */
function placeOf({ address, townCentre }: DwellingSource): GeoCoordinates | GeoCircle | undefined {
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
}: DwellingSource): PropertyValue[] | undefined {
  const facts: PropertyValue[] = [
    ...(ground ? [{ '@type': 'PropertyValue' as const, name: 'Ground area', value: ground, unitCode }] : []),
    ...(epcLabel ? [{ '@type': 'PropertyValue' as const, name: 'EPC', value: epcLabel }] : []),
  ]
  return facts.length > 0 ? facts : undefined
}

type Dwelling = HouseLeaf | ApartmentLeaf | PlaceLeaf

/** The house, apartment or place of a listing. */
export function dwellingData(source: DwellingSource): Dwelling {
  const { address, countryId, webId } = source
  const kind = kinds[webId ?? 0]
  return {
    '@type': kind ?? 'Place',
    name: source.name,
    address: {
      '@type': 'PostalAddress',
      streetAddress: orAbsent(address.street),
      postalCode: orAbsent(address.zip),
      addressLocality: orAbsent(address.city),
      addressCountry: orAbsent(alpha2OfCountry(countryId)),
    },
    geo: placeOf(source),
    ...(kind && {
      accommodationCategory: orAbsent(source.typeName),
      floorSize: source.livingAreaInSquareMetres ? squareMetres(source.livingAreaInSquareMetres) : undefined,
      numberOfBedrooms: orAbsent(source.bedrooms),
      numberOfBathroomsTotal: orAbsent(source.bathrooms),
    }),
    additionalProperty: furtherFacts(source),
  }
}
