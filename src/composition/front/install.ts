import { onRefresh, refreshesOfProcess } from '@/lib/cache/refreshes'
import { stateValues } from '@/features/operations/model/state-values'
import type { SiteState } from '@/features/operations/model/site-state'
import { env } from '@/lib/env'
import { requestInside } from '@/lib/http/front/inner-request'
import { limitConnections } from '@/lib/http/front/client-limits'
import { installFront } from '@/lib/http/front/install-front'

import { startMetrics } from '@/lib/metrics/serve-metrics'
import { workerKey, workerKeyHeader } from '@/lib/queue/worker-key'

import { Front } from './front'

/** Open connections of one client; browsers use six. */
const maxConnections = 200

const stateTimeoutMs = 8000

/** The state of the site for metrics: only Next's part of this process can read it. */
async function readValues() {
  const headers = { [workerKeyHeader]: workerKey(env.payloadSecret) }
  const { status, body } = await requestInside({ url: '/api/state/', headers }, stateTimeoutMs)
  return status === 200 ? stateValues(JSON.parse(body.toString()) as SiteState) : []
}

/**
 * Loaded before Next: puts the HTTP front before its listener. The working folder is that of the server, as Next's own
 * `server.js` sets it.
 */
installFront(
  (next) => {
    const { metricsPort: port, metricsHost: host } = env
    const meters = port === undefined ? undefined : startMetrics({ host, port }, readValues)
    const front = new Front({ next, root: process.cwd(), isStoring: env.isProduction, meters })
    refreshesOfProcess().showsTags = true
    onRefresh(front.refresh)
    return front.listener
  },
  (server) => {
    // A proxy's connections are those of all visitors.
    if (env.trustedProxies === 0) limitConnections(server, maxConnections)
  },
)
