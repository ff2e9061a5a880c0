import 'server-only'

import type { Where } from 'payload'

import { cached } from '@/lib/cache/cached'
import { tags } from '@/lib/cache/tags'
import type { Locale } from '@/lib/i18n/locales'
import type { PropertySummary } from '@/lib/property/property-summary'

import { findProperties } from './find-properties'

type OfferedGoal = 'sale' | 'rent' | 'both'

async function readLatest(goal: OfferedGoal, limit: number, locale: Locale): Promise<PropertySummary[]> {
  const goals = goal === 'both' ? ['sale', 'rent'] : [goal]
  const where: Where = { goal: { in: goals }, status: { in: ['active', 'underOption'] } }
  const { properties } = await findProperties({ where, sort: ['-onlineSince', 'ref'], limit, locale })
  return properties
}

/** The properties that came online last and can still be had. */
export const findLatestProperties = cached('latest-properties', readLatest, [
  tags.properties,
  tags.media,
  tags.settings,
  tags.routes,
])
