import type { Payload, Where } from 'payload'

import { disclosureNow } from '@/features/property/server/api'
import { sourceLocale, type Locale } from '@/lib/i18n/locales'
import { shownToVisitors } from '@/lib/payload/agency-texts'
import { isRecord } from '@/lib/values/read-value'

/**
 * A document that visitors may request. It is sent as a private link, for some documents only after approval.
 */
export interface RequestableDocument {
  id: string
  title: string
  needsApproval: boolean
}

/** Far more documents than a property has. */
const maxDocuments = 50

const offered: Where = { audience: { in: ['onRequest', 'afterApproval'] } }

/** Whether the property is on offer: those of one that is sold or let are not sent on request. */
async function isOnOffer(payload: Payload, id: string): Promise<boolean> {
  const property = await payload.findByID({
    collection: 'properties',
    id,
    depth: 0,
    joins: false,
    disableErrors: true,
    select: { status: true, marquee: true, soldAt: true, sellerConsent: true },
    // Only the decision is returned.
    overrideAccess: true,
  })
  return property !== null && (await disclosureNow(payload, property)) === 'open'
}

/** The documents of a property that visitors may request, by name; none once it is sold or let. */
export async function findRequestableDocuments(
  payload: Payload,
  property: string,
  locale: Locale,
): Promise<RequestableDocument[]> {
  if (!(await isOnOffer(payload, property))) return []
  const { docs } = await payload.find({
    collection: 'documents',
    where: { and: [{ property: { equals: property } }, offered] },
    locale,
    fallbackLocale: sourceLocale,
    depth: 0,
    limit: maxDocuments,
    pagination: false,
    sort: 'createdAt',
    select: { title: true, audience: true },
    // Visitors may not read documents. Only names are returned, and only of documents whose audience is "on
    // request".
    overrideAccess: true,
    ...shownToVisitors,
  })
  return docs
    .map(({ id, title, audience }) => ({ id, title, needsApproval: audience === 'afterApproval' }))
    .toSorted((one, other) => one.title.localeCompare(other.title, locale))
}

/**
 * The same of the published property with this public number; none if there is no such property.
 *
 * @param ref public reference
 */
export async function findDocumentsOfRef(
  payload: Payload,
  ref: number,
  locale: Locale,
): Promise<RequestableDocument[]> {
  const { docs } = await payload.find({
    collection: 'properties',
    where: { ref: { equals: ref } },
    depth: 0,
    limit: 1,
    pagination: false,
    select: {},
    overrideAccess: false,
  })
  return docs[0] ? findRequestableDocuments(payload, docs[0].id, locale) : []
}

/**
 * The documents that a visitor requested; all of them if none was chosen.
 *
 * @param answers of the lead, as stored
 */
export function chosenDocuments(offered: RequestableDocument[], answers: unknown): RequestableDocument[] {
  const chosen = isRecord(answers) ? answers.documents : null
  if (!Array.isArray(chosen) || chosen.length === 0) return offered
  return offered.filter(({ id }) => chosen.includes(id))
}
