import 'server-only'

import type { Where } from 'payload'

import type { Locale } from '@/lib/i18n/locales'
import type { PropertySummary } from '@/features/property/model/property-summary'

import { getPropertySettings } from '@/features/property/server/reads'
import { getRouteIndex } from '@/features/routing/server/reads'
import { getHiddenRefs } from './get-hidden-refs'
import { payloadClient } from '@/lib/payload/payload-client'
import { cardFields, toPropertySummary } from './to-property-summary'

interface PropertyQuery {
  where: Where
  sort: string[]
  limit: number
  page?: number
  locale: Locale
}

const cardRelations = {
  localities: { name: true, zip: true, slug: true, countryId: true },
  propertyTypes: { webId: true, name: true, slug: true },
} as const

/** One page of the properties published in a language as cards, with the number of all matches. */
export async function findProperties({ locale, where, ...query }: PropertyQuery): Promise<{
  properties: PropertySummary[]
  total: number
}> {
  const [payload, hiddenRefs] = await Promise.all([payloadClient(), getHiddenRefs(locale)])
  const isShown: Where = hiddenRefs.length > 0 ? { ref: { not_in: hiddenRefs } } : {}
  const [found, settings, routes] = await Promise.all([
    payload.find({
      collection: 'properties',
      ...query,
      where: { and: [where, isShown] },
      select: cardFields,
      populate: cardRelations,
      depth: 1,
      locale,
      fallbackLocale: false,
      overrideAccess: false,
    }),
    getPropertySettings(locale),
    getRouteIndex(),
  ])
  const context = { locale, settings, routes }
  return { properties: found.docs.map((doc) => toPropertySummary(doc, context)), total: found.totalDocs }
}
