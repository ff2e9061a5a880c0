import type { Payload } from 'payload'

import { uniqueInsert } from '@/lib/payload/unique-insert'
import { belgianDay, daysAfter } from '@/lib/time/belgian-time'
import { sha256 } from '@/lib/values/digest'
import type { MailEvent as StoredEvent } from '@/payload-types'

import { normaliseEmail, redactedEmail } from '../email-address'
import { isRefusedEmail } from '../queue-email'
import { suppressEmail } from '../suppressed-email'
import type { MailEvent } from './mail-event'

const collection = 'mailEvents'

/**
 * Soft bounces on this many different days, within the days below, suppress an address: the rule of Mailman, whose
 * score rises by one a day up to five.
 */
const softDays = 5
const retentionDays = 30

/** @returns false when the event was stored before */
async function storeEvent(payload: Payload, event: MailEvent, now: Date): Promise<boolean> {
  const { db } = payload
  const eventKey = sha256(event.key)
  const isKnown = async () =>
    (await db.count({ collection, where: { eventKey: { equals: eventKey } } })).totalDocs > 0
  if (await isKnown()) return false
  try {
    await payload.create({
      collection,
      data: { eventKey, email: event.email, kind: event.kind, day: belgianDay(now) },
      ...uniqueInsert,
      // Written by the worker, or by a program with the key of the route.
      overrideAccess: true,
    })
    return true
  } catch (error) {
    if (await isKnown()) return false
    throw error
  }
}

async function hasManySoft({ db }: Payload, email: string, now: Date): Promise<boolean> {
  const since = belgianDay(daysAfter(now, -retentionDays))
  const { docs } = await db.find<StoredEvent>({
    collection,
    where: {
      and: [{ email: { equals: email } }, { kind: { equals: 'soft' } }, { day: { greater_than: since } }],
    },
    select: { day: true },
    limit: 0,
    pagination: false,
  })
  return new Set(docs.map(({ day }) => day)).size >= softDays
}

async function recordEvent(payload: Payload, event: MailEvent, now: Date): Promise<void> {
  const isNew = await storeEvent(payload, event, now)
  const { email, kind, detail } = event
  // Suppressing is repeatable: a process may have ended between the two steps.
  if (kind !== 'soft') return suppressEmail(payload, email, detail, kind === 'hard' ? 'bounce' : kind)
  if (isNew && (await hasManySoft(payload, email, now))) await suppressEmail(payload, email, detail, 'bounce')
}

/** Counts each event once, and suppresses the addresses that follow from them. */
export async function recordMailEvents(
  payload: Payload,
  events: readonly MailEvent[],
  now: Date,
): Promise<void> {
  for (const event of events) {
    const email = normaliseEmail(event.email)
    if (email === redactedEmail) continue
    await recordEvent(payload, { ...event, email }, now).catch((error: unknown) => {
      // This site never wrote to an e-mail address that it cannot store.
      if (!isRefusedEmail(error)) throw error
    })
  }
}

/** Task of the worker: events that no longer count. */
export async function sweepMailEvents({ db }: Payload, now: Date): Promise<void> {
  await db.deleteMany({
    collection,
    where: { createdAt: { less_than: daysAfter(now, -retentionDays).toISOString() } },
  })
}
