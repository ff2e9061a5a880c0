import 'server-only'

import { cached } from '@/lib/cache/cached'
import { tags } from '@/lib/cache/tags'
import type { Locale } from '@/lib/i18n/locales'
import type { PictureSource } from '@/lib/values/picture-source'
import type { Testimonial } from '@/payload-types'
import { toPictureSource } from '@/features/media/model/to-picture-source'
import { publicPath } from '@/features/routing/model/route-table'

import { getRouteIndex } from '@/features/routing/server/reads'
import { payloadClient } from '@/lib/payload/payload-client'

export interface TestimonialCard {
  id: string
  name: string
  about: string | null
  comment: string
  /** ISO date. */
  date: string | null
  href: string | null
  /** For social networks. */
  picture: PictureSource | null
  /** Shown small beside the name, in one size; its alternative text is empty, because the name says who it is. */
  portrait: PictureSource | null
}

function toPortrait(image: Testimonial['image']): PictureSource | null {
  const source = toPictureSource(image, 400)
  return source && { ...source, srcSet: '', alt: '' }
}

async function readTestimonials(locale: Locale, limit: number): Promise<TestimonialCard[]> {
  const payload = await payloadClient()
  const [{ docs }, routes] = await Promise.all([
    payload.find({
      collection: 'testimonials',
      sort: '-date',
      locale,
      fallbackLocale: false,
      depth: 1,
      limit,
      overrideAccess: false,
    }),
    getRouteIndex(),
  ])
  return docs.flatMap(({ id, name, about, comment, date, image }) => {
    if (!comment) return []
    const entry = routes.entries.find(
      ({ target }) => target?.collection === 'testimonials' && target.id === id,
    )
    return [
      {
        id,
        name,
        about: about ?? null,
        comment,
        date: date ?? null,
        href: entry ? publicPath(entry, locale) : null,
        picture: toPictureSource(image),
        portrait: toPortrait(image),
      },
    ]
  })
}

/** Published testimonials that have a comment in the language, newest first. */
export const findTestimonials = cached('testimonials', readTestimonials, () => [tags.list('testimonials')])
