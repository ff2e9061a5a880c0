import { isRecord } from '@/lib/values/read-value'

/** The part of a picture that visitors see, in percent of the original. */
export interface Crop {
  /** Left edge. */
  x: number
  /** Upper edge. */
  y: number
  width: number
  height: number
}

interface Size {
  width: number
  height: number
}

export const wholePicture: Crop = { x: 0, y: 0, width: 100, height: 100 }

/** Shortest side of a crop, in percent. */
export const minCropSide = 1

/** Ratios of width to height that editors choose from. */
export const cropRatios = { '16:9': 16 / 9, '4:3': 4 / 3, '1:1': 1 } as const
export type CropRatio = keyof typeof cropRatios

const between = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value))
const rounded = (value: number): number => Math.round(value * 100) / 100

/** Hundredths of a percent by which rounded numbers may exceed the edge. */
const tolerance = 0.02

/**
 * Reads a stored or submitted crop.
 *
 * @returns null for the whole picture, undefined when the value is no crop
 */
export function parseCrop(value: unknown): Crop | null | undefined {
  if (value === null || value === undefined) return null
  if (!isRecord(value)) return undefined
  const { x, y, width, height } = value
  const isPercent = (side: unknown): side is number => typeof side === 'number' && side >= 0 && side <= 100
  if (!isPercent(x) || !isPercent(y) || !isPercent(width) || !isPercent(height)) return undefined
  if (Math.min(width, height) < minCropSide) return undefined
  if (x + width > 100 + tolerance || y + height > 100 + tolerance) return undefined
  const crop = { x: rounded(x), y: rounded(y), width: rounded(width), height: rounded(height) }
  return crop.width >= 100 && crop.height >= 100 ? null : crop
}

/** The crop of a stored picture; null for the whole picture. */
export const toCrop = (value: unknown): Crop | null => parseCrop(value) ?? null

export const isSameCrop = (one: Crop | null, other: Crop | null): boolean =>
  one === other ||
  (one !== null &&
    other !== null &&
    one.x === other.x &&
    one.y === other.y &&
    one.width === other.width &&
    one.height === other.height)

/** The pixels of a crop, at least one in each direction. @param size of the original, in pixels */
export function cropRegion({ x, y, width, height }: Crop, size: Size) {
  const span = (start: number, length: number, side: number): [number, number] => {
    const from = between(Math.round((start / 100) * side), 0, side - 1)
    return [from, between(Math.round((length / 100) * side), 1, side - from)]
  }
  const [left, regionWidth] = span(x, width, size.width)
  const [top, regionHeight] = span(y, height, size.height)
  return { left, top, width: regionWidth, height: regionHeight }
}

/**
 * Where a point of the original is in the shown part, in percent of that part; at its nearest edge when the point is
 * outside of it.
 */
export function pointInCrop(point: { x: number; y: number }, crop: Crop | null): { x: number; y: number } {
  const { x, y, width, height } = crop ?? wholePicture
  return {
    x: between(((point.x - x) / width) * 100, 0, 100),
    y: between(((point.y - y) / height) * 100, 0, 100),
  }
}

/** Moves a box so that it lies inside of the picture. */
const inside = ({ x, y, width, height }: Crop): Crop => ({
  x: rounded(between(x, 0, 100 - width)),
  y: rounded(between(y, 0, 100 - height)),
  width: rounded(width),
  height: rounded(height),
})

/** A height in percent divided by a width in percent that give this ratio of pixels. */
const slopeOf = (ratio: number, { width, height }: Size): number => width / height / ratio

/** The largest box of a ratio, with the centre of this one as far as the edges allow. @param size of the original */
export function withRatio(crop: Crop, ratio: number, size: Size): Crop {
  const slope = slopeOf(ratio, size)
  const width = Math.min(100, 100 / slope)
  const height = width * slope
  const [centreX, centreY] = [crop.x + crop.width / 2, crop.y + crop.height / 2]
  return inside({ x: centreX - width / 2, y: centreY - height / 2, width, height })
}

/**
 * The box with one number typed by an editor: a box that would leave the picture is moved, and with a fixed ratio its
 * other side follows.
 */
export function withSide(
  crop: Crop,
  side: keyof Crop,
  value: number,
  fixed?: { ratio: number; size: Size },
): Crop {
  if (side === 'x' || side === 'y') return inside({ ...crop, [side]: value })
  const length = between(value, minCropSide, 100)
  if (!fixed) return inside({ ...crop, [side]: length })
  const slope = slopeOf(fixed.ratio, fixed.size)
  const wanted = side === 'width' ? length : length / slope
  const width = between(wanted, Math.max(minCropSide, minCropSide / slope), Math.min(100, 100 / slope))
  return inside({ ...crop, width, height: width * slope })
}
