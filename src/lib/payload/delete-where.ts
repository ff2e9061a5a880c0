import type { CollectionSlug, Payload, PayloadRequest, Where } from 'payload'

interface DeleteOptions {
  /** The request of the calling hook, made with `asSystem`. */
  req?: PayloadRequest
}

/**
 * Deletes the documents that match, with hooks and files and without access rules: the caller has checked that they
 * may go. Payload collects the failures of such a call and continues; this function throws the first one, so that a
 * document that remains never counts as deleted.
 *
 * @returns how many were deleted
 */
export async function deleteWhere(
  payload: Payload,
  collection: CollectionSlug,
  where: Where,
  { req }: DeleteOptions = {},
): Promise<number> {
  const { docs, errors } = await payload.delete({
    collection,
    where,
    depth: 0,
    // The caller has checked: see above.
    overrideAccess: true,
    // Documents in the trash too.
    trash: true,
    ...(req && { req }),
  })
  const [failure] = errors
  if (failure) throw new Error(`A document of ${collection} could not be deleted: ${failure.message}`)
  return docs.length
}
