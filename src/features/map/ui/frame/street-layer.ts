import * as leaflet from 'leaflet'
import { PMTiles } from 'pmtiles'
import { leafletLayer } from 'protomaps-leaflet'

import type { Locale } from '@/lib/i18n/locales'

interface StreetLayerOptions {
  /** Path of the PMTiles file. */
  href: string
  locale: Locale
  bounds: leaflet.LatLngBoundsLiteral
  /** The zoom of the most detailed tiles; they are enlarged beyond it. */
  dataZoom: number
  maxZoom: number
  /** Called with the first tile that was read. */
  onShown: () => void
}

/** Reports whether tiles can be read. */
class WatchedTiles extends PMTiles {
  readonly #watch: { onRead: () => void; onFailed: () => void }

  constructor(href: string, watch: { onRead: () => void; onFailed: () => void }) {
    super(href)
    this.#watch = watch
  }

  override async getZxy(...coordinates: Parameters<PMTiles['getZxy']>) {
    try {
      const tile = await super.getZxy(...coordinates)
      this.#watch.onRead()
      return tile
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) this.#watch.onFailed()
      // An empty tile: the layer would write the error into the console for each tile.
      return undefined
    }
  }
}

/**
 * Adds the street map. If its file cannot be read at all, the layer is removed again and the drawn map stays.
 *
 * @returns removes the layer
 */
export function addStreetLayer(map: leaflet.Map, options: StreetLayerOptions): () => void {
  const { href, locale, bounds, dataZoom, maxZoom, onShown } = options
  // protomaps-leaflet reads Leaflet from the global `L`.
  Object.assign(window, { L: leaflet })
  let hasTiles = false
  const tiles = new WatchedTiles(href, {
    onRead: () => {
      if (!hasTiles) onShown()
      hasTiles = true
    },
    onFailed: () => {
      if (!hasTiles) layer.remove()
    },
  })
  const drawn = leafletLayer({
    url: tiles,
    flavor: 'light',
    lang: locale,
    bounds,
    maxZoom,
    attribution: '',
    maxDataZoom: dataZoom,
  })
  // Where the file has no land the drawn map below is seen.
  delete drawn.backgroundColor
  // The layer's own type names only its additions to Leaflet's.
  const layer = drawn as unknown as leaflet.GridLayer
  layer.addTo(map)
  return () => layer.remove()
}
