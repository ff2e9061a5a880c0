import type { Payload, Where } from 'payload'

import type { SearchRow } from '@/features/listings/model/search-row'
import { alertKindFor, defaultAlertKinds, type AlertState } from '@/features/subscriptions/model/alert-kinds'
import { findDemandsOf } from '@/features/subscriptions/server/demand-index/find-demands'
import { readSought } from '@/features/subscriptions/server/demand-index/read-sought'
import { demandIndex, isActive } from '@/features/subscriptions/server/demand-index/index-demands'
import { inPagesById } from '@/lib/payload/in-pages'
import { replaceRows } from '@/lib/payload/bulk-rows'
import { daysAfter } from '@/lib/time/belgian-time'
import { inChunks } from '@/lib/values/lists'
import type { Demand } from '@/payload-types'

import { alertStates, readNotified, storeAlerts, type NewAlert, type StoredAlertState } from './alert-rows'
import { readAlertSettings } from './alert-settings'

/** Nothing is sent about a property that was saved within this time: editors correct what they have just published. */
export const quietMs = 15 * 60_000

/** Rows that were saved this long before the last run are examined again: the search index may have been late. */
const overlapMs = 60 * 60_000

/** A property that has been on the site for longer is not new to a search that begins to match it. */
const newDays = 14

const pageSize = 500

/** When the last run of each Payload began, in milliseconds since 1970. */
const lastPlanned = new WeakMap<Payload, number>()

type Row = Pick<SearchRow, 'id' | 'property' | 'price' | 'availability' | 'onlineSince' | 'documentUpdatedAt'>

const stateOf = (
  { property, price, availability, documentUpdatedAt }: Row,
  since: string,
): StoredAlertState => ({
  id: property,
  availability,
  since,
  price: price ?? null,
  seenUpdatedAt: documentUpdatedAt,
})

async function store(payload: Payload, states: readonly StoredAlertState[]): Promise<void> {
  const rows = states.map((state) => ({ ...state }))
  await replaceRows(payload, alertStates, { of: 'id', ids: rows.map(({ id }) => id), rows })
}

async function findStates({ db }: Payload, ids: string[]): Promise<Map<string, StoredAlertState>> {
  const { docs } = await db.find({
    collection: 'alertStates',
    where: { id: { in: ids } },
    limit: 0,
    pagination: false,
  })
  // Written by this file only.
  const states = docs as unknown as StoredAlertState[]
  return new Map(states.map((state) => [state.id, { ...state, price: state.price ?? null }]))
}

/** The primary search rows of properties that were saved before the quiet time, in pages by id. */
function quietRows({ db }: Payload, since: string | null, until: string): AsyncGenerator<Row[]> {
  const saved: Where[] = [
    { isPrimary: { equals: true } },
    { documentUpdatedAt: { less_than_equal: until } },
    ...(since ? [{ documentUpdatedAt: { greater_than: since } }] : []),
  ]
  return inPagesById(pageSize, async (after) => {
    const { docs } = await db.find({
      collection: 'searchRows',
      where: { and: [...saved, after] },
      select: { property: true, price: true, availability: true, onlineSince: true, documentUpdatedAt: true },
      sort: 'id',
      limit: pageSize,
      pagination: false,
    })
    return docs as unknown as Row[]
  })
}

async function findDemands({ db }: Payload, ids: readonly string[]): Promise<Demand[]> {
  const demands: Demand[] = []
  for (const batch of inChunks(ids, pageSize)) {
    const where = { id: { in: batch } }
    const { docs } = await db.find<Demand>({ collection: 'demands', where, limit: 0, pagination: false })
    demands.push(...docs)
  }
  return demands.filter(isActive)
}

