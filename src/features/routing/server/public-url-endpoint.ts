import type { CollectionSlug, Endpoint, PayloadRequest } from 'payload'

import { localized, locales, type Localized } from '@/lib/i18n/locales'
import { projectPaths } from '@/features/routing/model/content-paths'
import { propertyPath, publishedLanguages } from '@/features/routing/model/property-path'
import type { AddressedCollection, PublicUrl } from '@/features/routing/model/public-url'
import { withLocale } from '@/features/routing/model/public-path'
import { indexRouteTable } from '@/features/routing/model/route-table'
import { isEditor, staffRole } from '@/lib/payload/access'
import { isRecord, textIn } from '@/lib/values/read-value'

import { readPropertyParts } from './read-property-parts'
import { readRouteTable } from './read-route-table'

type StoredRecord = Record<string, unknown>

/** As the member of staff of the request reads it, with all languages. */
async function findOne(
  req: PayloadRequest,
  collection: CollectionSlug,
  where: object,
): Promise<StoredRecord | null> {
  const { docs } = await req.payload.find({
    collection,
    where: { ...where },
    depth: 0,
    limit: 1,
    pagination: false,
    locale: 'all',
    overrideAccess: false,
    user: req.user,
  })
  const [document]: unknown[] = docs
  return isRecord(document) ? document : null
}

const toPublic = (paths: unknown): Partial<Localized> => {
  const pathEntries = locales.map((locale) => [locale, textIn(paths, locale)] as const)
  return Object.fromEntries(
    pathEntries.filter(([, path]) => path !== '').map(([locale, path]) => [locale, withLocale(locale, path)]),
  )
}

async function urlOfProperty(req: PayloadRequest, property: StoredRecord): Promise<Partial<PublicUrl>> {
  const parts = await readPropertyParts(req.payload, Number(property.ref))
  if (!parts) return {}
  const index = indexRouteTable(await readRouteTable(req.payload))
  const paths = localized((locale) => propertyPath(index, parts, locale))
  return { paths, openIn: publishedLanguages(parts) }
}

async function urlOfRoute(
  req: PayloadRequest,
  owner: 'page' | 'article',
  id: string,
): Promise<Partial<PublicUrl>> {
  const route = await findOne(req, 'routes', { [owner]: { equals: id } })
  if (!route) return {}
  const mayChange = isEditor({ req })
  return {
    paths: toPublic(route.path),
    route: { id: String(route.id), isHome: route.original === '/', mayChange },
  }
}

async function findPublicUrl(
  req: PayloadRequest,
  collection: AddressedCollection,
  document: StoredRecord,
): Promise<PublicUrl> {
  const id = String(document.id)
  const none: PublicUrl = { paths: {}, openIn: [], route: null }
  if (collection === 'properties') return { ...none, ...(await urlOfProperty(req, document)) }
  const { entries } = await readRouteTable(req.payload)
  const entry = entries.find(({ target }) => target?.collection === collection && target.id === id)
  const openIn = entry?.publishedIn ?? []
  if (collection !== 'projects') {
    const owner = collection === 'pages' ? 'page' : 'article'
    return { ...none, openIn, ...(await urlOfRoute(req, owner, id)) }
  }
  const slug = isRecord(document.slug) ? localized((locale) => textIn(document.slug, locale)) : {}
  return { ...none, openIn, paths: toPublic(projectPaths(Number(document.number), slug)) }
}

/** `GET /api/<collection>/:id/public-url`: the public paths of a document in each language, for staff. */
export const publicUrlEndpoint = (collection: AddressedCollection): Omit<Endpoint, 'root'> => ({
  path: '/:id/public-url',
  method: 'get',
  handler: async (req) => {
    const id = String(req.routeParams?.id)
    const isOfStaff = staffRole(req.user) !== null
    const document = isOfStaff ? await findOne(req, collection, { id: { equals: id } }) : null
    if (!document) return Response.json({}, { status: 404 })
    return Response.json(await findPublicUrl(req, collection, document))
  },
})
