import 'server-only'

import { cached } from '@/lib/cache/cached'
import { tags } from '@/lib/cache/tags'
import type { Locale } from '@/lib/i18n/locales'
import type { PropertyDetail } from '@/lib/property/property-detail'
import { defaultDisplay } from '@/lib/property/default-display'
import type { StoredSection } from '@/lib/property/describe-sections'

import { getPropertySettings } from './get-property-settings'
import { getRouteIndex } from './get-route-table'
import { payloadClient } from './payload-client'
import { toPropertyDetail } from './to-property-detail'

/** Of what a property names only what its page shows. */
const relations = {
  localities: { name: true, zip: true, slug: true, countryId: true, latitude: true, longitude: true },
  propertyTypes: { webId: true, name: true, slug: true },
  neighbourhoods: { name: true },
  projects: { name: true },
  agents: { name: true, role: true, portrait: true, email: true, phone: true, mobilePhone: true, registrationNumber: true },
} as const

async function readDisplay(locale: Locale): Promise<StoredSection[]> {
  const payload = await payloadClient()
  const { sections } = await payload.findGlobal({
    slug: 'propertyDisplay',
    locale,
    fallbackLocale: false,
    depth: 0,
    overrideAccess: false,
  })
  return sections && sections.length > 0 ? sections : defaultDisplay
}

async function readProperty(ref: number, locale: Locale): Promise<PropertyDetail | null> {
  const payload = await payloadClient()
  const [{ docs }, settings, routes, display] = await Promise.all([
    payload.find({
      collection: 'properties',
      where: { ref: { equals: ref } },
      populate: relations,
      depth: 2,
      limit: 1,
      pagination: false,
      locale,
      fallbackLocale: false,
      overrideAccess: false,
    }),
    getPropertySettings(locale),
    getRouteIndex(),
    readDisplay(locale),
  ])
  const property = docs[0]
  return property ? toPropertyDetail(property, { locale, routes, settings }, display) : null
}

/** A published property with everything its page shows, in one language. */
export const getProperty = cached('property', readProperty, [
  tags.properties,
  tags.agents,
  tags.media,
  tags.settings,
  tags.routes,
])
