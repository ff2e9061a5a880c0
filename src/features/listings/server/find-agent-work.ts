import 'server-only'

import { propertyLists } from '@/features/listings/model/property-lists'
import type { PropertySummary } from '@/features/property/model/property-summary'
import { cached } from '@/lib/cache/cached'
import type { Locale } from '@/lib/i18n/locales'
import { payloadClient } from '@/lib/payload/payload-client'

import { availableOf, everything, lastSoldFirst } from './catalogue-query/catalogue-search'
import { catalogueStore } from './catalogue-query/catalogue-store'
import { findPropertiesByRefs } from './find-properties-by-refs'
import { findMatches } from './find-selection'
import { getCatalogueIndex } from './get-catalogue-index'
import { getKnownTypes } from './get-known-types'
import { findShownGoals } from './search-of-kind'

export interface AgentWork {
  /** Names of the places with most of the agent's properties on offer, at most `maxCities`. */
  cities: string[]
  /** Sold or let in the time in which lists show them, the last one first, at most `maxGone`. */
  gone: PropertySummary[]
}

const maxCities = 5
const maxGone = 3

async function readAgentWork(agent: string, locale: Locale): Promise<AgentWork> {
  const [payload, goals, knownTypes, matches, { cities }] = await Promise.all([
    payloadClient(),
    findShownGoals(),
    getKnownTypes(),
    findMatches({ agents: [agent] }),
    // Either index lists every place.
    getCatalogueIndex('sale', locale),
  ])
  if (!matches || matches.length === 0) return { cities: [], gone: [] }
  const store = catalogueStore(payload)
  const search = { ...everything(goals, knownTypes, locale), matches }
  const window = { limit: maxGone, offset: 0, total: maxGone }
  const [{ byCity }, refs] = await Promise.all([
    store.countOptions(availableOf(search), false),
    store.findRefs({ ...search, isGone: true }, lastSoldFirst, window),
  ])
  const countOf = ({ id }: { id: string }) => byCity.get(id) ?? 0
  const worked = cities.filter((city) => countOf(city) > 0)
  return {
    cities: worked
      .toSorted((one, other) => countOf(other) - countOf(one))
      .slice(0, maxCities)
      .map(({ name }) => name),
    gone: await findPropertiesByRefs(refs, locale),
  }
}

/** Where an agent's properties are, and which are sold or let: the data of the agent's profile. */
export const findAgentWork = cached('agent-work', readAgentWork, () => [
  propertyLists.ofKind('sale'),
  propertyLists.ofKind('rent'),
])
