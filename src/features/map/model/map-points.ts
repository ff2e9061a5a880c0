import type { MapProperty } from './map-messages'

/** The response of `/map-data/{locale}/points/`. */
export interface MapPoints {
  /** Newest first. */
  properties: MapProperty[]
  /** Numbers of the ribbons that mean sold or rented (D5). */
  marqueeIgnoreList: number[]
  /** There are more properties than the map can show. */
  isCut: boolean
}

/** The response of `/map-data/{locale}/localities/`: the name and the centre of a locality. */
export interface MapLocality {
  name: string
  latitude: number
  longitude: number
  /** The locality has the name of its municipality: labelled before its sections. */
  isMain: boolean
}

/** The response of `/map-data/{locale}/card/{ref}/`: finished texts. */
export interface MapCard {
  ref: number
  href: string
  title: string
  /** Type, postal code and place. */
  place: string
  price: string
  /** Bedrooms and surfaces as formatted texts. */
  facts: string[]
  marquee: string | null
  picture: { src: string; srcSet: string; width: number; height: number; alt: string } | null
}
