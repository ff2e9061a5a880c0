import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type Field,
  type GlobalAfterChangeHook,
  type GlobalBeforeChangeHook,
  type GlobalBeforeOperationHook,
  type PayloadRequest,
} from 'payload'

import {
  checkPublication,
  minReason,
  noteReason,
  notePublished,
  renumber,
  type Actor,
  type Publication,
  type PublicationRefusal,
} from '@/features/review/model/review'
import { isReviewing, reviewedRoles } from '@/features/review/model/review-settings'
import { findChanges } from '@/features/translation/model/find-changes'
import { translatedCollections } from '@/features/translation/model/translated-collections'
import { overlay } from '@/features/versions/model/overlay'
import { toLocale } from '@/lib/i18n/locales'
import { staffRole } from '@/lib/payload/access'
import { draftedGlobals } from '@/lib/payload/global-drafts'
import { collectionSteps, globalSteps } from '@/lib/payload/save-pipeline'
import { studioMessage } from '@/lib/payload/studio-message'
import { isOneOf, isRecord, textOf } from '@/lib/values/read-value'

import { changeReview, dropReview, findReviewRow, readReviewSettings, reviewOf } from './review-rows'

type Values = Record<string, unknown>

/** A running save of a document that has a review. */
interface FollowedSave {
  from: number
  isChanged: boolean
  publishes: boolean
}

declare module 'payload' {
  export interface RequestContext {
    /** Why the request publishes without an approval, as sent. */
    publishReason?: string
    /** The running publications that are allowed for their reason, by document. */
    reasonedPublications?: Map<string, Publication>
    /** The running saves of documents with a review, by document. */
    reviewedSaves?: Map<string, FollowedSave>
  }
}

/** The account that a request acts for; null for the system and for saves that follow from others. */
export function actorOf({ user }: Pick<PayloadRequest, 'user'>): Actor | null {
  const role = staffRole(user)
  return user && role ? { id: String(user.id), role } : null
}

/** Takes the reason out of the data of a request: it is no field. */
function takeReason(req: PayloadRequest, args: { data?: unknown }): void {
  const { data } = args
  if (!isRecord(data) || data.publishReason === undefined) return
  req.context.publishReason = textOf(data.publishReason)
  delete data.publishReason
}

const takeDocumentReason: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const { context } = req
  if (operation === 'restoreVersion') context.restoresAsDraft = (args as { draft?: boolean }).draft === true
  if (operation !== 'create' && operation !== 'update') return args
  delete context.restoresAsDraft
  takeReason(req, args as { data?: unknown })
  return args
}

const takeGlobalReason: GlobalBeforeOperationHook = ({ args, operation, req }): unknown => {
  if (operation === 'update' && isRecord(args)) takeReason(req, args)
  return args
}

/** A save, of a document or of settings. */
interface Save {
  document: string
  fields: Field[]
  data: Values
  /** The newest text; undefined when the document is stored for the first time. */
  stored: Values | undefined
  req: PayloadRequest
}

/** A version that is restored as a draft still has its former status here. */
const publishes = ({ data, req, stored }: Save): boolean =>
  ({ ...stored, ...data })._status === 'published' && !req.context.restoresAsDraft

const revisionOf = (stored: Values | undefined): number | null =>
  typeof stored?.revision === 'number' ? stored.revision : null

/**
 * Whether the save says something else than the newest revision, in what editors see. A language more or fewer shows
 * texts of that revision.
 */
function isChanged({ data, fields, req, stored }: Save): boolean {
  // Of a version that is restored, the data have one language.
  if (!stored || req.context.isRestoringVersion) return true
  const after = { ...overlay(stored, data), publishedIn: stored.publishedIn }
  const changes = findChanges(fields, stored, after, {
    language: req.i18n.language,
    locale: toLocale(req.locale ?? ''),
    findBlock: (kind) => req.payload.config.blocks?.find(({ slug }) => slug === kind),
  })
  return changes.length > 0
}

function refuse(req: PayloadRequest, reason: PublicationRefusal): never {
  const message = studioMessage(req, `review.refusals.${reason}`, { min: minReason })
  throw new APIError(message, 403, { publication: reason }, true)
}

/** @throws APIError 403 for a publication that lacks a wanted approval */
async function guardPublication(save: Save): Promise<void> {
  const { document, req, stored } = save
  const by = actorOf(req)
  const isOfSystem = req.context.isConsequence === true || req.context.acceptIncomplete === true
  if (!by || isOfSystem || !isOneOf(reviewedRoles, by.role) || !publishes(save)) return
  const wanted = await readReviewSettings(req.payload)
  if (!isReviewing(wanted)) return
  const changed = isChanged(save)
  // The newest text is online already: nothing new is published.
  if (!changed && stored?._status === 'published') return
  const publication: Publication = {
    by,
    revision: revisionOf(stored),
    isChanged: changed,
    reason: req.context.publishReason ?? '',
  }
  const review = reviewOf(await findReviewRow(req.payload, document, req))
  const { refusal, usesReason } = checkPublication(wanted, review, publication)
  if (refusal) refuse(req, refusal)
  if (!usesReason) return
  req.context.reasonedPublications ??= new Map()
  req.context.reasonedPublications.set(document, publication)
}

