import { onRefresh, refreshesOfProcess } from '@/lib/cache/refreshes'
import { env } from '@/lib/env'
import { limitConnections } from '@/lib/http/front/client-limits'
import { installFront } from '@/lib/http/front/install-front'

import { Front } from './front'

/** Open connections of one client; browsers use six. */
const maxConnections = 200

/**
 * Loaded before Next: puts the HTTP front before its listener. The working folder is that of the server, as Next's own
 * `server.js` sets it.
 */
installFront(
  (next) => {
    const front = new Front({ next, root: process.cwd(), isStoring: env.isProduction })
    refreshesOfProcess().showsTags = true
    onRefresh(front.refresh)
    return front.listener
  },
  (server) => {
    // A proxy's connections are those of all visitors.
    if (env.trustedProxies === 0) limitConnections(server, maxConnections)
  },
)
