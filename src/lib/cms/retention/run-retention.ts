import type { Payload } from 'payload'

import { finishErasures } from '../erasure/erase-again'
import { emptyMails } from './empty-mails'
import { expireLeads } from './expire-leads'
import { expireAppointments, expireRegistrations } from './expire-registrations'
import { sweepLeadFiles } from './sweep-lead-files'

const steps = [
  expireLeads,
  expireRegistrations,
  expireAppointments,
  emptyMails,
  sweepLeadFiles,
  finishErasures,
] as const

/** Erases whatever has been kept long enough. One step that fails holds up none of the others. */
export async function runRetention(payload: Payload, now: Date): Promise<void> {
  const failures: unknown[] = []
  for (const step of steps) {
    try {
      await step(payload, now)
    } catch (reason) {
      failures.push(reason)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Not everything could be erased in time')
}
