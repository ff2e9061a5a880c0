import { APIError, type CollectionSlug, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'

import { refuseUnlessPublisher } from '@/features/translation/server/api'
import {
  isPublishedPerLanguage,
  type TranslatedCollection,
} from '@/features/translation/model/translated-collections'
import { toPlannedPublication, type PlannedPublication } from '@/features/versions/model/planned-publication'
import { toPlannedMoment } from '@/features/versions/model/planned-moment'
import type { DocumentPlan } from '@/features/versions/model/document-plan'
import { locales } from '@/lib/i18n/locales'
import { staffRole } from '@/lib/payload/access'
import { readJsonBody } from '@/lib/payload/read-json-body'
import { studioMessage } from '@/lib/payload/studio-message'
import type { PayloadJob } from '@/payload-types'

import { findPublishRefusal } from './find-publish-refusal'

/** More would be a mistake of a program. */
const maxPlans = 20

const shape = z.object({
  at: z.string().max(40),
  isPublication: z.boolean(),
  language: z.enum(locales).nullable(),
})

const cancelShape = z.object({ plan: z.union([z.string().max(100), z.number()]) })

async function findJobs(req: PayloadRequest, slug: TranslatedCollection, id: string): Promise<PayloadJob[]> {
  const { docs } = await req.payload.find({
    collection: 'payload-jobs',
    where: {
      and: [
        { taskSlug: { equals: 'schedulePublish' } },
        { completedAt: { exists: false } },
        { hasError: { not_equals: true } },
        { 'input.doc.value': { equals: id } },
        { 'input.doc.relationTo': { equals: slug } },
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
async function readPlans(
  req: PayloadRequest,
  slug: TranslatedCollection,
  id: string,
): Promise<DocumentPlan[]> {
  const jobs = await findJobs(req, slug, id)
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

type Opened = { req: PayloadRequest; id: string; slug: TranslatedCollection }

/** @throws APIError 404 for who is no member of staff; Forbidden for who may not publish the document */
async function open(req: PayloadRequest, slug: TranslatedCollection): Promise<Opened> {
  const id = req.routeParams?.id
  if (staffRole(req.user) === null || typeof id !== 'string')
    throw new APIError('There is no such document', 404)
  await refuseUnlessPublisher({ req, collection: slug, id })
  return { req, id, slug }
}

async function readBody<Body>(req: PayloadRequest, bodyShape: z.ZodType<Body>): Promise<Body> {
  const body = bodyShape.safeParse(await readJsonBody(req))
  if (!body.success) throw new APIError(`Not understood: ${body.error.issues[0]?.message ?? 'empty'}`, 400)
  return body.data
}

async function addPlan({ req, id, slug }: Opened): Promise<void> {
  const { at, isPublication, language } = await readBody(req, shape)
  const waitUntil = toPlannedMoment(at, new Date())
  if (typeof waitUntil === 'string')
    throw new APIError(studioMessage(req, `versions.schedule.refusals.${waitUntil}`), 400)
  if (language !== null && !isPublishedPerLanguage(slug))
    throw new APIError(studioMessage(req, 'translation.refusals.together'), 400)
  const others = await findJobs(req, slug, id)
  if (others.length >= maxPlans)
    throw new APIError(studioMessage(req, 'versions.schedule.refusals.tooMany', { most: maxPlans }), 400)
  const reason = isPublication
    ? await findPublishRefusal(req, { collection: slug as CollectionSlug, id, locale: language })
    : null
  if (reason !== null) throw new APIError(`${studioMessage(req, 'versions.cannotSchedule')}\n${reason}`, 400)
  await req.payload.jobs.queue({
    task: 'schedulePublish',
    input: {
      type: isPublication ? 'publish' : 'unpublish',
      locale: language,
      doc: { relationTo: slug, value: id },
      user: req.user?.collection === 'users' ? { relationTo: 'users', value: req.user.id } : null,
    },
    waitUntil,
  })
}

async function cancelPlan({ req, id, slug }: Opened): Promise<void> {
  const { plan } = await readBody(req, cancelShape)
  const found = (await findJobs(req, slug, id)).find((job) => String(job.id) === String(plan))
  if (!found) throw new APIError(studioMessage(req, 'versions.schedule.refusals.gone'), 404)
  await req.payload.delete({
    collection: 'payload-jobs',
    id: found.id,
    // Editors may not delete jobs; `open` checked that they may publish the document it is about.
    overrideAccess: true,
  })
}

const noChange = () => Promise.resolve()

const endpoint = (
  slug: TranslatedCollection,
  method: 'get' | 'post',
  path: string,
  write: (opened: Opened) => Promise<void>,
): Omit<Endpoint, 'root'> => ({
  path,
  method,
  handler: async (req) => {
    const opened = await open(req, slug)
    await write(opened)
    return Response.json({ plans: await readPlans(req, slug, opened.id) })
  },
})

/**
 * What is planned for a document, below `/api/<collection>/:id/schedule`; each answers with the plans that wait.
 *
 * - `GET`: only that
 * - `POST`: plans a publication or a withdrawal of a language (null: all) at a Belgian time. A publication that would be
 *   refused now is refused with the reason, because when it is due no editor is there to read why.
 * - `POST …/cancel`: takes a plan back
 */
export const scheduleEndpoints = (slug: TranslatedCollection): Omit<Endpoint, 'root'>[] => [
  endpoint(slug, 'get', '/:id/schedule', noChange),
  endpoint(slug, 'post', '/:id/schedule', addPlan),
  endpoint(slug, 'post', '/:id/schedule/cancel', cancelPlan),
]
