import { sourceOf } from '@/features/consent/model/third-parties'

/** Where the street map of the site comes from. */
export const streetSources = ['url', 'file', 'none'] as const

export type StreetSource = (typeof streetSources)[number]

/** Pictures by a URL template. */
export interface ImageTiles {
  kind: 'images'
  url: string
  attribution: string
  minZoom: number
  /** The supplier's maximum zoom. */
  maxZoom: number
  /** Origin of a third party, for the policy of the page; null for this site. */
  source: string | null
}

/** The file in the data folder, which `/map-data/streets/` describes. */
export interface FileTiles {
  kind: 'file'
}

/** The street map of the site's settings. */
export type TileSettings = ImageTiles | FileTiles

/** As stored in the site configuration. */
export interface StoredTiles {
  source?: string | null
  url?: string | null
  attribution?: string | null
  minZoom?: number | null
  maxZoom?: number | null
}

/** The zooms a setting may name. */
export const tileZooms = { min: 0, max: 22 } as const

const placeholders = ['{z}', '{x}', '{y}']

/** A path of this site, not `//host`. */
const isOwnPath = (url: string): boolean => /^\/(?![/\\])/.test(url)

/** Whether a text is a URL of tiles: https or a path of this site, with all placeholders. */
export function isTileTemplate(url: string): boolean {
  if (/[\s"'<>\\]/.test(url) || !placeholders.every((part) => url.includes(part))) return false
  return isOwnPath(url) || sourceOf(url) !== null
}

/** The settings as the map uses them; null if the site has no street map, or an incomplete one. */
export function tileSettingsOf(stored: StoredTiles | null | undefined): TileSettings | null {
  const { source, url, attribution, minZoom, maxZoom } = stored ?? {}
  if (source === 'file') return { kind: 'file' }
  if (source === 'none' || !url || !isTileTemplate(url)) return null
  return {
    kind: 'images',
    url,
    attribution: attribution ?? '',
    minZoom: minZoom ?? tileZooms.min,
    maxZoom: maxZoom ?? 19,
    source: sourceOf(url),
  }
}

/** Whether the street map asks no third party, and so needs no consent. */
export const isOwnTiles = (tiles: TileSettings): boolean => tiles.kind === 'file' || tiles.source === null
