import type { Payload } from 'payload'

/**
 * The reference of the property that a feed knows by a number, for links in e-mails of a back office. With several
 * sources: of the property that came online last. Null when none is published; whether visitors may see it is for the
 * caller to check.
 */
export async function findFeedRef(payload: Payload, feedNumber: number): Promise<number | null> {
  const { docs } = await payload.find({
    collection: 'properties',
    where: { and: [{ externalId: { equals: String(feedNumber) } }, { _status: { equals: 'published' } }] },
    select: { ref: true },
    sort: ['-onlineSince', '-ref'],
    depth: 0,
    limit: 1,
    pagination: false,
    // Visitors may not read or search the numbers of feeds; only the public reference is used.
    overrideAccess: true,
  })
  return docs[0]?.ref ?? null
}
