import { access } from 'node:fs/promises'
import path from 'node:path'

import type { Endpoint, Payload, SanitizedCollectionConfig } from 'payload'

import { checkGlobalRequest, checkRequest } from './check-request'

/** Routes for a first user, whom a script creates, and for confirming accounts, which this site does not use. */
const unused: ReadonlySet<string> = new Set(['/init', '/first-register', '/verify/:id'])

const isOpen = (collection: SanitizedCollectionConfig, { path: route }: Endpoint): boolean =>
  !unused.has(route) && (Boolean(collection.versions) || !route.startsWith('/versions'))

const missing = () => Response.json({ errors: [{ message: 'Not found' }] }, { status: 404 })

/** A picture or document whose file is not there: Payload answers 500, or 500 for a name with NUL. */
function withMissingFiles(collection: SanitizedCollectionConfig, endpoint: Endpoint): Endpoint {
  if (endpoint.path !== '/file/:filename') return endpoint
  const folder = collection.upload.staticDir ?? collection.slug
  return {
    ...endpoint,
    handler: async (req) => {
      const name = String(req.routeParams?.filename)
      const isThere = await access(path.resolve(folder, path.basename(name))).then(
        () => true,
        () => false,
      )
      return isThere ? endpoint.handler(req) : missing()
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
      .map((endpoint) => withMissingFiles(collection, endpoint))
  }
  for (const { hooks } of payload.config.globals)
    hooks.beforeOperation = [checkGlobalRequest, ...(hooks.beforeOperation ?? [])]
}
