import type { Payload, Where } from 'payload'

import { alertEmail } from '@/features/subscriptions/emails/alert-email'
import { nextDigest } from '@/features/subscriptions/model/send-times'
import { defaultDigestHour } from '@/features/subscriptions/model/alert-kinds'
import { queueEmail } from '@/lib/email/queue-email'
import { isSuppressed } from '@/lib/email/suppressed-address'
import { belgianDay, startOfDay } from '@/lib/time/belgian-time'
import { formatError } from '@/lib/values/format-error'
import { groupBy } from '@/lib/values/lists'
import { relatedId } from '@/lib/values/read-value'
import type { AlertDelivery, Demand } from '@/payload-types'

import { readAlertSettings } from './alert-settings'
import { composeAlerts, createSubjectReader } from './compose-alerts'

const template = 'alerts'
const collection = 'alertDeliveries'

/** Deliveries read in one run; the next one continues. */
const maxPerRun = 2000

/** Properties in one e-mail; more go into the next one. */
const maxPerMail = 40

interface Run {
  payload: Payload
  now: Date
  maxPerDay: number
  subjectOf: ReturnType<typeof createSubjectReader>
}

async function find({ db }: Payload, where: Where): Promise<AlertDelivery[]> {
  const { docs } = await db.find<AlertDelivery>({
    collection,
    where,
    sort: 'dueAt',
    limit: maxPerRun,
    pagination: false,
  })
  return docs
}

const write = (payload: Payload, where: Where, data: Record<string, unknown>) =>
  payload.db.updateMany({ collection, where, data, returning: false })

const withIds = (deliveries: readonly AlertDelivery[]): Where => ({
  id: { in: deliveries.map(({ id }) => id) },
})

async function findDemands(
  { db }: Payload,
  deliveries: readonly AlertDelivery[],
): Promise<Map<string, Demand>> {
  const ids = [...new Set(deliveries.map(({ demand }) => relatedId(demand)).filter((id) => id !== null))]
  const { docs } = await db.find<Demand>({
    collection: 'demands',
    where: { id: { in: ids } },
    limit: 0,
    pagination: false,
  })
  return new Map(docs.map((demand) => [demand.id, demand]))
}

/** Queues the e-mail of deliveries that were put together; repeatable, because the key is that of the group. */
async function sendGroup({ payload, now, subjectOf }: Run, mail: string, group: readonly AlertDelivery[]) {
  const demands = await findDemands(payload, group)
  const { facts, told } = await composeAlerts(payload, group, demands, { subjectOf, now })
  const [first] = group
  if (facts && first?.email)
    await queueEmail(
      payload,
      {
        key: `alerts:${mail}`,
        template,
        language: facts.locale,
        recipient: first.email,
        message: alertEmail(facts),
      },
      now,
    )
  const toldIds = new Set(told.map(({ id }) => id))
  const dropped = group.filter(({ id }) => !toldIds.has(id))
  if (dropped.length > 0) await write(payload, withIds(dropped), { state: 'dropped' })
  if (told.length > 0) await write(payload, withIds(told), { state: 'sent', sentAt: now.toISOString() })
}

const outboxOf = async (payload: Payload, email: string, more: Where): Promise<number> =>
  (
    await payload.db.count({
      collection: 'outbox',
      where: { and: [{ recipient: { equals: email } }, { template: { equals: template } }, more] },
    })
  ).totalDocs

/** More at-once e-mails than the limit of a day wait for the next digest. */
async function postpone(
  { payload, now }: Run,
  deliveries: readonly AlertDelivery[],
  demands: Map<string, Demand>,
) {
  const hour = demands.get(relatedId(deliveries[0]?.demand) ?? '')?.hour ?? defaultDigestHour
  await write(
    payload,
    { and: [withIds(deliveries), { state: { equals: 'waiting' } }] },
    {
      dueAt: nextDigest(now, hour, false).toISOString(),
    },
  )
}

async function sendToAddress(run: Run, email: string, due: readonly AlertDelivery[]): Promise<void> {
  const { payload, now, maxPerDay } = run
  if (await isSuppressed(payload, email)) {
    await write(payload, withIds(due), { state: 'dropped' })
    return
  }
  // While an earlier e-mail waits for the mail server, what is new joins the next one.
  const isWaiting = { state: { in: ['pending', 'sending'] } }
  if ((await outboxOf(payload, email, isWaiting)) > 0) return
  const demands = await findDemands(payload, due)
  const isAtOnce = due.every(
    ({ demand }) => demands.get(relatedId(demand) ?? '')?.frequency === 'immediately',
  )
  const today = { createdAt: { greater_than_equal: startOfDay(belgianDay(now)).toISOString() } }
  const isPostponed = ({ dueAt, createdAt }: AlertDelivery) => Boolean(dueAt && dueAt > createdAt)
  if (isAtOnce && !due.some(isPostponed) && (await outboxOf(payload, email, today)) >= maxPerDay)
    return postpone(run, due, demands)
  const taken = due.slice(0, maxPerMail)
  const mail = taken[0]?.id ?? ''
  await write(payload, { and: [withIds(taken), { state: { equals: 'waiting' } }] }, { state: 'taken', mail })
  // Another process may have taken some of them.
  const own = await find(payload, { and: [{ mail: { equals: mail } }, { state: { equals: 'taken' } }] })
  if (own.length > 0) await sendGroup(run, mail, own)
}

/** Groups that a process took before it ended. */
async function finishTaken(run: Run): Promise<void> {
  const taken = await find(run.payload, { state: { equals: 'taken' } })
  for (const mail of new Set(taken.map((each) => each.mail ?? '')))
    await sendGroup(
      run,
      mail,
      await find(run.payload, { and: [{ mail: { equals: mail } }, { state: { equals: 'taken' } }] }),
    )
}

/**
 * Puts the alerts that are due into e-mails: one for all searches of an address. A delivery is first marked with its
 * e-mail, then the e-mail is queued under a key of that mark, then it counts as sent: a process that ends in between is
 * continued without a second e-mail.
 */
export async function sendAlerts(payload: Payload, now: Date): Promise<void> {
  const { maxPerDay } = await readAlertSettings(payload)
  const run: Run = { payload, now, maxPerDay, subjectOf: createSubjectReader(payload) }
  await finishTaken(run)
  const due = await find(payload, {
    and: [{ state: { equals: 'waiting' } }, { dueAt: { less_than_equal: now.toISOString() } }],
  })
  for (const [email, own] of groupBy(due, (each) => each.email ?? ''))
    try {
      await sendToAddress(run, email, own)
    } catch (error) {
      // The next run tries it again.
      payload.logger.error({ msg: 'Alerts to one address were not queued', reason: formatError(error) })
    }
}
