import type { Payload } from 'payload'

import { logFailures, type RowFailure } from '@/lib/payload/for-each-row'

import { finishErasures } from './erase-again'
import { emptyMails } from './empty-mails'
import { expireLeads } from './expire-leads'
import { expireRegistrations } from './expire-registrations'
import { sweepFiles } from './sweep-files'

type Step = (payload: Payload, now: Date) => Promise<RowFailure[]>

const steps: readonly Step[] = [expireLeads, expireRegistrations, emptyMails, sweepFiles, finishErasures]

/**
 * Deletes all data whose retention period is over. Neither a failing step nor a failing row prevents the others. Rows
 * that failed are logged in each run; the dashboard counts those that are overdue: see `countOverdue`.
 */
export async function runRetention(payload: Payload, now: Date): Promise<void> {
  const rows: RowFailure[] = []
  const failures: unknown[] = []
  for (const step of steps) {
    try {
      rows.push(...(await step(payload, now)))
    } catch (reason) {
      failures.push(reason)
    }
  }
  logFailures(payload, 'retention', rows)
  if (failures.length > 0) throw new AggregateError(failures, 'Not everything could be erased in time')
}
