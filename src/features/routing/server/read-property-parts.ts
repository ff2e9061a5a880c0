import type { Payload } from 'payload'

import type { Locale, Localized } from '@/lib/i18n/locales'
import { fillStoredTexts } from '@/lib/payload/agency-texts'
import type { Disclosure } from '@/features/property/model/disclosure'
import type { PropertyGoal } from '@/features/property/model/goal'
import type { PropertyPathParts } from '@/features/routing/model/property-path'

/** Read in all languages at once, which Payload's types do not cover. */
type Related = { slug?: Partial<Localized>; createdAt?: string; updatedAt?: string } | string | null

interface PropertyRow {
  ref: number
  goal: PropertyGoal
  headline?: Partial<Localized> | null
  slug?: Partial<Localized> | null
  publishedIn?: Locale[] | null
  disclosure?: Disclosure | null
  locality?: Related
  type?: Related
  createdAt: string
  updatedAt: string
}

const slugOf = (relation: Related | undefined) =>
  typeof relation === 'object' && relation ? (relation.slug ?? {}) : {}

/** Creating a document may save it twice in a row. */
const creationMs = 1000

/** When a document was last saved; empty when that was its creation, because then it has had one path only. */
function changedAt({ createdAt = '', updatedAt = '' }: { createdAt?: string; updatedAt?: string }): string {
  return Date.parse(updatedAt) - Date.parse(createdAt) > creationMs ? updatedAt : ''
}

const relationChangedAt = (relation: Related | undefined) =>
  typeof relation === 'object' && relation ? changedAt(relation) : ''

/** ISO times of one zone compare as texts. Undefined without any time. */
const latest = (times: string[]): string | undefined => times.sort().at(-1) || undefined

/** The data for the path of a published property, in every language, uncached. */
export async function readPropertyParts(payload: Payload, ref: number): Promise<PropertyPathParts | null> {
  const { docs } = await payload.find({
    collection: 'properties',
    where: { ref: { equals: ref } },
    select: {
      ref: true,
      goal: true,
      headline: true,
      slug: true,
      publishedIn: true,
      createdAt: true,
      updatedAt: true,
      locality: true,
      type: true,
      disclosure: true,
    },
    populate: {
      localities: { slug: true, createdAt: true, updatedAt: true },
      propertyTypes: { slug: true, createdAt: true, updatedAt: true },
    },
    locale: 'all',
    depth: 1,
    limit: 1,
    pagination: false,
    overrideAccess: false,
  })
  const row = await fillStoredTexts(docs[0] as unknown as PropertyRow | undefined, payload)
  if (!row) return null
  const { goal, headline, publishedIn, slug, disclosure } = row
  return {
    ref,
    goal,
    headline: headline ?? {},
    slug: slug ?? {},
    publishedIn,
    ...(disclosure === 'closed' && { isClosed: true }),
    changedAt: latest([changedAt(row), relationChangedAt(row.locality), relationChangedAt(row.type)]),
    localitySlug: slugOf(row.locality),
    typeSlug: slugOf(row.type),
  }
}
