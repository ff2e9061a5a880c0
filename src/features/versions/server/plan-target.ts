import { APIError, type PayloadRequest, type Where } from 'payload'

import { refuseUnlessPublisher } from '@/features/translation/server/api'
import {
  isPublishedPerLanguage,
  type TranslatedCollection,
} from '@/features/translation/model/translated-collections'
import { mayBeOffline, type DraftedGlobal } from '@/lib/payload/global-drafts'
import { staffRole } from '@/lib/payload/access'
import { studioMessage } from '@/lib/payload/studio-message'

import { refuseUnlessGlobalPublisher } from './global-draft-endpoints'

/** What can be planned: a document, or settings. */
export interface PlanTarget {
  publication: { collection: TranslatedCollection; id: string } | { global: DraftedGlobal }
  /** Which jobs are about it. */
  where: Where[]
  /** How a job names it. */
  input: { doc: { relationTo: TranslatedCollection; value: string } } | { global: DraftedGlobal }
  isPerLanguage: boolean
  mayBeOffline: boolean
}

const toDocument = (collection: TranslatedCollection, id: string): PlanTarget => ({
  publication: { collection, id },
  where: [{ 'input.doc.value': { equals: id } }, { 'input.doc.relationTo': { equals: collection } }],
  input: { doc: { relationTo: collection, value: id } },
  isPerLanguage: isPublishedPerLanguage(collection),
  mayBeOffline: true,
})

const toSettings = (global: DraftedGlobal): PlanTarget => ({
  publication: { global },
  where: [{ 'input.global': { equals: global } }],
  input: { global },
  isPerLanguage: false,
  mayBeOffline: mayBeOffline(global),
})

/** @throws APIError 404 for who is no member of staff; Forbidden for who may not publish the document */
export async function openDocument(req: PayloadRequest, slug: TranslatedCollection): Promise<PlanTarget> {
  const id = req.routeParams?.id
  if (staffRole(req.user) === null || typeof id !== 'string')
    throw new APIError(studioMessage(req, 'refusals.noDocument'), 404)
  await refuseUnlessPublisher({ req, collection: slug, id })
  return toDocument(slug, id)
}

/** @throws Forbidden for who may not publish the settings */
export async function openSettings(req: PayloadRequest, slug: DraftedGlobal): Promise<PlanTarget> {
  await refuseUnlessGlobalPublisher(req, slug)
  return toSettings(slug)
}
