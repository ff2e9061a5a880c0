import Pbf from 'pbf'
import { zxyToTileId } from 'pmtiles'

/** A street map of an invented town, in the layers of Protomaps and as a PMTiles file of version 3. */

type LngLat = [number, number]

interface StreetFeature {
  layer: 'earth' | 'landuse' | 'water' | 'roads' | 'places'
  kind: 'polygon' | 'line' | 'point'
  line: LngLat[]
  tags: Record<string, string | number>
}

export const townBounds = { west: 5.45, south: 50.55, east: 5.75, north: 50.72 }

const extent = 4096
const [minZoom, maxZoom] = [9, 14]

const box = (west: number, south: number, east: number, north: number): LngLat[] => [
  [west, north],
  [east, north],
  [east, south],
  [west, south],
]

const { west, south, east, north } = townBounds

const streetNames = ['Rue des Tilleuls', 'Rue du Four', 'Quai Vert', 'Rue Haute', 'Avenue du Verger']

/** Streets in rows and columns, a river, a park and the name of the town. */
const town: StreetFeature[] = [
  { layer: 'earth', kind: 'polygon', line: box(west, south, east, north), tags: { kind: 'earth' } },
  { layer: 'landuse', kind: 'polygon', line: box(5.56, 50.6, 5.6, 50.62), tags: { kind: 'park' } },
  { layer: 'water', kind: 'polygon', line: box(west, 50.637, east, 50.641), tags: { kind: 'river' } },
  ...Array.from({ length: 16 }, (_, at): StreetFeature => {
    const latitude = south + ((at + 1) * (north - south)) / 17
    const name = streetNames[at % streetNames.length] ?? ''
    const isMain = at % 4 === 0
    return {
      layer: 'roads',
      kind: 'line',
      line: [
        [west, latitude],
        [(west + east) / 2, latitude + 0.002],
        [east, latitude],
      ],
      tags: {
        kind: isMain ? 'major_road' : 'minor_road',
        name,
        kind_detail: isMain ? 'primary' : 'residential',
        min_zoom: isMain ? 8 : 12,
      },
    }
  }),
  ...Array.from({ length: 24 }, (_, at): StreetFeature => {
    const longitude = west + ((at + 1) * (east - west)) / 25
    return {
      layer: 'roads',
      kind: 'line',
      line: [
        [longitude, south],
        [longitude, north],
      ],
      tags: { kind: 'minor_road', name: `Rue ${at + 1}`, kind_detail: 'residential', min_zoom: 12 },
    }
  }),
  {
    layer: 'places',
    kind: 'point',
    line: [[5.57, 50.65]],
    tags: { kind: 'locality', kind_detail: 'city', name: 'Perronville', population_rank: 10, min_zoom: 6 },
  },
]

const worldX = (longitude: number): number => (longitude + 180) / 360

function worldY(latitude: number): number {
  const sine = Math.sin((latitude * Math.PI) / 180)
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)
}

const command = (id: number, count: number): number => id + count * 8
const zigzag = (value: number): number => (value < 0 ? -value * 2 - 1 : value * 2)
const geometryTypes = { point: 1, line: 2, polygon: 3 } as const

/** A geometry of the Mapbox Vector Tile specification 2.1, section 4.3; not clipped to the tile. */
function geometryOf({ kind, line }: StreetFeature, z: number, x: number, y: number): number[] {
  const corners = line.map(([longitude, latitude]) => [
    Math.round((worldX(longitude) * 2 ** z - x) * extent),
    Math.round((worldY(latitude) * 2 ** z - y) * extent),
  ])
  const steps = corners.flatMap(([left = 0, top = 0], index) => {
    const [beforeLeft = 0, beforeTop = 0] = corners[index - 1] ?? []
    return [zigzag(left - beforeLeft), zigzag(top - beforeTop)]
  })
  const rest = corners.length > 1 ? [command(2, corners.length - 1), ...steps.slice(2)] : []
  return [command(1, 1), ...steps.slice(0, 2), ...rest, ...(kind === 'polygon' ? [command(7, 1)] : [])]
}

