import type { Payload } from 'payload'

import type { FormDefinition } from '@/features/submissions/model/define-form'
import { getForm } from '@/features/submissions/server/api'
import { queueEmail } from '@/lib/email/queue-email'
import { processQueue } from '@/lib/queue/process-queue'
import type { Lead } from '@/payload-types'

import { claimMailbox } from './claim-mailbox'
import { effectsQueue } from './lead-queues'
import { getEmailFacts } from './email-facts'
import { queueForCrm } from './queue-for-crm'
import { queueForAgency, queueForVisitor } from './queue-emails'

async function writeToOthers(payload: Payload, form: FormDefinition, lead: Lead): Promise<void> {
  if (!form.emails.others) return
  const { language } = lead
  const facts = await getEmailFacts({ payload, form, lead, locale: language, isForAgency: false })
  const template = `${form.kind}.other`
  for (const { to, key, message, onceInDays: days } of form.emails.others(facts)) {
    if (days !== undefined && !(await claimMailbox(payload, lead, { to, template, days }))) continue
    await queueEmail(payload, {
      ...{ language, template, message },
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
