import { notFound } from 'next/navigation'
import { createLocalReq, type Access, type Payload, type PayloadRequest } from 'payload'

type Args = Record<string, unknown>

/** Who calls a server function. */
interface Staff {
  payload: Payload
  user: PayloadRequest['user']
}

/** The ids of documents in the arguments: texts. Payload would take an object as a condition. */
const idsIn = ({ id, docID }: Args): string[] =>
  [id, docID].flatMap((each) => {
    if (each === undefined || each === null || each === '') return []
    return typeof each === 'string' ? [each] : notFound()
  })

/** Asks the database only where the rule depends on the document. */
async function allows(
  { payload, user }: Staff,
  rule: Access,
  { collection, id }: { collection?: string; id?: string },
): Promise<boolean> {
  const req = await createLocalReq({ ...(user && { user }) }, payload)
  const answer = await rule({ req, ...(id !== undefined && { id }) })
  const slug = payload.config.collections.find((each) => each.slug === collection)?.slug
  if (typeof answer === 'boolean' || !slug) return answer === true
  const where = { and: [{ id: { equals: id } }, answer] }
  return (await payload.db.count({ collection: slug, where, req })).totalDocs > 0
}

/** Whether an account may lock the document or global of a call. */
async function mayLock(staff: Staff, { collectionSlug, globalSlug }: Args, id: string | undefined) {
  const { collections, globals } = staff.payload.config
  const entity =
    // In the order of Payload.
    collections.find(({ slug }) => slug === collectionSlug) ?? globals.find(({ slug }) => slug === globalSlug)
  if (!entity || entity.lockDocuments === false) return false
  return allows(staff, entity.access.update, { collection: entity.slug, ...(id !== undefined && { id }) })
}

/**
 * The arguments of a call, answered 404 when they name a document that the account may not read: Payload's functions
 * look at rights themselves, but the parts of the studio that they render get the id as well.
 *
 * Payload locks the document of any id for every caller, also where the collection has no locks: so the wish is taken
 * away from accounts that may not change the document.
 */
export async function withRights(args: Args, staff: Staff): Promise<Args> {
  const ids = idsIn(args)
  const collection = staff.payload.config.collections.find(({ slug }) => slug === args.collectionSlug)
  if (collection)
    for (const id of ids)
      if (!(await allows(staff, collection.access.read, { collection: collection.slug, id }))) notFound()
  if (!args.returnLockStatus || (await mayLock(staff, args, ids[0]))) return args
  return { ...args, returnLockStatus: false }
}
