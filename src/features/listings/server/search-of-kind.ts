import 'server-only'

import type { Locale } from '@/lib/i18n/locales'
import type { PropertyGoal } from '@/features/property/model/goal'
import type { ListingKind } from '@/features/routing/model/route-table'

import { everything, type CatalogueSearch } from './catalogue-query/catalogue-search'
import { getHiddenRefs } from './get-hidden-refs'
import { getKnownTypes } from './get-known-types'
import { getPropertySettings } from '@/features/property/server/reads'

/** The goals under a kind of listing; takeovers are listed with sales if the site shows them (D3). */
async function findGoals(kind: ListingKind): Promise<PropertyGoal[]> {
  if (kind === 'rent') return ['rent']
  // The setting is the same in every language.
  const { showTakeovers } = await getPropertySettings('fr')
  return showTakeovers ? ['sale', 'takeover'] : ['sale']
}

/** A search for all properties of a kind of listing that are published in a language. */
export const searchOfKind = async (kind: ListingKind, locale: Locale): Promise<CatalogueSearch> =>
  everything(await findGoals(kind), await getKnownTypes(), await getHiddenRefs(locale))
