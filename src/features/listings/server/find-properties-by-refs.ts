import 'server-only'

import { addTags } from '@/lib/cache/cached-read'
import { tags } from '@/lib/cache/tags'
import type { Locale } from '@/lib/i18n/locales'
import { toSummary, type StoredCard } from '@/features/listings/model/property-card'
import type { PropertySummary } from '@/features/property/model/property-summary'

import { marked } from '@/features/media/model/marked'
import { getPageTranslator, getPropertySettings } from '@/features/property/server/reads'
import { getRouteIndex } from '@/features/routing/server/reads'
import { payloadClient } from '@/lib/payload/payload-client'

import { readCards, type CardKeys } from './catalogue-query/read-cards'
import { findShownGoals } from './search-of-kind'

const maxCards = 100

interface FoundCard {
  id: string
  summary: PropertySummary
}

async function findCards(keys: CardKeys, locale: Locale): Promise<FoundCard[]> {
  const [payload, goals, routes, { marquees }, t] = await Promise.all([
    payloadClient(),
    findShownGoals(),
    getRouteIndex(),
    getPropertySettings(locale),
    getPageTranslator(locale),
  ])
  const isShown = ({ goal }: StoredCard) => goals.includes(goal)
  const stored = (await readCards(payload, keys, locale)).filter(({ card }) => isShown(card))
  addTags(stored.map(({ id }) => tags.document('properties', id)))
  return stored.map(({ id, card }) => {
    const summary = toSummary({ id, card }, { locale, routes, marquees })
    return { id, summary: { ...summary, picture: summary.picture && marked(summary.picture, t) } }
  })
}

/** The properties with these public numbers that are published in a language, in the given order; at most 100. */
export async function findPropertiesByRefs(
  refs: readonly number[],
  locale: Locale,
): Promise<PropertySummary[]> {
  const wanted = refs.slice(0, maxCards)
  if (wanted.length === 0) return []
  const cards = await findCards({ refs: wanted }, locale)
  const byRef = new Map(cards.map(({ summary }) => [summary.ref, summary]))
  return wanted.flatMap((ref) => byRef.get(ref) ?? [])
}

/** The same by the ids of the documents. */
export async function findPropertiesByIds(
  ids: readonly string[],
  locale: Locale,
): Promise<PropertySummary[]> {
  const wanted = ids.slice(0, maxCards)
  if (wanted.length === 0) return []
  const byId = new Map((await findCards({ ids: wanted }, locale)).map(({ id, summary }) => [id, summary]))
  return wanted.flatMap((id) => byId.get(id) ?? [])
}
