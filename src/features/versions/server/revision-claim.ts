import type { CollectionSlug, PayloadRequest, Where } from 'payload'

import { tabHeader } from '@/lib/payload/tab-header'
import { textOf } from '@/lib/values/read-value'

import { hasDrafts } from './has-drafts'

/** The columns of a document that say which revision it has and who made it. */
export interface Revised {
  revision?: number | null
  revisedBy?: string | null
  /** The tab, and the version that its form writes: `tab.version`. */
  revisedIn?: string | null
  revisedAt?: string | null
  /** The revision before the first of those that the same person made in the same tab, without another between. */
  revisedFrom?: number | null
}

/** The row that has the revision of a document or of settings. */
export interface Claimable {
  collection: CollectionSlug
  id: string
  /** Whether something was written after a revision; left out: whether a version of the document was. */
  isWrittenAfter?: (base: number) => Promise<boolean>
}

export interface ClaimedRevision extends Claimable {
  revision: number
}

const columns = {
  revision: true,
  revisedBy: true,
  revisedIn: true,
  revisedAt: true,
  revisedFrom: true,
} as const

declare module 'payload' {
  export interface RequestContext {
    /** The tab of the studio whose form is saved, and the version that it writes. */
    studioTab?: string
  }
}

/** Takes the name of the tab out of the data of a form. */
export function noteTab(req: PayloadRequest, revisedIn: unknown): void {
  const tab = textOf(revisedIn)
  if (tab !== '') req.context.studioTab = tab
}

/**
 * The tab of the studio that sent the request, named by a header, or by its form together with the version that it writes;
 * empty for other senders.
 */
export function tabOf(
  req: Pick<PayloadRequest, 'headers'> & { context?: PayloadRequest['context'] },
): string {
  const tab = req.context?.studioTab ?? textOf(req.headers?.get(tabHeader))
  return /^[\w-]{8,64}(\.[\w-]{1,32})?$/.test(tab) ? tab : ''
}

/** Who writes: two tabs of one person are two writers, and so are two forms of one tab. */
export const writerOf = (req: PayloadRequest) => ({
  revisedBy: req.user ? String(req.user.id) : null,
  revisedIn: tabOf(req),
})

type Writer = ReturnType<typeof writerOf>

export const isSameWriter = (one: Revised, { revisedBy, revisedIn }: Writer): boolean =>
  revisedBy !== null && revisedIn !== '' && one.revisedBy === revisedBy && one.revisedIn === revisedIn

async function step(
  req: PayloadRequest,
  { collection, id }: Claimable,
  condition: Where[],
  written: object,
): Promise<Revised | null> {
  const data = {
    // With null Payload leaves the date as it is: a draft does not change when the published page was.
    updatedAt: null,
    revision: { $inc: 1 },
    revisedAt: new Date().toISOString(),
    ...written,
  }
  const where: Where = { and: [{ id: { equals: id } }, ...condition] }
  // Payload types the result as `Document`; it is null when no row fits.
  const row = (await req.payload.db.updateOne({
    collection,
    where,
    data,
    select: columns,
    req,
  })) as Revised | null
  if (!row) return null
  // The adapters return empty localized fields too.
  const { revision, revisedAt, revisedBy, revisedFrom, revisedIn } = row
  return { revision, revisedAt, revisedBy, revisedFrom, revisedIn }
}

/**
 * A form that did not get the answer to its last save goes on from an older revision: those of the same form are its own to
 * continue. The language panel also writes to the document, without a form: its revisions may be continued by the form of its tab.
 */
