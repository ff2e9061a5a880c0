import 'server-only'

import type { Where } from 'payload'

import type { Locale } from '@/lib/i18n/locales'
import type { PropertySummary } from '@/lib/property/property-summary'

import { getPropertySettings } from './get-property-settings'
import { getRouteIndex } from './get-route-table'
import { payloadClient } from './payload-client'
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

/** Published properties as cards, a page of them, with the number of all that match. */
export async function findProperties({ locale, ...query }: PropertyQuery): Promise<{
  properties: PropertySummary[]
  total: number
}> {
  const payload = await payloadClient()
  const [found, settings, routes] = await Promise.all([
    payload.find({
      collection: 'properties',
      ...query,
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
