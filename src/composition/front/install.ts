import path from 'node:path'

import { shareFlightFolder } from '@/lib/cache/flight-files.cjs'
import { onRefresh, refreshesOfProcess } from '@/lib/cache/refreshes'
import { env } from '@/lib/env'
import { limitConnections } from '@/lib/http/front/client-limits'
import { delayClose } from '@/lib/http/front/delay-close'
import { installFront } from '@/lib/http/front/install-front'
import { keepBuild } from '@/lib/http/front/kept-builds'

import { buildsName, flightName, Front } from './front'

/** Open connections of one client; browsers use six. */
const maxConnections = 200

if (env.isProduction) {
  shareFlightFolder(path.join(env.dataDir, flightName))
  // Another process, which still has the older build, may be asked for these files as soon as this one sends pages.
  await keepBuild(process.cwd(), path.join(env.dataDir, buildsName))
}

/**
 * Loaded before Next: puts the HTTP front before its listener. The working folder is that of the server, as Next's own
 * `server.js` sets it.
 */
installFront(
  (next) => {
    const front = new Front({ next, root: process.cwd(), shared: env.dataDir, isStoring: env.isProduction })
    refreshesOfProcess().showsTags = true
    onRefresh(front.refresh)
    return front.listener
  },
  (server) => {
    delayClose(server, env.drainSeconds * 1000)
    // A proxy's connections are those of all visitors.
    if (env.trustedProxies === 0) limitConnections(server, maxConnections)
  },
)
