import 'server-only'

import { cache } from 'react'

import { cached } from '@/lib/cache/cached'
import { addTags, taggedAs } from '@/lib/cache/cached-read'
import { tags } from '@/lib/cache/tags'
import { redirectsAt } from '@/features/routing/model/redirects'
import { readRouteTable } from './read-route-table'
import { indexRouteTable, type RouteIndex, type RouteTable } from '@/features/routing/model/route-table'

import { payloadClient } from '@/lib/payload/payload-client'

// Every page would have every document as a tag.
const readTable = (): Promise<RouteTable> =>
  taggedAs([tags.routes], async () => readRouteTable(await payloadClient()))

const readCachedRouteTable = cached('route-table', readTable)

const readRouteIndex = cache(async (): Promise<RouteIndex> => {
  const table = await readCachedRouteTable()
  return indexRouteTable({ ...table, redirects: redirectsAt(table.redirects, new Date()) })
})

/**
 * All public paths of the site except those of properties, in all languages. One cached map decides whether a path
 * exists before other data is read, so unknown paths cause neither queries nor cache files.
 */
export const getRouteIndex = (): Promise<RouteIndex> => {
  // React answers the second call within a request without reading.
  addTags([tags.routes])
  return readRouteIndex()
}
