import type { Payload } from 'payload'

import { ownerAccounts } from '@/features/accounts/model/account-kind'
import { createSession } from '@/lib/sessions/sessions'
import { addDays, belgianDay } from '@/lib/time/belgian-time'

import { setRequestHeaders } from './doubles/next-headers'
import { makeMinimal, quiet } from './minimal-document'

/** A property with one of everything that its owner reads. Every text names the property, so that it is found elsewhere. */
export interface OwnedSite {
  id: string
  /** Part of every text of the property and of none of another. */
  mark: string
  /** Documents that the owner may have, and one for the office. */
  document: string
  officeDocument: string
  /** Viewings to come and over. */
  upcoming: string
  past: string
}

const pdf = Buffer.from('%PDF-1.4\nxref\n%%EOF\n')

async function upload(payload: Payload, property: string, title: string, audience: 'owner' | 'staff') {
  const { id } = await payload.create({
    collection: 'documents',
    data: { title, kind: 'plan', audience, property },
    file: { name: `${title}.pdf`, data: pdf, mimetype: 'application/pdf', size: pdf.length },
    locale: 'fr',
    context: quiet(),
  })
  return id
}

let seats = 0

/** Seats and bookers have unique keys. */
const seat = (day: string) => {
  seats += 1
  return {
    day,
    slot: '10:00-13:00',
    seatKey: `seat-${seats}`,
    holderKey: `h-${seats}`,
    submissionKey: `s-${seats}`,
  }
}

/**
 * Makes a property with a released and a private communication, a medium, documents, requests and viewings.
 *
 * @param data of the property, its owners among it
 */
export async function makeOwnedSite(
  payload: Payload,
  mark: string,
  data: Record<string, unknown>,
): Promise<OwnedSite> {
  const { id } = await makeMinimal(payload, 'properties', {
    headline: `Maison ${mark}`,
    price: 325_000,
    ...data,
  })
  const today = belgianDay(new Date())
  const person = { firstName: 'Visitor', lastName: `Secret-${mark}`, email: `${mark}@example.org` }
  const of = { property: id }
  await makeMinimal(payload, 'communications', { ...of, subject: `Released ${mark}`, visibleToOwner: true })
  await makeMinimal(payload, 'communications', {
    ...of,
    subject: `Secret-${mark} call`,
    visibleToOwner: false,
  })
  await makeMinimal(payload, 'onlineMedia', {
    ...of,
    medium: `Portal ${mark}`,
    from: '2026-10-01T10:00:00.000Z',
  })
  const lead = await makeMinimal(payload, 'leads', { ...of, form: 'visitRequest', person })
  const upcoming = await makeMinimal(payload, 'appointments', {
    ...of,
    ...seat(addDays(today, 5)),
    status: 'confirmed',
    person,
    lead: lead.id,
    feedback: `Secret-${mark} feedback`,
    feedbackReleased: false,
  })
  const past = await makeMinimal(payload, 'appointments', {
    ...of,
    ...seat(addDays(today, -5)),
    status: 'confirmed',
    person,
    feedback: `Liked ${mark}`,
    feedbackReleased: true,
  })
  return {
    id,
    mark,
    upcoming: upcoming.id,
    past: past.id,
    document: await upload(payload, id, `Plan ${mark}`, 'owner'),
    officeDocument: await upload(payload, id, `Secret-${mark} note`, 'staff'),
  }
}

/** The headers of a request of an owner with a session of its own; `null` is an anonymous visitor. */
export async function asOwner(payload: Payload, owner: string | null): Promise<Record<string, string>> {
  const session = owner
    ? await createSession(payload, ownerAccounts, { account: owner, now: new Date() })
    : null
  const headers = {
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/x-www-form-urlencoded',
    ...(session && { cookie: `${ownerAccounts.cookieName}=${session.token}` }),
  }
  setRequestHeaders(headers)
  return headers
}
