import type { Payload } from 'payload'

import type { Locale } from '@/lib/i18n/locales'
import { mailTranslator } from '@/lib/i18n/mail-translator'
import { relatedId } from '@/lib/values/read-value'
import type { Demand } from '@/payload-types'

/** Names of a kind in the name of a search; more are left out. */
const maxNames = 2

async function readNames(
  payload: Payload,
  collection: 'propertyTypes' | 'localities',
  related: Demand['types'] | Demand['localities'],
  locale: Locale,
): Promise<string[]> {
  const ids = (related ?? []).map(relatedId).filter((id) => id !== null)
  if (ids.length === 0) return []
  const { docs } = await payload.find({
    collection,
    where: { id: { in: ids } },
    locale,
    depth: 0,
    pagination: false,
    // Types and localities are public.
    overrideAccess: false,
  })
  const names = docs.map(({ name }) => name)
  return names.length > maxNames ? [...names.slice(0, maxNames), '…'] : names
}

/** The name of a search: the one that its person gave it, otherwise its types and places. */
export async function demandName(payload: Payload, demand: Demand, locale: Locale): Promise<string> {
  if (demand.name) return demand.name
  const [types, places] = await Promise.all([
    readNames(payload, 'propertyTypes', demand.types, locale),
    readNames(payload, 'localities', demand.localities, locale),
  ])
  const parts = [types.join(', '), [...places, ...(demand.zips ?? [])].join(', ')].filter(Boolean)
  return parts.join(' – ') || mailTranslator(locale)('alerts.nameless')
}
