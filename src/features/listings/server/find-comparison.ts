import 'server-only'

import type { Locale } from '@/lib/i18n/locales'
import { comparedFields, type ComparedProperty } from '@/features/saved/model/comparison'

import { findPropertiesByRefs } from './find-properties-by-refs'
import { payloadClient } from '@/lib/payload/payload-client'

/** The published ones of the given properties, in the given order, with the values of the comparison. */
export async function findComparison(refs: number[], locale: Locale): Promise<ComparedProperty[]> {
  const payload = await payloadClient()
  const [summaries, { docs }] = await Promise.all([
    findPropertiesByRefs(refs, locale),
    payload.find({
      collection: 'properties',
      where: { ref: { in: refs } },
      select: { ref: true, ...Object.fromEntries(comparedFields.map((name) => [name, true as const])) },
      depth: 0,
      limit: refs.length,
      pagination: false,
      locale,
      fallbackLocale: false,
      overrideAccess: false,
    }),
  ])
  const valuesOf = new Map(docs.map((doc) => [doc.ref, doc]))
  return summaries.map((summary) => ({ summary, values: valuesOf.get(summary.ref) ?? {} }))
}
