import type { CollectionSlug, Payload } from 'payload'

import { isEnded } from '@/features/appointments/model/appointment-state'
import { deleteUnusedMedia } from '@/features/media/server/api'
import { withoutNamed } from '@/features/privacy/model/named-people'
import { redactedFields } from '@/features/privacy/model/redact'

import { deleteWhere } from '@/lib/payload/delete-where'
import { releasedKey } from '@/lib/payload/unique-insert'
import { belgianDay } from '@/lib/time/belgian-time'
import { inChunks } from '@/lib/values/lists'
import { relatedId } from '@/lib/values/read-value'
import type { PersonalMatch } from './find-person'
import { storedRows, type StoredRow } from './stored-rows'

const chunkSize = 100

const noPerson = {
  title: null,
  firstName: null,
  lastName: null,
  email: null,
  phone: null,
  street: null,
  houseNumber: null,
  boxNr: null,
  zip: null,
  city: null,
  country: null,
}

/**
 * Keeps day and slot of past visits for the calendar; a future visit is cancelled, which frees its seat. No e-mail is
 * sent.
 */
function anonymousAppointment(row: StoredRow, today: string): Record<string, unknown> {
  const isToCome = !isEnded(row.status) && String(row.day) >= today
  return {
    person: noPerson,
    remark: null,
    lead: null,
    pendingEvent: null,
    requestId: null,
    feedback: null,
    feedbackReleased: false,
    ownerRemark: null,
    holderKey: releasedKey('erased'),
    submissionKey: releasedKey('erased'),
    ...(isToCome && { status: 'cancelled', seatKey: releasedKey('erased') }),
  }
}

/** The report of the property keeps the fact of a contact, without person and content. */
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
  // Written directly to the database: no hook may refuse, and no version may keep the old values.
  for (const { id, data } of changes) {
    if (Object.keys(data).length > 0) await payload.db.updateOne({ collection, id, data })
  }
  return changes.length
}

async function deleteAll(payload: Payload, collection: CollectionSlug, ids: string[]): Promise<number> {
  let deleted = 0
  for (const some of inChunks(ids, chunkSize))
    deleted += await deleteWhere(payload, collection, { id: { in: some } })
  return deleted
}

/** The pictures of people beside what they said, as published and in drafts. */
async function findPortraits(payload: Payload, ids: readonly string[]): Promise<string[]> {
  const portraits: string[] = []
  for (const some of inChunks(ids, chunkSize))
    for (const draft of [false, true]) {
      const { docs } = await payload.find({
        collection: 'testimonials',
        depth: 0,
        draft,
        pagination: false,
        trash: true,
        where: { id: { in: some } },
        select: { image: true },
        // Every account that may erase a person may do this; only ids of pictures are read.
        overrideAccess: true,
      })
      portraits.push(...docs.flatMap(({ image }) => relatedId(image) ?? []))
    }
  return [...new Set(portraits)]
}

/** With their pictures, except those that something else shows. */
async function deleteTestimonials(payload: Payload, ids: string[]): Promise<number> {
  const portraits = await findPortraits(payload, ids)
  const deleted = await deleteAll(payload, 'testimonials', ids)
  await deleteUnusedMedia(payload, portraits)
  return deleted
}

/**
 * Deletes, anonymises or redacts the found rows. Repeatable.
 *
 * @returns number of deleted or changed rows
 */
export async function applyErasure(
  payload: Payload,
  { slug, action, ids }: PersonalMatch,
  { email, now }: { email: string; now: Date },
): Promise<number> {
  if (action === 'delete' && slug === 'testimonials') return deleteTestimonials(payload, ids)
  if (action === 'delete') return deleteAll(payload, slug, ids)
  if (action === 'redact')
    return change(payload, slug, ids, (row) =>
      redactedFields(slug === 'leads' ? withoutNamed(row, email) : row, email),
    )
  const today = belgianDay(now)
  return change(payload, slug, ids, (row) =>
    slug === 'appointments' ? anonymousAppointment(row, today) : anonymousCommunication(),
  )
}
