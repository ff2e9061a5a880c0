import type { Payload, PayloadRequest } from 'payload'

import { rowsInPages } from '@/lib/payload/in-pages'
import { relatedId } from '@/lib/values/read-value'

/** A page or article that uses a library module. */
export interface ModuleUse {
  collection: 'pages' | 'articles'
  id: string
  title: string
  /** True when published; otherwise a draft uses it. */
  isPublic: boolean
}

const perRead = 100

/** Documents of a collection with their blocks, in the newest version or in the stored one, as the user may see them. */
const documentsOf = (
  payload: Payload,
  collection: ModuleUse['collection'],
  draft: boolean,
  user: PayloadRequest['user'],
) =>
  rowsInPages((page) =>
    payload.find({
      collection,
      draft,
      depth: 0,
      limit: perRead,
      page,
      overrideAccess: false,
      user,
      select: { title: true, blocks: true, _status: true },
    }),
  )

/**
 * Pages and articles that show a module, in their newest version or in the published one, as the user may see them.
 * SQLite stores the blocks of a document as one value, in which no query finds a module; so all documents are read.
 */
export async function findModuleUses(
  payload: Payload,
  id: string,
  user: PayloadRequest['user'],
): Promise<ModuleUse[]> {
  const uses = new Map<string, ModuleUse>()
  for (const collection of ['pages', 'articles'] as const)
    for (const draft of [true, false])
      for await (const document of documentsOf(payload, collection, draft, user)) {
        const { title, blocks, _status } = document
        if (!blocks?.some((block) => 'module' in block && relatedId(block.module) === id)) continue
        const key = `${collection}/${document.id}`
        const isPublic = (!draft && _status === 'published') || (uses.get(key)?.isPublic ?? false)
        uses.set(key, { collection, id: document.id, title: uses.get(key)?.title ?? title, isPublic })
      }
  return [...uses.values()].sort((one, other) => one.title.localeCompare(other.title))
}
