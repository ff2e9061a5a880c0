import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload'

/** A document in all languages, with the ids of related ones. */
export type PublicDocument = Record<string, unknown> & { id: string }

/** A document as visitors could read it before and after a change; null when they could not. */
export interface PublicChange {
  before: PublicDocument | null
  after: PublicDocument | null
  /** Whether one of these fields has another value, or the document became public or private. */
  differs: (...fields: string[]) => boolean
}

/** Changes with every save, and shows on no page. */
const ofEverySave = ['updatedAt', 'createdAt', 'languages', 'revision'] as const

function withoutNotes(document: object): Record<string, unknown> {
  const shown: Record<string, unknown> = { ...document }
  for (const name of ofEverySave) delete shown[name]
  return shown
}

/**
 * What a visitor may read of a document: null for a draft, and for what is in the trash.
 *
 * @param fields these alone; all when left out
 */
export async function readPublic(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: string,
  fields?: readonly string[],
): Promise<PublicDocument | null> {
  const { payload, transactionID } = req
  const document = await payload.findByID({
    collection,
    id,
    depth: 0,
    // Payload types it for collections that have joins alone.
    joins: false as never,
    ...(fields && { select: Object.fromEntries(fields.map((name) => [name, true as const])) }),
    locale: 'all',
    disableErrors: true,
    overrideAccess: false,
    // A request without a user, but in the transaction of the change.
    req: { ...(transactionID !== undefined && { transactionID }) },
  })
  // Read in all languages, which Payload's types do not cover.
  return document && (withoutNotes(document) as PublicDocument)
}

/** A global in all languages, with what only staff may read: cached reads use some of it. */
export async function readGlobal(req: PayloadRequest, slug: GlobalSlug): Promise<Record<string, unknown>> {
  const { payload, transactionID } = req
  const stored = await payload.findGlobal({
    slug,
    depth: 0,
    locale: 'all',
    // Only compared with itself before and after a change that was allowed.
    overrideAccess: true,
    req: { ...(transactionID !== undefined && { transactionID }) },
  })
  return withoutNotes(stored)
}

/** Both come from the same read, so equal values have equal texts. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

export const toChange = (before: PublicDocument | null, after: PublicDocument | null): PublicChange => ({
  before,
  after,
  differs: (...fields) =>
    before === null || after === null || fields.some((name) => !isSame(before[name], after[name])),
})
