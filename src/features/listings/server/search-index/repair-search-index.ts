import { createLocalReq, type Payload } from 'payload'

import { refreshTags } from '@/lib/cache/refresh-tags'
import { tags } from '@/lib/cache/tags'
import { daysNew } from '@/features/listings/model/row-facts'
import { allPropertyLists } from '@/features/listings/model/property-lists'
import { publicSettings, storedEpcScales } from '@/features/property/server/api'
import { addDays, belgianDay, daysAfter, startOfDay, toDay } from '@/lib/time/belgian-time'

import { searchIndex } from './index-hooks'
import { findIndexed, indexProperties } from './index-properties'

/** Properties with stale rows that one run writes; the next run continues. */
const maxStalePerRun = 2000

/** Whether an energy scale began to apply yesterday or today. Labels then change although no property was saved. */
async function hasNewScale(payload: Payload, now: Date): Promise<boolean> {
  const scales = await storedEpcScales(await createLocalReq({}, payload))
  const [yesterday, today] = [belgianDay(daysAfter(now, -1)), belgianDay(now)]
  return scales.some(({ validFrom }) => [yesterday, today].includes(toDay(validFrom) ?? ''))
}

async function markAllStale(payload: Payload, now: Date): Promise<void> {
  await payload.db.updateMany({
    collection: 'searchRows',
    where: { id: { exists: true } },
    data: { staleSince: now.getTime() },
    returning: false,
  })
}

/** Two more than "new" on a card lasts, for a run that is late and for the hours of a day. */
const daysRecent = daysNew + 2

/**
 * Ids of properties with an open house yesterday or later, and of those that are or were new. Their cards change with the
 * day, although they are not saved.
 */
const findChangedByDate = (payload: Payload, now: Date): Promise<string[]> =>
  findIndexed(payload, {
    or: [
      { openHouseUntil: { greater_than_equal: belgianDay(daysAfter(now, -1)) } },
      { onlineSince: { greater_than_equal: daysAfter(now, -daysRecent).toISOString() } },
    ],
  })

/**
 * Ids of sold and let properties that have been gone for longer than lists show them.
 *
 * @param last only those that became so since this run; undefined: all of them
 */
async function findNoLongerRecent(payload: Payload, now: Date, last: Date | undefined): Promise<string[]> {
  const { daysShownWhenGone } = await publicSettings(payload)
  const firstRecent = (moment: Date): string =>
    startOfDay(addDays(belgianDay(moment), 1 - daysShownWhenGone)).toISOString()
  return findIndexed(payload, {
    and: [
      { availability: { equals: 'gone' } },
      { soldAt: { less_than: firstRecent(now) } },
      ...(last ? [{ soldAt: { greater_than_equal: firstRecent(last) } }] : []),
    ],
  })
}

const findStale = (payload: Payload): Promise<string[]> =>
  findIndexed(payload, { staleSince: { exists: true } }, { limit: maxStalePerRun })

/**
 * Task of the worker: writes the rows that are marked as stale, those that change with the day, and those that are missing
 * because a process ended between a save and its hook.
 */
export const repairSearchIndex = (payload: Payload, now: Date): Promise<void> =>
  searchIndex.compare(payload, now, async (last) => {
    const isNewDay = last === undefined || belgianDay(last) !== belgianDay(now)
    if (isNewDay && (await hasNewScale(payload, now))) await markAllStale(payload, now)
    const stale = await findStale(payload)
    const expired = isNewDay ? await findNoLongerRecent(payload, now, last) : []
    const outdated = await searchIndex.findOutdated(payload, 'properties', { now, last })
    const ids = [...new Set([...stale, ...expired, ...outdated])]
    await indexProperties(payload, ids, { now })
    const changedByDate = isNewDay ? await findChangedByDate(payload, now) : []
    // A page with a stale card has the tag of its property. A property without a row is on no page: only the tags of lists
    // reach the pages that will show it.
    const shown = [...stale, ...expired, ...changedByDate]
    await refreshTags(payload, [
      ...(ids.length > 0 ? allPropertyLists : []),
      ...shown.map((id) => tags.document('properties', id)),
    ])
  })
