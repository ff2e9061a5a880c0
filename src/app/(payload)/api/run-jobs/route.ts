import config from '@payload-config'
import { getPayload } from 'payload'

import { isRunnerKey, runnerKeyHeader } from '@/lib/cms/jobs/runner-key'
import { runDueJobs } from '@/lib/cms/jobs/run-due-jobs'
import { storeMissing } from '@/lib/cms/missing-report/store-missing'
import { env } from '@/lib/env'

/** Does what is due now; this process alone may ask, and for everybody else the address does not exist. */
export async function POST(request: Request): Promise<Response> {
  if (!isRunnerKey(request.headers.get(runnerKeyHeader), env.payloadSecret))
    return Response.json({ errors: [{ message: 'Not found' }] }, { status: 404 })
  const payload = await getPayload({ config })
  await storeMissing(payload)
  await runDueJobs(payload)
  return new Response(null, { status: 204 })
}
