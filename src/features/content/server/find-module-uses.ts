import type { Payload, PayloadRequest } from 'payload'

/** A page or article that uses a library module. */
export interface ModuleUse {
  collection: 'pages' | 'articles'
  id: string
  title: string
  /** True when published; otherwise a draft uses it. */
  isPublic: boolean
}

/** Longer lists are not readable; an exact count beyond this does not matter for the warning. */
const maxNamed = 200

/** Pages and articles that show a module, in their newest version or in the published one, as the user may see them. */
export async function findModuleUses(
  payload: Payload,
  id: string,
  user: PayloadRequest['user'],
): Promise<ModuleUse[]> {
  const uses = new Map<string, ModuleUse>()
  for (const collection of ['pages', 'articles'] as const)
    for (const draft of [true, false]) {
      const { docs } = await payload.find({
        collection,
        where: { 'blocks.module': { equals: id } },
        select: { title: true, _status: true },
        draft,
        depth: 0,
        limit: maxNamed,
        overrideAccess: false,
        user,
      })
      for (const doc of docs) {
        const key = `${collection}/${doc.id}`
        const isPublic = (!draft && doc._status === 'published') || (uses.get(key)?.isPublic ?? false)
        uses.set(key, { collection, id: doc.id, title: uses.get(key)?.title ?? doc.title, isPublic })
      }
    }
  return [...uses.values()].sort((one, other) => one.title.localeCompare(other.title))
}
