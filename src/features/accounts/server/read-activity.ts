import type { Payload, Where } from 'payload'

import type {
  OwnerCommunication,
  OwnerDocument,
  OwnerLead,
  OwnerMedium,
} from '@/features/accounts/model/owner-facts'
import { sourceLocale, type Locale } from '@/lib/i18n/locales'
import { shownToVisitors } from '@/lib/payload/agency-texts'
import { isWebUrl } from '@/lib/values/external-link'
import { releasedName } from './read-viewings'

/*
 * What happened around one property. Each function takes the id of a property that the caller has checked to be the
 * reader's own, or to be visible to the member of staff.
 */

const maxRows = 1000

/** An offer counts once its buyer has confirmed it. */
const isSubmitted: Where = {
  or: [{ form: { not_equals: 'purchaseOffer' } }, { offerConfirmedAt: { exists: true } }],
}

/** The requests about a property, newest first. */
export async function readLeads(payload: Payload, property: string): Promise<OwnerLead[]> {
  const { docs } = await payload.find({
    collection: 'leads',
    where: { and: [{ property: { equals: property } }, isSubmitted] },
    depth: 0,
    limit: maxRows,
    pagination: false,
    sort: '-createdAt',
    select: { form: true, createdAt: true, nameReleased: true, person: true },
    // The caller has checked the property. The person leaves only when the agent released the name.
    overrideAccess: true,
  })
  return docs.map((lead) => ({
    id: lead.id,
    form: lead.form,
    at: lead.createdAt,
    name: releasedName(lead as Parameters<typeof releasedName>[0]),
  }))
}

/** What of a collection an owner sees, by the id of the property. */
const ownerRows: Record<'communications' | 'onlineMedia' | 'documents', (property: string) => Where> = {
  communications: (property): Where => ({
    and: [{ property: { equals: property } }, { visibleToOwner: { equals: true } }],
  }),
  onlineMedia: (property): Where => ({ property: { equals: property } }),
  documents: (property): Where => ({
    and: [{ property: { equals: property } }, { audience: { not_equals: 'staff' } }],
  }),
}

/** Whether the owner sees nothing of a collection. */
export async function hasNoRows(
  payload: Payload,
  collection: keyof typeof ownerRows,
  property: string,
): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection,
    where: ownerRows[collection](property),
    // The caller has checked the property; only whether there are rows is answered.
    overrideAccess: true,
  })
  return totalDocs === 0
}

/** The communications that the agent released to the owner, newest first. */
export async function readCommunications(payload: Payload, property: string): Promise<OwnerCommunication[]> {
  const { docs } = await payload.find({
    collection: 'communications',
    where: ownerRows.communications(property),
    depth: 0,
    limit: maxRows,
    pagination: false,
    sort: '-date',
    // The caller has checked the property, and only released rows are read.
    overrideAccess: true,
    ...shownToVisitors,
  })
  return docs.map(({ id, date, type, status, contact, subject, comment, source }) => ({
    id,
    at: date,
    type,
    status,
    subject,
    contact: contact ?? '',
    comment: comment ?? '',
    source: source ?? '',
  }))
}

/** The sites that advertise the property, newest first. */
export async function readMedia(payload: Payload, property: string): Promise<OwnerMedium[]> {
  const { docs } = await payload.find({
    collection: 'onlineMedia',
    where: ownerRows.onlineMedia(property),
    depth: 0,
    limit: maxRows,
    pagination: false,
    sort: '-from',
    // The caller has checked the property.
    overrideAccess: true,
    ...shownToVisitors,
  })
  return docs.map(({ id, medium, url, from, to }) => ({
    id,
    medium,
    from: from ?? null,
    to: to ?? null,
    url: url && isWebUrl(url) ? url : null,
  }))
}

/** All documents of the property but those of the office, by name. */
export async function readDocuments(
  payload: Payload,
  property: string,
  locale: Locale,
): Promise<OwnerDocument[]> {
  const { docs } = await payload.find({
    collection: 'documents',
    where: ownerRows.documents(property),
    locale,
    fallbackLocale: sourceLocale,
    depth: 0,
    limit: maxRows,
    pagination: false,
    // The caller has checked the property, and what is for the office alone is left out.
    overrideAccess: true,
    ...shownToVisitors,
  })
  return docs
    .map(({ id, title, kind, filesize, updatedAt, filename, mimeType }) => ({
      id,
      title,
      kind,
      bytes: filesize ?? 0,
      at: updatedAt,
      filename: filename ?? '',
      mimeType: mimeType ?? 'application/octet-stream',
    }))
    .toSorted((one, other) => one.title.localeCompare(other.title, locale))
}
