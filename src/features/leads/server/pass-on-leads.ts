import type { Payload } from 'payload'

import type { Outcome } from '@/lib/queue/outcome'
import { processQueue } from '@/lib/queue/process-queue'
import { formatError } from '@/lib/values/format-error'
import type { Lead } from '@/payload-types'

import { writeCrmReason } from '../model/crm-reasons'
import { describeLead } from './describe-lead'
import { crmQueue } from './lead-queues'
import { CrmRefusal, type LeadReceiver, type Receipt } from './lead-receiver'
import { readCrm } from './read-crm'
import { recordLeadEvent } from './record-lead-event'

const maxReasonLength = 200

/** Shown to editors in the studio. It contains no data of the lead. */
const reasonOf = (error: unknown): string => {
  const isLate = error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError')
  return isLate
    ? writeCrmReason('late', 'The CRM did not answer in time')
    : (error instanceof CrmRefusal ? error.message : formatError(error)).slice(0, maxReasonLength)
}

/** What the CRM says may repeat what it was sent, so the log gets the kind of the refusal alone. */
const forLog = (error: unknown): string => (error instanceof CrmRefusal ? error.reason : reasonOf(error))

async function passOn(payload: Payload, receiver: LeadReceiver, lead: Lead): Promise<Outcome<Lead>> {
  const { id, crmAttempts: attempts, requestId: request } = lead
  let receipt: Receipt
  try {
    receipt = await receiver.send(await describeLead(payload, lead))
  } catch (error) {
    const reason = reasonOf(error)
    const msg = `Lead ${id} could not be passed on to the CRM`
    payload.logger.warn({ msg, reason: forLog(error), attempts, request })
    if (!(error instanceof CrmRefusal)) return { state: 'retry', reason }
    const { isFinal, delayMs } = error
    if (isFinal) return { state: 'failed', reason }
    return { state: 'retry', reason, ...(delayMs !== undefined && { delayMs }) }
  }
  await recordLeadEvent(payload, { lead: id, kind: 'passedOn', key: `crm:${id}:sent` })
  return { state: 'done', data: { crmId: receipt.id ?? null } }
}

/** Whether the CRM has asked to wait until later than now: then no lead is sent, also not one that came in since. */
async function mustWait(payload: Payload, now: Date): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection: 'leads',
    where: {
      and: [
        { crmState: { equals: 'pending' } },
        { crmNextAttemptAt: { greater_than: now.toISOString() } },
        { crmLastError: { like: writeCrmReason('tooMany', '') } },
      ],
    },
    // The worker has no user. Only whether there is one is used.
    overrideAccess: true,
  })
  return totalDocs > 0
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
  const now = () => clock?.() ?? new Date()
  if (await mustWait(payload, now())) return
  let configured: Promise<LeadReceiver | undefined> | undefined
  const findReceiver = () => receiver ?? (configured ??= readCrm(payload).then((crm) => crm?.receiver))
  let pause: { end: number; outcome: Outcome<Lead> } | undefined
  await processQueue(payload, crmQueue, {
    handle: async (lead) => {
      const receiver = await findReceiver()
      if (!receiver) return withdrawn(lead)
      // The CRM asked to wait: the other leads of this run wait too.
      if (pause && now().getTime() < pause.end) return pause.outcome
      const outcome = await passOn(payload, receiver, lead)
      if (outcome.state === 'retry' && outcome.delayMs)
        pause = { end: now().getTime() + outcome.delayMs, outcome }
      return outcome
    },
    onFailed: (id, reason) =>
      recordLeadEvent(payload, { lead: id, kind: 'passFailed', text: reason, key: `crm:${id}:failed` }),
    ...(clock && { clock }),
  })
}
