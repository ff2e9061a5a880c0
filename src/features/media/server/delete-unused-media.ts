import { APIError, type Payload } from 'payload'

/**
 * Deletes media, except what something still shows, which their collection refuses. The caller has checked that they may go.
 *
 * @returns the ids of those that something still shows
 */
export async function deleteUnusedMedia(payload: Payload, ids: readonly string[]): Promise<string[]> {
  const used: string[] = []
  for (const id of ids)
    // The caller has checked: see above.
    await payload.delete({ collection: 'media', id, overrideAccess: true }).catch((error: unknown) => {
      if (!(error instanceof APIError) || error.status >= 500) throw error
      if (error.status !== 404) used.push(id)
    })
  return used
}
