import 'server-only'

import { cached } from '@/lib/cache/cached'
import { tags } from '@/lib/cache/tags'
import type { Locale } from '@/lib/i18n/locales'
import type { PropertySummary } from '@/features/property/model/property-summary'

import { findPropertiesByRefs } from './find-properties-by-refs'
import { payloadClient } from '@/lib/payload/payload-client'

/** The public numbers of the documents, in the given order. */
async function findRefs(ids: readonly string[]): Promise<number[]> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'properties',
    where: { id: { in: ids } },
    select: { ref: true },
    depth: 0,
    pagination: false,
    overrideAccess: false,
  })
  const byId = new Map(docs.map(({ id, ref }) => [id, ref]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** @param ids separated by spaces, because a cache key is a string */
const readChosen = async (ids: string, locale: Locale): Promise<PropertySummary[]> =>
  findPropertiesByRefs(await findRefs(ids.split(' ')), locale)

const findChosen = cached('chosen-properties', readChosen, (ids) =>
  ids.split(' ').map((id) => tags.document('properties', id)),
)

/** The properties that an editor chose and visitors may see, in the editor's order. */
export const findChosenProperties = async (
  ids: readonly string[],
  locale: Locale,
): Promise<PropertySummary[]> => (ids.length > 0 ? findChosen(ids.join(' '), locale) : [])
