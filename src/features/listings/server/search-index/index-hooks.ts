import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
  Where,
} from 'payload'

import { meaningOfMarquee, type MarqueeMapping } from '@/features/property/model/marquee'

import { indexProperties, indexWhere } from './index-properties'
import { readIndexSettings } from './read-sources'
import { withholdDeleted } from './withhold-pictures'

/** The document is saved whatever happens to its rows: the worker mends them. */
async function orLeaveToWorker(req: PayloadRequest, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    req.payload.logger.error({ err: error, msg: 'The search index was not updated; the worker repeats it.' })
  }
}

/** Hook of properties: their rows follow every save. */
export const indexProperty: CollectionAfterChangeHook = async ({ doc, req }) => {
  await orLeaveToWorker(req, () => indexProperties(req.payload, [String(doc.id)], { within: req }))
  return doc
}

/** Hook of properties: the pictures of a sold or let one go with it, or it is not deleted. */
export const withholdBeforeDelete: CollectionBeforeDeleteHook = async ({ id, req }) =>
  withholdDeleted(req, String(id), await readIndexSettings(req))

/** Hook of properties: their rows go with them. */
export const unindexProperty: CollectionAfterDeleteHook = async ({ doc, id, req }) => {
  await orLeaveToWorker(req, () => indexProperties(req.payload, [String(id)], { within: req }))
  return doc
}

const hasChanged = (names: readonly string[], doc: Record<string, unknown>, before: unknown): boolean =>
  names.some(
    (name) =>
      JSON.stringify(doc[name]) !== JSON.stringify((before as Record<string, unknown> | undefined)?.[name]),
  )

/**
 * Hook of what properties show: its properties are indexed again.
 *
 * @param relations the fields of properties that lead to it
 * @param watched the fields that rows and cards depend on
 */
export const indexRelated =
  (relations: readonly string[], watched: readonly string[]): CollectionAfterChangeHook =>
  async ({ doc, previousDoc, operation, req }) => {
    if (operation === 'create' || !hasChanged(watched, doc, previousDoc)) return doc
    const where: Where = { or: relations.map((relation) => ({ [relation]: { in: [String(doc.id)] } })) }
    await orLeaveToWorker(req, () => indexWhere(req, where))
    return doc
  }

/** Hook of settings that all rows depend on. */
export const indexAgain =
  (...watched: string[]): GlobalAfterChangeHook =>
  async ({ doc, previousDoc, req }) => {
    if (hasChanged(watched, doc, previousDoc)) await orLeaveToWorker(req, () => indexWhere(req, {}))
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
