import type { Payload, Where } from 'payload'

import { withLease } from './lease'

const maxJobsPerRun = 20

const isDue = (now: Date): Where => ({
  and: [
    { hasError: { not_equals: true } },
    { completedAt: { exists: false } },
    {
      or: [
        { processing: { equals: true } },
        { waitUntil: { exists: false } },
        { waitUntil: { less_than: now.toISOString() } },
      ],
    },
  ],
})

/**
 * Payload never frees the jobs of a process that ended (payloadcms/payload issue 17645). One process at a time runs jobs,
 * and not twice at once, so that none is being processed now.
 */
async function freeStuckJobs(payload: Payload): Promise<void> {
  await payload.update({
    collection: 'payload-jobs',
    where: { processing: { equals: true } },
    data: { processing: false },
    depth: 0,
    // The worker has no user. Jobs hold only the ids of what they publish.
    overrideAccess: true,
  })
}

/**
 * Task of the worker: runs the due jobs of Payload's own queue, which are scheduled publications. Its jobs have no claims,
 * so one process at a time runs them. A job that fails keeps its error and stays in the list.
 */
export async function runPayloadJobs(payload: Payload, now: Date): Promise<void> {
  // The worker has no user; only whether there are jobs is read.
  const { totalDocs } = await payload.count({
    collection: 'payload-jobs',
    where: isDue(now),
    overrideAccess: true,
  })
  if (totalDocs === 0) return
  await withLease(payload, 'publishing', async () => {
    await freeStuckJobs(payload)
    await payload.jobs.run({
      allQueues: true,
      limit: maxJobsPerRun,
      sequential: true,
      silent: { info: true },
    })
  })
}
