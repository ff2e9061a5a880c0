import { ValidationError, type Payload, type PayloadRequest } from 'payload'

import { getRequestId } from '@/lib/http/request-id'
import { nestedRequest } from '@/lib/payload/as-system'
import { uniqueInsert } from '@/lib/payload/unique-insert'
import type { Locale } from '@/lib/i18n/locales'
import { daysAfter } from '@/lib/time/belgian-time'

import { headerText } from './header-text'
import type { EmailMessage } from './email-message'

/** An e-mail that could not be sent for this many days is no longer useful and not sent. */
const maxQueuedDays = 7

/** The default time after which an e-mail is too late. */
export const defaultSendUntil = (queuedAt: Date): Date => daysAfter(queuedAt, maxQueuedDays)

export interface QueuedEmail {
  /** The same event always has the same key; a second message with it is not stored. */
  key: string
  /** Template, such as `siteContact.visitor`. */
  template: string
  language: Locale
  recipient: string
  message: EmailMessage
  /** The lead of this e-mail, so that erasing a person finds it. */
  lead?: string
  /** After this time it is too late and not sent; seven days when left out. */
  sendUntil?: Date
}

/** Whether an e-mail with this key was queued and is still stored. */
export async function isEmailQueued(payload: Payload, key: string): Promise<boolean> {
  // The queue belongs to the system; only whether a key exists leaves this function.
  const { totalDocs } = await payload.count({
    collection: 'outbox',
    where: { key: { equals: key } },
    overrideAccess: true,
  })
  return totalDocs > 0
}

/** Whether a message can never be queued, for instance because of an invalid e-mail address. */
export const isRefusedEmail = (error: unknown): boolean => error instanceof ValidationError

/**
 * Puts an e-mail into the outbox, from which the worker sends it. An existing key is left unchanged.
 *
 * @param req of a hook: the e-mail is stored in its transaction, with the change that it follows from
 */
export async function queueEmail(
  payload: Payload,
  queued: QueuedEmail,
  now = new Date(),
  req?: PayloadRequest,
): Promise<void> {
  const { message, sendUntil = defaultSendUntil(now), ...row } = queued
  try {
    await payload.create({
      collection: 'outbox',
      data: {
        ...row,
        subject: headerText(message.subject),
        // Plain data by its type; the type of the stored field is JSON.
        payload: message as unknown as Record<string, unknown>,
        state: 'pending',
        attempts: 0,
        nextAttemptAt: now.toISOString(),
        sendUntil: sendUntil.toISOString(),
        requestId: await getRequestId(),
      },
      ...uniqueInsert,
      ...(req && { req: nestedRequest(req, { isConsequence: true }) }),
      // Closed to the API; the caller decided that this e-mail is due.
      overrideAccess: true,
    })
  } catch (reason) {
    if (!(await isEmailQueued(payload, row.key))) throw reason
  }
}
