import type { Payload } from 'payload'

import { confirmDemandLetter } from '@/forms/demand-register/demand-letters'
import { forms } from '@/forms/registry'
import { letterFacts } from '@/lib/cms/lead-effects/letter-facts'
import { confirmUntil } from '@/lib/leads/opt-in'
import { queueLetter } from '@/lib/mail/queue-letter'
import type { Demand, Lead } from '@/payload-types'

import { demandData } from './demand/demand-data'
import { optInFacts } from './opt-in/opt-in-facts'
import { readUnconfirmedDays } from './opt-in/unconfirmed-days'

async function findMade(payload: Payload, lead: Lead): Promise<Demand | undefined> {
  const { docs } = await payload.find({
    collection: 'demands',
    where: { originKey: { equals: lead.id } },
    limit: 1,
    pagination: false,
    depth: 0,
    // Nobody else may read the key; it tells whether this was done before.
    overrideAccess: true,
  })
  return docs[0]
}

/** The unique key lets one of several attempts win; the others find what it made. */
async function makeOnce(payload: Payload, lead: Lead, email: string): Promise<Demand> {
  const made = await findMade(payload, lead)
  if (made) return made
  try {
    return await payload.create({
      collection: 'demands',
      data: await demandData(payload, lead, email),
      depth: 0,
      // What a visitor sent and the form checked; it stays silent until the address confirms it.
      overrideAccess: true,
    })
  } catch (reason) {
    const other = await findMade(payload, lead)
    if (!other) throw reason
    return other
  }
}

/** What follows from the form “demand register”: an unconfirmed demand and the mail that asks to confirm it. */
export async function registerDemand(payload: Payload, lead: Lead): Promise<void> {
  const email = lead.person?.email
  if (!email) return
  const demand = await makeOnce(payload, lead, email)
  const locale = lead.language
  const until = confirmUntil(new Date(lead.createdAt), await readUnconfirmedDays(payload))
  const facts = await optInFacts(payload, { kind: 'demand', id: demand.id, locale, until, runs: false })
  const { rows, salutation } = await letterFacts({
    payload,
    form: forms.demandRegister,
    lead,
    locale,
    isForAgency: false,
  })
  await queueLetter(payload, {
    key: `demand:${demand.id}:confirm`,
    template: 'demandRegister.confirm',
    language: locale,
    recipient: email,
    letter: confirmDemandLetter({ ...facts, salutation }, rows),
    lead: lead.id,
  })
}
