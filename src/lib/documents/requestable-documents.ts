import type { Payload, Where } from 'payload'

import { sourceLocale, type Locale } from '@/lib/i18n/locales'

/** A document that visitors may ask for. Whoever asked gets it by a private link, some only once the office agrees. */
export interface RequestableDocument {
  id: string
  title: string
  needsApproval: boolean
}

/** Far more than a property ever has. */
const most = 50

const offered: Where = { audience: { in: ['onRequest', 'afterApproval'] } }

/** The documents of a property that visitors may ask for, by name. */
export async function findRequestableDocuments(
  payload: Payload,
  property: string,
  locale: Locale,
): Promise<RequestableDocument[]> {
  const { docs } = await payload.find({
    collection: 'documents',
    where: { and: [{ property: { equals: property } }, offered] },
    locale,
    fallbackLocale: sourceLocale,
    depth: 0,
    limit: most,
    pagination: false,
    sort: 'createdAt',
    select: { title: true, audience: true },
    // Visitors may not read documents. Only names leave here, and only of those whose audience is "on request".
    overrideAccess: true,
  })
  return docs
    .map(({ id, title, audience }) => ({ id, title, needsApproval: audience === 'afterApproval' }))
    .toSorted((one, other) => one.title.localeCompare(other.title, locale))
}

/**
 * What of it a visitor asked for: everything when nothing was chosen.
 *
 * @param answers those of the lead, as stored
 */
export function chosenDocuments(offered: RequestableDocument[], answers: unknown): RequestableDocument[] {
  const chosen =
    typeof answers === 'object' && answers !== null && 'documents' in answers ? answers.documents : null
  if (!Array.isArray(chosen) || chosen.length === 0) return offered
  return offered.filter(({ id }) => chosen.includes(id))
}
