import type { MapPoint } from '@/features/listings/model/listing-filters'

import type { MapCell, MapProperty } from './map-messages'

/** The response of `/map-data/{locale}/points/`. */
export interface MapPoints {
  /** Newest first; beside cells those that are alone in theirs. */
  properties: MapProperty[]
  /** Empty if the properties are all there are. */
  cells: MapCell[]
  /** In degrees; 0 without cells. */
  cellWidth: number
  /** Numbers of the ribbons that mean sold or rented (D5). */
  marqueeIgnoreList: number[]
}

/** The name and the centre of a locality. */
export interface MapLocality {
  name: string
  latitude: number
  longitude: number
  /** The locality has the name of its municipality: labelled before its sections. */
  isMain: boolean
  /** The agency does not work there: no map begins with it. */
  isFar?: true
  /** By its postal code: 3 for the largest towns, 0 for most places and if missing. */
  rank?: number
}

/** The response of `/map-data/{locale}/localities/`. */
export interface MapPlace extends MapLocality {
  zip: string
  /** The ISO code of its country, unless it is the agency's own. */
  country?: string
  /** The municipality it is part of, or is itself. */
  municipality: string | null
}

/** The response of `/map-data/{locale}/card/{ref}/`: finished texts. */
export interface MapCard {
  ref: number
  /** Where its marker is; null without coordinates. */
  position: MapPoint | null
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
