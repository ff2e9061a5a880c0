import type { Payload } from 'payload'

import type { FormDefinition, EmailFacts } from '@/features/submissions/model/define-form'
import type { EmailMessage } from '@/lib/email/email-message'
import { queueEmail } from '@/lib/email/queue-email'
import type { Lead } from '@/payload-types'

import { getEmailFacts } from './email-facts'
import { readAgency } from './read-agency'

/** A message about a lead. The keys are derived from the event, so that each recipient gets it once. */
export interface LeadEmail {
  payload: Payload
  form: FormDefinition
  lead: Lead
  /** The event after the submission, such as `accepted`; left out for the submission itself. */
  event?: string
  make: (facts: EmailFacts) => EmailMessage | null
}

const toEmailKey = ({ lead, event }: LeadEmail, whom: string): string =>
  ['lead', lead.id, event, whom].filter(Boolean).join(':')

const toTemplate = ({ form, event }: LeadEmail, whom: string): string =>
  [form.kind, event, whom].filter(Boolean).join('.')

/** Queues a message to all recipients that the settings name for the form, in the language of the agency. */
export async function queueForAgency(wanted: LeadEmail): Promise<void> {
  const { payload, form, lead, make } = wanted
  const { locale, recipients } = await readAgency(payload, lead.form)
  const message = make(await getEmailFacts({ payload, form, lead, locale, isForAgency: true }))
  if (!message) return
  for (const recipient of recipients)
    await queueEmail(payload, {
      key: toEmailKey(wanted, `agency:${recipient}`),
      template: toTemplate(wanted, 'agency'),
      language: locale,
      recipient,
      message,
      lead: lead.id,
    })
}

/** Queues a message to the person of the lead, or to another person they named, in the language of the lead. */
export async function queueForVisitor(wanted: LeadEmail, other?: string): Promise<void> {
  const { payload, form, make } = wanted
  const lead = form.leadAsSent?.(wanted.lead) ?? wanted.lead
  const recipient = other ?? lead.person?.email
  if (!recipient) return
  const locale = lead.language
  const message = make(await getEmailFacts({ payload, form, lead, locale, isForAgency: false }))
  if (!message) return
  const whom = other === undefined ? 'visitor' : 'second'
  await queueEmail(payload, {
    key: toEmailKey(wanted, whom),
    template: toTemplate(wanted, whom),
    language: locale,
    recipient,
    message,
    lead: lead.id,
  })
}
