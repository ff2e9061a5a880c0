import { sourceOf } from '@/features/consent/model/third-parties'

/** Where the street map of the site comes from. */
export const streetSources = ['url', 'file', 'none'] as const

/** Pictures by a URL template. */
export interface ImageTiles {
  kind: 'images'
  url: string
  attribution: string
  minZoom: number
  /** The supplier's maximum zoom. */
  maxZoom: number
  /** Origins of a third party, for the policy of the page; none for this site. */
  sources: readonly string[]
  /** Of a third party, as visitors read it; null for this site. */
  host: string | null
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

/** What Leaflet puts in the place of `{s}`. */
const subdomains = ['a', 'b', 'c']

/**
 * The origins of tiles of a third party, each by its whole name: a wildcard would let the page load pictures of every
 * host of that domain.
 *
 * @returns none when one of them has no place in a policy
 */
function sourcesOf(url: string): string[] {
  const sources = new Set(subdomains.map((name) => sourceOf(url.replaceAll('{s}', name))))
  return [...sources].every((source) => source !== null) ? [...sources].flatMap((source) => source ?? []) : []
}

const hostOf = (url: string): string | null => {
  const source = sourceOf(url.replace('{s}.', '')) ?? sourcesOf(url)[0]
  return source?.slice('https://'.length) ?? null
}

/**
 * Whether a text is a URL of tiles: https or a path of this site, with all placeholders. The host has no wildcard; of
 * placeholders it may have `{s}`.
 */
export function isTileTemplate(url: string): boolean {
  if (/[\s"'<>\\]/.test(url) || !placeholders.every((part) => url.includes(part))) return false
  return isOwnPath(url) || sourcesOf(url).length > 0
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
    sources: isOwnPath(url) ? [] : sourcesOf(url),
    host: isOwnPath(url) ? null : hostOf(url),
  }
}

/** Whether the street map asks no third party, and so needs no consent. */
export const isOwnTiles = (tiles: TileSettings): boolean =>
  tiles.kind === 'file' || tiles.sources.length === 0
