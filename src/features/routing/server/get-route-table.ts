import 'server-only'

import { cache } from 'react'

import { cached } from '@/lib/cache/cached'
import { tags } from '@/lib/cache/tags'
import { redirectsAt } from '@/features/routing/model/redirects'
import { readRouteTable } from './read-route-table'
import { indexRouteTable, type RouteIndex, type RouteTable } from '@/features/routing/model/route-table'

import { payloadClient } from '@/lib/payload/payload-client'

const readTable = async (): Promise<RouteTable> => readRouteTable(await payloadClient())

const readCachedRouteTable = cached('route-table', readTable, [
  tags.routes,
  tags.pages,
  tags.articles,
  tags.testimonials,
  tags.projects,
])

/**
 * All public paths of the site except those of properties, in all languages. One cached map decides whether a path
 * exists before other data is read, so unknown paths cause neither queries nor cache files.
 */
export const getRouteIndex = cache(async (): Promise<RouteIndex> => {
  const { entries, redirects } = await readCachedRouteTable()
  return indexRouteTable({ entries, redirects: redirectsAt(redirects, new Date()) })
})
