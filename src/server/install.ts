import path from 'node:path'

import { onRefresh, refreshesOfProcess } from '@/lib/cache/refreshes'
import { stateValues } from '@/features/operations/model/state-values'
import type { SiteState } from '@/features/operations/model/site-state'
import { visitsTask } from '@/features/statistics/model/visited-page'
import { env } from '@/lib/env'
import { innerRequestsEnd, requestInside } from '@/lib/http/inner-request'
import { answerClientErrors, delayClose, limitConnections, wrapNextServer } from './node-server'
import { storeBuild } from './stored-builds'

import { shareParts } from '@/lib/parts/render-part'
import { startMetrics } from '@/lib/metrics/serve-metrics'
import { requestTask } from '@/lib/queue/trigger-worker'
import { workerKey, workerKeyHeader } from '@/lib/queue/worker-key'

import { buildsName, HttpServer } from './http-server'
import { renderPart } from './parts'

/** Open connections of one client; browsers use six. */
const maxConnections = 200

/** Longer than nginx (60 seconds), Traefik (90) and Caddy (120) keep an idle connection. */
const idleProxyConnectionMs = 130_000

const stateTimeoutMs = 8000

/** Visits that are in memory alone; a failure is not worth a longer shutdown. */
const storeLastVisits = (): Promise<void> => requestTask(visitsTask).catch(() => undefined)

/** The state of the site for metrics: only Next's part of this process can read it. */
async function readValues() {
  const headers = { [workerKeyHeader]: workerKey(env.payloadSecret) }
  const { status, body } = await requestInside({ url: '/api/state/', headers }, stateTimeoutMs)
  return status === 200 ? stateValues(JSON.parse(body.toString()) as SiteState) : []
}

// Next's pages ask for their parts here.
shareParts(renderPart)

if (env.isProduction) {
  // Another process, which still has the older build, may get requests for these files as soon as this one sends pages.
  await storeBuild(process.cwd(), path.join(env.dataDir, buildsName))
}

/**
 * Loaded before Next: puts our server's listener before its own. The working folder is that of the server, as Next's own
 * `server.js` sets it.
 */
wrapNextServer(
  (next) => {
    const { metricsPort: port, metricsHost: host } = env
    const meters = port === undefined ? undefined : startMetrics({ host, port }, readValues)
    const options = { next, root: process.cwd(), sharedDir: env.dataDir, isStoring: env.isProduction, meters }
    const server = new HttpServer(options)
    refreshesOfProcess().showsTags = true
    onRefresh(server.refresh)
    return server.listener
  },
  (server) => {
    answerClientErrors(server)
    // At once, because the process may be ended hard, and again when no more visits can come.
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void storeLastVisits())
    delayClose(server, env.drainSeconds * 1000, () => storeLastVisits().then(innerRequestsEnd))
    // A proxy's connections are those of all visitors. A request that a proxy sends while the server closes the connection
    // is lost, and a form is not sent twice: so the proxy is to close it.
    if (env.trustedProxies > 0) server.keepAliveTimeout = idleProxyConnectionMs
    else limitConnections(server, maxConnections)
  },
)
