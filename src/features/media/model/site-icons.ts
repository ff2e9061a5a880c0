import { pictureUrl, sizeName, type PictureWidth } from '@/lib/http/picture-url'
import type { Media } from '@/payload-types'

import { toCrop } from './crop'
import { hostOf, mediaVersion } from './to-picture-source'

export interface SiteIcon {
  src: string
  /** Pixels, as `512x512`. */
  sizes: string
  type: string
}

export interface SiteIcons {
  /** For the tab of a browser. */
  small: SiteIcon
  /**
   * The uploaded file itself, often a png: not all devices of Apple accept webp. Of a cropped picture a webp too, because
   * the file shows the whole.
   */
  original: SiteIcon
}

const sizesOf = (width: number, height: number): string => `${width}x${height}`

/** The icons of the site from the uploaded picture; null without one, when the default icons are used. */
export function siteIcons(media: Media | string | null | undefined): SiteIcons | null {
  if (!media || typeof media === 'string') return null
  const { url, filename, mimeType, width, height, sizes, updatedAt, crop } = media
  if (!url || !filename || !width || !height || !mimeType?.startsWith('image/')) return null
  const version = mediaVersion(updatedAt)
  const original = { src: `${url}?v=${version}`, sizes: sizesOf(width, height), type: mimeType }
  const iconOf = (wanted: PictureWidth): SiteIcon | null => {
    const size = sizes?.[sizeName(wanted)]
    if (!size?.width || !size.height) return null
    const src = pictureUrl({ filename, version, host: hostOf(url) }, wanted)
    return { src, sizes: sizesOf(size.width, size.height), type: 'image/webp' }
  }
  const small = iconOf(400) ?? original
  return { small, original: toCrop(crop) ? (iconOf(600) ?? small) : original }
}
