import 'server-only'

import { cached } from '@/lib/cache/cached'
import { tags } from '@/lib/cache/tags'
import type { Locale } from '@/lib/i18n/locales'
import type { PropertySummary } from '@/lib/property/property-summary'

import { findPropertiesByRefs } from './find-properties-by-refs'
import { payloadClient } from './payload-client'

/** The numbers of the documents, in the order asked. */
async function refsOf(ids: readonly string[]): Promise<number[]> {
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

/** @param ids with a space between them, because a key of the cache is a text */
const readChosen = async (ids: string, locale: Locale): Promise<PropertySummary[]> =>
  findPropertiesByRefs(await refsOf(ids.split(' ')), locale)

const findChosen = cached('chosen-properties', readChosen, [
  tags.properties,
  tags.media,
  tags.settings,
  tags.routes,
])

/** Of the properties an editor chose those that visitors may find, in the editor's order. */
export const findChosenProperties = async (ids: readonly string[], locale: Locale): Promise<PropertySummary[]> =>
  ids.length > 0 ? findChosen(ids.join(' '), locale) : []
