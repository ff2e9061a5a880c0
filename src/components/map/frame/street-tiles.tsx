import { TileLayer } from 'react-leaflet'

import { maxMapZoom } from '@/lib/map/map-clusters'

/** The tiles of the site's settings. */
export interface TileSettings {
  url: string
  attribution: string
  /** The nearest zoom the supplier draws. */
  maxZoom: number
}

interface StreetTilesProps {
  tiles: TileSettings
  /** The first tile arrived: without a network none does, and our own map stays. */
  onShown: () => void
}

/** The street map of a third party; only when the visitor agreed. */
export const StreetTiles = ({ tiles, onShown }: StreetTilesProps) => (
  <TileLayer
    url={tiles.url}
    maxNativeZoom={tiles.maxZoom}
    maxZoom={maxMapZoom}
    eventHandlers={{ tileload: onShown }}
    // Tile servers want to know which site asks; the address of the page is not their business.
    referrerPolicy="origin"
  />
)
