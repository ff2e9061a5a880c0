import { setTimeout as wait } from 'node:timers/promises'

import type { Payload, Where } from 'payload'

import { claimRow } from '@/lib/cms/jobs/claim-row'
import { errorWords } from '@/lib/cms/jobs/error-words'
import type { Locale } from '@/lib/i18n/locales'
import type { Outbox } from '@/payload-types'

import { composeMail } from './compose-mail'
import type { MailBrand } from './mail-brand'
import type { MailServer } from './mail-server'
import { readMailTrouble, type MailTrouble } from './mail-trouble'
import { retryDelayMs } from './retry-delay'

/** A mail that is being sent for so long was taken by a process that ended: somebody else takes it up. */
export const claimedForMs = 10 * 60_000

/** Our own reason for not sending, told in words by the studio; what the mail server said last may follow. */
export const tooLate = 'tooLate'

/** When a mail is tried again that failed because the server did: the breaker decides whether it is reached at all. */
const afterServerTroubleMs = 60_000

export interface Delivery {
  payload: Payload
  server: MailServer
  brandOf: (locale: Locale) => Promise<MailBrand>
  now: () => Date
  /** Shorter in tests. */
  pause?: (ms: number) => Promise<unknown>
}

/** What became of a mail; `skipped`: somebody else has it, or it would come too late. */
export type Delivered = 'sent' | 'skipped' | MailTrouble

/** Holds for mails that are due: waiting, or held by a worker that is gone. */
export const dueAt = (now: Date): Where => ({
  and: [{ state: { in: ['pending', 'sending'] } }, { nextAttemptAt: { less_than_equal: now.toISOString() } }],
})

const inMs = (now: Date, ms: number): string => new Date(now.getTime() + ms).toISOString()

const write = ({ payload }: Delivery, id: string, data: Partial<Outbox>) =>
  payload.db.updateOne({ collection: 'outbox', id, data, returning: false })

/** How long to wait before noting once more what the mail server accepted. */
const notePausesMs = [200, 1000, 4000]

/** Notes that a mail is out. Without this note it would leave again, so a database that is busy is asked more than once. */
async function noteSent(delivery: Delivery, row: Outbox, messageId: string): Promise<void> {
  const { now, pause = wait } = delivery
  const data = { state: 'sent', sentAt: now().toISOString(), messageId, lastError: null } as const
  for (const pauseMs of notePausesMs) {
    const isNoted = await write(delivery, row.id, data).then(
      () => true,
      () => false,
    )
    if (isNoted) return
    await pause(pauseMs)
  }
  await write(delivery, row.id, data)
}

const isTooLate = ({ sendUntil }: Outbox, now: Date): boolean =>
  Boolean(sendUntil && new Date(sendUntil) < now)

async function noteTrouble(delivery: Delivery, row: Outbox, trouble: MailTrouble): Promise<void> {
  const wait = trouble.kind === 'server' ? afterServerTroubleMs : retryDelayMs(row.attempts)
  await write(
    delivery,
    row.id,
    trouble.kind === 'never'
      ? { state: 'failed', lastError: trouble.reason }
      : { state: 'pending', lastError: trouble.reason, nextAttemptAt: inMs(delivery.now(), wait) },
  )
}

async function send(delivery: Delivery, row: Outbox): Promise<Delivered> {
  const { payload, server, brandOf } = delivery
  let mail
  try {
    mail = await composeMail(payload, row, await brandOf(row.language))
  } catch (error) {
    // Not the server's fault: the database, or an attachment that cannot be made just now.
    return { kind: 'later', reason: errorWords(error) }
  }
  try {
    await server.send(mail)
  } catch (error) {
    return readMailTrouble(error)
  }
  await noteSent(delivery, row, mail.messageId)
  return 'sent'
}

/**
 * Sends one mail of the outbox, if it is still ours to send. A process that ends between the server's yes and our note
 * of it leaves a mail that is sent twice, with the same number; nothing can be lost.
 */
export async function deliverMail(delivery: Delivery, { id }: Pick<Outbox, 'id'>): Promise<Delivered> {
  const now = delivery.now()
  const row = await claimRow<Outbox>(delivery.payload, {
    collection: 'outbox',
    id,
    due: dueAt(now),
    data: { state: 'sending', nextAttemptAt: inMs(now, claimedForMs), attempts: { $inc: 1 } },
  })
  if (!row) return 'skipped'
  if (isTooLate(row, now)) {
    const reason = [tooLate, row.lastError].filter(Boolean).join(' ')
    await noteTrouble(delivery, row, { kind: 'never', reason })
    return 'skipped'
  }
  const delivered = await send(delivery, row)
  if (typeof delivered === 'object') await noteTrouble(delivery, row, delivered)
  return delivered
}
