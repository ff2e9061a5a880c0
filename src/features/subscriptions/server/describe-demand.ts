import type { Payload } from 'payload'

import { answerRows } from '@/features/leads/server/api'
import { relatedId } from '@/lib/values/read-value'
import { foreignAlpha2 } from '@/features/property/model/countries'
import { localityValue } from '@/features/submissions/model/option-values'
import { sourceLocale, type Locale } from '@/lib/i18n/locales'
import type { LeadRow } from '@/features/leads/model/lead-overview'
import type { Demand } from '@/payload-types'

import { boundNames } from '../model/search-criteria'

// Property types and localities are public.
const asVisitor = { depth: 0, pagination: false, overrideAccess: false } as const

const idsOf = (related: Demand['types'] | Demand['localities']): string[] =>
  (related ?? []).map(relatedId).filter((id) => id !== null)

async function findWebIds(payload: Payload, { types }: Demand): Promise<string[]> {
  const where = { id: { in: idsOf(types) } }
  const { docs } = await payload.find({ collection: 'propertyTypes', where, ...asVisitor })
  return docs.map(({ webId }) => String(webId))
}

async function findPlaceNames(payload: Payload, { localities }: Demand): Promise<string[]> {
  const where = { id: { in: idsOf(localities) } }
  const question = { collection: 'localities', where, locale: sourceLocale, ...asVisitor } as const
  const { docs } = await payload.find(question)
  return docs.map(({ zip, name, countryId }) =>
    localityValue({ zip, name, country: foreignAlpha2(countryId) }),
  )
}

/** The criteria of a registered search as the answers of its form would be. */
export async function answersOf(payload: Payload, demand: Demand) {
  const [types, localities] = await Promise.all([
    findWebIds(payload, demand),
    findPlaceNames(payload, demand),
  ])
  const bounds = boundNames.flatMap((name) => {
    const value = demand[name]
    return typeof value === 'number' ? [[name, value] as const] : []
  })
  const { goal, frequency, garden, terrace, zips } = demand
  return {
    goal,
    ...(demand.search && { search: demand.search }),
    types,
    localities,
    ...(zips?.length && { zips: zips.join(', ') }),
    ...Object.fromEntries(bounds),
    ...(garden && { garden }),
    ...(terrace && { terrace }),
    frequency,
  }
}

/** The criteria of a registered search as text, with the labels of its form. */
export const describeDemand = async (payload: Payload, demand: Demand, locale: Locale): Promise<LeadRow[]> =>
  answerRows(payload, 'demandRegister', await answersOf(payload, demand), locale)
