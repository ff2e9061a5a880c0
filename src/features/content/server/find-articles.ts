import 'server-only'

import { cached } from '@/lib/cache/cached'
import { tags } from '@/lib/cache/tags'
import type { Locale } from '@/lib/i18n/locales'
import type { PictureSource } from '@/lib/values/picture-source'
import { toPictureSource } from '@/features/media/model/to-picture-source'
import { isPublishedIn, publicPath } from '@/features/routing/model/route-table'

import { getRouteIndex } from '@/features/routing/server/reads'
import { payloadClient } from '@/lib/payload/payload-client'

export interface ArticleCard {
  id: string
  href: string
  title: string
  intro: string | null
  picture: PictureSource | null
  before: PictureSource | null
}

async function readArticles(category: string, locale: Locale, limit: number): Promise<ArticleCard[]> {
  const payload = await payloadClient()
  const [{ docs }, routes] = await Promise.all([
    payload.find({
      collection: 'articles',
      where: { category: { equals: category } },
      select: { title: true, intro: true, image: true, imageBefore: true },
      sort: ['sort', 'createdAt'],
      locale,
      fallbackLocale: false,
      depth: 1,
      limit,
      overrideAccess: false,
    }),
    getRouteIndex(),
  ])
  return docs.flatMap(({ id, title, intro, image, imageBefore }) => {
    const entry = routes.entries.find(({ target }) => target?.collection === 'articles' && target.id === id)
    const href = entry && isPublishedIn(entry, locale) ? publicPath(entry, locale) : null
    return href === null
      ? []
      : [
          {
            id,
            href,
            title,
            intro: intro ?? null,
            picture: toPictureSource(image, 1360),
            before: toPictureSource(imageBefore, 1360),
          },
        ]
  })
}

/** The published articles of a category that exist in a language, as cards with their paths. */
export const findArticles = cached('articles', readArticles, (category) => [tags.list('articles', category)])