/** Writes the reason down, and what the review must know once the save has a revision of its own. */
async function rememberSave(save: Save): Promise<void> {
  const { document, req, stored } = save
  const { context, payload } = req
  const reasoned = context.reasonedPublications?.get(document)
  context.reasonedPublications?.delete(document)
  context.reviewedSaves?.delete(document)
  if (context.isBesideDraft === true) return
  const at = new Date().toISOString()
  if (reasoned)
    await changeReview(payload, { document, change: (review) => noteReason(review, reasoned, at) })
  const from = revisionOf(stored)
  if (from === null || !(await findReviewRow(payload, document, req))) return
  context.reviewedSaves ??= new Map()
  context.reviewedSaves.set(document, { from, isChanged: isChanged(save), publishes: publishes(save) })
}

async function followSave(req: PayloadRequest, document: string, to: unknown): Promise<void> {
  const saved = req.context.reviewedSaves?.get(document)
  req.context.reviewedSaves?.delete(document)
  if (!saved || typeof to !== 'number' || (saved.isChanged && !saved.publishes)) return
  const by = actorOf(req)
  const at = new Date().toISOString()
  await changeReview(req.payload, {
    document,
    change: (review) => {
      const renumbered = saved.isChanged ? review : renumber(review, saved.from, to)
      return saved.publishes && by ? notePublished(renumbered, by, to, at) : renumbered
    },
  })
}

const documentOf = (slug: string, id: unknown): string => `${slug}/${String(id)}`

type BeforeChange = Parameters<CollectionBeforeChangeHook>[0]

const saveOf = ({ collection, data, originalDoc, req }: BeforeChange): Save => ({
  document: documentOf(collection.slug, originalDoc?.id ?? data.id),
  fields: collection.fields,
  data,
  stored: originalDoc,
  req,
})

type BeforeGlobalChange = Parameters<GlobalBeforeChangeHook>[0]

const globalSaveOf = ({ data, global, originalDoc, req }: BeforeGlobalChange): Save => ({
  document: documentOf('globals', global.slug),
  fields: global.fields,
  data: data as Values,
  stored: originalDoc,
  req,
})

const refuseUnapproved: CollectionBeforeChangeHook = async (args) => {
  await guardPublication(saveOf(args))
  return args.data
}

const refuseUnapprovedGlobal: GlobalBeforeChangeHook = async (args): Promise<unknown> => {
  await guardPublication(globalSaveOf(args))
  return args.data
}

const rememberReviewed: CollectionBeforeChangeHook = async (args) => {
  await rememberSave(saveOf(args))
  return args.data
}

const rememberReviewedGlobal: GlobalBeforeChangeHook = async (args): Promise<unknown> => {
  await rememberSave(globalSaveOf(args))
  return args.data
}

const followReview: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  await followSave(req, documentOf(collection.slug, doc.id), doc.revision)
}

const followGlobalReview: GlobalAfterChangeHook = async ({ doc, global, req }): Promise<unknown> => {
  await followSave(req, documentOf('globals', global.slug), doc.revision)
  return doc
}

const removeReview: CollectionAfterDeleteHook = ({ collection, id, req }) =>
  dropReview(req.payload, documentOf(collection.slug, id), req)

/** Those with drafts. */
const documents = translatedCollections
const settings = draftedGlobals

const reasons = {
  take: 'the reason of a publication without an approval is no field',
  refuse: 'a publication has the approval that its author needs, or a reason',
  remember: 'a reason is in the log before the publication; whether the text of the revision stays the same',
  follow:
    'what was said of a revision applies to its new number; a published one is not asked about any more',
}

export const reviewSteps = collectionSteps({
  takeDocumentReason: { stage: 'open', reason: reasons.take, for: documents, run: takeDocumentReason },
  refuseUnapproved: { stage: 'check', reason: reasons.refuse, for: documents, run: refuseUnapproved },
  rememberReviewed: { stage: 'remember', reason: reasons.remember, for: documents, run: rememberReviewed },
  followReview: { stage: 'record', reason: reasons.follow, for: documents, run: followReview },
  removeReview: {
    stage: 'followDeletion',
    reason: 'what was said about a document goes with it',
    for: documents,
    run: removeReview,
  },
})

export const globalReviewSteps = globalSteps({
  takeGlobalReason: { stage: 'open', reason: reasons.take, for: settings, run: takeGlobalReason },
  refuseUnapproved: { stage: 'check', reason: reasons.refuse, for: settings, run: refuseUnapprovedGlobal },
  rememberReviewed: {
    stage: 'remember',
    reason: reasons.remember,
    for: settings,
    run: rememberReviewedGlobal,
  },
  followReview: { stage: 'record', reason: reasons.follow, for: settings, run: followGlobalReview },
})
