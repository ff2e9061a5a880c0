import type { Payload } from 'payload'

import { sweepUsedTokens } from '@/lib/captcha/spend-token'

/** Something the worker does again and again. It may be stopped anywhere and run in several processes at once. */
export interface WorkerTask {
  /** For the log. */
  name: string
  /** Least time between two runs in one process; left out: as often as the worker looks, every five seconds. */
  everyMs?: number
  /** Does what is due now. Must be repeatable; slow partners need time-outs of their own. */
  run: (payload: Payload, now: Date) => Promise<void>
}

/** What the worker does: the only list. Tasks run beside each other, so that a slow one holds up none of the others. */
export const workerTasks: WorkerTask[] = [
  {
    name: 'leads',
    run: async (payload, now) => (await import('../lead-effects/expand-leads')).expandLeads(payload, now),
  },
  { name: 'outbox', run: async (payload) => (await import('@/lib/mail/send-outbox')).sendOutbox(payload) },
  {
    name: 'appointments',
    run: async (payload) => (await import('../appointments/run-appointments')).tellAppointments(payload),
  },
  {
    name: 'reminders',
    everyMs: 10 * 60_000,
    run: async (payload, now) =>
      (await import('../appointments/run-appointments')).remindOfAppointments(payload, now),
  },
  {
    name: 'forgotten bookings',
    everyMs: 10 * 60_000,
    run: async (payload, now) =>
      (await import('../appointments/run-appointments')).tidyBookings(payload, now),
  },
  {
    name: 'offers',
    run: async (payload, now) => (await import('@/lib/offers/tell-offers')).tellOffers(payload, now),
  },
  {
    name: 'crm',
    run: async (payload, now) => (await import('@/lib/crm/pass-on-leads')).passOnLeads(payload, now),
  },
  {
    name: 'retention',
    everyMs: 15 * 60_000,
    run: async (payload, now) => (await import('../retention/run-retention')).runRetention(payload, now),
  },
  { name: 'used tokens', everyMs: 10 * 60_000, run: sweepUsedTokens },
]
