import { areRivers, type RiverCourse } from '@/features/map/model/river-courses'
import { writeRivers } from '@/features/map/server/map-files'

import { readJson } from '../../content/data-files'

/** The rivers of the demo's region: drawn by hand, exact to some hundred metres, not copied from a map. */
export function demoRivers(): RiverCourse[] {
  const rivers = readJson('demo/site/map/rivers.json')
  if (!areRivers(rivers)) throw new Error('demo/site/map/rivers.json has something that is no river.')
  return rivers
}

/** Puts what only concerns the demo's agency into the data folder. */
export const seedSiteFiles = async (): Promise<void> => void (await writeRivers(demoRivers()))
