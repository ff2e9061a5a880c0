import 'server-only'

import type { Locale } from '@/lib/i18n/locales'
import type { PropertySummary } from '@/lib/property/property-summary'

import { findProperties } from './find-properties'

const maxRefs = 100

/** The properties with these public numbers that visitors may find, in the order given; at most a hundred. */
export async function findPropertiesByRefs(
  refs: readonly number[],
  locale: Locale,
): Promise<PropertySummary[]> {
  const wanted = refs.slice(0, maxRefs)
  if (wanted.length === 0) return []
  const where = { ref: { in: wanted }, status: { not_equals: 'withdrawn' } }
  const { properties } = await findProperties({ where, sort: ['ref'], limit: maxRefs, locale })
  const byRef = new Map(properties.map((property) => [property.ref, property]))
  return wanted.flatMap((ref) => byRef.get(ref) ?? [])
}
