import { idOf } from '@/lib/values/read-value'
import type { Locale } from '@/lib/i18n/locales'
import type { PlaceMark } from '@/features/map/model/place-drawing'
import { formatPostalAddress, publicPostalAddress } from '@/features/property/model/postal-address'
import type { MapPoint } from '@/features/listings/model/listing-filters'
import type { MapBlock, SiteConfig } from '@/payload-types'
import { withPlainSpaces } from '@/lib/values/text'
import { fieldMark } from '@/lib/field-marks'

/** A postal address as the block shows it. */
export interface ShownPlace {
  /** For `data-field`: the group or row of the form with its fields. */
  field?: string | undefined
  name: string | null
  address: string | null
  /** Null: without a pin. */
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

/** The agency of the site configuration; null if it has no postal address. */
export function placeOfAgency(agency: SiteConfig['agency'], locale: Locale): ShownPlace | null {
  if (!agency) return null
  const { name, zip, city, openingHours, phone, email } = agency
  const stored = { ...agency, publishAddress: true, locality: { name: city ?? null, zip: zip ?? null } }
  const address = formatPostalAddress(publicPostalAddress(stored, locale))
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
 * A postal address of an editor; null if it is empty.
 *
 * @param middles the centre of each locality by its id
 */
export function placeOfEditor(stored: StoredPlace, centres: Record<string, MapPoint>): ShownPlace | null {
  const { name, address, locality, openingHours } = stored
  const centre = locality ? centres[idOf(locality)] : undefined
  const mark = exactMark(stored) ?? (centre ? { ...centre, isApproximate: true } : null)
  if (!name && !address && !mark) return null
  return {
    field: fieldMark('places', stored.id),
    name: name ?? null,
    address: address ?? null,
    mark,
    openingHours: openingHours ?? null,
    phone: null,
    email: null,
  }
}

/** URL of directions at a maps service, opened in a new tab; null if the place cannot be found there. */
export function routeHref({ mark, address }: ShownPlace): string | null {
  const exact = mark && !mark.isApproximate ? `${mark.latitude},${mark.longitude}` : null
  const destination = exact ?? (address && withPlainSpaces(address).replaceAll('\n', ', '))
  return destination
    ? `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`
    : null
}
