import { collectionSteps } from '@/lib/payload/save-pipeline'

import { createRedirects } from './create-redirects'
import { routeDeletionHooks } from './delete-route'
import { ensureArticleRoute, updateArticleRoutes } from './ensure-article-route'
import { ensurePageRoute } from './ensure-page-route'
import { normaliseRoute, refuseHomeDeletion } from './normalise-route'
import { redirectFormerPaths, rememberFormerPaths } from './redirect-former-paths'
import { normaliseRedirect, shortenRedirects } from './redirect-hooks'
import { setPagePath } from './set-page-path'
import { updateChildPaths } from './update-child-paths'

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
