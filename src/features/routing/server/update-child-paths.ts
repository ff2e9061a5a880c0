import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'

import { asSystem } from '@/lib/payload/as-system'

import { findStored } from '@/lib/payload/hooks/stored-document'

const maxDepth = 20

async function updateBelow(req: PayloadRequest, id: string, path: string, depth: number): Promise<void> {
  if (depth > maxDepth) return
  const { docs } = await req.payload.find({
    collection: 'pages',
    where: { parent: { equals: id } },
    depth: 0,
    pagination: false,
    select: { path: true, slug: true },
    ...asSystem(req),
  })
  for (const child of docs) {
    const childPath = `${path}${String(child.slug)}/`
    if (child.path === childPath) continue
    // Written directly to the database: an ordinary update would publish or unpublish the child's latest draft.
    await req.payload.db.updateOne({
      collection: 'pages',
      id: child.id,
      data: { path: childPath },
      req,
      returning: false,
    })
    await req.payload.update({
      collection: 'routes',
      where: { page: { equals: child.id } },
      data: { original: childPath },
      ...asSystem(req, { isRouteSync: true }),
    })
    await updateBelow(req, String(child.id), childPath, depth + 1)
  }
}

/** Updates the paths of all pages below a page with a new path. */
export const updateChildPaths: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation === 'create') return doc
  const page = await findStored(req, 'pages', String(doc.id))
  if (page && typeof page.path === 'string') await updateBelow(req, page.id, page.path, 1)
  return doc
}
