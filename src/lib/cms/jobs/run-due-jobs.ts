import type { Payload } from 'payload'

/** A job that has been at work for so long belongs to a process that ended: it is taken up again. */
const stuckAfterMs = 10 * 60 * 1000

const jobsPerRun = 20

/** Payload marks a job as being worked on and never takes the mark back when the process dies (issue 17645). */
async function freeStuckJobs(payload: Payload, now: Date): Promise<void> {
  const before = new Date(now.getTime() - stuckAfterMs).toISOString()
  await payload.update({
    collection: 'payload-jobs',
    where: { and: [{ processing: { equals: true } }, { updatedAt: { less_than: before } }] },
    data: { processing: false },
    depth: 0,
    // Nobody asks: this is the system's own list of work, and the caller has shown the runner's key.
    overrideAccess: true,
  })
}

let running: Promise<void> | null = null

async function run(payload: Payload, now: Date): Promise<void> {
  await freeStuckJobs(payload, now)
  await payload.jobs.run({ allQueues: true, limit: jobsPerRun, sequential: true, silent: { info: true } })
}

/**
 * Does what is due now: publications set for a time, and whatever else waits in Payload's queue. Never twice at once in
 * this process; further calls wait for the run that is going on. A job that fails keeps its error and stays in the list.
 */
export async function runDueJobs(payload: Payload, now = new Date()): Promise<void> {
  running ??= run(payload, now).finally(() => {
    running = null
  })
  await running
}
