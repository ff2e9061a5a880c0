import {
  APIError,
  type GlobalAfterChangeHook,
  type GlobalBeforeChangeHook,
  type GlobalBeforeOperationHook,
  type GlobalSlug,
  type PayloadRequest,
} from 'payload'

import { asSystem } from '@/lib/payload/as-system'
import { globalSteps } from '@/lib/payload/save-pipeline'
import { studioMessage } from '@/lib/payload/studio-message'
import { isRecord } from '@/lib/values/read-value'

import { rejectStaleSave } from './compare-endpoints'
import { claimAny, claimFrom, noteTab, readRevised, type Claimable, type Revised } from './revision-claim'

declare module 'payload' {
  export interface RequestContext {
    /** The revision on which a save of a global is based. */
    globalSave?: { slug: string; base: number }
  }
}

/** Notes the revision that a save is based on: field access would remove it before the other hooks. */
const noteGlobalSave: GlobalBeforeOperationHook = ({ args, global, operation, req }) => {
  if (operation !== 'update') return args
  delete req.context.globalSave
  const data: unknown = isRecord(args) ? args.data : null
  if (!isRecord(data) || typeof data.revision !== 'number') return args
  noteTab(req, data.revisedIn)
  req.context.globalSave = { slug: global.slug, base: data.revision }
  return args
}

/** The revision that was written last, a draft or what is online; 0 for settings that were never saved. */
async function writtenRevision(req: PayloadRequest, slug: GlobalSlug): Promise<number> {
  const stored: unknown = await req.payload.findGlobal({ slug, depth: 0, draft: true, ...asSystem(req) })
  const revision = isRecord(stored) ? stored.revision : null
  return typeof revision === 'number' ? revision : 0
}

/** The row with the revision of a global, made at its first use: a global itself has no conditional update. */
export async function claimableOf(req: PayloadRequest, slug: GlobalSlug): Promise<Claimable> {
  const row: Claimable = {
    collection: 'globalRevisions',
    id: slug,
    isWrittenAfter: async (base) => (await writtenRevision(req, slug)) > base,
  }
  if (await readRevised(req, row)) return row
  const data = { id: slug, revision: await writtenRevision(req, slug) }
  // The id is unique: another process may have made the row.
  await req.payload.db.create({ collection: 'globalRevisions', data }).catch(() => null)
  return row
}

/**
 * Claims the next revision of a global for a write that follows in any case; `noteWritten` ends the claim. It is given
 * back when the request fails before.
 *
 * @throws APIError 409 when others save at the same moment
 */
export async function claimAnyOfGlobal(req: PayloadRequest, slug: GlobalSlug): Promise<Revised> {
  const row = await claimableOf(req, slug)
  const claimed = await claimAny(req, row)
  if (!claimed) throw new APIError(studioMessage(req, 'versions.failed'), 409)
  noteClaim(req, row, claimed)
  return claimed
}

function noteClaim(req: PayloadRequest, row: Claimable, { revision }: Revised): void {
  req.context.claimedRevisions ??= new Map()
  req.context.claimedRevisions.set(row.id, { ...row, revision: revision ?? 0 })
}

/**
 * Claims the next revision of a global before it is written, as `claimRevision` does for documents.
 *
 * @throws APIError 409
 */
const claimGlobalRevision: GlobalBeforeChangeHook = async ({ data, global, req }) => {
  // A script. Payload calls `releaseAfterError` for requests alone, so a failed write would keep its claim.
  if (!req.user) return data
  const slug = global.slug as GlobalSlug
  const { globalSave } = req.context
  const row = await claimableOf(req, slug)
  const claimed =
    globalSave?.slug === slug ? await claimFrom(req, row, globalSave.base) : await claimAny(req, row)
  if (!claimed) return rejectStaleSave(req)
  noteClaim(req, row, claimed)
  return { ...data, ...claimed }
}

/** The claimed revision of a global was written. */
export function noteWritten(req: PayloadRequest, slug: string): void {
  req.context.claimedRevisions?.delete(slug)
}

const finishGlobalRevision: GlobalAfterChangeHook = ({ doc, global, req }): unknown => {
  noteWritten(req, global.slug)
  return doc
}

const everywhere = { rule: 'all', fits: () => true }

export const globalRevisionSteps = globalSteps({
  noteGlobalSave: {
    stage: 'begin',
    reason: 'the revision that a form is based on, before the access rules of fields remove it',
    for: everywhere,
    run: noteGlobalSave,
  },
  claimGlobalRevision: {
    stage: 'claim',
    reason: 'of two saves of the same settings the second is refused',
    for: everywhere,
    run: claimGlobalRevision,
  },
  finishGlobalRevision: {
    stage: 'settle',
    reason: 'the claimed revision was written, and is not given back by a failure after the write',
    for: everywhere,
    run: finishGlobalRevision,
  },
})
