import type { Payload } from 'payload'

import type { Localized } from '@/lib/i18n/locales'

import type { PlacedProperty } from '../model/moving/find-target'

/** Payload's types for a read in all languages are those of one language; these are the actual fields. */
interface PropertyRow {
  ref: number
  externalId?: string | null
  headline?: Partial<Localized> | null
  locality?: { slug?: Partial<Localized> } | string | null
  type?: { slug?: Partial<Localized> } | string | null
}

const slugsIn = (relation: PropertyRow['type']): string[] =>
  typeof relation === 'object' && relation ? Object.values(relation.slug ?? {}).filter(Boolean) : []

/** The published properties, with what old addresses may name of them. */
export async function readPlacedProperties(payload: Payload): Promise<PlacedProperty[]> {
  const { docs } = await payload.find({
    collection: 'properties',
    where: { _status: { equals: 'published' } },
    select: { ref: true, externalId: true, headline: true, locality: true, type: true },
    populate: { localities: { slug: true }, propertyTypes: { slug: true } },
    locale: 'all',
    depth: 1,
    pagination: false,
    // For an operator's command. Only paths that visitors can open become targets.
    overrideAccess: true,
  })
  return (docs as unknown as PropertyRow[]).map(({ ref, externalId, headline, locality, type }) => ({
    ...{ ref, externalId: externalId ?? null, headline: headline ?? {} },
    slugs: [...slugsIn(locality), ...slugsIn(type)],
  }))
}
