import 'server-only'

import { cache } from 'react'

import { cached } from '@/lib/cache/cached'
import { tags } from '@/lib/cache/tags'
import { readRouteTable } from '@/lib/cms/route-table/read-route-table'
import { indexRouteTable, type RouteIndex, type RouteTable } from '@/lib/routing/route-table'

import { payloadClient } from './payload-client'

const readTable = async (): Promise<RouteTable> => readRouteTable(await payloadClient())

const readCachedRouteTable = cached('route-table', readTable, [
  tags.routes,
  tags.pages,
  tags.articles,
  tags.testimonials,
  tags.projects,
])

/**
 * Every public address of the site but those of properties, in all languages. One cached map answers whether an
 * address exists before anything else is read, so unknown addresses cost neither queries nor files.
 */
export const getRouteIndex = cache(async (): Promise<RouteIndex> => indexRouteTable(await readCachedRouteTable()))
