import type { Payload } from 'payload'

import { claimRow } from '../jobs/claim-row'

/**
 * Hands what the worker gave up of a lead to the worker again, as if it were new. The caller has checked who asks.
 *
 * @returns whether there was something to do again
 */
export async function repeatFailed(payload: Payload, id: string, now: Date): Promise<boolean> {
  const at = now.toISOString()
  const effects = await claimRow(payload, {
    ...{ collection: 'leads', id, due: { effects: { equals: 'failed' } } },
    data: { effects: 'pending', effectsAttempts: 0, effectsNextAttemptAt: at, effectsLastError: null },
  })
  const crm = await claimRow(payload, {
    ...{ collection: 'leads', id, due: { crmState: { equals: 'failed' } } },
    data: { crmState: 'pending', crmAttempts: 0, crmNextAttemptAt: at, crmLastError: null },
  })
  return effects !== null || crm !== null
}
