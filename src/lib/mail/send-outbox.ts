import type { Payload } from 'payload'

import { breathe } from '@/lib/cms/jobs/breathe'
import { errorWords } from '@/lib/cms/jobs/error-words'
import { env } from '@/lib/env'
import type { Locale } from '@/lib/i18n/locales'

import { makeBreaker, type Breaker } from './breaker'
import { deliverMail, dueAt, type Delivered, type Delivery } from './deliver-mail'
import type { MailBrand } from './mail-brand'
import { mailServerAt, type MailServer } from './mail-server'
import { readMailBrand } from './read-mail-brand'

const perLook = 60
const atOnce = 3
/** Mostly a mail waits for the server; what it costs us is little. */
const mostRestMs = 30
/** A run ends then, so that settings and code that changed meanwhile are read; the next follows soon. */
const runForMs = 60_000

const ourBreaker = makeBreaker()

export interface OutboxRun {
  server: MailServer
  breaker: Breaker
  now: () => Date
  /** Shorter in tests. */
  pause?: Delivery['pause']
}

async function findDue({ payload, now }: Delivery, limit: number): Promise<{ id: string }[]> {
  const { docs } = await payload.find({
    collection: 'outbox',
    where: dueAt(now()),
    sort: 'nextAttemptAt',
    select: { key: true },
    limit,
    pagination: false,
    depth: 0,
    // The worker sends what the system itself put there; nothing of it leaves but as a mail to its recipient.
    overrideAccess: true,
  })
  return docs
}

const isServerTrouble = (delivered: Delivered): boolean =>
  typeof delivered === 'object' && delivered.kind === 'server'

/** A refusal of one mail shows that the server works. */
const showsThatItWorks = (delivered: Delivered): boolean =>
  delivered === 'sent' || (typeof delivered === 'object' && delivered.kind === 'never')

/**
 * Sends the given mails, a few at once; stops beginning new ones when the server fails.
 *
 * @throws AggregateError when mails could not be read or noted: the others have been sent
 */
async function deliverAll(delivery: Delivery, breaker: Breaker, rows: { id: string }[]): Promise<void> {
  const waiting = [...rows]
  const failures: unknown[] = []
  const sendOn = async () => {
    for (let row = waiting.shift(); row; row = waiting.shift()) {
      const since = performance.now()
      const delivered = await deliverMail(delivery, row).catch((error: unknown) => {
        failures.push(error)
        return 'skipped' as const
      })
      await breathe(since, mostRestMs)
      if (isServerTrouble(delivered)) {
        waiting.length = 0
        breaker.failed(delivery.now(), typeof delivered === 'object' ? delivered.reason : '')
      } else if (showsThatItWorks(delivered)) breaker.worked()
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, rows.length) }, sendOn))
  if (failures.length > 0)
    throw new AggregateError(
      failures,
      `The state of ${failures.length} mails is not known: ${errorWords(failures[0])}`,
    )
}

/**
 * Sends what is due. While the mail server does not work a single mail tries it now and then; when one gets through, the
 * rest follows at once.
 */
export async function sendDueMails(
  payload: Payload,
  { server, breaker, now, pause }: OutboxRun,
): Promise<void> {
  const brands = new Map<Locale, Promise<MailBrand>>()
  const brandOf = (locale: Locale) => {
    const brand = brands.get(locale) ?? readMailBrand(payload, locale)
    brands.set(locale, brand)
    return brand
  }
  const delivery: Delivery = { payload, server, brandOf, now, pause }
  const end = now().getTime() + runForMs
  while (now().getTime() < end) {
    const state = breaker.state(now())
    if (state === 'open') return
    const rows = await findDue(delivery, state === 'trying' ? 1 : perLook)
    if (rows.length === 0) return
    await deliverAll(delivery, breaker, rows)
  }
}

/** The worker's task. Without a mail server the mails stay where they are, for the studio to show. */
export async function sendOutbox(payload: Payload): Promise<void> {
  if (!env.smtpUrl) return
  await sendDueMails(payload, {
    server: mailServerAt(env.smtpUrl),
    breaker: ourBreaker,
    now: () => new Date(),
  })
}
