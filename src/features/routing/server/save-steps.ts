import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'

import { collectionSteps } from '@/lib/payload/save-pipeline'
import { nestedRequest, asSystem } from '@/lib/payload/as-system'
import { afterDeletion } from '@/lib/payload/hooks/after-deletion'
import { deleteWhere } from '@/lib/payload/delete-where'
import { findStored } from '@/lib/payload/hooks/stored-document'

import { createRedirects } from './create-redirects'
import { ensureArticleRoute, updateArticleRoutes } from './ensure-article-route'
import { ensurePageRoute } from './ensure-page-route'
import { normaliseRoute, refuseHomeDeletion } from './normalise-route'
import { redirectFormerPaths, rememberFormerPaths } from './redirect-former-paths'
import { normaliseRedirect, shortenRedirects } from './redirect-hooks'
import { setPagePath } from './set-page-path'

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

const updateChildPaths: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation === 'create') return doc
  const page = await findStored(req, 'pages', String(doc.id))
  if (page && typeof page.path === 'string') await updateBelow(req, page.id, page.path, 1)
  return doc
}

const routeDeletionHooks = (owner: 'page' | 'article') =>
  afterDeletion('route', {
    find: async ({ id, req }) => {
      const { docs } = await req.payload.find({
        collection: 'routes',
        where: { [owner]: { equals: id } },
        depth: 0,
        pagination: false,
        select: {},
        // The deletion was allowed, and the route goes with it.
        overrideAccess: true,
        req,
      })
      return docs.map((route) => route.id)
    },
    remove: async (routes, { req }) => {
      const within = nestedRequest(req, { isRouteSync: true })
      if (routes.length > 0) await deleteWhere(req.payload, 'routes', { id: { in: routes } }, { req: within })
    },
  })

const ofPage = routeDeletionHooks('page')
const ofArticle = routeDeletionHooks('article')

const withoutRoute = ['projects', 'testimonials']

export const routingSteps = collectionSteps({
  normaliseRoute: {
    stage: 'complete',
    reason: 'paths have one form, and no two routes the same one',
    for: ['routes'],
    run: normaliseRoute,
  },
  normaliseRedirect: {
    stage: 'complete',
    reason: 'paths have one form, and no redirect leads in a circle',
    for: ['redirects'],
    run: normaliseRedirect,
  },
  setPagePath: {
    stage: 'derive',
    reason: 'the path follows from the title and the pages above',
    for: ['pages'],
    run: setPagePath,
  },
  rememberFormerPaths: {
    stage: 'remember',
    reason: 'the published paths before the write: the previous version may be a draft',
    for: withoutRoute,
    run: rememberFormerPaths,
  },
  redirectFormerPaths: {
    stage: 'follow',
    reason: 'former paths lead to the new ones',
    for: withoutRoute,
    run: redirectFormerPaths,
  },
  updateChildPaths: {
    stage: 'follow',
    reason: 'the paths of the pages below contain that of the page',
    for: ['pages'],
    run: updateChildPaths,
  },
  ensurePageRoute: {
    stage: 'follow',
    reason: 'the page is found at its path in each language',
    for: ['pages'],
    run: ensurePageRoute,
  },
  ensureArticleRoute: {
    stage: 'follow',
    reason: 'the article is found at its path in each language, and those below it at theirs',
    for: ['articles'],
    run: ensureArticleRoute,
  },
  updateArticleRoutes: {
    stage: 'follow',
    reason: 'the paths of the articles contain the slug of their category',
    for: ['articleCategories'],
    run: updateArticleRoutes,
  },
  createRedirects: {
    stage: 'follow',
    reason: 'the former path of a route leads to the new one',
    for: ['routes'],
    run: createRedirects,
  },
  shortenRedirects: {
    stage: 'follow',
    reason: 'redirects that led to this one lead to its target',
    for: ['redirects'],
    run: shortenRedirects,
  },
  refuseHomeDeletion: {
    stage: 'guardDeletion',
    reason: 'the home page keeps its route',
    for: ['routes'],
    run: refuseHomeDeletion,
  },
})

export const pageRouteSteps = collectionSteps({
  findRoutes: {
    stage: 'prepareDeletion',
    reason: 'the routes, which lose their reference with the page',
    for: ['pages'],
    run: ofPage.find,
  },
  removeRoutes: {
    stage: 'followDeletion',
    reason: 'a route without its page leads nowhere',
    for: ['pages'],
    run: ofPage.remove,
  },
})

export const articleRouteSteps = collectionSteps({
  findRoutes: {
    stage: 'prepareDeletion',
    reason: 'the routes, which lose their reference with the article',
    for: ['articles'],
    run: ofArticle.find,
  },
  removeRoutes: {
    stage: 'followDeletion',
    reason: 'a route without its article leads nowhere',
    for: ['articles'],
    run: ofArticle.remove,
  },
})
