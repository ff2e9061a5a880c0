import { randomUUID } from 'node:crypto'

import type { CollectionSlug, Payload } from 'payload'

import { withoutNamed } from '@/lib/erasure/named-people'
import { redactedFields } from '@/lib/erasure/redact'

import { deleteWhere } from '../delete-where'
import type { Finding } from './find-person'
import { storedRows, type StoredRow } from './stored-rows'

const chunkSize = 100

const noPerson = {
  ...{ title: null, firstName: null, lastName: null, email: null, phone: null },
  ...{ street: null, houseNumber: null, boxNr: null, zip: null, city: null, country: null },
}

const keyOfNobody = (): string => `erased:${randomUUID()}`

/** Keeps day and slot for the calendar's past; a visit to come is cancelled, which frees its seat. Nobody is written to. */
function anonymousAppointment(row: StoredRow, today: string): Record<string, unknown> {
  const isToCome = row.status !== 'cancelled' && String(row.day) >= today
  return {
    person: noPerson,
    ...{ remark: null, lead: null, untold: null },
    ...{ holderKey: keyOfNobody(), submissionKey: keyOfNobody() },
    ...(isToCome && { status: 'cancelled', seatKey: keyOfNobody() }),
  }
}

/** That there was a contact stays in the property's report; with whom and about what does not. */
const anonymousCommunication = () => ({
  contact: null,
  comment: null,
  subject: '–',
  source: null,
  lead: null,
})

async function change(
  payload: Payload,
  collection: CollectionSlug,
  ids: readonly string[],
  dataOf: (row: StoredRow) => Record<string, unknown>,
): Promise<number> {
  const wanted = new Set(ids)
  const changes: { id: string; data: Record<string, unknown> }[] = []
  for await (const row of storedRows(payload, collection)) {
    if (wanted.has(row.id)) changes.push({ id: row.id, data: dataOf(row) })
  }
  // Written straight to the database: no hook may refuse, and no version may keep what was there.
  for (const { id, data } of changes) {
    if (Object.keys(data).length > 0) await payload.db.updateOne({ collection, id, data })
  }
  return changes.length
}

async function deleteAll(payload: Payload, collection: CollectionSlug, ids: string[]): Promise<number> {
  let deleted = 0
  for (let at = 0; at < ids.length; at += chunkSize) {
    deleted += await deleteWhere(payload, collection, { id: { in: ids.slice(at, at + chunkSize) } })
  }
  return deleted
}

/**
 * Does what was found necessary. Repeatable.
 *
 * @returns how many rows are gone or changed
 */
export async function applyFinding(
  payload: Payload,
  { slug, action, ids }: Finding,
  { address, now }: { address: string; now: Date },
): Promise<number> {
  if (action === 'delete') return deleteAll(payload, slug, ids)
  if (action === 'redact')
    return change(payload, slug, ids, (row) =>
      redactedFields(slug === 'leads' ? withoutNamed(row, address) : row, address),
    )
  const today = now.toISOString().slice(0, 10)
  return change(payload, slug, ids, (row) =>
    slug === 'appointments' ? anonymousAppointment(row, today) : anonymousCommunication(),
  )
}
