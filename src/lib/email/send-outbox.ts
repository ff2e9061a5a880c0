import type { Payload } from 'payload'

import { env } from '@/lib/env'
import type { Locale } from '@/lib/i18n/locales'
import { metersOfProcess } from '@/lib/metrics/meters'
import { createCircuitBreaker, type CircuitBreaker } from '@/lib/queue/circuit-breaker'
import type { Handler } from '@/lib/queue/handle-row'
import type { Outcome } from '@/lib/queue/outcome'
import { processQueue } from '@/lib/queue/process-queue'
import type { Outbox } from '@/payload-types'

import { bounceKind, statusOf } from './bounces/mail-event'
import { recordMailEvents } from './bounces/record-mail-events'
import { composeMail } from './compose-mail'
import type { MailBrand } from './mail-brand'
import { mailServerAt, type MailServer } from './mail-server'
import { outboxQueue, tooLate } from './outbox-queue'
import { readMailBrand } from './read-mail-brand'
import { parseSmtpError } from './smtp-error'

/**
 * When an e-mail is due again after the server was unavailable. The circuit breaker decides whether it is tried then.
 */
const unavailableDelayMs = 60_000

const breakerOfProcess = createCircuitBreaker()

export interface OutboxRun {
  server: MailServer
  breaker: CircuitBreaker
  clock?: () => Date
  pause?: Handler<Outbox>['pause']
}

interface Sending {
  payload: Payload
  server: MailServer
  breaker: CircuitBreaker
  clock: () => Date
  brandOf: (locale: Locale) => Promise<MailBrand>
}

/** Reads the brand once per language and run. */
function createBrandReader(payload: Payload): Sending['brandOf'] {
  const brands = new Map<Locale, Promise<MailBrand>>()
  return (locale) => {
    const brand = brands.get(locale) ?? readMailBrand(payload, locale)
    brands.set(locale, brand)
    return brand
  }
}

async function refusedOutcome(
  { payload, breaker, clock }: Sending,
  { id, recipient, sendUntil }: Outbox,
  error: unknown,
): Promise<Outcome<Outbox>> {
  const { kind, reason, isRecipientRefused } = parseSmtpError(error)
  if (isRecipientRefused) {
    const status = statusOf(reason)
    const bounce = { key: `smtp:${id}:${sendUntil}`, email: recipient, detail: reason }
    await recordMailEvents(payload, [{ ...bounce, kind: status ? bounceKind(status) : 'hard' }], clock())
  }
  metersOfProcess()?.mail(kind === 'server' || kind === 'later' ? 'delayed' : 'refused')
  if (kind === 'server') {
    breaker.failed(clock())
    return { state: 'retry', reason, delayMs: unavailableDelayMs }
  }
  if (kind === 'later') return { state: 'retry', reason }
  // The server refused this e-mail, so the server itself works.
  breaker.worked()
  return { state: 'failed', reason }
}

/**
 * Sends one e-mail. A process that ends after the server accepted it and before that is written sends it a second time,
 * with the same Message-ID.
 */
async function sendRow(sending: Sending, row: Outbox): Promise<Outcome<Outbox>> {
  const { payload, server, breaker, clock, brandOf } = sending
  if (row.sendUntil && new Date(row.sendUntil) < clock())
    return { state: 'failed', reason: [tooLate, row.lastError].filter(Boolean).join(' ') }
  const mail = await composeMail(payload, row, await brandOf(row.language))
  try {
    await server.send(mail)
  } catch (error) {
    return refusedOutcome(sending, row, error)
  }
  breaker.worked()
  metersOfProcess()?.mail('sent')
  return { state: 'done', data: { sentAt: clock().toISOString(), messageId: mail.messageId } }
}

/** Sends the e-mails that are due. While the mail server is unavailable, a single e-mail tries it after each pause. */
export async function sendDueMails(payload: Payload, run: OutboxRun): Promise<void> {
  const { server, breaker, clock = () => new Date(), pause } = run
  const sending: Sending = { payload, server, breaker, clock, brandOf: createBrandReader(payload) }
  await processQueue(payload, outboxQueue, {
    handle: (row) => sendRow(sending, row),
    breaker,
    clock,
    ...(pause && { pause }),
  })
}

/** Task of the worker. Without a mail server the e-mails stay in the outbox, where the studio shows them. */
export async function sendOutbox(payload: Payload): Promise<void> {
  if (!env.smtpUrl) return
  await sendDueMails(payload, { server: mailServerAt(env.smtpUrl), breaker: breakerOfProcess })
}
