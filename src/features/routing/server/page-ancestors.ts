import type { PayloadRequest } from 'payload'

import { asSystem } from '@/lib/payload/as-system'

import { relatedId } from '@/lib/values/read-value'

interface Ancestor {
  id: string
  path: string
}

const maxDepth = 20

/**
 * The pages above a page, the nearest first; `null` when they form a circle. Reads without access rules: an editor's
 * page may be below one that the editor may not read.
 */
export async function findPageAncestors(
  req: PayloadRequest,
  parent: unknown,
  ownId: string | undefined,
): Promise<Ancestor[] | null> {
  const ancestors: Ancestor[] = []
  const seen = new Set(ownId === undefined ? [] : [ownId])
  let id = relatedId(parent)
  while (id !== null) {
    if (seen.has(id) || ancestors.length >= maxDepth) return null
    seen.add(id)
    const page = await req.payload.findByID({
      collection: 'pages',
      id,
      depth: 0,
      select: { parent: true, path: true },
      disableErrors: true,
      ...asSystem(req),
    })
    if (!page) return ancestors
    ancestors.push({ id, path: typeof page.path === 'string' ? page.path : '/' })
    id = relatedId(page.parent)
  }
  return ancestors
}
