import { ValidationError, type CollectionBeforeValidateHook, type PayloadRequest } from 'payload'

import { isLocale, type Localized } from '@/lib/i18n/locales'
import { websiteAddress } from '@/lib/routing/external-link'
import { normaliseRoutePath, type RoutePathError } from '@/lib/routing/normalise-route-path'
import { segmentsOf } from '@/lib/routing/public-path'
import { resolvePath } from '@/lib/routing/resolve-path'
import { indexRouteTable } from '@/lib/routing/route-table'

import { asSystem } from '../as-system'
import { readRouteTable } from '../route-table/read-route-table'
import { studioMessage } from '../studio-message'

import {
  externalMessage,
  propertyPathMessage,
  routePathMessages,
  takenPathMessage,
} from './route-path-messages'
import { textOf } from './text-of'

function refuse(req: PayloadRequest, path: 'original' | 'path' | 'external', message: Localized): never {
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

/** Projects and testimonials have addresses without a route; those of properties end with their number. */
async function refuseAddressOfOthers(req: PayloadRequest, path: string): Promise<void> {
  const { locale } = req
  if (!isLocale(locale)) return
  const { entries } = await readRouteTable(req.payload)
  const others = entries.filter(({ target }) => !target || !['pages', 'articles'].includes(target.collection))
  const withListings = entries.filter((entry) => !others.includes(entry) && entry.paths[locale] !== path)
  const index = indexRouteTable({ entries: [...others, ...withListings], redirects: [] })
  const found = resolvePath(index, locale, segmentsOf(path))
  if (found.kind === 'property') refuse(req, 'path', propertyPathMessage)
  if (found.kind === 'entry' && found.entry.target) refuse(req, 'path', takenPathMessage)
}

/** A route that leads to another site must leave this one: a path of this site would turn in a circle. */
function refuseOwnSite(req: PayloadRequest, external: string): void {
  const address = websiteAddress(external)
  const own = req.payload.config.serverURL
  if (address === null || (own !== '' && new URL(address).host === new URL(own).host))
    refuse(req, 'external', externalMessage)
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
  if (textOf(route.external) !== '') refuseOwnSite(req, textOf(route.external))
  if (textOf(route.path) === '') return route

  route.path = normalised(req, 'path', textOf(route.path), String(req.locale))
  if (route.path === originalDoc?.path) return route
  await refuseTakenPath(req, String(route.path), originalDoc?.id)
  if (req.context.isRouteSync !== true) await refuseAddressOfOthers(req, String(route.path))
  if (operation === 'update' && req.context.isRouteSync !== true) route.automatic = false
  return route
}
