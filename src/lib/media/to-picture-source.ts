import type { Media } from '@/payload-types'

import { mediaVersion } from './media-version'
import { pictureAddress, pictureWidths, sizeName, type PictureWidth } from './picture-address'
import type { PictureSource } from './picture-source'

interface StoredSize {
  /** What is asked for. */
  asked: PictureWidth
  /** What comes: never wider than the original. */
  width: number
  height: number
}

/** The widths that differ: of a small picture the large ones are all the same. */
function storedSizes(media: Media, maxWidth: PictureWidth): StoredSize[] {
  const sizes: StoredSize[] = []
  for (const asked of pictureWidths.filter((each) => each <= maxWidth)) {
    const { width, height } = media.sizes?.[sizeName(asked)] ?? {}
    if (width && height && sizes.at(-1)?.width !== width) sizes.push({ asked, width, height })
  }
  return sizes
}

/** The picture server a stored address names (hooks/picture-host.ts); our own server is named by none. */
const hostOf = (url: string): string => /^https:\/\/[^/]+/.exec(url)?.[0] ?? ''

/** The focal point an editor chose; nothing for the middle, so that most pictures carry no further text. */
function positionOf({ focalX, focalY }: Media): Pick<PictureSource, 'position'> {
  const percent = (value: number | null | undefined) => Math.round(Math.min(100, Math.max(0, value ?? 50)))
  const [x, y] = [percent(focalX), percent(focalY)]
  return x === 50 && y === 50 ? {} : { position: `${x}% ${y}%` }
}

/** A picture that is no upload of ours, such as the drawing of the block examples, has its own address only. */
const asItIs = ({ url, width, height, alt }: Media): PictureSource => ({
  src: url ?? '',
  srcSet: '',
  width: width ?? 0,
  height: height ?? 0,
  alt: alt ?? '',
})

/**
 * A stored picture as the public pages show it; `null` for what is not a picture or was not loaded.
 *
 * @param maxWidth the widest the page can use: all widths are named twice in a page, so name no needless one
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
    src: pictureAddress(file, main.asked),
    srcSet: sizes.map(({ asked, width }) => `${pictureAddress(file, asked)} ${width}w`).join(', '),
    width: main.width,
    height: main.height,
    alt: media.alt ?? '',
    ...positionOf(media),
  }
}
