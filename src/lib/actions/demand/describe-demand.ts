import type { Payload } from 'payload'

import { answerRows } from '@/lib/cms/leads/answer-rows'
import { relatedId } from '@/lib/cms/hooks/related-id'
import { localityValue } from '@/lib/forms/option-values'
import { sourceLocale, type Locale } from '@/lib/i18n/locales'
import type { LeadRow } from '@/lib/leads/lead-overview'
import type { Demand } from '@/payload-types'

import { boundNames } from './bound-names'

// What visitors may see of types and towns.
const asVisitor = { depth: 0, pagination: false, overrideAccess: false } as const

const idsOf = (related: Demand['types'] | Demand['localities']): string[] =>
  (related ?? []).map(relatedId).filter((id) => id !== null)

async function webIdsOf(payload: Payload, { types }: Demand): Promise<string[]> {
  const where = { id: { in: idsOf(types) } }
  const { docs } = await payload.find({ collection: 'propertyTypes', where, ...asVisitor })
  return docs.map(({ webId }) => String(webId))
}

async function placesOf(payload: Payload, { localities }: Demand): Promise<string[]> {
  const where = { id: { in: idsOf(localities) } }
  const question = { collection: 'localities', where, locale: sourceLocale, ...asVisitor } as const
  const { docs } = await payload.find(question)
  return docs.map(({ zip, name }) => localityValue(zip, name))
}

/** A registered search in words, with the labels of its form. */
export async function describeDemand(payload: Payload, demand: Demand, locale: Locale): Promise<LeadRow[]> {
  const [types, localities] = await Promise.all([webIdsOf(payload, demand), placesOf(payload, demand)])
  const bounds = boundNames.flatMap((name) => (demand[name] === null ? [] : [[name, demand[name]] as const]))
  const { goal, frequency, garden, terrace } = demand
  const answers = {
    goal,
    types,
    localities,
    ...Object.fromEntries(bounds),
    ...(garden && { garden }),
    ...(terrace && { terrace }),
    frequency,
  }
  return answerRows(payload, 'demandRegister', answers, locale)
}
