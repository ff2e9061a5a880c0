import type { CollectionSlug, GlobalSlug, Payload, Where } from 'payload'

import { toPlannedPublication, type PlannedPublication } from '@/features/versions/model/planned-publication'
import type { Locale } from '@/lib/i18n/locales'
import { resolveLabel } from '@/lib/i18n/resolve-label'
import { daysAfter } from '@/lib/time/belgian-time'
import { groupBy } from '@/lib/values/lists'
import { textOf } from '@/lib/values/read-value'
import { forReader } from '@/lib/payload/reader-language'

import type { Viewer } from './read-dashboard'

/** A scheduled publication. */
export type Scheduled = {
  id: string
  /** `globals` for settings, whose slug is then `document`. */
  collection: string
  document: string
  /** Empty for a document without a title. */
  title: string
  isPublication: boolean
  /** The only language that it concerns; null is all. */
  language: Locale | null
  at: string
  /** It was due and did not happen. */
  hasFailed: boolean
}

const shown = 5

type Job = { id: number | string; input?: unknown; waitUntil?: string | null; hasError?: boolean | null }

/** Whether a failed plan needs no attention any more: the document was published, or taken offline, by hand. */
const isSettled = ({ hasError }: Job, { isPublication }: PlannedPublication, document: object): boolean =>
  hasError === true && (Reflect.get(document, '_status') === 'published') === isPublication

const titleFieldOf = ({ collections }: Payload, slug: string): string =>
  collections[slug as CollectionSlug].config.admin.useAsTitle ?? 'id'

const isAboutSettings = ({ collection }: PlannedPublication): boolean => collection === 'globals'

type Document = Record<string, unknown> & { id: string | number }

/** The documents of a collection that the viewer may read, with their titles. */
async function readDocuments(
  { payload, user, language }: Viewer,
  slug: string,
  ids: string[],
): Promise<Document[]> {
  const collection = slug as CollectionSlug
  const { docs } = await payload.find({
    collection,
    where: { id: { in: ids } },
    user,
    depth: 0,
    limit: ids.length,
    pagination: false,
    draft: true,
    overrideAccess: false,
    select: { [titleFieldOf(payload, slug)]: true, _status: true },
    ...forReader(language),
  })
  return docs as unknown as Document[]
}

/** Settings that the viewer may read, with their names. */
async function readSettings(viewer: Viewer, slugs: string[]): Promise<Document[]> {
  const { payload, user, language } = viewer
  return Promise.all(
    slugs.map(async (slug) => {
      const options = { slug: slug as GlobalSlug, draft: true, depth: 0 } as const
      const settings = await payload.findGlobal({ ...options, user, overrideAccess: false })
      const label = payload.config.globals.find((global) => global.slug === slug)?.label
      return { id: slug, name: resolveLabel(label, language), _status: Reflect.get(settings, '_status') }
    }),
  )
}

/** Plans of documents that the viewer may read, in the order of their jobs; one read per collection. */
async function describeAll(viewer: Viewer, jobs: readonly Job[]): Promise<Scheduled[]> {
  const plans = jobs.flatMap((job) => {
    const plan = toPlannedPublication(job.input)
    return plan &&
      job.waitUntil &&
      viewer.visible.includes(isAboutSettings(plan) ? plan.document : plan.collection)
      ? [{ job, plan, at: job.waitUntil }]
      : []
  })
  const documents = new Map<string, Document>()
  for (const [slug, of] of groupBy(plans, ({ plan }) => plan.collection)) {
    const ids = [...new Set(of.map(({ plan }) => plan.document))]
    const read = slug === 'globals' ? readSettings(viewer, ids) : readDocuments(viewer, slug, ids)
    for (const document of await read) documents.set(`${slug}/${document.id}`, document)
  }
  return plans.flatMap(({ job, plan, at }) => {
    const { collection, document: id, isPublication, locale: language } = plan
    const document = documents.get(`${collection}/${id}`)
    if (!document || isSettled(job, plan, document)) return []
    const title = textOf(document[isAboutSettings(plan) ? 'name' : titleFieldOf(viewer.payload, collection)])
    const hasFailed = job.hasError === true
    return [{ id: String(job.id), collection, document: id, title, isPublication, language, at, hasFailed }]
  })
}

const failedDays = 14

const findJobs = async (
  { payload }: Viewer,
  where: Where[],
  sort: string,
  limit = 4 * shown,
): Promise<Job[]> => {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    depth: 0,
    limit,
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
  const [first, next] = await Promise.all([
    describeAll(viewer, failed.filter(isOwn)),
    describeAll(viewer, waiting),
  ])
  return [...first.slice(0, shown), ...next.slice(0, shown)]
}

/** No agency plans more in a month. */
const maxOfMonth = 500

/** What is planned between two moments, and what failed then, of documents that the user may read, in order of time. */
export async function readScheduleBetween(viewer: Viewer, from: Date, to: Date): Promise<Scheduled[]> {
  const isBetween: Where[] = [
    { completedAt: { exists: false } },
    { waitUntil: { greater_than_equal: from.toISOString() } },
    { waitUntil: { less_than: to.toISOString() } },
  ]
  return describeAll(viewer, await findJobs(viewer, isBetween, 'waitUntil', maxOfMonth))
}