function writeLayer(name: string, at: [z: number, x: number, y: number], pbf: Pbf): void {
  const features = town.filter(({ layer }) => layer === name)
  const keys = [...new Set(features.flatMap(({ tags }) => Object.keys(tags)))]
  const values = [...new Set(features.flatMap(({ tags }) => Object.values(tags)))]
  pbf.writeVarintField(15, 2)
  pbf.writeStringField(1, name)
  for (const feature of features)
    pbf.writeMessage(
      2,
      (_, message) => {
        const tags = Object.entries(feature.tags)
        message?.writePackedVarint(
          2,
          tags.flatMap(([key, value]) => [keys.indexOf(key), values.indexOf(value)]),
        )
        message?.writeVarintField(3, geometryTypes[feature.kind])
        message?.writePackedVarint(4, geometryOf(feature, ...at))
      },
      null,
    )
  for (const key of keys) pbf.writeStringField(3, key)
  for (const value of values)
    pbf.writeMessage(
      4,
      (_, message) =>
        typeof value === 'number' ? message?.writeVarintField(5, value) : message?.writeStringField(1, value),
      null,
    )
  pbf.writeVarintField(5, extent)
}

const layers = [...new Set(town.map(({ layer }) => layer))]

function tileAt(z: number, x: number, y: number): Buffer {
  const pbf = new Pbf()
  for (const name of layers)
    pbf.writeMessage(3, (_, message) => message && writeLayer(name, [z, x, y], message), null)
  return Buffer.from(pbf.finish())
}

function tilesOfTown(): { id: number; data: Buffer }[] {
  const tiles: { id: number; data: Buffer }[] = []
  for (let z = minZoom; z <= maxZoom; z += 1)
    for (let x = Math.floor(worldX(west) * 2 ** z); x <= Math.floor(worldX(east) * 2 ** z); x += 1)
      for (let y = Math.floor(worldY(north) * 2 ** z); y <= Math.floor(worldY(south) * 2 ** z); y += 1)
        tiles.push({ id: zxyToTileId(z, x, y), data: tileAt(z, x, y) })
  return tiles.sort((one, other) => one.id - other.id)
}

/** A directory of the PMTiles specification, section 4; each tile has its own bytes, one after the other. */
function directoryOf(tiles: readonly { id: number; data: Buffer }[]): Buffer {
  const pbf = new Pbf()
  pbf.writeVarint(tiles.length)
  tiles.forEach(({ id }, index) => pbf.writeVarint(id - (tiles[index - 1]?.id ?? 0)))
  tiles.forEach(() => pbf.writeVarint(1))
  tiles.forEach(({ data }) => pbf.writeVarint(data.length))
  tiles.forEach((_, index) => pbf.writeVarint(index === 0 ? 1 : 0))
  return Buffer.from(pbf.finish())
}

/** What differs from a file in order. */
export interface StreetFileChanges {
  /** 1 are vector tiles, 2 PNG. */
  tileType?: number
  layers?: string[]
  attribution?: string
}

const headerBytes = 127
const uncompressed = 1

/** A PMTiles file of the town, of about 400 kB. */
export function exampleStreets(changes: StreetFileChanges = {}): Buffer {
  const tiles = tilesOfTown()
  const directory = directoryOf(tiles)
  const names = changes.layers ?? layers
  const metadata = Buffer.from(
    JSON.stringify({
      attribution:
        changes.attribution ?? '<a href="https://www.openstreetmap.org/copyright">&copy; Perronville</a>',
      vector_layers: names.map((id) => ({ id })),
    }),
  )
  const data = Buffer.concat(tiles.map((tile) => tile.data))
  const header = Buffer.alloc(headerBytes)
  header.write('PMTiles\u0003', 'latin1')
  const afterDirectory = headerBytes + directory.length
  const afterMetadata = afterDirectory + metadata.length
  const numbers = [
    headerBytes,
    directory.length,
    afterDirectory,
    metadata.length,
    afterMetadata,
    0,
    afterMetadata,
    data.length,
    tiles.length,
    tiles.length,
    tiles.length,
  ]
  numbers.forEach((value, index) => header.writeBigUInt64LE(BigInt(value), 8 + index * 8))
  const flags = [1, uncompressed, uncompressed, changes.tileType ?? 1, minZoom, maxZoom]
  flags.forEach((value, index) => header.writeUInt8(value, 96 + index))
  const degrees = [west, south, east, north]
  degrees.forEach((value, index) => header.writeInt32LE(Math.round(value * 1e7), 102 + index * 4))
  header.writeUInt8(12, 118)
  header.writeInt32LE(Math.round(5.57 * 1e7), 119)
  header.writeInt32LE(Math.round(50.63 * 1e7), 123)
  return Buffer.concat([header, directory, metadata, data])
}
