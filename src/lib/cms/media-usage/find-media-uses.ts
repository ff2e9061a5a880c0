import type {
  Block,
  CollectionSlug,
  GlobalSlug,
  PayloadRequest,
  SanitizedCollectionConfig,
  Where,
} from 'payload'

import { nestedRequest } from '../nested-request'
import { mediaPlaces, type MediaPlaces } from './media-places'

/** A document that shows a picture or film. */
export interface MediaUse {
  collection?: string
  global?: string
  id?: string
  /** Empty when the document has none yet. */
  title: string
  /** Visitors see it; otherwise it is a draft. */
  isPublished: boolean
}

/** With whose eyes the documents are looked at; see the callers. */
export interface ReadingOptions {
  overrideAccess: boolean
  req: PayloadRequest
}

type Stored = Record<string, unknown> & { id: string }

const perRead = 100

/** Ids are unique among all documents, so that a value that equals one can mean nothing else. */
const names = (value: unknown, id: string): boolean => {
  if (value === id) return true
  if (Array.isArray(value)) return value.some((each) => names(each, id))
  return typeof value === 'object' && value !== null && Object.values(value).some((each) => names(each, id))
}

/** A title in the language of the request; read in all languages it is a record of them. */
function titleOf(document: Stored, field: string, locale: string): string {
  const title = document[field]
  if (typeof title === 'string' || typeof title === 'number') return String(title)
  if (typeof title !== 'object' || title === null) return ''
  const texts = Object.entries(title).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return (texts.find(([language]) => language === locale) ?? texts[0])?.[1] ?? ''
}

/** The documents among which the users are: of a query where one serves, all of them otherwise. */
async function* candidates(
  { slug, trash }: SanitizedCollectionConfig,
  { paths, hasNested }: MediaPlaces,
  id: string,
  draft: boolean,
  { overrideAccess, req }: ReadingOptions,
): AsyncGenerator<Stored> {
  const where: Where = hasNested ? {} : { or: paths.map((path) => ({ [path]: { in: [id] } })) }
  for (let page = 1; ; page += 1) {
    const found = await req.payload.find({
      collection: slug as CollectionSlug,
      where,
      draft,
      trash,
      locale: 'all',
      depth: 0,
      limit: perRead,
      page,
      // The caller says and explains it.
      overrideAccess,
      user: req.user,
      req: nestedRequest(req),
    })
    // Payload's type is the union of all collections; here only what they share is used.
    yield* found.docs as unknown as Stored[]
    if (!found.hasNextPage) return
  }
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
    const title = titleOf(document, admin.useAsTitle ?? 'id', options.req.locale ?? '')
    uses.set(document.id, { collection: slug, id: document.id, title, isPublished })
  }
  for await (const document of candidates(collection, places, id, false, options))
    add(document, !document.deletedAt && (!hasDrafts || document._status === 'published'))
  if (hasDrafts)
    for await (const document of candidates(collection, places, id, true, options)) add(document, false)
  return [...uses.values()]
}

async function isUsedInGlobal(slug: string, id: string, { overrideAccess, req }: ReadingOptions) {
  const content = await req.payload.findGlobal({
    slug: slug as GlobalSlug,
    locale: 'all',
    depth: 0,
    // The caller says and explains it.
    overrideAccess,
    user: req.user,
    req: nestedRequest(req),
  })
  return names(content, id)
}

/** Everything that shows a picture or film now or as a draft; older versions are not looked at. */
export async function findMediaUses(id: string, options: ReadingOptions): Promise<MediaUse[]> {
  const { config } = options.req.payload
  const blocks = new Map((config.blocks ?? []).map((block): [string, Block] => [block.slug, block]))
  const uses: MediaUse[] = []
  for (const collection of config.collections) {
    // Payload's own: locks, preferences and jobs are no content.
    if (collection.slug === 'media' || collection.slug.startsWith('payload-')) continue
    const places = mediaPlaces(collection.fields, blocks)
    if (places.paths.length > 0 || places.hasNested)
      uses.push(...(await usesInCollection(collection, places, id, options)))
  }
  for (const { slug, fields } of config.globals) {
    const places = mediaPlaces(fields, blocks)
    if (places.paths.length === 0 && !places.hasNested) continue
    if (await isUsedInGlobal(slug, id, options)) uses.push({ global: slug, title: '', isPublished: true })
  }
  return uses
}
