import type { StudioDocument, StudioSession } from '../rig/studio-session'

/** A draft of a house in a place whose centre is known. */
export async function makePropertyDraft(session: StudioSession): Promise<StudioDocument> {
  const [locality] = await session.find(
    '/localities/?locale=fr&where[name][equals]=Flémalle&where[latitude][exists]=true&limit=1',
  )
  const [type] = await session.find('/propertyTypes/?where[webId][equals]=1&limit=1')
  return session.create('/properties/?draft=true&locale=fr', {
    goal: 'sale',
    status: 'active',
    locality: locality?.id,
    type: type?.id,
    _status: 'draft',
  })
}
