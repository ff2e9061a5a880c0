import type { Media } from '@/payload-types'

import { mediaVersion } from './media-version'

/** A film ready to play: finished address, nothing of the database. */
export interface FilmSource {
  src: string
  type: string
}

/** A stored film as the public pages play it; `null` for what is not a film or was not loaded. */
export function toFilmSource(media: Media | string | null | undefined): FilmSource | null {
  if (!media || typeof media === 'string' || !media.url || !media.mimeType?.startsWith('video/')) return null
  // Without the host, so that a page is the same wherever it is served from.
  const path = media.url.replace(/^https?:\/\/[^/]+/, '')
  return { src: `${path}?v=${mediaVersion(media.updatedAt)}`, type: media.mimeType }
}
