import type { CollectionSlug, Where } from 'payload'

import { toPlannedPublication, type PlannedPublication } from '@/features/versions/model/planned-publication'
import { daysAfter } from '@/lib/time/belgian-time'

import type { Viewer } from './read-dashboard'

/** A scheduled publication. */
export type Scheduled = {
  id: string
  collection: string
  document: string
  title: string
  isPublication: boolean
  at: string
  /** It was due and did not happen. */
  hasFailed: boolean
}

const shown = 5

type Job = { id: number | string; input?: unknown; waitUntil?: string | null; hasError?: boolean | null }

/** Whether a failed plan needs no attention any more: the document was published, or taken offline, by hand. */
const isSettled = ({ hasError }: Job, { isPublication }: PlannedPublication, document: object): boolean =>
  hasError === true && (Reflect.get(document, '_status') === 'published') === isPublication

async function describe(viewer: Viewer, job: Job): Promise<Scheduled | null> {
  const { payload, user, visible } = viewer
  const plan = toPlannedPublication(job.input)
  if (!plan || !visible.includes(plan.collection) || !job.waitUntil) return null
  const { collection: slug, document: id } = plan
  const { useAsTitle = 'id' } = payload.collections[slug as CollectionSlug].config.admin
  const document = await payload.findByID({
    collection: slug as CollectionSlug,
    id,
    user,
    depth: 0,
    draft: true,
    disableErrors: true,
    overrideAccess: false,
    select: { [useAsTitle]: true, _status: true },
  })
  if (!document || isSettled(job, plan, document)) return null
  const title: unknown = Reflect.get(document, useAsTitle)
  return {
    id: String(job.id),
    collection: slug,
    document: id,
    title: typeof title === 'string' && title ? title : id,
    isPublication: plan.isPublication,
    at: job.waitUntil,
    hasFailed: job.hasError === true,
  }
}

const failedDays = 14

const findJobs = async ({ payload }: Viewer, where: Where[], sort: string): Promise<Job[]> => {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    depth: 0,
    limit: 4 * shown,
    pagination: false,
    sort,
    where: { and: [{ taskSlug: { equals: 'schedulePublish' } }, ...where] },
    // Editors may not read jobs; only those of documents they may read are shown.
    overrideAccess: true,
  })
  return docs
}

/**
 * The scheduled publications of documents that the user may read: first those that failed, of the user's own and, for
 * administrators, of all; then the next ones.
 */
export async function readSchedule(viewer: Viewer, now: Date): Promise<Scheduled[]> {
  const since = daysAfter(now, -failedDays).toISOString()
  const [failed, waiting] = await Promise.all([
    findJobs(viewer, [{ hasError: { equals: true } }, { updatedAt: { greater_than: since } }], '-updatedAt'),
    findJobs(
      viewer,
      [
        { completedAt: { exists: false } },
        { waitUntil: { exists: true } },
        { hasError: { not_equals: true } },
      ],
      'waitUntil',
    ),
  ])
  const isOwn = ({ input }: Job) =>
    viewer.role === 'administrator' || toPlannedPublication(input)?.setBy === viewer.user.id
  const describeAll = async (jobs: Job[]) => {
    const all = await Promise.all(jobs.map((job) => describe(viewer, job)))
    return all.filter((each) => each !== null).slice(0, shown)
  }
  return [...(await describeAll(failed.filter(isOwn))), ...(await describeAll(waiting))]
}
