/**
 * @relies payload@3 started-config: hooks, endpoints, rules and sizes of the sanitised configuration may be changed after
 * the start; held by session-routes.test.ts, access-matrix.test.ts; until collections of Payload's own can be configured
 */
import type { Endpoint, Payload, SanitizedCollectionConfig, SanitizedGlobalConfig } from 'payload'

import { isFileName } from '@/lib/uploads/file-names'

import { checkGlobalVersionsQuery } from './check-query'
import { checkGlobalRequest, checkRequest } from './check-request'

/** Routes for a first user, whom a script creates, and for confirming accounts, which this site does not use. */
const unused: ReadonlySet<string> = new Set(['/init', '/first-register', '/verify/:id'])

const isOpen = (collection: SanitizedCollectionConfig, { path: route }: Endpoint): boolean =>
  !unused.has(route) && (Boolean(collection.versions) || !route.startsWith('/versions'))

const missing = () => Response.json({ errors: [{ message: 'Not found' }] }, { status: 404 })

/** A name that no file has: Payload would answer 500 to one with NUL. */
function withFileNames(endpoint: Endpoint): Endpoint {
  if (endpoint.path !== '/file/:filename') return endpoint
  return {
    ...endpoint,
    handler: (req) => (isFileName(req.routeParams?.filename) ? endpoint.handler(req) : missing()),
  }
}

/** The list of versions of a global, of which Payload tells no hook. */
function withReadableQuery(endpoint: Endpoint, global: SanitizedGlobalConfig): Endpoint {
  if (endpoint.path !== '/versions' || endpoint.method !== 'get') return endpoint
  return {
    ...endpoint,
    handler: async (req) => {
      await checkGlobalVersionsQuery(req, global)
      return endpoint.handler(req)
    },
  }
}

/**
 * Puts the checks of requests before every collection and global, those of Payload included, which have no
 * configuration of their own; so they are set after the start.
 */
export function guardRequests(payload: Payload): void {
  for (const collection of payload.config.collections) {
    collection.hooks.beforeOperation = [checkRequest, ...(collection.hooks.beforeOperation ?? [])]
    if (!collection.endpoints) continue
    collection.endpoints = collection.endpoints
      .filter((endpoint) => isOpen(collection, endpoint))
      .map(withFileNames)
  }
  for (const global of payload.config.globals) {
    const { endpoints, hooks } = global
    hooks.beforeOperation = [checkGlobalRequest, ...(hooks.beforeOperation ?? [])]
    if (endpoints) global.endpoints = endpoints.map((endpoint) => withReadableQuery(endpoint, global))
  }
}
