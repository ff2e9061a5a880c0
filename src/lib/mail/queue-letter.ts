import { ValidationError, type Payload } from 'payload'

import { racingInsert } from '@/lib/cms/racing-insert'
import type { Locale } from '@/lib/i18n/locales'

import { headerText } from './header-text'
import type { Letter } from './letter'

const dayInMs = 24 * 60 * 60 * 1000

/** A mail that could not be sent for so long is held back for good: whoever waited has asked again or moved on. */
export const keptForMs = 7 * dayInMs

export interface QueuedLetter {
  /** The same event always gives the same key; a second letter under it is not stored. */
  key: string
  /** What the mail is, such as `siteContact.visitor`. */
  template: string
  language: Locale
  recipient: string
  letter: Letter
  /** The lead it came from, so that erasing a person finds it. */
  lead?: string
  /** After that it comes too late and is not sent; seven days when left out. */
  sendUntil?: Date
}

async function isQueued(payload: Payload, key: string): Promise<boolean> {
  // The queue is the system's own; only whether a key exists comes out.
  const { totalDocs } = await payload.count({
    collection: 'outbox',
    where: { key: { equals: key } },
    overrideAccess: true,
  })
  return totalDocs > 0
}

/** Whether a letter can never be queued as it is, such as one to an address no mail can have. */
export const isRefusedLetter = (error: unknown): boolean => error instanceof ValidationError

/** Puts a mail into the outbox, from which the worker sends it. A key that is there already is left as it is. */
export async function queueLetter(payload: Payload, queued: QueuedLetter, now = new Date()): Promise<void> {
  const { letter, sendUntil = new Date(now.getTime() + keptForMs), ...row } = queued
  try {
    await payload.create({
      collection: 'outbox',
      data: {
        ...row,
        subject: headerText(letter.subject),
        // Plain data by its type; the stored field knows only JSON.
        payload: letter as unknown as Record<string, unknown>,
        state: 'pending',
        attempts: 0,
        nextAttemptAt: now.toISOString(),
        sendUntil: sendUntil.toISOString(),
      },
      ...racingInsert,
      // Nobody may write here but the system; the caller decided that this mail is due.
      overrideAccess: true,
    })
  } catch (reason) {
    if (!(await isQueued(payload, row.key))) throw reason
  }
}
