import { schedulePublishHandler } from '@payloadcms/ui/utilities/schedulePublishHandler'
import { docAccessOperation, type CollectionSlug, type PayloadRequest } from 'payload'

import { toPlannedPublication, type PlannedPublication } from '@/features/versions/model/planned-publication'
import { studioMessage } from '@/lib/payload/studio-message'

import { findPublishRefusal } from './find-publish-refusal'

type Scheduling = Parameters<typeof schedulePublishHandler>[0]

interface ScheduleAnswer {
  message?: string
  error?: string
}

/** The plan of a job that is to be deleted; null when there is none. */
async function findPlan(req: PayloadRequest, id: number | string): Promise<PlannedPublication | null> {
  const job = await req.payload.findByID({
    collection: 'payload-jobs',
    id,
    depth: 0,
    disableErrors: true,
    // Editors may not read jobs; whether they may publish the document is checked with what is read here.
    overrideAccess: true,
  })
  return toPlannedPublication(job?.input)
}

async function mayPublish(req: PayloadRequest, plan: PlannedPublication): Promise<boolean> {
  // Payload checked that the slug is one of the collections.
  const collection = req.payload.collections[plan.collection as CollectionSlug] as
    { config: { slug: string } } | undefined
  if (!collection) return false
  const { update } = await docAccessOperation({
    id: plan.document,
    collection: req.payload.collections[plan.collection as CollectionSlug],
    data: { _status: 'published' },
    req,
  })
  return Boolean(update)
}

async function findRefusal(req: PayloadRequest, args: Scheduling): Promise<string | null> {
  const { deleteID, doc, localeToPublish: locale, type } = args
  const plan =
    deleteID === undefined ? toPlannedPublication({ doc, locale, type }) : await findPlan(req, deleteID)
  if (!plan || !(await mayPublish(req, plan))) return studioMessage(req, 'versions.mayNotPublish')
  if (deleteID !== undefined || !plan.isPublication) return null
  const { collection, document: id } = plan
  const reason = await findPublishRefusal(req, {
    collection: collection as CollectionSlug,
    id,
    locale: plan.locale,
  })
  return reason && `${studioMessage(req, 'versions.cannotSchedule')}\n${reason}`
}

async function deletePlan(req: PayloadRequest, id: number | string): Promise<ScheduleAnswer> {
  await req.payload.delete({
    collection: 'payload-jobs',
    id,
    // Editors may not delete jobs; `findRefusal` checked that they may publish the document.
    overrideAccess: true,
  })
  return { message: req.i18n.t('general:success') }
}

/**
 * The studio's function that sets or deletes a scheduled publication. Payload's own asks neither whether the user may
 * publish nor whether the document can be published; a plan that cannot succeed would fail without a word when it is
 * due. It also adds an empty job for each one it deletes. A refusal is an answer with `error`.
 */
export async function schedulePublication(args: Scheduling): Promise<ScheduleAnswer> {
  const error = await findRefusal(args.req, args)
  if (error !== null) return { error }
  if (args.deleteID !== undefined) return deletePlan(args.req, args.deleteID)
  // Payload types the answers of its functions as unknown.
  return (await schedulePublishHandler(args)) as ScheduleAnswer
}
