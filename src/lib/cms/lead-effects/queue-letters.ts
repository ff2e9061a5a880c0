import type { Payload } from 'payload'

import type { FormDefinition, LetterFacts } from '@/forms/define-form'
import { asSent } from '@/forms/purchase-offer/offer-facts'
import type { Letter } from '@/lib/mail/letter'
import { queueLetter } from '@/lib/mail/queue-letter'
import type { Lead } from '@/payload-types'

import { letterFacts } from './letter-facts'
import { readAgency } from './read-agency'

/** A letter about a lead. The same event gives the same keys, so that nobody gets it twice. */
export interface LeadLetter {
  payload: Payload
  form: FormDefinition
  lead: Lead
  /** What happened after the submission, such as `accepted`; left out for the submission itself. */
  event?: string
  make: (facts: LetterFacts) => Letter | null
}

const keyOf = ({ lead, event }: LeadLetter, whom: string): string =>
  ['lead', lead.id, event, whom].filter(Boolean).join(':')

const templateOf = ({ form, event }: LeadLetter, whom: string): string =>
  [form.kind, event, whom].filter(Boolean).join('.')

/** Queues a letter to everybody the settings name for the form, in the language of the agency. */
export async function queueForAgency(wanted: LeadLetter): Promise<void> {
  const { payload, form, lead, make } = wanted
  const { locale, recipients } = await readAgency(payload, lead.form)
  const letter = make(await letterFacts({ payload, form, lead, locale, isForAgency: true }))
  if (!letter) return
  for (const recipient of recipients)
    await queueLetter(payload, {
      key: keyOf(wanted, `agency:${recipient}`),
      template: templateOf(wanted, 'agency'),
      language: locale,
      recipient,
      letter,
      lead: lead.id,
    })
}

/** Queues a letter to the person of the lead, or to somebody named by them, in the language of the lead. */
export async function queueForVisitor(wanted: LeadLetter, other?: string): Promise<void> {
  const { payload, form, make } = wanted
  const lead = asSent(wanted.lead)
  const recipient = other ?? lead.person?.email
  if (!recipient) return
  const locale = lead.language
  const letter = make(await letterFacts({ payload, form, lead, locale, isForAgency: false }))
  if (!letter) return
  const whom = other === undefined ? 'visitor' : 'second'
  await queueLetter(payload, {
    key: keyOf(wanted, whom),
    template: templateOf(wanted, whom),
    language: locale,
    recipient,
    letter,
    lead: lead.id,
  })
}
