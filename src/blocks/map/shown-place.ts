import { idOf } from '@/lib/data/id-of'
import type { Locale } from '@/lib/i18n/locales'
import type { PlaceMark } from '@/lib/map/place-drawing'
import { formatAddress, publicAddress } from '@/lib/property/address'
import type { MapPoint } from '@/lib/property/listing-filters'
import type { MapBlock, SiteConfig } from '@/payload-types'

/** An address as the block shows it. */
export interface ShownPlace {
  name: string | null
  address: string | null
  /** Null: it has no place on the map. */
  mark: PlaceMark | null
  openingHours: string | null
  phone: string | null
  email: string | null
}

type StoredPlace = NonNullable<MapBlock['places']>[number]
type Coordinates = { latitude?: number | null | undefined; longitude?: number | null | undefined }

function exactMark({ latitude, longitude }: Coordinates): PlaceMark | null {
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null
  return { latitude, longitude, isApproximate: false }
}

/** The agency as the site configuration knows it; null while it has no address. */
export function placeOfAgency(agency: SiteConfig['agency'], locale: Locale): ShownPlace | null {
  if (!agency) return null
  const { name, zip, city, openingHours, phone, email } = agency
  const stored = { ...agency, publishAddress: true, locality: { name: city ?? null, zip: zip ?? null } }
  const address = formatAddress(publicAddress(stored, locale))
  const mark = exactMark(agency)
  if (!address && !mark) return null
  return {
    name: name ?? null,
    address: address.replace(', ', '\n') || null,
    mark,
    openingHours: openingHours ?? null,
    phone: phone ?? null,
    email: email ?? null,
  }
}

/**
 * An address an editor gave; null while nothing of it is filled in.
 *
 * @param middles the middle of each locality by its id
 */
export function placeOfEditor(stored: StoredPlace, middles: Record<string, MapPoint>): ShownPlace | null {
  const { name, address, locality, openingHours } = stored
  const middle = locality ? middles[idOf(locality)] : undefined
  const mark = exactMark(stored) ?? (middle ? { ...middle, isApproximate: true } : null)
  if (!name && !address && !mark) return null
  return {
    name: name ?? null,
    address: address ?? null,
    mark,
    openingHours: openingHours ?? null,
    phone: null,
    email: null,
  }
}

/** The way there at a maps service, which opens in a tab of its own; null when it could not find it. */
export function routeHref({ mark, address }: ShownPlace): string | null {
  const exact = mark && !mark.isApproximate ? `${mark.latitude},${mark.longitude}` : null
  const destination = exact ?? address?.replaceAll('\n', ', ')
  return destination
    ? `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`
    : null
}
