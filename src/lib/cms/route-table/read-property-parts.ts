import type { Payload } from 'payload'

import type { Locale, Localized } from '@/lib/i18n/locales'
import type { PropertyGoal } from '@/lib/property/goal'
import type { PropertyPathParts } from '@/lib/routing/property-path'

/** As read in all languages at once, which Payload's types do not know. */
interface PropertyRow {
  ref: number
  goal: PropertyGoal
  headline?: Partial<Localized> | null
  publishedIn?: Locale[] | null
  locality?: { slug?: Partial<Localized> } | string | null
  type?: { slug?: Partial<Localized> } | string | null
}

const slugOf = (relation: PropertyRow['type']) =>
  typeof relation === 'object' && relation ? (relation.slug ?? {}) : {}

/** What the address of a published property is made of, in every language, read afresh. */
export async function readPropertyParts(payload: Payload, ref: number): Promise<PropertyPathParts | null> {
  const { docs } = await payload.find({
    collection: 'properties',
    where: { ref: { equals: ref } },
    select: { ref: true, goal: true, headline: true, publishedIn: true, locality: true, type: true },
    populate: { localities: { slug: true }, propertyTypes: { slug: true } },
    locale: 'all',
    depth: 1,
    limit: 1,
    pagination: false,
    overrideAccess: false,
  })
  const row = docs[0] as unknown as PropertyRow | undefined
  if (!row) return null
  const { goal, headline, publishedIn } = row
  return {
    ref,
    goal,
    headline: headline ?? {},
    publishedIn,
    localitySlug: slugOf(row.locality),
    typeSlug: slugOf(row.type),
  }
}
