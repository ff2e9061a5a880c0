import type { Media } from '@/payload-types'
import { pictureUrl, pictureWidths, sizeName, type PictureWidth } from '@/lib/http/picture-url'
import { pointInCrop, toCrop } from './crop'
import type { PictureSource } from '@/lib/values/picture-source'

/** A short text that changes when the file is replaced, so that browsers may cache a picture without limit. */
export const mediaVersion = (updatedAt: string): string => Date.parse(updatedAt).toString(36)

interface StoredSize {
  /** The requested width. */
  requestedWidth: PictureWidth
  /** The width of the file: never larger than that of the original. */
  width: number
  height: number
}

/** The sizes with different widths: for a small picture all large sizes are equal. */
function storedSizes(media: Media, maxWidth: PictureWidth): StoredSize[] {
  const sizes: StoredSize[] = []
  for (const requestedWidth of pictureWidths.filter((each) => each <= maxWidth)) {
    const { width, height } = media.sizes?.[sizeName(requestedWidth)] ?? {}
    if (width && height && sizes.at(-1)?.width !== width) sizes.push({ requestedWidth, width, height })
  }
  return sizes
}

/** The picture server of a stored URL (`picture-host.ts`); empty for our own server. */
export const hostOf = (url: string): string => /^https:\/\/[^/]+/.exec(url)?.[0] ?? ''

/**
 * The focal point chosen by an editor, which is stored in percent of the original; left out for the centre, so that most
 * pictures need no style.
 */
function positionOf({ focalX, focalY, crop }: Media): Pick<PictureSource, 'position'> {
  const point = pointInCrop({ x: focalX ?? 50, y: focalY ?? 50 }, toCrop(crop))
  const [x, y] = [Math.round(point.x), Math.round(point.y)]
  return x === 50 && y === 50 ? {} : { position: `${x}% ${y}%` }
}

/** A picture that is not an upload, such as the drawing of the block examples, has only its own URL. */
const asItIs = ({ url, width, height, alt }: Media): PictureSource => ({
  src: url ?? '',
  srcSet: '',
  width: width ?? 0,
  height: height ?? 0,
  alt: alt ?? '',
})

/**
 * Converts a stored picture for public pages; `null` for other media and for one that was not populated.
 *
 * @param maxWidth the largest width the page can use; larger sizes would only make the HTML longer
 */
export function toPictureSource(
  media: Media | string | null | undefined,
  maxWidth: PictureWidth = 1920,
): PictureSource | null {
  if (!media || typeof media === 'string' || !media.url || !media.mimeType?.startsWith('image/')) return null
  const sizes = storedSizes(media, maxWidth)
  const main = sizes.find(({ width }) => width >= 600) ?? sizes.at(-1)
  if (!main || !media.filename) return asItIs(media)
  const file = { filename: media.filename, version: mediaVersion(media.updatedAt), host: hostOf(media.url) }
  return {
    src: pictureUrl(file, main.requestedWidth),
    srcSet: sizes
      .map(({ requestedWidth, width }) => `${pictureUrl(file, requestedWidth)} ${width}w`)
      .join(', '),
    width: main.width,
    height: main.height,
    alt: media.alt ?? '',
    ...positionOf(media),
    ...(media.alteration && { alteration: media.alteration }),
  }
}
