import 'server-only'

import { getSettings } from '@/features/content/server/reads'
import type { MapPoint } from '@/features/listings/model/listing-filters'
import { isMapped, type StreetsRegion } from '@/features/map/model/mapped-region'
import { tileSettingsOf } from '@/features/map/model/tile-settings'
import type { Locale } from '@/lib/i18n/locales'

import { readStreetFile } from './street-file'

async function streetsOf(locale: Locale): Promise<StreetsRegion> {
  const tiles = tileSettingsOf((await getSettings(locale)).config.mapTiles)
  if (tiles?.kind !== 'file') return tiles
  const state = await readStreetFile()
  return 'file' in state ? { kind: 'file', bounds: state.file.bounds } : null
}

/** Whether a page can show a place on a map: abroad only the street map does. */
export const hasMap = async (place: MapPoint | null, locale: Locale): Promise<boolean> =>
  place !== null && (isMapped(null, place) || isMapped(await streetsOf(locale), place))
