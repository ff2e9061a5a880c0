import { ValidationError, type CollectionBeforeValidateHook, type PayloadRequest } from 'payload'

import { isLocale, type Localized } from '@/lib/i18n/locales'
import { normaliseRoutePath, type RoutePathError } from '@/lib/routing/normalise-route-path'

import { asSystem } from '../as-system'
import { studioMessage } from '../studio-message'

import { routePathMessages, takenPathMessage } from './route-path-messages'
import { textOf } from './text-of'

function refuse(req: PayloadRequest, path: 'original' | 'path', message: Localized): never {
  throw new ValidationError({
    collection: 'routes',
    errors: [{ path, message: studioMessage(req, message) }],
    req,
  })
}

async function refuseTakenPath(req: PayloadRequest, path: string, ownId: unknown): Promise<void> {
  const { docs } = await req.payload.find({
    collection: 'routes',
    where: { path: { equals: path } },
    depth: 0,
    limit: 2,
    pagination: false,
    ...asSystem(req),
  })
  if (docs.some(({ id }) => id !== ownId)) refuse(req, 'path', takenPathMessage)
}

function normalised(req: PayloadRequest, field: 'original' | 'path', value: string, locale: string): string {
  const result = normaliseRoutePath(value, isLocale(locale) ? locale : 'en')
  if (result.ok) return result.path
  const error: RoutePathError = result.error
  return refuse(req, field, routePathMessages[error])
}

/**
 * Brings the paths of a route into their stored form and refuses one that another route has in this language.
 * A path changed by hand no longer follows the names of its page or article.
 */
export const normaliseRoute: CollectionBeforeValidateHook = async ({ data, operation, originalDoc, req }) => {
  if (!data) return data
  const route = { ...data }
  if (textOf(route.original) !== '')
    route.original = normalised(req, 'original', textOf(route.original), 'en')
  if (textOf(route.path) === '') return route

  route.path = normalised(req, 'path', textOf(route.path), String(req.locale))
  if (route.path === originalDoc?.path) return route
  await refuseTakenPath(req, String(route.path), originalDoc?.id)
  if (operation === 'update' && req.context.isRouteSync !== true) route.automatic = false
  return route
}
