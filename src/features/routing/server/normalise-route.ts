import {
  APIError,
  ValidationError,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
} from 'payload'

import { isLocale, internationalLocale, toLocale } from '@/lib/i18n/locales'
import { toWebsiteUrl } from '@/lib/values/external-link'
import { normaliseRoutePath, type RoutePathError } from '@/features/routing/model/normalise-route-path'
import { segmentsOf } from '@/features/routing/model/public-path'
import { resolvePath } from '@/features/routing/model/resolve-path'
import { indexRouteTable } from '@/features/routing/model/route-table'

import { asSystem } from '@/lib/payload/as-system'
import { readRouteTable } from './read-route-table'
import { studioMessage } from '@/lib/payload/studio-message'
import { isRecord, relatedId, textOf } from '@/lib/values/read-value'
import type { StudioTextKey } from '@/lib/i18n/studio-text'

function refuse(
  req: PayloadRequest,
  path: 'original' | 'path' | 'external' | 'page' | 'article' | 'type',
  message: StudioTextKey,
): never {
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
  if (docs.some(({ id }) => id !== ownId)) refuse(req, 'path', 'addresses.routeRefusals.taken')
}

/** Refuses paths of projects and testimonials, which have no route, and of properties, which end with their number. */
async function refuseOtherContent(req: PayloadRequest, path: string): Promise<void> {
  const { locale } = req
  if (!isLocale(locale)) return
  const { entries, roles } = await readRouteTable(req.payload)
  const others = entries.filter(({ target }) => !target || !['pages', 'articles'].includes(target.collection))
  const withListings = entries.filter((entry) => !others.includes(entry) && entry.paths[locale] !== path)
  const index = indexRouteTable({ entries: [...others, ...withListings], redirects: [], roles })
  const resolution = resolvePath(index, locale, segmentsOf(path))
  if (resolution.kind === 'property') refuse(req, 'path', 'addresses.routeRefusals.property')
  if (resolution.kind === 'entry' && resolution.entry.target)
    refuse(req, 'path', 'addresses.routeRefusals.taken')
}

/** An external route must lead to another site: a URL of this one could redirect in a circle. */
function refuseOwnSite(req: PayloadRequest, external: string): void {
  const url = toWebsiteUrl(external)
  const ownUrl = req.payload.config.serverURL
  if (url === null || (ownUrl !== '' && new URL(url).host === new URL(ownUrl).host))
    refuse(req, 'external', 'addresses.routeRefusals.external')
}

function normalised(req: PayloadRequest, field: 'original' | 'path', value: string, locale: string): string {
  const result = normaliseRoutePath(value, toLocale(locale, internationalLocale))
  if (result.ok) return result.path
  const error: RoutePathError = result.error
  return refuse(req, field, `addresses.routeRefusals.${error}`)
}

/** The home route has the path `/` in every language, and no other route has it: `/fr/` must never redirect. */
function checkHome(req: PayloadRequest, route: Record<string, unknown>, stored: unknown): void {
  const isHome = (stored ?? route.original) === '/'
  if (isHome && route.original !== undefined && route.original !== '/')
    refuse(req, 'original', 'addresses.routeRefusals.home')
  if (isHome && 'path' in route && route.path !== '/') refuse(req, 'path', 'addresses.routeRefusals.home')
  if (!isHome && route.path === '/') refuse(req, 'path', 'addresses.routeRefusals.onlyHome')
}

/** Fields that decide what a route shows. */
const targets = ['page', 'article', 'type', 'external'] as const

/** The home route keeps its page: visitors and the links of every page lead there. */
function keepHome(req: PayloadRequest, route: Record<string, unknown>, stored: unknown): void {
  if (!isRecord(stored) || stored.original !== '/') return
  const changed = targets.find(
    (field) => field in route && (relatedId(route[field]) ?? '') !== (relatedId(stored[field]) ?? ''),
  )
  if (changed) refuse(req, changed, 'addresses.routeRefusals.keepHome')
}

/** Refuses to delete the home route, for editors too. Its page takes it along when it is deleted itself. */
export const refuseHomeDeletion: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (req.context.isRouteSync === true) return
  const route = await req.payload.findByID({
    collection: 'routes',
    id,
    depth: 0,
    disableErrors: true,
    ...asSystem(req),
  })
  if (route?.original === '/')
    throw new APIError(studioMessage(req, 'addresses.routeRefusals.keepHome'), 409, null, true)
}

/**
 * Normalises the paths of a route and refuses one that another route has in this language. A path changed by hand no
 * longer follows the names of its page or article.
 */
export const normaliseRoute: CollectionBeforeValidateHook = async ({ data, operation, originalDoc, req }) => {
  if (!data) return data
  const route = { ...data }
  if (textOf(route.original) !== '')
    route.original = normalised(req, 'original', textOf(route.original), 'en')
  if (textOf(route.external) !== '') refuseOwnSite(req, textOf(route.external))
  if (textOf(route.path) !== '') route.path = normalised(req, 'path', textOf(route.path), String(req.locale))
  // A route that follows its page: a published home page keeps its path (`setPagePath`).
  if (req.context.isRouteSync !== true) {
    checkHome(req, route, originalDoc?.original)
    keepHome(req, route, originalDoc)
  }
  if (textOf(route.path) === '') return route
  if (route.path === originalDoc?.path) return route
  await refuseTakenPath(req, String(route.path), originalDoc?.id)
  if (req.context.isRouteSync !== true) await refuseOtherContent(req, String(route.path))
  if (operation === 'update' && req.context.isRouteSync !== true) route.automatic = false
  return route
}
