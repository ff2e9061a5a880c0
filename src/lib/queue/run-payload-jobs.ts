import type { Payload } from 'payload'

/** A job that has been processed for so long belongs to a process that has ended. */
const stuckAfterMs = 10 * 60 * 1000

/** Only the web server runs jobs: one that was begun before its start belongs to a process that has ended. */
const startedAt = Date.now() - process.uptime() * 1000

const maxJobsPerRun = 20

/** Payload never frees the jobs of a process that ended (payloadcms/payload issue 17645). */
async function freeStuckJobs(payload: Payload, now: Date): Promise<void> {
  const before = new Date(Math.max(now.getTime() - stuckAfterMs, startedAt)).toISOString()
  await payload.update({
    collection: 'payload-jobs',
    where: { and: [{ processing: { equals: true } }, { updatedAt: { less_than: before } }] },
    data: { processing: false },
    depth: 0,
    // The worker has no user. Jobs hold only the ids of what they publish.
    overrideAccess: true,
  })
}

/**
 * Task of the worker: runs the due jobs of Payload's own queue, which are scheduled publications. A job that fails keeps
 * its error and stays in the list.
 */
export async function runPayloadJobs(payload: Payload, now: Date): Promise<void> {
  await freeStuckJobs(payload, now)
  await payload.jobs.run({ allQueues: true, limit: maxJobsPerRun, sequential: true, silent: { info: true } })
}
