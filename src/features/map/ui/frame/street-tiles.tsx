import { TileLayer } from 'react-leaflet'

import { maxMapZoom } from '@/features/map/model/map-clusters'

/** The tiles of the site's settings. */
export interface TileSettings {
  url: string
  attribution: string
  /** The supplier's maximum zoom. */
  maxZoom: number
}

interface StreetTilesProps {
  tiles: TileSettings
  /** Called when the first tile has loaded: without a network none does, and the drawn map stays. */
  onShown: () => void
}

/** The street map of a third party; only after the visitor agreed. */
export const StreetTiles = ({ tiles, onShown }: StreetTilesProps) => (
  <TileLayer
    url={tiles.url}
    maxNativeZoom={tiles.maxZoom}
    maxZoom={maxMapZoom}
    eventHandlers={{ tileload: onShown }}
    // Tile servers require the origin of the site; the URL of the page is not sent.
    referrerPolicy="origin"
  />
)
