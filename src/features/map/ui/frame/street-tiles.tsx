import { TileLayer, useMap } from 'react-leaflet'
import { useEffect, useEffectEvent } from 'react'

import { maxMapZoom } from '@/features/map/model/map-clusters'
import type { ImageTiles } from '@/features/map/model/tile-settings'
import type { Locale } from '@/lib/i18n/locales'
import type { StreetFile } from '@/features/map/model/street-file'

import type { Streets } from './use-streets'

interface FileStreetsProps {
  file: StreetFile
  locale: Locale
  onShown: () => void
}

/** The vector tiles of the file in the data folder, drawn in the browser; fonts are those of the browser. */
function FileStreets({ file, locale, onShown }: FileStreetsProps) {
  const map = useMap()
  const { href, maxZoom } = file
  const { north, south, east, west } = file.bounds
  const shown = useEffectEvent(onShown)
  useEffect(() => {
    let remove: (() => void) | null = null
    let isLeft = false
    const open = async () => {
      const { addStreetLayer } = await import('./street-layer')
      if (isLeft) return
      remove = addStreetLayer(map, {
        href,
        locale,
        dataZoom: maxZoom,
        maxZoom: maxMapZoom,
        bounds: [
          [south, west],
          [north, east],
        ],
        onShown: () => shown(),
      })
    }
    open().catch(() => {
      // Without the code of the street map the drawn map stays.
    })
    return () => {
      isLeft = true
      remove?.()
    }
  }, [map, href, locale, maxZoom, north, south, east, west])
  return null
}

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
