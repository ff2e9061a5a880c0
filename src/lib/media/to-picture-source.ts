import type { Media } from '@/payload-types'

import { mediaVersion } from './media-version'
import type { PictureSource } from './picture-source'

/** Widths that are made at upload (acceptance H4). */
const sizeNames = ['w400', 'w600', 'w1360', 'w1920'] as const

interface StoredSize {
  url: string
  width: number
  height: number
}

function storedSizes(media: Media): StoredSize[] {
  return sizeNames.flatMap((name) => {
    const size = media.sizes?.[name]
    return size?.url && size.width && size.height
      ? [{ url: size.url, width: size.width, height: size.height }]
      : []
  })
}

/** Addresses are given without the host, so that a page is the same wherever it is served from. */
const withoutHost = (url: string) => url.replace(/^https?:\/\/[^/]+/, '')

/** A stored picture as the public pages show it; `null` for what is not a picture or was not loaded. */
export function toPictureSource(media: Media | string | null | undefined): PictureSource | null {
  if (!media || typeof media === 'string' || !media.url || !media.mimeType?.startsWith('image/')) return null
  const version = `?v=${mediaVersion(media.updatedAt)}`
  const sizes = storedSizes(media)
  const original = { url: media.url, width: media.width ?? 0, height: media.height ?? 0 }
  const main = sizes.find((size) => size.width >= 600) ?? sizes.at(-1) ?? original
  const all = sizes.length > 0 ? sizes : [original]
  return {
    src: withoutHost(main.url) + version,
    srcSet: all.map((size) => `${withoutHost(size.url)}${version} ${size.width}w`).join(', '),
    width: main.width,
    height: main.height,
    alt: media.alt ?? '',
  }
}
