import 'server-only'

import { cached } from '@/lib/cache/cached'
import type { Locale } from '@/lib/i18n/locales'
import type { PropertyDetail } from '@/features/property-page/model/property-detail'
import { defaultDisplay } from '@/features/property/model/default-display'
import { parseComplianceRules, type ComplianceRule } from '@/features/compliance/model/compliance-rules'
import type { StoredSection } from '@/features/property/model/describe-sections'
import type { Property, PropertyDisplay } from '@/payload-types'

import { getPageTranslator, getLegalRates, getPropertySettings } from '@/features/property/server/reads'
import { publishedLanguages, type PropertyPathParts } from '@/features/routing/model/property-path'
import { findPropertyParts, getRouteIndex } from '@/features/routing/server/reads'
import { payloadClient } from '@/lib/payload/payload-client'
import { readHiddenArea } from './read-hidden-area'
import { toPropertyDetail } from './to-property-detail'

/** Relations of a property: only the fields that its page shows. */
export const propertyRelations = {
  localities: { name: true, zip: true, slug: true, countryId: true, latitude: true, longitude: true },
  propertyTypes: { webId: true, name: true, slug: true },
  neighbourhoods: { name: true },
  projects: { name: true },
  agents: {
    name: true,
    role: true,
    portrait: true,
    email: true,
    phone: true,
    mobilePhone: true,
    whatsapp: true,
    registrationNumber: true,
  },
} as const

/** The sections that an editor arranged; the default ones if none are stored. */
export const sectionsOf = ({ sections }: Pick<PropertyDisplay, 'sections'>): readonly StoredSection[] =>
  sections && sections.length > 0 ? sections : defaultDisplay

async function readDisplay(locale: Locale): Promise<readonly StoredSection[]> {
  const payload = await payloadClient()
  const options = { locale, fallbackLocale: false, depth: 0, overrideAccess: false } as const
  return sectionsOf(await payload.findGlobal({ slug: 'propertyDisplay', ...options }))
}

/** What adverts must state, as the agency set it. */
async function readRules(locale: Locale): Promise<ComplianceRule[]> {
  const payload = await payloadClient()
  const { rules } = await payload.findGlobal({
    slug: 'compliance',
    locale,
    depth: 0,
    // Privileged on purpose: visitors cannot read these settings, but each page follows them; it shows none of their texts.
    overrideAccess: true,
  })
  return parseComplianceRules(rules)
}

/**
 * Everything the page of a property shows.
 *
 * @param sections replace the stored ones
 */
export async function describeStoredProperty(
  property: Property,
  locale: Locale,
  sections?: readonly StoredSection[],
): Promise<PropertyDetail> {
  const [settings, routes, rates, t, rules, area, display] = await Promise.all([
    getPropertySettings(locale),
    getRouteIndex(),
    getLegalRates(),
    getPageTranslator(locale),
    readRules(locale),
    readHiddenArea(property),
    sections ?? readDisplay(locale),
  ])
  return toPropertyDetail(property, { locale, routes, settings, rates, rules, t, area }, display)
}

async function readProperty(ref: number, locale: Locale): Promise<PropertyDetail | null> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'properties',
    where: { ref: { equals: ref } },
    populate: propertyRelations,
    depth: 2,
    limit: 1,
    pagination: false,
    locale,
    fallbackLocale: false,
    overrideAccess: false,
  })
  return docs[0] ? describeStoredProperty(docs[0], locale) : null
}

/** A published property with everything its page shows, in one language. */
export const getProperty = cached('property', readProperty)

/** The property whose page visitors can open in this language; null for all others. */
export async function findShownProperty(
  ref: number,
  locale: Locale,
): Promise<{ property: PropertyDetail; parts: PropertyPathParts } | null> {
  const parts = await findPropertyParts(ref)
  if (!parts || !publishedLanguages(parts).includes(locale)) return null
  const property = await getProperty(ref, locale)
  return property && property.availability !== 'notFound' ? { property, parts } : null
}
