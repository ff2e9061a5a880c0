import type {
  CollectionAfterChangeHook,
  AfterErrorHook,
  CollectionAfterOperationHook,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  CollectionSlug,
  PayloadRequest,
} from 'payload'

import { collectionSteps } from '@/lib/payload/save-pipeline'
import { isRecord } from '@/lib/values/read-value'

import { rejectStaleSave } from './compare-endpoints'
import { hasDrafts } from './has-drafts'
import {
  claimAny,
  claimFrom,
  isSameWriter,
  noteTab,
  readRevised,
  releaseClaim,
  writerOf,
  type ClaimedRevision,
} from './revision-claim'

/** A save of a form, with the revision it is based on. */
interface SaveAttempt {
  collection: CollectionSlug
  id: string
  base: number
}

declare module 'payload' {
  export interface RequestContext {
    /** A save that states on which revision of the document it is based. */
    saveAttempt?: SaveAttempt
    /** The revisions that the running operation claimed and has not written yet, by document. */
    claimedRevisions?: Map<string, ClaimedRevision>
  }
}

/** The used arguments of an update, which Payload types for all operations together. */
interface UpdateArguments {
  id?: number | string
  data?: unknown
  autosave?: boolean
}

/** Payload's autosave overwrites the version of the autosave before, which may be the text of another writer. */
async function isOverAnother(req: PayloadRequest, attempt: SaveAttempt): Promise<boolean> {
  const last = await readRevised(req, attempt)
  return last !== null && !isSameWriter(last, writerOf(req))
}

/** Notes the revision that a save is based on: field access would remove it before the other hooks. */
const noteSaveAttempt: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  if (operation !== 'update') return args
  const { autosave, data, id } = args as unknown as UpdateArguments
  delete req.context.saveAttempt
  req.context.claimedRevisions = new Map()
  if (id === undefined || !isRecord(data) || typeof data.revision !== 'number') return args
  noteTab(req, data.revisedIn)
  const attempt: SaveAttempt = {
    collection: collection.slug as CollectionSlug,
    id: String(id),
    base: data.revision,
  }
  req.context.saveAttempt = attempt
  return autosave && (await isOverAnother(req, attempt)) ? { ...args, autosave: false } : args
}

/**
 * Claims the next revision of the document before it is written. A save that is based on an older revision than the
 * stored one is refused; one that states none, such as a bulk change, always claims. Last
 * before the write, which begins with files, so that a save refused by others claims nothing.
 *
 * @throws APIError 409
 */
const claimRevision: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation === 'create') {
    const { revisedBy } = writerOf(req)
    return { ...data, revision: 1, revisedBy, revisedIn: null, revisedAt: null, revisedFrom: null }
  }
  // Without drafts the system writes what the form does not, such as the state of a lead: the form stays valid.
  if (!req.user && !hasDrafts(collection)) return data
  const slug = collection.slug as CollectionSlug
  const id = String(originalDoc?.id)
  const { saveAttempt: attempt } = req.context
  const isOwn = attempt?.collection === slug && attempt.id === id
  const document = { collection: slug, id }
  const claimed = isOwn ? await claimFrom(req, document, attempt.base) : await claimAny(req, document)
  if (!claimed) return isOwn ? rejectStaleSave(req) : data
  req.context.claimedRevisions?.set(id, { ...document, revision: claimed.revision ?? 0 })
  return { ...data, ...claimed }
}

const finishRevision: CollectionAfterChangeHook = ({ doc, req }): unknown => {
  req.context.claimedRevisions?.delete(String(doc.id))
  return doc
}

async function releaseClaims(req: PayloadRequest): Promise<void> {
  const claims = [...(req.context.claimedRevisions?.values() ?? [])]
  req.context.claimedRevisions?.clear()
  for (const claimed of claims) await releaseClaim(req, claimed)
}

/** Gives claimed revisions back when the save failed after all, such as by its validation. */
export const releaseAfterError = ({ req }: Pick<Parameters<AfterErrorHook>[0], 'req'>): Promise<void> =>
  releaseClaims(req)

/** A bulk change collects its failures: it ends without an error. */
const releaseAfterOperation: CollectionAfterOperationHook = async ({ operation, req, result }) => {
  if (operation === 'update' || operation === 'updateByID') await releaseClaims(req)
  return result
}

/** Accounts change by signing in: a form could never be based on their last state. */
export const revised = { rule: 'has no accounts', fits: ({ auth }: CollectionConfig) => !auth }

export const revisionSteps = collectionSteps({
  noteSaveAttempt: {
    stage: 'begin',
    reason: 'the revision that a form is based on, before the access rules of fields remove it',
    for: revised,
    run: noteSaveAttempt,
  },
  claimRevision: {
    stage: 'claim',
    reason: 'of two saves of one document the second is refused',
    for: revised,
    run: claimRevision,
  },
  finishRevision: {
    stage: 'settle',
    reason: 'the claimed revision was written, and is not given back by a failure after the write',
    for: revised,
    run: finishRevision,
  },
  releaseAfterOperation: {
    stage: 'close',
    reason: 'revisions that a bulk change claimed and did not write are given back',
    for: revised,
    run: releaseAfterOperation,
  },
})
