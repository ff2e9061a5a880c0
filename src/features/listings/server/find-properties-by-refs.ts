import 'server-only'

import type { Locale } from '@/lib/i18n/locales'
import type { PropertySummary } from '@/features/property/model/property-summary'

import { findProperties } from './find-properties'

const maxRefs = 100

/** The published properties with these public numbers, in the given order; at most 100. */
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