async function continueOwn(
  req: PayloadRequest,
  document: Claimable,
  base: number | null,
): Promise<Revised | null> {
  const { revisedBy, revisedIn } = writerOf(req)
  if (revisedBy === null || revisedIn === '') return null
  const [tab = ''] = revisedIn.split('.')
  const isForm = revisedIn !== tab
  const sameTab: Where = isForm
    ? { revisedIn: { in: [tab, revisedIn] } }
    : { or: [{ revisedIn: { equals: tab } }, { revisedIn: { contains: `${tab}.` } }] }
  const ownClaim: Where[] = [{ revisedBy: { equals: revisedBy } }, sameTab]
  const isBased: Where[] =
    base === null
      ? []
      : [{ revisedFrom: { less_than_equal: base } }, { revision: { greater_than_equal: base } }]
  return step(req, document, [...ownClaim, ...isBased], isForm ? { revisedIn } : {})
}

async function isWrittenAfter(req: PayloadRequest, document: Claimable, base: number): Promise<boolean> {
  const { collection, id } = document
  if (document.isWrittenAfter) return document.isWrittenAfter(base)
  // Without drafts the claimed row is the document itself.
  if (!hasDrafts(req.payload.collections[collection].config)) return true
  const { docs } = await req.payload.db.findVersions({
    collection,
    where: { and: [{ parent: { equals: id } }, { 'version.revision': { greater_than: base } }] },
    limit: 1,
    pagination: false,
    req,
  })
  return docs.length > 0
}

/** Longer than any save takes. */
const abandonedMs = 60_000

/**
 * Claims past a claim whose write never came: its process died, or its save failed outside a request, such as a planned
 * publication. Without that no save would be based on the stored revision again, which no version has.
 */
async function claimPastAbandoned(
  req: PayloadRequest,
  document: Claimable,
  base: number,
): Promise<Revised | null> {
  const { revision, revisedAt } = (await readRevised(req, document)) ?? {}
  const age = Date.now() - Date.parse(revisedAt ?? '')
  if (typeof revision !== 'number' || revision <= base || !(age > abandonedMs)) return null
  if (await isWrittenAfter(req, document, base)) return null
  return step(req, document, [{ revision: { equals: revision } }], { ...writerOf(req), revisedFrom: base })
}

/**
 * Claims the next revision in atomic steps.
 *
 * @returns the new columns; null when another save claimed it first, or the document does not exist
 */
export async function claimFrom(
  req: PayloadRequest,
  document: Claimable,
  base: number,
): Promise<Revised | null> {
  return (
    (await continueOwn(req, document, base)) ??
    (await step(req, document, [{ revision: { equals: base } }], { ...writerOf(req), revisedFrom: base })) ??
    claimPastAbandoned(req, document, base)
  )
}

export async function readRevised(
  req: PayloadRequest,
  { collection, id }: Claimable,
): Promise<Revised | null> {
  return req.payload.db.findOne<Revised & { id: string }>({
    collection,
    where: { id: { equals: id } },
    select: columns,
    req,
  })
}

const maxTries = 3

/** Claims the next revision for a write that follows in any case. Null when the document does not exist. */
export async function claimAny(req: PayloadRequest, document: Claimable): Promise<Revised | null> {
  const continued = await continueOwn(req, document, null)
  if (continued) return continued
  for (let tries = 0; tries < maxTries; tries += 1) {
    const { revision } = (await readRevised(req, document)) ?? {}
    const claimed = typeof revision === 'number' ? await claimFrom(req, document, revision) : null
    if (claimed) return claimed
  }
  return step(req, document, [], { ...writerOf(req), revisedFrom: null })
}

/**
 * Gives a claimed revision back, unless another one was claimed since. Who wrote the stored text is not known any more, so
 * that the next autosave overwrites no version of another writer.
 */
export async function releaseClaim(
  req: PayloadRequest,
  { collection, id, revision }: ClaimedRevision,
): Promise<void> {
  await req.payload.db.updateOne({
    collection,
    where: { and: [{ id: { equals: id } }, { revision: { equals: revision } }] },
    data: { updatedAt: null, revision: { $inc: -1 }, revisedBy: null, revisedIn: null },
    returning: false,
  })
}
