import {
  createLocalReq,
  type CollectionSlug,
  type Payload,
  type PayloadRequest,
  type TaskConfig,
} from 'payload'

import { readTranslations, setPublication } from '@/features/translation/server/api'
import { isTranslatedCollection } from '@/features/translation/model/translated-collections'
import { draftedGlobals } from '@/lib/payload/global-drafts'
import { toPlannedPublication, type PlannedPublication } from '@/features/versions/model/planned-publication'
import { isOneOf } from '@/lib/values/read-value'

import { releaseAfterError } from './claim-revision'

/** The request of the member of staff who planned it, with their rights of today. */
async function requestOf(payload: Payload, setBy: string, reason: string): Promise<PayloadRequest> {
  const user = await payload.findByID({
    collection: 'users',
    id: setBy,
    depth: 0,
    // The worker has no user; it acts for this one.
    overrideAccess: true,
  })
  const context = reason === '' ? {} : { publishReason: reason }
  return createLocalReq({ context, user: { ...user, collection: 'users' } }, payload)
}

/** Publishes or withdraws settings, in all languages together. */
async function runGlobalPlan(
  payload: Payload,
  { document, isPublication, reason, setBy }: PlannedPublication,
): Promise<void> {
  if (!isOneOf(draftedGlobals, document)) throw new Error(`The settings ${document} are not planned`)
  const req = setBy === null ? await createLocalReq({}, payload) : await requestOf(payload, setBy, reason)
  try {
    await payload.updateGlobal({
      slug: document,
      data: { _status: isPublication ? 'published' : 'draft' },
      depth: 0,
      // Only programs of the server queue jobs without an account.
      overrideAccess: setBy === null,
      req,
    })
  } catch (error) {
    // Payload calls the hook of failed operations for requests alone.
    await releaseAfterError({ req })
    throw error
  }
}

/** A plan that no member of staff set, such as of a script: it may do what the system may. */
async function runAsSystem(payload: Payload, { collection, document, isPublication }: PlannedPublication) {
  await payload.update({
    collection: collection as CollectionSlug,
    id: document,
    data: { _status: isPublication ? 'published' : 'draft' },
    depth: 0,
    // Only programs of the server queue jobs without an account.
    overrideAccess: true,
  })
}

/**
 * Publishes or withdraws as the member of staff who planned it, with their rights of today.
 *
 * @throws Error when the document or the account is gone; what `setPublication` throws
 */
async function runPlan(payload: Payload, plan: PlannedPublication): Promise<void> {
  if (plan.collection === 'globals') return runGlobalPlan(payload, plan)
  if (plan.setBy === null) return runAsSystem(payload, plan)
  const { collection, document: id, isPublication, locale: language } = plan
  if (!isTranslatedCollection(collection)) throw new Error(`Documents of ${collection} are not planned`)
  const req = await requestOf(payload, plan.setBy, plan.reason)
  const [document] = await readTranslations(req, collection, id)
  if (!document) throw new Error(`${collection} ${id} is gone`)
  await setPublication({ req, collection, id }, document, { language, isPublished: isPublication })
}

/**
 * The job of a planned publication. It has the name and the input of Payload's own, so that plans set before stay; ours
 * also withdraws a language, and publishes a language with the list of languages (decision 001).
 *
 * @param collections those with drafts
 */
export const publicationTask = (collections: readonly CollectionSlug[]): TaskConfig<'schedulePublish'> => ({
  slug: 'schedulePublish',
  inputSchema: [
    { name: 'type', type: 'radio', defaultValue: 'publish', options: ['publish', 'unpublish'] },
    { name: 'locale', type: 'text' },
    { name: 'reason', type: 'textarea' },
    { name: 'doc', type: 'relationship', relationTo: [...collections] },
    { name: 'global', type: 'select', options: [...draftedGlobals] },
    { name: 'user', type: 'relationship', relationTo: ['users'] },
  ],
  handler: async ({ input, req }) => {
    const plan = toPlannedPublication(input)
    if (!plan) throw new Error('A planned publication is about no document')
    await runPlan(req.payload, plan)
    return { output: {} }
  },
})
