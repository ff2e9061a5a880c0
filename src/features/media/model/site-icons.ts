import { pictureUrl } from '@/lib/http/picture-url'
import type { Media } from '@/payload-types'

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
  /** The uploaded file itself, often a png: Apple's devices accept no webp. */
  original: SiteIcon
}

const sizesOf = (width: number, height: number): string => `${width}x${height}`

/** The icons of the site from the uploaded picture; null without one, when the default icons are used. */
export function siteIcons(media: Media | string | null | undefined): SiteIcons | null {
  if (!media || typeof media === 'string') return null
  const { url, filename, mimeType, width, height, sizes, updatedAt } = media
  if (!url || !filename || !width || !height || !mimeType?.startsWith('image/')) return null
  const version = mediaVersion(updatedAt)
  const original = { src: `${url}?v=${version}`, sizes: sizesOf(width, height), type: mimeType }
  const { width: smallWidth, height: smallHeight } = sizes?.w400 ?? {}
  if (!smallWidth || !smallHeight) return { small: original, original }
  const src = pictureUrl({ filename, version, host: hostOf(url) }, 400)
  return { small: { src, sizes: sizesOf(smallWidth, smallHeight), type: 'image/webp' }, original }
}
