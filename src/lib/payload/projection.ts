import {
  createLocalReq,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionSlug,
  type Payload,
  type PayloadRequest,
  type Where,
} from 'payload'

import { inChunks } from '@/lib/values/lists'

import { projectDocument, type WriteRows } from './later-projections'

/** Documents or rows read in one query of a comparison. */
const pageSize = 1000

/** Documents that a rebuild writes between two reports of its progress. */
const reportedBatch = 200

/** Documents saved in this time before the last comparison are compared again: their hooks may still have been running. */
const overlapMs = 10 * 60_000

declare module 'payload' {
  export interface RequestContext {
    /** Hooks write no rows: `rebuild` writes those of all documents at once afterwards. For seeds. */
    leavesRows?: true
  }
}

/** The selected fields of a document or a row. */
export interface Stored {
  id: string
  [field: string]: unknown
}

interface Definition {
  /** For the log: `The search of the studio`. */
  name: string
  /** The collections of the documents. */
  from: (payload: Payload) => readonly CollectionSlug[]
  rows: {
    collection: CollectionSlug
    /** The column with the id of the document. */
    document: string
    /** The condition for the rows of one collection, where a table has rows of several. */
    of?: (from: CollectionSlug) => Where
    /** Writes the rows of these documents and deletes those of documents that no longer exist. Idempotent. */
    write: WriteRows
  }
  /** Finds the documents of a page that have no row or an outdated one. When left out, all of them are written. */
  outdated?: {
    /** Fields of the documents that are compared. */
    fields: readonly string[]
    find: (payload: Payload, from: CollectionSlug, page: readonly Stored[], now: Date) => Promise<string[]>
  }
}

const idsOf = (page: readonly Stored[]): string[] => page.map(({ id }) => String(id))

async function readPage(
  payload: Payload,
  collection: CollectionSlug,
  where: Where,
  fields: readonly string[],
): Promise<Stored[]> {
  const { docs } = await payload.db.find({
    collection,
    where,
    select: Object.fromEntries(fields.map((name) => [name, true as const])),
    sort: 'id',
    limit: pageSize,
    pagination: false,
  })
  return docs as unknown as Stored[]
}

/** Yields the matching documents or rows in pages, ordered by id. */
async function* inPages(
  payload: Payload,
  collection: CollectionSlug,
  where: Where,
  fields: readonly string[],
): AsyncGenerator<Stored[]> {
  for (let last = '', isMore = true; isMore;) {
    const page = await readPage(payload, collection, { and: [where, { id: { greater_than: last } }] }, fields)
    if (page.length > 0) yield page
    last = page.at(-1)?.id ?? last
    isMore = page.length === pageSize
  }
}

/** Ids of documents that no longer exist and still have rows. */
async function findOrphans(payload: Payload, from: CollectionSlug, { rows }: Definition): Promise<string[]> {
  const orphans = new Set<string>()
  const { collection, document, of } = rows
  for await (const page of inPages(payload, collection, of?.(from) ?? {}, [document])) {
    const ids = [...new Set(page.map((row) => String(row[document])))]
    const storedIds = new Set(idsOf(await readPage(payload, from, { id: { in: ids } }, ['id'])))
    for (const id of ids) if (!storedIds.has(id)) orphans.add(id)
  }
  return [...orphans]
}

/**
 * Ids of the documents saved since `last` whose rows are missing or outdated. Without `last`: of all documents, and of
 * those that no longer exist and still have rows.
 */
async function findOutdated(
  definition: Definition,
  payload: Payload,
  slug: CollectionSlug,
  { now, last }: { now: Date; last: Date | undefined },
): Promise<string[]> {
  const { outdated } = definition
  const since = last && new Date(last.getTime() - overlapMs).toISOString()
  const where: Where = since ? { updatedAt: { greater_than: since } } : {}
  const outdatedIds: string[] = []
  for await (const page of inPages(payload, slug, where, outdated?.fields ?? ['id']))
    outdatedIds.push(...((await outdated?.find(payload, slug, page, now)) ?? idsOf(page)))
  return last ? outdatedIds : [...outdatedIds, ...(await findOrphans(payload, slug, definition))]
}

/** Writes the rows of all documents. `report` is called with the number of documents that are done and of all. */
async function rebuild(
  definition: Definition,
  payload: Payload,
  report: (done: number, total: number) => void = () => undefined,
): Promise<void> {
  const { from, rows } = definition
  const req = await createLocalReq({}, payload)
  const counts = await Promise.all(from(payload).map((collection) => payload.db.count({ collection })))
  const total = counts.reduce((sum, { totalDocs }) => sum + totalDocs, 0)
  let done = 0
  for (const slug of from(payload)) {
    for await (const page of inPages(payload, slug, {}, ['id']))
      for (const batch of inChunks(page, reportedBatch)) {
        await rows.write(req, slug, idsOf(batch))
        done += batch.length
        report(done, total)
      }
    await rows.write(req, slug, await findOrphans(payload, slug, definition))
  }
}

/** Logs a failure instead of throwing it: the document is saved, and the worker repairs its rows. */
async function tryToWrite(name: string, req: PayloadRequest, work: () => Promise<unknown>): Promise<void> {
  if (req.context.leavesRows) return
  try {
    await work()
  } catch (error) {
    req.payload.logger.error({ err: error, msg: `${name} was not updated; the worker repeats it.` })
  }
}

/**
 * Defines rows that are derived from documents. Hooks write them after each save and deletion. A task of the worker
 * (`repair`) writes those that are missing because a process ended between a save and its hook. `npm run reindex`
 * (`rebuild`) writes all of them.
 */
export function defineProjection(definition: Definition) {
  const { name, from, rows } = definition
  /** The moment of the last comparison of each Payload. */
  const comparedAt = new WeakMap<Payload, Date>()

  const orLeaveToWorker = (req: PayloadRequest, work: () => Promise<unknown>) => tryToWrite(name, req, work)

  const follow = (req: PayloadRequest, slug: string, id: unknown, write = rows.write): Promise<void> =>
    // The slugs of the configuration are those of the generated types.
    projectDocument(
      req,
      { slug: slug as CollectionSlug, id: String(id) },
      { write, attempt: orLeaveToWorker },
    )

  const afterChange: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
    await follow(req, collection.slug, doc.id)
    return doc
  }

  const afterDelete: CollectionAfterDeleteHook = async ({ collection, doc, id, req }) => {
    await follow(req, collection.slug, id)
    return doc
  }

  /** Runs a comparison. `last` is the moment of the last one that ended in this process. */
  async function compare(
    payload: Payload,
    now: Date,
    work: (last: Date | undefined) => Promise<void>,
  ): Promise<void> {
    await work(comparedAt.get(payload))
    comparedAt.set(payload, now)
  }

  /** Task of the worker. The first run of a process compares all documents, later runs those saved since the last one. */
  const repair = (payload: Payload, now: Date): Promise<void> =>
    compare(payload, now, async (last) => {
      const req = await createLocalReq({}, payload)
      for (const slug of from(payload))
        await rows.write(req, slug, await findOutdated(definition, payload, slug, { now, last }))
    })

  return {
    name,
    afterChange,
    afterDelete,
    follow,
    orLeaveToWorker,
    compare,
    findOutdated: findOutdated.bind(null, definition),
    repair,
    rebuild: rebuild.bind(null, definition),
  }
}
