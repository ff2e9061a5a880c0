import type { Payload } from 'payload'

import { getForm } from '@/features/submissions/server/api'
import { enqueue } from '@/lib/queue/queue'
import type { Lead } from '@/payload-types'

import { crmQueue } from './lead-queues'
import { readCrm } from './read-crm'

/** A form whose sender confirms it by e-mail counts only after that. */
async function isReady(payload: Payload, lead: Lead): Promise<boolean> {
  const isConfirmed = await getForm(payload, lead.form)?.isConfirmed?.()
  return !isConfirmed || isConfirmed(payload, lead)
}

/** Queues a new lead for the CRM, if one is configured for leads of this form. Repeatable. */
export async function queueForCrm(payload: Payload, lead: Lead): Promise<void> {
  if (!(await isReady(payload, lead))) return
  const crm = await readCrm(payload)
  if (!crm?.forms.includes(lead.form)) return
  await enqueue(payload, crmQueue, {
    id: lead.id,
    from: { and: [{ crmState: { equals: 'off' } }, { crmAttempts: { equals: 0 } }] },
    now: new Date(),
  })
}
