import { TileLayer } from 'react-leaflet'

import { maxMapZoom } from '@/features/map/model/map-clusters'
import type { ImageTiles } from '@/features/map/model/tile-settings'
import type { Locale } from '@/lib/i18n/locales'

import { FileStreets } from './file-streets'
import type { Streets } from './use-streets'

interface StreetTilesProps {
  streets: Streets
  locale: Locale
  /** Called when the first tile has loaded: without a network none does, and the drawn map stays. */
  onShown: () => void
}

const ImageStreets = ({ tiles, onShown }: { tiles: ImageTiles; onShown: () => void }) => (
  <TileLayer
    url={tiles.url}
    minZoom={tiles.minZoom}
    maxNativeZoom={tiles.maxZoom}
    maxZoom={maxMapZoom}
    eventHandlers={{ tileload: onShown }}
    // Tile servers require the origin of the site; the URL of the page is not sent.
    referrerPolicy="origin"
  />
)

/** The street map; of a third party only after the visitor agreed. */
export const StreetTiles = ({ streets, locale, onShown }: StreetTilesProps) =>
  streets.kind === 'images' ? (
    <ImageStreets tiles={streets} onShown={onShown} />
  ) : (
    <FileStreets file={streets} locale={locale} onShown={onShown} />
  )
