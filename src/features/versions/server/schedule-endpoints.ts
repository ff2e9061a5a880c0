import { APIError, type Endpoint, type PayloadRequest, type Where } from 'payload'
import { z } from 'zod'

import {
  type TranslatedCollection,
  isPublishedPerLanguage,
} from '@/features/translation/model/translated-collections'
import { type DraftedGlobal, mayBeOffline } from '@/lib/payload/global-drafts'
import { toPlannedPublication, type PlannedPublication } from '@/features/versions/model/planned-publication'
import { toPlannedMoment } from '@/features/versions/model/planned-moment'
import type { DocumentPlan } from '@/features/versions/model/document-plan'
import { locales } from '@/lib/i18n/locales'
import { readBody } from '@/lib/payload/read-json-body'
import { studioMessage } from '@/lib/payload/studio-message'
import type { PayloadJob } from '@/payload-types'
import { refuseUnlessPublisher } from '@/features/translation/server/api'
import { staffRole } from '@/lib/payload/access'

import { findPublishRefusal } from './find-publish-refusal'
import { refuseUnlessGlobalPublisher } from './global-draft-endpoints'

/** What can be planned: a document, or settings. */
interface PlanTarget {
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
async function openDocument(req: PayloadRequest, slug: TranslatedCollection): Promise<PlanTarget> {
  const id = req.routeParams?.id
  if (staffRole(req.user) === null || typeof id !== 'string')
    throw new APIError(studioMessage(req, 'refusals.noDocument'), 404)
  await refuseUnlessPublisher({ req, collection: slug, id })
  return toDocument(slug, id)
}

/** @throws Forbidden for who may not publish the settings */
async function openSettings(req: PayloadRequest, slug: DraftedGlobal): Promise<PlanTarget> {
  await refuseUnlessGlobalPublisher(req, slug)
  return toSettings(slug)
}

/** More would be a mistake of a program. */
const maxPlans = 20

const shape = z.object({
  at: z.string().max(40),
  isPublication: z.boolean(),
  language: z.enum(locales).nullable(),
  /** Where an approval is wanted, and the user may publish without one. */
  publishReason: z.string().max(2000).optional(),
})

const cancelShape = z.object({ plan: z.union([z.string().max(100), z.number()]) })

async function findJobs(req: PayloadRequest, { where }: PlanTarget): Promise<PayloadJob[]> {
  const { docs } = await req.payload.find({
    collection: 'payload-jobs',
    where: {
      and: [
        { taskSlug: { equals: 'schedulePublish' } },
        { completedAt: { exists: false } },
        { hasError: { not_equals: true } },
        ...where,
      ],
    },
    sort: 'waitUntil',
    depth: 0,
    limit: maxPlans,
    pagination: false,
    // Editors may not read jobs; the caller checked that the user may publish the document they are about.
    overrideAccess: true,
  })
  return docs
}

async function readName(req: PayloadRequest, { setBy }: PlannedPublication): Promise<string | null> {
  if (setBy === null) return null
  const user = await req.payload.findByID({
    collection: 'users',
    id: setBy,
    depth: 0,
    disableErrors: true,
    select: { name: true },
    // Names of colleagues, for members of staff, as in the notice of who has a document open.
    overrideAccess: true,
  })
  return user?.name ?? null
}

/** The publications and withdrawals that wait for a document, the next first. */
async function readPlans(req: PayloadRequest, target: PlanTarget): Promise<DocumentPlan[]> {
  const jobs = await findJobs(req, target)
  const plans = jobs.map(async (job): Promise<DocumentPlan | null> => {
    const plan = toPlannedPublication(job.input)
    if (!plan || !job.waitUntil) return null
    const { isPublication, locale: language } = plan
    return {
      id: String(job.id),
      at: job.waitUntil,
      isPublication,
      language,
      setBy: await readName(req, plan),
    }
  })
  return (await Promise.all(plans)).filter((plan) => plan !== null)
}

type Opened = { req: PayloadRequest; target: PlanTarget }

async function addPlan({ req, target }: Opened): Promise<void> {
  const { at, isPublication, language, publishReason } = await readBody(req, shape)
  if (publishReason) req.context.publishReason = publishReason
  const waitUntil = toPlannedMoment(at, new Date())
  if (typeof waitUntil === 'string')
    throw new APIError(studioMessage(req, `versions.schedule.refusals.${waitUntil}`), 400)
  if (language !== null && !target.isPerLanguage)
    throw new APIError(studioMessage(req, 'translation.refusals.together'), 400)
  if (!isPublication && !target.mayBeOffline)
    throw new APIError(studioMessage(req, 'versions.staysOnline'), 400)
  const others = await findJobs(req, target)
  if (others.length >= maxPlans)
    throw new APIError(studioMessage(req, 'versions.schedule.refusals.tooMany', { most: maxPlans }), 400)
  const reason = isPublication
    ? await findPublishRefusal(req, { ...target.publication, locale: language })
    : null
  if (reason !== null) throw new APIError(`${studioMessage(req, 'versions.cannotSchedule')}\n${reason}`, 400)
  await req.payload.jobs.queue({
    task: 'schedulePublish',
    input: {
      type: isPublication ? 'publish' : 'unpublish',
      locale: language,
      reason: publishReason ?? null,
      ...target.input,
      user: req.user?.collection === 'users' ? { relationTo: 'users', value: req.user.id } : null,
    },
    waitUntil,
  })
}

async function cancelPlan({ req, target }: Opened): Promise<void> {
  const { plan } = await readBody(req, cancelShape)
  const job = (await findJobs(req, target)).find((job) => String(job.id) === String(plan))
  if (!job) throw new APIError(studioMessage(req, 'versions.schedule.refusals.gone'), 404)
  await req.payload.delete({
    collection: 'payload-jobs',
    id: job.id,
    // Editors may not delete jobs; the caller checked that they may publish what it is about.
    overrideAccess: true,
  })
}

const noChange = () => Promise.resolve()

type Open = (req: PayloadRequest) => Promise<PlanTarget>

function endpointsAt(path: string, open: Open): Omit<Endpoint, 'root'>[] {
  const endpoint = (
    method: 'get' | 'post',
    action: string,
    write: (opened: Opened) => Promise<void>,
  ): Omit<Endpoint, 'root'> => ({
    path: `${path}${action}`,
    method,
    handler: async (req) => {
      const target = await open(req)
      await write({ req, target })
      return Response.json({ plans: await readPlans(req, target) })
    },
  })
  return [
    endpoint('get', '', noChange),
    endpoint('post', '', addPlan),
    endpoint('post', '/cancel', cancelPlan),
  ]
}

/**
 * What is planned for a document, below `/api/<collection>/:id/schedule`; each answers with the plans that wait.
 *
 * - `GET`: only that
 * - `POST`: plans a publication or a withdrawal of a language (null: all) at a Belgian time. A publication that would be
 *   refused now is refused with the reason, because when it is due no editor is there to read why.
 * - `POST …/cancel`: takes a plan back
 */
export const scheduleEndpoints = (slug: TranslatedCollection): Omit<Endpoint, 'root'>[] =>
  endpointsAt('/:id/schedule', (req) => openDocument(req, slug))

/** Schedules of settings, below `/api/globals/<slug>/schedule`; they are published in all languages together. */
export const globalScheduleEndpoints = (slug: DraftedGlobal): Omit<Endpoint, 'root'>[] =>
  endpointsAt('/schedule', (req) => openSettings(req, slug))
