import type { Header } from 'pmtiles'

import { isRecord } from '@/lib/values/read-value'

import type { MapBounds } from './map-messages'

/** Why the file of the street map cannot be used. */
export const streetFileProblems = [
  'missing',
  'unreadable',
  'notTiles',
  'truncated',
  'notVector',
  'empty',
  'otherLayers',
] as const

export type StreetFileProblem = (typeof streetFileProblems)[number]

/** The response of `/map-data/streets/`. */
export interface StreetFile {
  /** Path of the file; changes with its content. */
  href: string
  attribution: string
  minZoom: number
  maxZoom: number
  bounds: MapBounds
}

/** The part of a PMTiles header that is checked. */
export type StreetHeader = Pick<
  Header,
  | 'specVersion'
  | 'tileType'
  | 'numTileEntries'
  | 'tileDataOffset'
  | 'tileDataLength'
  | 'minZoom'
  | 'maxZoom'
  | 'minLon'
  | 'minLat'
  | 'maxLon'
  | 'maxLat'
>

const vectorTiles = 1

/** The layers of which Protomaps' basemap draws streets; a file with neither would be an empty map. */
const neededLayers = ['earth', 'roads']

const layersOf = (metadata: unknown): unknown[] =>
  isRecord(metadata) && Array.isArray(metadata.vector_layers)
    ? metadata.vector_layers.map((layer: unknown) => isRecord(layer) && layer.id)
    : []

/** Checks header and metadata of a PMTiles file. @param bytes its size */
export function findStreetProblem(
  header: StreetHeader,
  metadata: unknown,
  bytes: number,
): StreetFileProblem | null {
  if (header.specVersion !== 3) return 'notTiles'
  if (header.tileDataOffset + (header.tileDataLength ?? 0) > bytes) return 'truncated'
  if (header.tileType !== vectorTiles) return 'notVector'
  if (header.numTileEntries === 0 || header.minLat >= header.maxLat || header.minLon >= header.maxLon)
    return 'empty'
  const layers = layersOf(metadata)
  return neededLayers.some((layer) => layers.includes(layer)) ? null : 'otherLayers'
}

/** The licence of OpenStreetMap (ODbL) demands to be named, also when a file does not say so. */
export const defaultAttribution = '© OpenStreetMap'

const maxAttribution = 200

/** The attribution in the metadata as plain text. */
export function attributionOf(metadata: unknown): string {
  const text = isRecord(metadata) && typeof metadata.attribution === 'string' ? metadata.attribution : ''
  const plainText = text
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&copy;', '©')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return plainText.slice(0, maxAttribution) || defaultAttribution
}

/** Bounds of a header. */
export const boundsOfHeader = ({ maxLat, minLat, maxLon, minLon }: StreetHeader): MapBounds => ({
  north: maxLat,
  south: minLat,
  east: maxLon,
  west: minLon,
})
