import type { Payload } from 'payload'

import { toLocale } from '@/lib/i18n/locales'
import type { ImportSource as StoredSource } from '@/payload-types'

import { countDueTimes, isLateTwice } from '../model/import-schedule'
import { notifyContact } from './notify-contact'
import { findAnnouncedSources } from './push/announced'
import { announcementActor, queueRun, scheduleActor } from './queue-run'

/** Both belong to the system: a schedule has no user. */
const bySystem = { depth: 0, pagination: false, overrideAccess: true } as const

/** When the last run of a source began, or since when the source has its schedule. */
async function findLast(payload: Payload, { key, scheduledAt, updatedAt }: StoredSource): Promise<Date> {
  const { docs } = await payload.find({
    ...bySystem,
    collection: 'importRuns',
    where: { and: [{ source: { equals: key } }, { dryRun: { not_equals: true } }] },
    sort: '-startedAt',
    limit: 1,
    select: { startedAt: true },
  })
  const since = new Date(scheduledAt ?? updatedAt)
  const [run] = docs
  return run && new Date(run.startedAt) > since ? new Date(run.startedAt) : since
}

async function scheduleSource(payload: Payload, source: StoredSource, now: Date): Promise<void> {
  const last = await findLast(payload, source)
  const dueTimes = countDueTimes({ schedule: source.schedule, hour: source.scheduleHour ?? 0 }, last, now)
  if (dueTimes === 0) return
  const { name, key, contactEmail, contactLanguage } = source
  if (isLateTwice(dueTimes) && contactEmail)
    await notifyContact(
      payload,
      { name, contact: { email: contactEmail, language: toLocale(contactLanguage) } },
      { key: `late:${key}:${last.toISOString()}`, state: 'late' },
    )
  await queueRun(payload, key, { actor: scheduleActor, dryRun: false }, now)
}

/**
 * Queues a run of each active source whose time has come, or whose software has announced changes. The contact is notified, once, when two times had passed without a
 * run.
 */
export async function scheduleDueRuns(payload: Payload, now: Date): Promise<void> {
  const { docs } = await payload.find({
    ...bySystem,
    collection: 'importSources',
    where: { and: [{ active: { equals: true } }, { schedule: { not_equals: 'never' } }] },
  })
  for (const source of docs) await scheduleSource(payload, source, now)
  for (const key of await findAnnouncedSources(payload, now))
    await queueRun(payload, key, { actor: announcementActor, dryRun: false }, now)
}
