import type { Payload } from 'payload'

import { readStreetFile } from '@/features/map/server/api'

import type { SiteReadings } from '../model/site-readings'

/** Whether the settings name the file of the street map, and whether it can be used. */
export async function readStreets(payload: Payload): Promise<SiteReadings['streets']> {
  const { mapTiles } = await payload.findGlobal({
    slug: 'siteConfig',
    depth: 0,
    select: { mapTiles: true },
    overrideAccess: false,
  })
  if (mapTiles?.source !== 'file') return { isSet: false, problem: null }
  const state = await readStreetFile()
  return { isSet: true, problem: 'problem' in state ? state.problem : null }
}
