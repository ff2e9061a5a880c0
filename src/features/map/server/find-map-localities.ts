import 'server-only'

import { cached } from '@/lib/cache/cached'
import { taggedAs } from '@/lib/cache/cached-read'
import { tags } from '@/lib/cache/tags'
import { getSettings } from '@/features/content/server/reads'
import { isAround, knownPoint } from '@/features/listings/model/offered-places'
import { belgium, foreignAlpha2, luxembourg } from '@/features/property/model/countries'
import { sourceLocale, type Locale, type Localized } from '@/lib/i18n/locales'
import { rankOfZip } from '@/features/map/model/place-labels'
import type { MapPlace } from '@/features/map/model/map-points'

import { fillStoredTexts } from '@/lib/payload/agency-texts'
import { payloadClient } from '@/lib/payload/payload-client'
import type { SiteConfig } from '@/payload-types'

/** More than all localities of Belgium. */
const maxLocalities = 4000

/** Payload types a document read in all languages as if it were read in one; these are the actual fields. */
interface LocalityRow {
  name?: Partial<Localized>
  zip?: string
  countryId?: number
  municipality?: string | null
  latitude?: number | null
  longitude?: number | null
}

function toMapLocality(row: LocalityRow, locale: Locale): MapPlace[] {
  const { name = {}, zip = '', municipality = null, latitude, longitude } = row
  const country = foreignAlpha2(row.countryId)
  const shown = name[locale] ?? name[sourceLocale]
  if (!shown || typeof latitude !== 'number' || typeof longitude !== 'number') return []
  const isMain = Object.values(name).some((each) => each === municipality)
  return [
    {
      name: shown,
      latitude,
      longitude,
      isMain,
      rank: isMain ? rankOfZip(zip) : 0,
      zip,
      municipality,
      ...(country && { country }),
    },
  ]
}

async function readMapLocalities(locale: Locale): Promise<MapPlace[]> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'localities',
    where: {
      latitude: { exists: true },
      longitude: { exists: true },
      countryId: { in: [belgium, luxembourg] },
    },
    select: { name: true, zip: true, countryId: true, municipality: true, latitude: true, longitude: true },
    locale: 'all',
    sort: 'zip',
    limit: maxLocalities,
    pagination: false,
    depth: 0,
    overrideAccess: false,
  })
  const rows = await fillStoredTexts(docs as unknown as LocalityRow[], payload)
  return rows.flatMap((row) => toMapLocality(row, locale))
}

type Agency = NonNullable<SiteConfig['agency']>

/** The town of the agency: a site without places has a map of it, not an empty one. */
function townOf(agency: Agency): MapPlace[] {
  const { city: name, zip } = agency
  const point = knownPoint(agency)
  if (!point || !name) return []
  return [{ name, ...point, isMain: true, rank: 2, zip: zip ?? '', municipality: name }]
}

/** The localities that the drawn map consists of: those of its region with coordinates. */
export const findMapLocalities = cached('map-localities', async (locale: Locale) => {
  const places = await taggedAs([tags.list('localities')], () => readMapLocalities(locale))
  const { agency = {} } = (await getSettings(locale)).config
  return places.length > 0
    ? places.map((place): MapPlace => (isAround(agency, place) ? place : { ...place, isFar: true }))
    : townOf(agency)
})
