import type { Payload } from 'payload'

import type { AlertKind, AlertState } from '@/features/subscriptions/model/alert-kinds'
import { dueAt } from '@/features/subscriptions/model/send-times'
import { insertMissing, type BulkCollection } from '@/lib/payload/bulk-rows'
import { inChunks } from '@/lib/values/lists'
import { sha256 } from '@/lib/values/digest'
import type { AlertDelivery, Demand } from '@/payload-types'

export const alertStates: BulkCollection = { collection: 'alertStates', table: 'alert_states' }

const alertDeliveries: BulkCollection = {
  collection: 'alertDeliveries',
  table: 'alert_deliveries',
  dates: ['createdAt', 'updatedAt', 'dueAt'],
}

/** Rows of one statement. */
const batchSize = 500

/** The row of the collection `alertStates`. */
export interface StoredAlertState extends AlertState {
  id: string
  /** ISO date and time of the save that was last examined. */
  seenUpdatedAt: string
  /** ISO date and time at which alerts first saw the property. */
  since: string
}

export interface NewAlert {
  demand: Demand
  property: string
  kind: AlertKind
  /** In euro, null if not published; like the next one. */
  price: number | null
  previousPrice: number | null
}

/** The same alert always has the same key, so that it is never stored twice. */
function rowOf({ demand, property, kind, price, previousPrice }: NewAlert, now: Date) {
  const deliveryKey = [demand.id, property, kind, price ?? ''].join(':')
  const at = now.toISOString()
  return {
    id: sha256(deliveryKey).slice(0, 32),
    demand: demand.id,
    property,
    kind,
    price,
    previousPrice,
    state: 'waiting',
    dueAt: dueAt(demand.frequency, demand.hour, now).toISOString(),
    email: demand.email.toLowerCase(),
    deliveryKey,
    createdAt: at,
    updatedAt: at,
  }
}

/** Stores alerts that wait to be sent; those that exist already stay as they are. */
export async function storeAlerts(payload: Payload, alerts: readonly NewAlert[], now: Date): Promise<void> {
  for (const batch of inChunks(alerts, batchSize)) {
    await insertMissing(
      payload,
      alertDeliveries,
      batch.map((alert) => rowOf(alert, now)),
    )
    // The driver of SQLite is synchronous.
    await new Promise((resolve) => setImmediate(resolve))
  }
}

/** What each search was last notified of for a property. */
export async function readNotified(
  { db }: Payload,
  property: string,
): Promise<Map<string, Pick<AlertDelivery, 'price' | 'state'>>> {
  const { docs } = await db.find<AlertDelivery>({
    collection: 'alertDeliveries',
    where: { and: [{ property: { equals: property } }, { state: { not_equals: 'dropped' } }] },
    select: { demand: true, price: true, state: true },
    sort: 'createdAt',
    limit: 0,
    pagination: false,
  })
  return new Map(docs.map(({ demand, price, state }) => [String(demand), { price: price ?? null, state }]))
}
