import type { CollectionSlug } from 'payload'

import type { Viewer } from './read-dashboard'

/** A publication that waits for its time. */
export type Scheduled = {
  id: string
  collection: string
  document: string
  title: string
  isPublication: boolean
  at: string
}

const shown = 5

type Job = { id: number | string; input?: unknown; waitUntil?: string | null }

type Plan = { doc?: { relationTo?: string; value?: unknown }; type?: string }

// Payload stores the input as plain JSON.
const planOf = ({ input }: Job): Plan => (typeof input === 'object' && input !== null ? (input as Plan) : {})

async function describe(viewer: Viewer, job: Job): Promise<Scheduled | null> {
  const { payload, user, visible } = viewer
  const { doc, type } = planOf(job)
  const slug = doc?.relationTo
  if (!slug || !visible.includes(slug) || !job.waitUntil) return null
  const { useAsTitle = 'id' } = payload.collections[slug as CollectionSlug].config.admin
  const document = await payload.findByID({
    collection: slug as CollectionSlug,
    id: String(doc.value),
    user,
    depth: 0,
    draft: true,
    disableErrors: true,
    overrideAccess: false,
    select: { [useAsTitle]: true },
  })
  if (!document) return null
  const title: unknown = Reflect.get(document, useAsTitle)
  return {
    id: String(job.id),
    collection: slug,
    document: String(doc.value),
    title: typeof title === 'string' && title ? title : String(doc.value),
    isPublication: type !== 'unpublish',
    at: job.waitUntil,
  }
}

/** The next publications, of documents the viewer may read. */
export async function readSchedule(viewer: Viewer): Promise<Scheduled[]> {
  const { docs } = await viewer.payload.find({
    collection: 'payload-jobs',
    depth: 0,
    limit: 4 * shown,
    pagination: false,
    sort: 'waitUntil',
    where: {
      and: [
        { taskSlug: { equals: 'schedulePublish' } },
        { completedAt: { exists: false } },
        { waitUntil: { exists: true } },
        { hasError: { not_equals: true } },
      ],
    },
    // The list of jobs is closed to editors. Of each only what belongs to a document they may read comes out.
    overrideAccess: true,
  })
  const all = await Promise.all(docs.map((job) => describe(viewer, job)))
  return all.filter((each) => each !== null).slice(0, shown)
}
