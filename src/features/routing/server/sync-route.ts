import type { PayloadRequest } from 'payload'

import { locales, sourceLocale, type Locale } from '@/lib/i18n/locales'
import { normaliseRoutePath } from '@/features/routing/model/normalise-route-path'
import { slugify } from '@/lib/values/slugify'

import { asSystem } from '@/lib/payload/as-system'

import { relatedId, textIn } from '@/lib/values/read-value'
import { findStored, type StoredDocument } from '@/lib/payload/hooks/stored-document'

interface WantedRoute {
  owner: 'page' | 'article'
  ownerId: string
  original: string
  /** Derived from names; undefined in a language without a name. */
  paths: Partial<Record<Locale, string>>
  /** Original paths of the ancestors, for a new route. */
  breadcrumb: string[]
  isPublished: boolean
  /** Whether the path follows later changes of the names. */
  staysAutomatic: boolean
}

async function findRoute(req: PayloadRequest, wanted: WantedRoute): Promise<StoredDocument | null> {
  const { docs } = await req.payload.find({
    collection: 'routes',
    where: {
      or: [{ [wanted.owner]: { equals: wanted.ownerId } }, { original: { equals: wanted.original } }],
    },
    depth: 0,
    limit: 2,
    pagination: false,
    ...asSystem(req),
  })
  const ownRoute = docs.find((route) => relatedId(route[wanted.owner]) === wanted.ownerId)
  // A route without owner, created before its page: the page becomes its owner.
  const free = docs.find((route) => relatedId(route.page) === null && relatedId(route.article) === null)
  const route = ownRoute ?? free
  return route ? findStored(req, 'routes', String(route.id)) : null
}

/** The wanted path or original path, with a number when another route has it. */
export async function freePath(
  req: PayloadRequest,
  field: 'original' | 'path',
  locale: Locale,
  path: string,
  routeId: string | undefined,
): Promise<string | undefined> {
  for (let number = 1; number < 100; number += 1) {
    const candidate = number === 1 ? path : path.replace(/\/$/, `-${number}/`)
    const { docs } = await req.payload.find({
      collection: 'routes',
      where: { [field]: { equals: candidate } },
      depth: 0,
      limit: 2,
      pagination: false,
      locale,
      ...asSystem(req),
    })
    if (docs.every(({ id }) => id === routeId)) return candidate
  }
  return undefined
}

/** A path with an appended number counts as the wanted one. */
const isDerivedFrom = (current: string, wanted: string): boolean =>
  current === wanted || current.replace(/-\d+\/$/, '/') === wanted

async function changedPaths(
  req: PayloadRequest,
  wanted: WantedRoute,
  route: StoredDocument | null,
): Promise<[Locale, string][]> {
  const changes: [Locale, string][] = []
  for (const locale of locales) {
    const path = wanted.paths[locale]
    const current = textIn(route?.path, locale)
    if (path === undefined || (current !== '' && (route?.automatic !== true || isDerivedFrom(current, path))))
      continue
    if (!normaliseRoutePath(path, locale).ok) continue
    const free = await freePath(req, 'path', locale, path, route?.id)
    if (free !== undefined) changes.push([locale, free])
  }
  return changes
}

/** Writes for all languages at once, and only differences, because every write invalidates pages. */
function changedFields(wanted: WantedRoute, route: StoredDocument): Record<string, unknown> {
  const isAutomatic = route.automatic === true && (wanted.staysAutomatic || !wanted.isPublished)
  const fields: Record<string, unknown> = {}
  if (relatedId(route[wanted.owner]) !== wanted.ownerId) fields[wanted.owner] = wanted.ownerId
  if (route.original !== wanted.original && (wanted.owner === 'page' || route.automatic === true)) {
    fields.original = wanted.original
  }
  if (isAutomatic !== (route.automatic === true)) fields.automatic = isAutomatic
  return fields
}

async function createRoute(
  req: PayloadRequest,
  wanted: WantedRoute,
  locale: Locale,
  path: string,
): Promise<string> {
  const route = await req.payload.create({
    collection: 'routes',
    data: {
      original: wanted.original,
      type: wanted.owner,
      path,
      automatic: wanted.staysAutomatic || !wanted.isPublished,
      breadcrumb: wanted.breadcrumb.map((each) => ({ path: each })),
      [wanted.owner]: wanted.ownerId,
    },
    locale,
    ...asSystem(req, { isRouteSync: true }),
  })
  return String(route.id)
}

/**
 * Creates the route of a page or article, or updates it to its names. A path set by an editor stays; a language without
 * a path gets one.
 */
export async function syncRoute(req: PayloadRequest, wantedRoute: WantedRoute): Promise<void> {
  const route = await findRoute(req, wantedRoute)
  const original = await freePath(req, 'original', sourceLocale, wantedRoute.original, route?.id)
  const wanted = { ...wantedRoute, original: original ?? wantedRoute.original }
  const changes = await changedPaths(req, wanted, route)
  const [first] = changes
  if (!route && !first) return

  const id = route?.id ?? (first ? await createRoute(req, wanted, ...first) : '')
  const fields = route ? changedFields(wanted, route) : {}
  const rest = route ? changes : changes.slice(1)
  // Unpublished content had no public paths, so there are no redirects.
  const context = { isRouteSync: true, skipRedirects: !wanted.isPublished }
  const save = (data: Record<string, unknown>, locale: Locale) =>
    req.payload.update({
      collection: 'routes',
      id,
      data,
      locale,
      ...asSystem(req, context),
    })
  for (const [locale, path] of rest) await save({ path }, locale)
  if (Object.keys(fields).length > 0) await save(fields, sourceLocale)
}

/** One segment of a derived path, with its slash; `undefined` when the name has no usable character. */
export function pathSegment(name: string): string | undefined {
  const slug = slugify(name)
  return slug === '' ? undefined : `${slug}/`
}
