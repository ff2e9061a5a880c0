import type { Payload } from 'payload'

import type { Outcome } from '@/lib/queue/outcome'
import { processQueue } from '@/lib/queue/process-queue'
import { formatError } from '@/lib/values/format-error'
import type { Lead } from '@/payload-types'

import { describeLead } from './describe-lead'
import { crmQueue } from './lead-queues'
import type { LeadReceiver } from './lead-receiver'
import { readCrm } from './read-crm'
import { recordLeadEvent } from './record-lead-event'

const maxReasonLength = 200

/** Shown to editors in the studio. It contains no data of the lead. */
const reasonOf = (error: unknown): string => {
  const isLate = error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError')
  return isLate ? 'The CRM did not answer in time' : formatError(error).slice(0, maxReasonLength)
}

async function passOn(payload: Payload, receiver: LeadReceiver, lead: Lead): Promise<Outcome<Lead>> {
  const { id, crmAttempts: attempts, requestId: request } = lead
  try {
    await receiver.send(await describeLead(payload, lead))
  } catch (error) {
    const reason = reasonOf(error)
    payload.logger.warn({ msg: `Lead ${id} could not be passed on to the CRM`, reason, attempts, request })
    return { state: 'retry', reason }
  }
  await recordLeadEvent(payload, { lead: id, kind: 'passedOn', key: `crm:${id}:sent` })
  return { state: 'done' }
}

/** The CRM was removed from the settings. This attempt does not count, so that the lead can be queued again. */
const withdrawn = ({ crmAttempts }: Lead): Outcome<Lead> => ({
  state: 'done',
  data: { crmState: 'off', crmAttempts: crmAttempts - 1 },
})

interface PassOn {
  /** Read from the settings by default. */
  receiver?: LeadReceiver
  clock?: () => Date
}

/**
 * Task of the worker: sends the queued leads to the CRM. A lead may be sent twice; the receiver identifies it by its
 * id.
 */
export async function passOnLeads(payload: Payload, { receiver, clock }: PassOn = {}): Promise<void> {
  let configured: Promise<LeadReceiver | undefined> | undefined
  const findReceiver = () => receiver ?? (configured ??= readCrm(payload).then((crm) => crm?.receiver))
  await processQueue(payload, crmQueue, {
    handle: async (lead) => {
      const found = await findReceiver()
      return found ? passOn(payload, found, lead) : withdrawn(lead)
    },
    onFailed: (id, reason) =>
      recordLeadEvent(payload, { lead: id, kind: 'passFailed', text: reason, key: `crm:${id}:failed` }),
    ...(clock && { clock }),
  })
}
