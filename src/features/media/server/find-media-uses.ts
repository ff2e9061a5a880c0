import type {
  CollectionSlug,
  GlobalSlug,
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
  Where,
} from 'payload'

import { rowsInPages } from '@/lib/payload/in-pages'
import { nestedRequest } from '@/lib/payload/as-system'
import type { MediaPlaces } from './media-places'
import { findMediaOwners } from './used-media/media-owners'

/** A document that shows a picture or film. */
export interface MediaUse {
  collection?: string
  global?: string
  id?: string
  /** Empty when the document has no title yet. */
  title: string
  /** True when published; otherwise only a draft uses it. */
  isPublished: boolean
}

/** The access rights for reading the documents; set by the callers. */
interface ReadingOptions {
  overrideAccess: boolean
  req: PayloadRequest
}

type Stored = Record<string, unknown> & { id: string }

const perRead = 100

/** Ids are unique across collections, so a value equal to an id always refers to that document. */
const names = (value: unknown, id: string): boolean => {
  if (value === id) return true
  if (Array.isArray(value)) return value.some((each) => names(each, id))
  return typeof value === 'object' && value !== null && Object.values(value).some((each) => names(each, id))
}

/** A title in the language of the request; a record of all languages when read in all of them. */
function getTitle(document: Stored, field: string, locale: string): string {
  const title = document[field]
  if (typeof title === 'string' || typeof title === 'number') return String(title)
  if (typeof title !== 'object' || title === null) return ''
  const texts = Object.entries(title).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return (texts.find(([language]) => language === locale) ?? texts[0])?.[1] ?? ''
}

/** Documents that may use the picture: by query where one suffices, else all. */
function candidates(
  { slug, trash }: SanitizedCollectionConfig,
  { paths, hasNested }: MediaPlaces,
  id: string,
  draft: boolean,
  { overrideAccess, req }: ReadingOptions,
): AsyncGenerator<Stored> {
  const where: Where = hasNested ? {} : { or: paths.map((path) => ({ [path]: { in: [id] } })) }
  const documents = rowsInPages((page) =>
    req.payload.find({
      collection: slug as CollectionSlug,
      where,
      draft,
      trash,
      locale: 'all',
      depth: 0,
      limit: perRead,
      page,
      // Set and explained by the caller.
      overrideAccess,
      user: req.user,
      req: nestedRequest(req),
    }),
  )
  // Payload's type is the union of all collections; only shared fields are used here.
  return documents as unknown as AsyncGenerator<Stored>
}

async function usesInCollection(
  collection: SanitizedCollectionConfig,
  places: MediaPlaces,
  id: string,
  options: ReadingOptions,
): Promise<MediaUse[]> {
  const { slug, versions, admin } = collection
  const hasDrafts = Boolean(versions?.drafts)
  const uses = new Map<string, MediaUse>()
  const add = (document: Stored, isPublished: boolean) => {
    const { id: _own, ...content } = document
    if (uses.get(document.id)?.isPublished || !names(content, id)) return
    const title = getTitle(document, admin.useAsTitle ?? 'id', options.req.locale ?? '')
    uses.set(document.id, { collection: slug, id: document.id, title, isPublished })
  }
  for await (const document of candidates(collection, places, id, false, options))
    add(document, !document.deletedAt && (!hasDrafts || document._status === 'published'))
  if (hasDrafts)
    for await (const document of candidates(collection, places, id, true, options)) add(document, false)
  return [...uses.values()]
}

async function readGlobal(slug: string, draft: boolean, { overrideAccess, req }: ReadingOptions) {
  return req.payload.findGlobal({
    slug: slug as GlobalSlug,
    draft,
    locale: 'all',
    depth: 0,
    // Set and explained by the caller.
    overrideAccess,
    user: req.user,
    req: nestedRequest(req),
  })
}

async function usesInGlobal(
  { slug, versions }: SanitizedGlobalConfig,
  id: string,
  options: ReadingOptions,
): Promise<MediaUse[]> {
  const content = await readGlobal(slug, false, options)
  const use = { global: slug, title: '', isPublished: true }
  if (!versions?.drafts) return names(content, id) ? [use] : []
  if (Reflect.get(content, '_status') === 'published' && names(content, id)) return [use]
  return names(await readGlobal(slug, true, options), id) ? [{ ...use, isPublished: false }] : []
}

/** All documents that use a picture or film, published or as a draft; older versions are ignored. */
export async function findMediaUses(id: string, options: ReadingOptions): Promise<MediaUse[]> {
  const { payload } = options.req
  const uses: MediaUse[] = []
  for (const { slug, isGlobal, places } of findMediaOwners(payload)) {
    if (isGlobal) {
      const global = payload.config.globals.find((each) => each.slug === slug)
      if (global) uses.push(...(await usesInGlobal(global, id, options)))
      continue
    }
    const { config } = payload.collections[slug as CollectionSlug]
    uses.push(...(await usesInCollection(config, places, id, options)))
  }
  return uses
}
