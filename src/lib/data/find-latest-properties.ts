import 'server-only'

import { cached } from '@/lib/cache/cached'
import { tags } from '@/lib/cache/tags'
import type { Locale } from '@/lib/i18n/locales'
import type { PropertyGoal } from '@/lib/property/goal'
import type { PropertySummary } from '@/lib/property/property-summary'

import { everything, newestFirst } from './catalogue-query/catalogue-search'
import { catalogueStore, findCataloguePage } from './catalogue-query/catalogue-store'
import { findProperties } from './find-properties'
import { findPropertiesByRefs } from './find-properties-by-refs'
import { getKnownTypes } from './get-known-types'
import { payloadClient } from './payload-client'

type OfferedGoal = 'sale' | 'rent' | 'both'

const goalsOf = (goal: OfferedGoal): PropertyGoal[] => (goal === 'both' ? ['sale', 'rent'] : [goal])

async function readLatest(goal: OfferedGoal, limit: number, locale: Locale): Promise<PropertySummary[]> {
  const [payload, knownTypes] = await Promise.all([payloadClient(), getKnownTypes()])
  const search = { ...everything(goalsOf(goal), knownTypes), hideSold: true }
  const asked = { search, order: newestFirst, limit, offset: 0 }
  const { refs } = await findCataloguePage(catalogueStore(payload), asked)
  return findPropertiesByRefs(refs, locale)
}

async function readSpotlight(goal: OfferedGoal, limit: number, locale: Locale): Promise<PropertySummary[]> {
  const where = {
    isSpotlight: { equals: true },
    goal: { in: goalsOf(goal) },
    status: { in: ['active', 'underOption'] },
  }
  const { properties } = await findProperties({ where, sort: ['-onlineSince', '-ref'], limit, locale })
  return properties.length > 0 ? properties : readLatest(goal, limit, locale)
}

const shown = [tags.properties, tags.media, tags.settings, tags.routes]

/** The properties that came online last and can still be had. */
export const findLatestProperties = cached('latest-properties', readLatest, shown)

/** The properties the agency puts forward and that can still be had, newest first; without any, the latest ones. */
export const findSpotlightProperties = cached('spotlight-properties', readSpotlight, shown)
