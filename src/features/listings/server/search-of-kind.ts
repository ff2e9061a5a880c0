import 'server-only'

import { sourceLocale, type Locale } from '@/lib/i18n/locales'
import { offeredGoals, type PropertyGoal } from '@/features/property/model/goal'
import type { ListingKind } from '@/features/routing/model/route-table'

import { everything, type CatalogueSearch } from './catalogue-query/catalogue-search'
import { getKnownTypes } from './get-known-types'
import { getPropertySettings } from '@/features/property/server/reads'

/** The goals that the site shows; takeovers are listed with sales if it shows them (D3). */
export async function findShownGoals(): Promise<PropertyGoal[]> {
  // The setting is the same in every language.
  const { showTakeovers } = await getPropertySettings(sourceLocale)
  return offeredGoals(showTakeovers)
}

const findGoals = async (kind: ListingKind): Promise<PropertyGoal[]> =>
  (await findShownGoals()).filter((goal) => (kind === 'rent') === (goal === 'rent'))

/** A search for all properties of a kind of listing that are published in a language. */
export const searchOfKind = async (kind: ListingKind, locale: Locale): Promise<CatalogueSearch> =>
  everything(await findGoals(kind), await getKnownTypes(), locale)
