import 'server-only'

import { cached } from '@/lib/cache/cached'
import { propertyLists } from '@/features/listings/model/property-lists'
import type { Locale } from '@/lib/i18n/locales'
import type { PropertyGoal } from '@/features/property/model/goal'
import { listingKindOfGoal } from '@/features/routing/model/property-path'
import type { PropertySummary } from '@/features/property/model/property-summary'

import { everything, newestFirst, type CatalogueSearch } from './catalogue-query/catalogue-search'
import { catalogueStore, findCataloguePage } from './catalogue-query/catalogue-store'
import { findPropertiesByRefs } from './find-properties-by-refs'
import { getKnownTypes } from './get-known-types'
import { payloadClient } from '@/lib/payload/payload-client'

type OfferedGoal = 'sale' | 'rent' | 'both'

const goalsOf = (goal: OfferedGoal): PropertyGoal[] => (goal === 'both' ? ['sale', 'rent'] : [goal])

async function readNewest(
  limit: number,
  locale: Locale,
  changes: Pick<CatalogueSearch, 'goals'> & Partial<CatalogueSearch>,
): Promise<PropertySummary[]> {
  const [payload, knownTypes] = await Promise.all([payloadClient(), getKnownTypes()])
  const search = { ...everything([], knownTypes, locale), hideSold: true, ...changes }
  const query = { search, order: newestFirst, limit, offset: 0 }
  const { refs } = await findCataloguePage(catalogueStore(payload), query)
  return findPropertiesByRefs(refs, locale)
}

const readLatest = (goal: OfferedGoal, limit: number, locale: Locale): Promise<PropertySummary[]> =>
  readNewest(limit, locale, { goals: goalsOf(goal) })

async function readSpotlight(goal: OfferedGoal, limit: number, locale: Locale): Promise<PropertySummary[]> {
  const properties = await readNewest(limit, locale, { goals: goalsOf(goal), isSpotlight: true })
  return properties.length > 0 ? properties : readLatest(goal, limit, locale)
}

const listsOf = (goal: OfferedGoal) =>
  [...new Set(goalsOf(goal).map(listingKindOfGoal))].map(propertyLists.ofKind)

/** The newest available properties. */
export const findLatestProperties = cached('latest-properties', readLatest, listsOf)

/** The available spotlight properties, newest first; without any, the latest ones. */
export const findSpotlightProperties = cached('spotlight-properties', readSpotlight, listsOf)
