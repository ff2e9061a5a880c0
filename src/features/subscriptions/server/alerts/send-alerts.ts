import type { Payload, Where } from 'payload'

import { alertEmail } from '@/features/subscriptions/emails/alert-email'
import { nextDigest } from '@/features/subscriptions/model/send-times'
import { defaultDigestHour } from '@/features/subscriptions/model/alert-kinds'
import { isSuppressed } from '@/lib/email/suppressed-email'
import { isShuttingDown } from '@/lib/queue/shutdown'
import { formatError } from '@/lib/values/format-error'
import { relatedId } from '@/lib/values/read-value'
import type { AlertDelivery, Demand } from '@/payload-types'

import { countToday, findMailOf, findUnsent, queueMail, replaceMail, type NewMail } from './alert-outbox'
import { readAlertSettings } from './alert-settings'
import { composeAlerts, createSubjectReader } from './compose-alerts'

const collection = 'alertDeliveries'

/** Deliveries of one address that are read at once; the next run continues. */
const maxPerRecipient = 200
/** Deliveries of ended processes that are read in one run; the next one continues. */
const maxTaken = 2000

/** Properties in one e-mail; more go into the next one. */
const maxPerMail = 40

interface Run {
  payload: Payload
  now: Date
  maxPerDay: number
  subjectOf: ReturnType<typeof createSubjectReader>
}

async function find({ db }: Payload, where: Where, limit: number): Promise<AlertDelivery[]> {
  const { docs } = await db.find<AlertDelivery>({
    collection,
    where,
    sort: 'dueAt',
    limit,
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

/** Notes which deliveries an e-mail tells; what is no longer true is dropped. */
async function settle({ payload, now }: Run, group: readonly AlertDelivery[], sentIds: ReadonlySet<string>) {
  const sent = group.filter(({ id, state }) => sentIds.has(id) && state !== 'sent')
  const dropped = group.filter(({ id }) => !sentIds.has(id))
  if (dropped.length > 0) await write(payload, withIds(dropped), { state: 'dropped' })
  if (sent.length > 0) await write(payload, withIds(sent), { state: 'sent', sentAt: now.toISOString() })
}

type Put = (mail: NewMail) => Promise<boolean>

/** Composes an e-mail and puts it into the outbox. @returns whether that was possible */
async function notify(run: Run, mail: string, group: readonly AlertDelivery[], put: Put): Promise<boolean> {
  const { payload, now, subjectOf } = run
  const demands = await findDemands(payload, group)
  const { facts, deliveries: delivered } = await composeAlerts(payload, group, demands, { subjectOf, now })
  const recipient = group[0]?.email
  const about = delivered.map(({ id }) => id)
  if (facts && recipient) {
    const message = { ...alertEmail(facts), about }
    if (!(await put({ mail, message, language: facts.locale, recipient }))) return false
  }
  await settle(run, group, new Set(about))
  return true
}

/**
 * Queues the e-mail of deliveries that were put together, or adds them to the one that waits for the mail server.
 * Repeatable, because the key of the e-mail is that of the group.
 */
async function sendGroup(run: Run, mail: string, group: readonly AlertDelivery[]): Promise<void> {
  const { payload, now } = run
  const queued = await findMailOf(payload, mail)
  if (queued) return settle(run, group, new Set(queued.about))
  const unsent = await findUnsent(payload, group[0]?.email ?? '')
  if (unsent && !unsent.isLeaving && unsent.about.length + group.length <= maxPerMail) {
    const earlier = await find(payload, { id: { in: unsent.about } }, maxPerMail)
    const isMerged = await notify(run, mail, [...earlier, ...group], (more) =>
      replaceMail(payload, unsent, more),
    )
    if (isMerged) return
  }
  await notify(run, mail, group, async (more) => {
    await queueMail(payload, more, now)
    return true
  })
}

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

async function sendToRecipient(run: Run, email: string, due: readonly AlertDelivery[]): Promise<void> {
  const { payload, now, maxPerDay } = run
  if (await isSuppressed(payload, email)) {
    await write(payload, withIds(due), { state: 'dropped' })
    return
  }
  const unsent = await findUnsent(payload, email)
  const room = maxPerMail - (unsent?.about.length ?? 0)
  // What is new joins an earlier e-mail that waits for the mail server; without room for it, it becomes the next one.
  if (unsent?.isLeaving || room <= 0) return
  const demands = await findDemands(payload, due)
  const isAtOnce = due.every(
    ({ demand }) => demands.get(relatedId(demand) ?? '')?.frequency === 'immediately',
  )
  const isPostponed = ({ dueAt, createdAt }: AlertDelivery) => Boolean(dueAt && dueAt > createdAt)
  if (!unsent && isAtOnce && !due.some(isPostponed) && (await countToday(payload, email, now)) >= maxPerDay)
    return postpone(run, due, demands)
  const taken = due.slice(0, room)
  const mail = taken[0]?.id ?? ''
  await write(payload, { and: [withIds(taken), { state: { equals: 'waiting' } }] }, { state: 'taken', mail })
  // Another process may have taken some of them.
  const deliveries = await find(
    payload,
    { and: [{ mail: { equals: mail } }, { state: { equals: 'taken' } }] },
    maxPerMail,
  )
  if (deliveries.length > 0) await sendGroup(run, mail, deliveries)
}

/** Groups that a process took before it ended. */
async function finishTaken(run: Run): Promise<void> {
  const taken = await find(run.payload, { state: { equals: 'taken' } }, maxTaken)
  for (const mail of new Set(taken.map((each) => each.mail ?? ''))) {
    const where: Where = { and: [{ mail: { equals: mail } }, { state: { equals: 'taken' } }] }
    await sendGroup(run, mail, await find(run.payload, where, maxTaken))
  }
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
  const due: Where[] = [{ state: { equals: 'waiting' } }, { dueAt: { less_than_equal: now.toISOString() } }]
  // By address, so that an e-mail has all of its alerts and no address waits behind those with an e-mail on its way.
  const { values } = await payload.db.findDistinct({ collection, field: 'email', where: { and: due } })
  for (const { email } of values as { email: string }[]) {
    if (isShuttingDown()) return
    try {
      const deliveries = await find(payload, { and: [...due, { email: { equals: email } }] }, maxPerRecipient)
      if (deliveries.length > 0) await sendToRecipient(run, email, deliveries)
    } catch (error) {
      // The next run tries it again.
      payload.logger.error({ msg: 'Alerts to one address were not queued', reason: formatError(error) })
    }
  }
}
