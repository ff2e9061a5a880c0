import type { Locale } from '@/lib/i18n/locales'
import type { PictureSource } from '@/lib/values/picture-source'
import { toPictureSource } from '@/features/media/model/to-picture-source'
import { localiseLink } from '@/features/routing/model/localise-link'
import type { RouteIndex } from '@/features/routing/model/route-table'
import type { GalleryBlock } from '@/payload-types'

/** A picture with the editor's caption and link. */
export interface GalleryPicture {
  /** Of its row in the form. */
  id: string | null
  source: PictureSource
  caption: string | null
  /** Target of its link; null: it opens large. */
  href: string | null
}

/** The pictures that can be shown; deleted ones are left out. */
export const galleryPictures = (
  { pictures, maxItems }: Pick<GalleryBlock, 'pictures' | 'maxItems'>,
  routes: RouteIndex,
  locale: Locale,
): GalleryPicture[] =>
  (pictures ?? [])
    .flatMap(({ id, image, caption, url }) => {
      const source = toPictureSource(image)
      const href = url ? localiseLink(routes, url, locale) : null
      return source ? [{ id: id ?? null, source, caption: caption ?? null, href }] : []
    })
    .slice(0, maxItems ?? undefined)
