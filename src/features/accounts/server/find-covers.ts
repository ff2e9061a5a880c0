import type { Payload } from 'payload'

import { isWithheld } from '@/features/media/server/api'
import { toPictureSource } from '@/features/media/model/to-picture-source'
import type { Locale } from '@/lib/i18n/locales'
import type { PictureSource } from '@/lib/values/picture-source'
import { relatedId } from '@/lib/values/read-value'

/** Enough for 12 rem at three times the density. */
const maxWidth = 600

/** The id of the first picture, by id of the property. */
async function findFirstPictures(payload: Payload, ids: readonly string[]): Promise<Map<string, string>> {
  const { docs } = await payload.find({
    collection: 'properties',
    where: { id: { in: ids } },
    depth: 0,
    pagination: false,
    select: { pictures: true },
    // The caller has checked that the reader may see these properties.
    overrideAccess: true,
  })
  return new Map(
    docs.flatMap(({ id, pictures }) => {
      const first = relatedId(pictures?.[0])
      return first ? [[id, first] as const] : []
    }),
  )
}

/**
 * The first picture of each property, described in the language; the other pictures are not read.
 *
 * @param ids of properties that the reader may see, published or not
 * @returns by id of the property; one without a picture is left out
 */
export async function findCovers(
  payload: Payload,
  ids: readonly string[],
  locale: Locale,
): Promise<Map<string, PictureSource>> {
  const firsts = ids.length > 0 ? await findFirstPictures(payload, ids) : new Map<string, string>()
  if (firsts.size === 0) return new Map()
  const { docs } = await payload.find({
    collection: 'media',
    where: { id: { in: [...new Set(firsts.values())] } },
    locale,
    fallbackLocale: false,
    depth: 0,
    pagination: false,
    overrideAccess: false,
  })
  const sources = new Map<string, PictureSource | null>()
  // The address of a withheld picture answers staff alone.
  for (const each of docs)
    if (!(await isWithheld(payload, each.filename ?? '')))
      sources.set(each.id, toPictureSource(each, maxWidth))
  return new Map(
    [...firsts].flatMap(([property, first]) => {
      const source = sources.get(first)
      return source ? [[property, source] as const] : []
    }),
  )
}
