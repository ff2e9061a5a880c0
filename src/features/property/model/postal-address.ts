import type { Locale } from '@/lib/i18n/locales'

import { boxText } from './catalogue-texts'
import { foreignCountryName } from './countries'
import { formatTown } from './format-town'

/** Input of the public postal address; the names are those of the stored fields. */
export interface PostalAddressSource {
  publishAddress?: boolean | null
  street?: string | null
  houseNumber?: string | null
  boxNr?: string | null
  latitude?: number | null
  longitude?: number | null
  locality?: { name?: string | null; zip?: string | null; countryId?: number | null } | null
}

export interface PublicPostalAddress {
  /** `Rue Haute 12 bte 3`; `null` when the agency does not publish it or the street is unknown. */
  street: string | null
  zip: string | null
  city: string | null
  /** Its name; null in the agency's own country, where it goes without saying. */
  country: string | null
  /** The exact coordinates; `null` if the postal address is not published. */
  coordinates: { latitude: number; longitude: number } | null
}

const textOrNull = (text: string | null | undefined) => text?.trim() || null

function streetLine(source: PostalAddressSource, locale: Locale): string | null {
  const street = textOrNull(source.street)
  if (!street) return null
  const box = textOrNull(source.boxNr)
  return [street, textOrNull(source.houseNumber), box && `${boxText[locale]} ${box}`]
    .filter(Boolean)
    .join(' ')
}

function exactPlace({ latitude, longitude }: PostalAddressSource): PublicPostalAddress['coordinates'] {
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null
  return { latitude, longitude }
}

/**
 * Returns only the public parts of a postal address: postal code and town always, street and exact coordinates
 * only if PublishAddress is set. Specification 3.2, acceptance E3, facts.md section 7.
 */
export function publicPostalAddress(source: PostalAddressSource, locale: Locale): PublicPostalAddress {
  const isPublished = source.publishAddress === true
  return {
    street: isPublished ? streetLine(source, locale) : null,
    zip: textOrNull(source.locality?.zip),
    city: textOrNull(source.locality?.name),
    country: foreignCountryName(source.locality?.countryId, locale),
    coordinates: isPublished ? exactPlace(source) : null,
  }
}

/**
 * The postal address on one line as pages show it: `Rue Haute 12, 1000 Bruxelles`; empty if nothing is known. E-mails,
 * calendars, descriptions for search engines and URLs take it through `withPlainSpaces`.
 */
export const formatPostalAddress = (address: PublicPostalAddress): string =>
  [address.street, formatTown(address)].filter(Boolean).join(', ')
