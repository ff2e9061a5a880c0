import 'server-only'

import type { PropertyGoal } from '@/lib/property/goal'
import type { ListingKind } from '@/lib/routing/route-table'

import { everything, type CatalogueSearch } from './catalogue-query/catalogue-search'
import { getKnownTypes } from './get-known-types'
import { getPropertySettings } from './get-property-settings'

/** What is offered under a kind of listing; takeovers stand among what is for sale when the site shows them (D3). */
async function goalsOf(kind: ListingKind): Promise<PropertyGoal[]> {
  if (kind === 'rent') return ['rent']
  // The setting is the same in every language.
  const { showTakeovers } = await getPropertySettings('fr')
  return showTakeovers ? ['sale', 'takeover'] : ['sale']
}

/** All that is offered under a kind of listing. */
export const searchOfKind = async (kind: ListingKind): Promise<CatalogueSearch> =>
  everything(await goalsOf(kind), await getKnownTypes())
