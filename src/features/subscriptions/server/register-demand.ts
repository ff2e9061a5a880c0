import type { Payload } from 'payload'

import { getFormRegistry } from '@/features/submissions/server/api'
import { getEmailFacts } from '@/features/leads/server/api'
import { isRecord } from '@/lib/values/read-value'
import type { Demand, Lead } from '@/payload-types'

import { askConfirmation, firstConfirmationKey } from './ask-confirmation'
import { demandData } from './demand-data'

async function findMade(payload: Payload, lead: Lead): Promise<Demand | undefined> {
  const { docs } = await payload.find({
    collection: 'demands',
    where: { originKey: { equals: lead.id } },
    limit: 1,
    pagination: false,
    depth: 0,
    // The key is hidden from all users; only whether the row exists is used.
    overrideAccess: true,
  })
  return docs[0]
}

/** The unique key lets one of several concurrent attempts succeed; the others find its row. */
async function makeOnce(payload: Payload, lead: Lead, email: string): Promise<Demand> {
  const made = await findMade(payload, lead)
  if (made) return made
  try {
    return await payload.create({
      collection: 'demands',
      data: await demandData(payload, lead, email),
      depth: 0,
      // Sent by a visitor and checked by the form; no alert is sent before the e-mail address is confirmed.
      overrideAccess: true,
    })
  } catch (reason) {
    const other = await findMade(payload, lead)
    if (!other) throw reason
    return other
  }
}

/** What a person wrote as the name of the search goes to a confirmed address only (`askConfirmation`). */
const withoutName = (lead: Lead): Lead =>
  isRecord(lead.answers) ? { ...lead, answers: { ...lead.answers, searchName: '' } } : lead

/** Effect of the form “demand register”: an unconfirmed demand and the e-mail that requests its confirmation. */
export async function registerDemand(payload: Payload, lead: Lead): Promise<void> {
  const email = lead.person?.email
  if (!email) return
  const demand = await makeOnce(payload, lead, email)
  const { rows, salutation } = await getEmailFacts({
    payload,
    form: getFormRegistry(payload).forms.demandRegister,
    lead: withoutName(lead),
    locale: lead.language,
    isForAgency: false,
  })
  const key = firstConfirmationKey(demand.id)
  await askConfirmation(payload, demand, {
    key,
    at: new Date(lead.createdAt),
    rows,
    salutation,
    lead: lead.id,
  })
}
