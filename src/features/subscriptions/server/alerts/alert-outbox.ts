import type { Payload, Where } from 'payload'

import type { EmailMessage } from '@/lib/email/email-message'
import { headerText } from '@/lib/email/header-text'
import { queueEmail } from '@/lib/email/queue-email'
import type { Locale } from '@/lib/i18n/locales'
import { claimRow } from '@/lib/queue/claim-row'
import { belgianDay, startOfDay } from '@/lib/time/belgian-time'
import type { Outbox } from '@/payload-types'

const collection = 'outbox'
const template = 'alerts'

/** An e-mail of alerts has the key of its last group of deliveries. */
const keyOf = (mail: string): string => `alerts:${mail}`

/** An e-mail of alerts in the outbox. */
export interface AlertMail {
  id: string
  key: string
  /** The mail server may be receiving it now. */
  isLeaving: boolean
  /** Ids of the deliveries that it tells. */
  about: string[]
}

async function findMail({ db }: Payload, where: Where): Promise<AlertMail | null> {
  const { docs } = await db.find<Outbox>({
    collection,
    where,
    sort: '-createdAt',
    limit: 1,
    pagination: false,
  })
  const [row] = docs
  if (!row) return null
  // Written by this file.
  const { about = [] } = row.payload as unknown as EmailMessage
  return { id: row.id, key: row.key, isLeaving: row.state !== 'pending', about }
}

/** The e-mail of a group of deliveries, sent or not. */
export const findMailOf = (payload: Payload, mail: string): Promise<AlertMail | null> =>
  findMail(payload, { key: { equals: keyOf(mail) } })

const to = (email: string, more: Where): Where => ({
  and: [{ recipient: { equals: email } }, { template: { equals: template } }, more],
})

/** The e-mail to an address that waits for the mail server. */
export const findUnsent = (payload: Payload, email: string): Promise<AlertMail | null> =>
  findMail(payload, to(email, { state: { in: ['pending', 'sending'] } }))

/** Number of e-mails of alerts to an address on the Belgian day. */
export async function countToday({ db }: Payload, email: string, now: Date): Promise<number> {
  const today = { createdAt: { greater_than_equal: startOfDay(belgianDay(now)).toISOString() } }
  return (await db.count({ collection, where: to(email, today) })).totalDocs
}

export interface NewMail {
  /** The group of deliveries. */
  mail: string
  message: EmailMessage
  language: Locale
  recipient: string
}

/** Queues the e-mail of a group; repeatable. */
export const queueMail = (payload: Payload, { mail, ...more }: NewMail, now: Date): Promise<void> =>
  queueEmail(payload, { key: keyOf(mail), template, ...more }, now)

/**
 * Puts an e-mail in the place of one that waits. With the other key it has another Message-ID, and a process that is
 * continued knows that the group is part of it.
 *
 * @returns false when the earlier one left or was replaced meanwhile
 */
export async function replaceMail(
  payload: Payload,
  { id, key }: AlertMail,
  { mail, message, language }: NewMail,
): Promise<boolean> {
  const row = await claimRow(payload, {
    collection,
    id,
    due: { and: [{ state: { equals: 'pending' } }, { key: { equals: key } }] },
    data: { key: keyOf(mail), subject: headerText(message.subject), payload: message, language },
    select: { attempts: true },
  })
  return row !== null
}
