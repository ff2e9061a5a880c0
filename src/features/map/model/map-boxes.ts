import type { MapBox } from '@/features/listings/model/map-grid'

/** Extends a box on every side by this share of its size, as far as the map goes. */
export function padded({ north, south, east, west }: MapBox, share: number): MapBox {
  const [high, wide] = [(north - south) * share, (east - west) * share]
  return {
    north: Math.min(90, north + high),
    south: Math.max(-90, south - high),
    east: Math.min(180, east + wide),
    west: Math.max(-180, west - wide),
  }
}

/** Five decimals, without a negative zero, which would be written as another text. */
const round = (degrees: number): number => Number(degrees.toFixed(5)) + 0

/** The same box as a URL can hold it. */
export const roundedBox = ({ north, south, east, west }: MapBox): MapBox => ({
  north: round(north),
  south: round(south),
  east: round(east),
  west: round(west),
})

/** A box as written in the URL: `north,east,south,west`. */
export const boxText = (box: MapBox): string => {
  const { north, east, south, west } = roundedBox(box)
  return [north, east, south, west].join(',')
}

/** The box of a text; null if it is not one. */
export function parseBox(text: string | null): MapBox | null {
  if (!text || !/^-?\d{1,3}(?:\.\d{1,5})?(?:,-?\d{1,3}(?:\.\d{1,5})?){3}$/.test(text)) return null
  const [north = 0, east = 0, south = 0, west = 0] = text.split(',').map(Number)
  const isOnEarth = north <= 90 && south >= -90 && east <= 180 && west >= -180
  return isOnEarth && south <= north && west <= east ? { north, east, south, west } : null
}
