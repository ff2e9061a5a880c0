import type { Media } from '@/payload-types'

import { mediaVersion } from './to-picture-source'

/** A film for public pages: its URL and type, without database fields. */
export interface FilmSource {
  src: string
  type: string
}

/** Converts a stored film for public pages; `null` for other media and for one that was not populated. */
export function toFilmSource(media: Media | string | null | undefined): FilmSource | null {
  if (!media || typeof media === 'string' || !media.url || !media.mimeType?.startsWith('video/')) return null
  // Without the host, so that a page is the same on every host.
  const path = media.url.replace(/^https?:\/\/[^/]+/, '')
  return { src: `${path}?v=${mediaVersion(media.updatedAt)}`, type: media.mimeType }
}
