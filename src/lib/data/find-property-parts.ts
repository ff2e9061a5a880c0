import 'server-only'

import { cached } from '@/lib/cache/cached'
import { tags } from '@/lib/cache/tags'
import type { Localized } from '@/lib/i18n/locales'
import type { PropertyGoal } from '@/lib/property/goal'
import type { PropertyPathParts } from '@/lib/routing/property-path'

import { payloadClient } from './payload-client'

/** As read in all languages at once, which Payload's types do not know. */
interface PropertyRow {
  ref: number
  goal: PropertyGoal
  headline?: Partial<Localized> | null
  locality?: { slug?: Partial<Localized> } | string | null
  type?: { slug?: Partial<Localized> } | string | null
}

const slugOf = (relation: PropertyRow['type']) =>
  typeof relation === 'object' && relation ? (relation.slug ?? {}) : {}

async function readPropertyParts(ref: number): Promise<PropertyPathParts | null> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'properties',
    where: { ref: { equals: ref } },
    select: { ref: true, goal: true, headline: true, locality: true, type: true },
    populate: { localities: { slug: true }, propertyTypes: { slug: true } },
    locale: 'all',
    depth: 1,
    limit: 1,
    pagination: false,
    overrideAccess: false,
  })
  const row = docs[0] as unknown as PropertyRow | undefined
  if (!row) return null
  const { goal, headline } = row
  return { ref, goal, headline: headline ?? {}, localitySlug: slugOf(row.locality), typeSlug: slugOf(row.type) }
}

const readCachedParts = cached('property-parts', readPropertyParts, [tags.properties])

/**
 * What the address of a property is made of, in every language; `null` when there is no such published property.
 * Only known references are kept: asking for invented ones must not leave files behind.
 */
export async function findPropertyParts(ref: number): Promise<PropertyPathParts | null> {
  const payload = await payloadClient()
  const where = { ref: { equals: ref } }
  const { totalDocs } = await payload.count({ collection: 'properties', where, overrideAccess: false })
  return totalDocs > 0 ? readCachedParts(ref) : null
}