/** Stores what the searches are notified of for one property. */
async function planProperty(
  payload: Payload,
  before: StoredAlertState | null,
  row: Row,
  { now, minCutPercent }: { now: Date; minCutPercent: number },
): Promise<StoredAlertState> {
  const since = before?.since ?? now.toISOString()
  const after = stateOf(row, since)
  const newSince = daysAfter(now, -newDays).toISOString()
  const [sought, sent] = await Promise.all([
    readSought(payload, row.property),
    readNotified(payload, row.property),
  ])
  // It was withdrawn meanwhile; `noteWithdrawn` sees it.
  if (!sought) return after
  const ids =
    after.availability === 'gone'
      ? [...sent.keys()]
      : (await findDemandsOf(payload, sought)).map(({ demand }) => demand)
  const alerts = (await findDemands(payload, ids)).flatMap((demand): NewAlert[] => {
    const last = sent.get(demand.id)
    const listener = {
      kinds: demand.kinds ?? defaultAlertKinds,
      listensSince: [demand.confirmedAt ?? since, newSince].toSorted().at(-1) ?? since,
      maxPrice: demand.maxPrice ?? null,
      wasNotified: last !== undefined,
      notifiedPrice: last?.price ?? null,
    }
    const kind = sought.languages.includes(demand.language)
      ? alertKindFor({ before, after, since }, listener, minCutPercent)
      : null
    const previousPrice = last?.price ?? before?.price ?? null
    return kind ? [{ demand, property: row.property, kind, price: after.price, previousPrice }] : []
  })
  await storeAlerts(payload, alerts, now)
  return after
}

/** Where no property was ever seen, those that were on the site before today are no news. */
async function isFirstRun(payload: Payload): Promise<boolean> {
  return (await payload.db.count({ collection: 'alertStates' })).totalDocs === 0
}

/** Properties that are no longer on the site: coming back is news. */
async function noteWithdrawn(payload: Payload): Promise<void> {
  const gone: AlertState['availability'] = 'withdrawn'
  const pages = inPagesById(pageSize, async (after) => {
    const { docs } = await payload.db.find({
      collection: 'alertStates',
      where: { and: [{ availability: { not_equals: gone } }, after] },
      sort: 'id',
      limit: pageSize,
      pagination: false,
    })
    return docs as unknown as StoredAlertState[]
  })
  for await (const states of pages) {
    const ids = states.map(({ id }) => id)
    const shown = await payload.db.find<Pick<SearchRow, 'id' | 'property'>>({
      collection: 'searchRows',
      where: { property: { in: ids } },
      select: { property: true },
      pagination: false,
    })
    const listed = new Set(shown.docs.map(({ property }) => property))
    await store(
      payload,
      states.filter(({ id }) => !listed.has(id)).map((state) => ({ ...state, availability: gone })),
    )
  }
}

/**
 * Compares the properties on the site with what alerts last knew of them, and stores what each search is notified of. Each
 * step may be repeated: a state is written after the alerts that follow from it, and an alert has a unique key.
 */
export async function planAlerts(payload: Payload, now: Date): Promise<void> {
  await demandIndex.repair(payload, now)
  const last = lastPlanned.get(payload)
  const until = new Date(now.getTime() - quietMs).toISOString()
  const since = last === undefined ? null : new Date(last - quietMs - overlapMs).toISOString()
  const isFirst = last === undefined && (await isFirstRun(payload))
  const { minCutPercent } = await readAlertSettings(payload)
  const yesterday = daysAfter(now, -1).toISOString()
  for await (const page of quietRows(payload, since, until)) {
    const states = await findStates(
      payload,
      page.map(({ property }) => property),
    )
    const changed = page.filter(
      ({ property, documentUpdatedAt }) => states.get(property)?.seenUpdatedAt !== documentUpdatedAt,
    )
    const isOld = ({ onlineSince }: Row) => isFirst && onlineSince !== null && onlineSince < yesterday
    await store(
      payload,
      changed.filter(isOld).map((row) => stateOf(row, row.onlineSince ?? yesterday)),
    )
    for (const row of changed.filter((each) => !isOld(each)))
      await store(payload, [
        await planProperty(payload, states.get(row.property) ?? null, row, { now, minCutPercent }),
      ])
  }
  await noteWithdrawn(payload)
  lastPlanned.set(payload, now.getTime())
}
