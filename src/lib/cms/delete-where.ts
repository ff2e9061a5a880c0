import type { CollectionSlug, Payload, PayloadRequest, Where } from 'payload'

interface DeleteOptions {
  /** The request of the hook this happens in, made with `asSystem`. */
  req?: PayloadRequest
}

/**
 * Deletes what fits, hooks and files included, without access rules: the caller has checked that it may go.
 * Payload gathers the failures of such a call and goes on; here the first one is thrown, so that nothing counts as
 * deleted that is still there.
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
    // See above.
    overrideAccess: true,
    // What lies in the trash goes too.
    trash: true,
    ...(req && { req }),
  })
  const [failure] = errors
  if (failure) throw new Error(`A document of ${collection} could not be deleted: ${failure.message}`)
  return docs.length
}
