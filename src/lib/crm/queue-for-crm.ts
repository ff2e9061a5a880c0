import type { Payload } from 'payload'

import { claimRow } from '@/lib/cms/jobs/claim-row'
import type { Lead } from '@/payload-types'

import { readCrm } from './read-crm'

/** An offer the buyer has not confirmed is none yet. */
const isReady = ({ form, offerConfirmedAt }: Lead): boolean =>
  form !== 'purchaseOffer' || Boolean(offerConfirmedAt)

/** Marks a new lead to be passed on, where a CRM is named and wants leads of its form. Repeatable. */
export async function queueForCrm(payload: Payload, lead: Lead): Promise<void> {
  if (!isReady(lead)) return
  const crm = await readCrm(payload)
  if (!crm?.forms.includes(lead.form)) return
  await claimRow(payload, {
    collection: 'leads',
    id: lead.id,
    due: { and: [{ crmState: { equals: 'off' } }, { crmAttempts: { equals: 0 } }] },
    data: { crmState: 'pending', crmNextAttemptAt: new Date().toISOString() },
  })
}
