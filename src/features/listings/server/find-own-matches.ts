import 'server-only'

import type { Where } from 'payload'

import type { OwnFilter } from '@/features/listings/model/listing-filters'
import { ownFilterFields, type OwnValueRow } from '@/features/property/model/own-fields'
import { payloadClient } from '@/lib/payload/payload-client'

function whereOf({ name, value }: OwnFilter): Where {
  const kind = ownFilterFields.find((field) => field.name === name)?.kind
  const isWanted: Where =
    kind === 'number'
      ? { number: { greater_than_equal: Number(value) } }
      : { text: { equals: kind === 'flag' ? 'yes' : value } }
  return { and: [{ name: { equals: name } }, isWanted] }
}

/** The ids of the properties that have all that is asked of own fields; null where nothing is. */
export async function findOwnMatches(filters: readonly OwnFilter[]): Promise<string[] | null> {
  if (filters.length === 0) return null
  const { db } = await payloadClient()
  const matches = await Promise.all(
    filters.map(async (filter) => {
      const { docs } = await db.find<Pick<OwnValueRow, 'id' | 'property'>>({
        collection: 'ownValueRows',
        where: whereOf(filter),
        select: { property: true },
        pagination: false,
        limit: 0,
      })
      return docs.map(({ property }) => property)
    }),
  )
  const [first = [], ...others] = matches
  const sets = others.map((ids) => new Set(ids))
  return first.filter((id) => sets.every((ids) => ids.has(id)))
}
