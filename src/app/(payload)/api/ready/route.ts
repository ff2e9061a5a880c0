import config from '@payload-config'
import { getPayload } from 'payload'

import { env } from '@/lib/env'
import { getReadiness } from '@/lib/payload/readiness'
import { isWorkerKey, workerKeyHeader } from '@/lib/queue/worker-key'

export const dynamic = 'force-dynamic'

const unknown = { database: false, migrations: false, worker: false, disk: false }

/** What `/readyz` answers: 200 when everything is in order, else 503. Only this process has the key. */
export async function GET(request: Request): Promise<Response> {
  if (!isWorkerKey(request.headers.get(workerKeyHeader), env.payloadSecret))
    return Response.json({ errors: [{ message: 'Not found' }] }, { status: 404 })
  const readiness = await getPayload({ config })
    .then((payload) => getReadiness(payload, new Date()))
    .catch(() => unknown)
  const isReady = Object.values(readiness).every(Boolean)
  return Response.json(readiness, {
    status: isReady ? 200 : 503,
    headers: { 'cache-control': 'no-store' },
  })
}
