import type { Locale } from '@/lib/i18n/locales'
import type { PictureSource } from '@/lib/media/picture-source'
import { toPictureSource } from '@/lib/media/to-picture-source'
import { localiseLink } from '@/lib/routing/localise-link'
import type { RouteIndex } from '@/lib/routing/route-table'
import type { GalleryBlock } from '@/payload-types'

/** A picture with what the editor gave it. */
export interface GalleryPicture {
  source: PictureSource
  caption: string | null
  /** Where it leads; null: it opens large. */
  href: string | null
}

/** The pictures that can be shown: one that was deleted leaves no gap. */
export const galleryPictures = (
  { pictures, maxItems }: Pick<GalleryBlock, 'pictures' | 'maxItems'>,
  routes: RouteIndex,
  locale: Locale,
): GalleryPicture[] =>
  (pictures ?? [])
    .flatMap(({ image, caption, url }) => {
      const source = toPictureSource(image)
      const href = url ? localiseLink(routes, url, locale) : null
      return source ? [{ source, caption: caption ?? null, href }] : []
    })
    .slice(0, maxItems ?? undefined)
