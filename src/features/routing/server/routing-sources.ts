import type { Payload } from 'payload'

import type { RoutingSources } from '@/features/routing/model/resolve-public-url'
import { readLanguages } from '@/lib/payload/read-languages'
import { redirectsAt } from '@/features/routing/model/redirects'
import { indexRouteTable } from '@/features/routing/model/route-table'

import { findFeedRef } from './find-feed-ref'
import { readPropertyParts } from './read-property-parts'
import { readRouteTable } from './read-route-table'

/** The current data as visitors would see it: for explaining URLs in the studio. */
export async function readRoutingSources(payload: Payload, now = new Date()): Promise<RoutingSources> {
  const [table, languages] = await Promise.all([readRouteTable(payload), readLanguages(payload)])
  return {
    index: indexRouteTable({ ...table, redirects: redirectsAt(table.redirects, now) }),
    languages,
    now,
    findParts: (ref) => readPropertyParts(payload, ref),
    findFeedRef: (feedNumber) => findFeedRef(payload, feedNumber),
  }
}
