import type { MapProperty } from './map-messages'

/** The answer of `/map-data/{locale}/points/`. */
export interface MapPoints {
  /** Newest first. */
  properties: MapProperty[]
  /** Numbers of the ribbons that say sold or rented (D5). */
  marqueeIgnoreList: number[]
  /** There are more than the map can hold. */
  isCut: boolean
}

/** The answer of `/map-data/{locale}/localities/`: a place by the name visitors read and the middle of it. */
export interface MapLocality {
  name: string
  latitude: number
  longitude: number
  /** Names its municipality: named on the map before its sections. */
  isMain: boolean
}

/** The answer of `/map-data/{locale}/card/{ref}/`: finished texts. */
export interface MapCard {
  ref: number
  href: string
  title: string
  /** Type, postal code and place. */
  place: string
  price: string
  /** Bedrooms and surfaces as they are written. */
  facts: string[]
  marquee: string | null
  picture: { src: string; srcSet: string; width: number; height: number; alt: string } | null
}
