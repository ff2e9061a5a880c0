import type { Payload } from 'payload'

import { forms } from '@/forms/registry'
import type { FormDefinition } from '@/forms/define-form'
import { queueForCrm } from '@/lib/crm/queue-for-crm'
import { queueLetter } from '@/lib/mail/queue-letter'
import type { Lead } from '@/payload-types'

import { letterFacts } from './letter-facts'
import { queueForAgency, queueForVisitor } from './queue-letters'

async function writeToOthers(payload: Payload, form: FormDefinition, lead: Lead): Promise<void> {
  if (!form.letters.others) return
  const { language } = lead
  const facts = await letterFacts({ payload, form, lead, locale: language, isForAgency: false })
  for (const { to, key, letter } of form.letters.others(facts))
    await queueLetter(payload, {
      language,
      lead: lead.id,
      key: `lead:${lead.id}:${key}`,
      template: `${form.kind}.other`,
      recipient: to,
      letter,
    })
}

/** Does everything that follows from a stored lead. May be stopped anywhere and done again: nothing happens twice. */
export async function expandLead(payload: Payload, lead: Lead): Promise<void> {
  // A lead of a former version may name a form that is gone.
  const form: FormDefinition | undefined = forms[lead.form]
  if (!form) throw new Error(`There is no form "${lead.form}"`)
  await queueForAgency({ payload, form, lead, make: form.letters.agency })
  await queueForVisitor({ payload, form, lead, make: form.letters.visitor })
  await writeToOthers(payload, form, lead)
  const afterStored = await form.afterStored?.()
  await afterStored?.(payload, lead)
  await queueForCrm(payload, lead)
}
