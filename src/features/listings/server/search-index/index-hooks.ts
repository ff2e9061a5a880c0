import {
  createLocalReq,
  type CollectionAfterChangeHook,
  type CollectionBeforeDeleteHook,
  type GlobalAfterChangeHook,
  type Payload,
  type Where,
} from 'payload'

import { meaningOfMarquee, type MarqueeMapping } from '@/features/property/model/marquee'
import { defineProjection, type Stored } from '@/lib/payload/projection'

import type { SearchRow } from '@/features/listings/model/search-row'
import { publishedLanguages } from '@/features/routing/model/property-path'
import { groupBy } from '@/lib/values/lists'

import { indexProperties, indexWhere } from './index-properties'
import { isListed, readIndexSettings, type PublicationState } from './read-sources'
import { withholdDeleted } from './withhold-pictures'

/** The properties of a page of which a row is missing, is older than the document or should not exist. */
async function findOutdated(
  payload: Payload,
  page: readonly (Stored & PublicationState)[],
  now: Date,
): Promise<string[]> {
  const settings = await readIndexSettings(await createLocalReq({}, payload), now)
  const { docs } = await payload.db.find<Pick<SearchRow, 'id' | 'property' | 'documentUpdatedAt'>>({
    collection: 'searchRows',
    where: { property: { in: page.map(({ id }) => id) } },
    select: { property: true, documentUpdatedAt: true },
    pagination: false,
  })
  const rowsOf = groupBy(docs, ({ property }) => property)
  const isUpToDate = (each: Stored & PublicationState): boolean => {
    const rows = rowsOf.get(each.id) ?? []
    const wanted = isListed(each, settings) ? publishedLanguages(each).length : 0
    return rows.length === wanted && rows.every((row) => row.documentUpdatedAt === each.updatedAt)
  }
  return page.filter((each) => !isUpToDate(each)).map(({ id }) => id)
}

/** Search rows, cards and words of properties. */
export const searchIndex = defineProjection({
  name: 'The search index',
  from: () => ['properties'],
  rows: {
    collection: 'searchRows',
    document: 'property',
    write: (req, _from, ids) => indexProperties(req.payload, ids, { within: req }),
  },
  outdated: {
    fields: [
      'updatedAt',
      '_status',
      'status',
      'deletedAt',
      'marquee',
      'soldAt',
      'sellerConsent',
      'publishedIn',
    ],
    // These are the fields of a publication state.
    find: (payload, _from, page, now) =>
      findOutdated(payload, page as readonly (Stored & PublicationState)[], now),
  },
})

const { orLeaveToWorker } = searchIndex

/** Hook of properties: the pictures of a sold or let one go with it, or it is not deleted. */
export const withholdBeforeDelete: CollectionBeforeDeleteHook = async ({ id, req }) =>
  withholdDeleted(req, String(id), await readIndexSettings(req))

const hasChanged = (names: readonly string[], doc: Record<string, unknown>, before: unknown): boolean =>
  names.some(
    (name) =>
      JSON.stringify(doc[name]) !== JSON.stringify((before as Record<string, unknown> | undefined)?.[name]),
  )

interface Related {
  /** The fields of properties that lead to it. */
  relations: readonly string[]
  /** The fields that rows and cards depend on. */
  watched: readonly string[]
}

/**
 * Hook of what properties show: its properties are indexed again.
 *
 * @param relatedOf by the slug of the collection
 */
export const indexRelated =
  (relatedOf: Readonly<Record<string, Related>>): CollectionAfterChangeHook =>
  async ({ collection, doc, previousDoc, operation, req }) => {
    const { relations = [], watched = [] } = relatedOf[collection.slug] ?? {}
    if (operation === 'create' || !hasChanged(watched, doc, previousDoc)) return doc
    const where: Where = { or: relations.map((relation) => ({ [relation]: { in: [String(doc.id)] } })) }
    await orLeaveToWorker(req, () => indexWhere(req, where))
    return doc
  }

/**
 * Hook of settings that all rows depend on.
 *
 * @param watchedOf the fields that rows depend on, by the slug of the global
 */
export const indexAgain =
  (watchedOf: Readonly<Record<string, readonly string[]>>): GlobalAfterChangeHook =>
  async ({ doc, global, previousDoc, req }) => {
    if (hasChanged(watchedOf[global.slug] ?? [], doc, previousDoc))
      await orLeaveToWorker(req, () => indexWhere(req, {}))
    return doc
  }

/** Hook of the table of ribbons: a new meaning changes which properties count as available. */
export const indexMarquees: GlobalAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const before: MarqueeMapping[] = previousDoc?.marquee ?? []
  const after: MarqueeMapping[] = doc.marquee ?? []
  const codes = [...new Set([...before, ...after].map(({ code }) => code))]
  const changed = codes.filter((code) => meaningOfMarquee(code, before) !== meaningOfMarquee(code, after))
  if (changed.length > 0) await orLeaveToWorker(req, () => indexWhere(req, { marquee: { in: changed } }))
  return doc
}
