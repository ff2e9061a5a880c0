import type { Payload } from 'payload'

import type { Locale } from '@/lib/i18n/locales'
import { mailTranslator } from '@/lib/i18n/mail-translator'
import { relatedId } from '@/lib/values/read-value'
import type { Demand } from '@/payload-types'

/** Names of a kind in the name of a search; more are left out. */
const maxNames = 2

type Related = Demand['types'] | Demand['localities']

const idsOf = (related: Related): string[] => (related ?? []).map(relatedId).filter((id) => id !== null)

/** The names of these documents in a language, by their ids. */
async function readNames(
  payload: Payload,
  collection: 'propertyTypes' | 'localities',
  ids: readonly string[],
  locale: Locale,
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const { docs } = await payload.find({
    collection,
    where: { id: { in: [...new Set(ids)] } },
    select: { name: true },
    locale,
    depth: 0,
    pagination: false,
    // Types and localities are public.
    overrideAccess: false,
  })
  return new Map(docs.map(({ id, name }) => [id, name]))
}

function joinNames(related: Related, names: ReadonlyMap<string, string>): string[] {
  const ownNames = idsOf(related).flatMap((id) => names.get(id) ?? [])
  return ownNames.length > maxNames ? [...ownNames.slice(0, maxNames), '…'] : ownNames
}

/**
 * What searches look for, in their order and in two reads: types and places, where all types together are one word. Empty
 * for a search of any type anywhere.
 */
async function soughtNames(payload: Payload, demands: readonly Demand[], locale: Locale): Promise<string[]> {
  const ids = (name: 'types' | 'localities') => demands.flatMap((demand) => idsOf(demand[name]))
  const [types, typeCount, places] = await Promise.all([
    readNames(payload, 'propertyTypes', ids('types'), locale),
    // Types are public.
    payload.count({ collection: 'propertyTypes', overrideAccess: false }),
    readNames(payload, 'localities', ids('localities'), locale),
  ])
  return demands.map((demand) => {
    const towns = [...joinNames(demand.localities, places), ...(demand.zips ?? [])]
    // The only type of a site says more than "all".
    const hasAll = typeCount.totalDocs > 1 && new Set(idsOf(demand.types)).size >= typeCount.totalDocs
    const kinds = hasAll
      ? mailTranslator(locale)('alerts.allTypes')
      : joinNames(demand.types, types).join(', ')
    return [kinds, towns.join(', ')].filter(Boolean).join(' – ')
  })
}

/** What one search looks for; nothing that its person wrote. */
export const soughtName = async (payload: Payload, demand: Demand, locale: Locale): Promise<string> =>
  (await soughtNames(payload, [demand], locale))[0] ?? ''

/** The names of searches in their order: the one that its person gave it, otherwise what it looks for. */
export async function demandNames(
  payload: Payload,
  demands: readonly Demand[],
  locale: Locale,
): Promise<string[]> {
  const nameless = demands.filter(({ name }) => !name)
  const sought = await soughtNames(payload, nameless, locale)
  return demands.map(
    (demand) => demand.name || sought[nameless.indexOf(demand)] || mailTranslator(locale)('alerts.nameless'),
  )
}

/** The name of one search, or what it looks for if it has none. */
export const demandName = async (payload: Payload, demand: Demand, locale: Locale): Promise<string> =>
  (await demandNames(payload, [demand], locale))[0] ?? ''
