import type { Payload } from 'payload'

import type { FormDefinition } from '@/features/submissions/model/define-form'
import { getForm, claimTokenOnce } from '@/features/submissions/server/api'
import { queueEmail } from '@/lib/email/queue-email'
import { processQueue } from '@/lib/queue/process-queue'
import type { Lead } from '@/payload-types'
import { mailboxOf } from '@/lib/email/email-address'
import { claimRow } from '@/lib/queue/claim-row'
import { daysAfter } from '@/lib/time/belgian-time'
import { keyedDigest } from '@/lib/values/digest'

import { effectsQueue } from './lead-queues'
import { getEmailFacts } from './email-facts'
import { queueForCrm } from './queue-for-crm'
import { queueForAgency, queueForVisitor } from './queue-emails'

const collection = 'usedTokens'

/** Whether the claim with this key is this lead's own, or is over and now this lead's. */
async function takeOver(payload: Payload, key: string, lead: Lead, until: Date): Promise<boolean> {
  const owned = await payload.count({
    collection,
    where: { key: { equals: key }, until: { equals: until.toISOString() } },
    // The worker continues a visitor's submission; only whether the row exists is read.
    overrideAccess: true,
  })
  if (owned.totalDocs > 0) return true
  const { docs } = await payload.find({
    collection,
    where: { key: { equals: key }, until: { less_than_equal: lead.createdAt } },
    limit: 1,
    pagination: false,
    depth: 0,
    // The row is read for the program, which no visitor sees.
    overrideAccess: true,
  })
  const [over] = docs
  if (!over) return false
  const due = { until: { equals: over.until } }
  return (
    (await claimRow(payload, { collection, id: over.id, due, data: { until: until.toISOString() } })) !== null
  )
}

/**
 * Whether a lead may write to a mailbox that gets at most one such e-mail in so many days, by all senders together, in any
 * spelling of its address. Only a keyed hash is stored. Repeatable: the same lead may always.
 */
async function claimMailbox(
  payload: Payload,
  lead: Lead,
  { to, template, days }: { to: string; template: string; days: number },
): Promise<boolean> {
  const key = keyedDigest(payload.secret, ['perron:mailbox', template, mailboxOf(to)]).toString('base64url')
  // The end identifies the lead: it is exact to the millisecond.
  const until = daysAfter(new Date(lead.createdAt), days)
  return (await claimTokenOnce(payload, key, until)) || takeOver(payload, key, lead, until)
}

async function writeToOthers(payload: Payload, form: FormDefinition, lead: Lead): Promise<void> {
  if (!form.emails.others) return
  const { language } = lead
  const facts = await getEmailFacts({ payload, form, lead, locale: language, isForAgency: false })
  const template = `${form.kind}.other`
  for (const { to, key, message, onceInDays: days } of form.emails.others(facts)) {
    if (days !== undefined && !(await claimMailbox(payload, lead, { to, template, days }))) continue
    await queueEmail(payload, {
      language,
      template,
      message,
      lead: lead.id,
      key: `lead:${lead.id}:${key}`,
      recipient: to,
    })
  }
}

/** Creates all effects of a stored lead. Repeatable: unique keys prevent duplicates. */
export async function expandLead(payload: Payload, lead: Lead): Promise<void> {
  const form = getForm(payload, lead.form)
  if (!form) throw new Error(`There is no form "${lead.form}"`)
  await queueForAgency({ payload, form, lead, make: form.emails.agency })
  await queueForVisitor({ payload, form, lead, make: form.emails.visitor })
  await writeToOthers(payload, form, lead)
  const afterStored = await form.afterStored?.()
  await afterStored?.(payload, lead)
  await queueForCrm(payload, lead)
}

/** Task of the worker: creates e-mails and other effects of new leads. */
export const expandLeads = (payload: Payload, clock?: () => Date): Promise<void> =>
  processQueue(payload, effectsQueue, {
    handle: (lead) => expandLead(payload, lead),
    ...(clock && { clock }),
  })
