import type { Locale } from '@/lib/i18n/locales'

/** What a public address is made of; the names are those of the stored fields. */
export interface AddressSource {
  publishAddress?: boolean | null
  street?: string | null
  houseNumber?: string | null
  boxNr?: string | null
  latitude?: number | null
  longitude?: number | null
  locality?: { name?: string | null; zip?: string | null } | null
}

export interface PublicAddress {
  /** `Rue du Bac 12 bte 3`; `null` when the agency does not publish it or the street is unknown. */
  street: string | null
  zip: string | null
  city: string | null
  /** The exact place; `null` when the address is not published. */
  coordinates: { latitude: number; longitude: number } | null
}

const boxWords: Readonly<Record<Locale, string>> = { nl: 'bus', fr: 'bte', en: 'box', de: 'Bus' }

const textOrNull = (text: string | null | undefined) => text?.trim() || null

function streetLine(source: AddressSource, locale: Locale): string | null {
  const street = textOrNull(source.street)
  if (!street) return null
  const box = textOrNull(source.boxNr)
  return [street, textOrNull(source.houseNumber), box && `${boxWords[locale]} ${box}`]
    .filter(Boolean)
    .join(' ')
}

function exactPlace({ latitude, longitude }: AddressSource): PublicAddress['coordinates'] {
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null
  return { latitude, longitude }
}

/**
 * Returns only what may be shown of an address: postal code and town always, street and exact place only when
 * PublishAddress says so. Specification 3.2, acceptance E3, facts.md section 7.
 */
export function publicAddress(source: AddressSource, locale: Locale): PublicAddress {
  const isPublished = source.publishAddress === true
  return {
    street: isPublished ? streetLine(source, locale) : null,
    zip: textOrNull(source.locality?.zip),
    city: textOrNull(source.locality?.name),
    coordinates: isPublished ? exactPlace(source) : null,
  }
}

/** The address on one line: `Rue du Bac 12, 4000 Liège`; empty when nothing is known. */
export function formatAddress({ street, zip, city }: PublicAddress): string {
  const town = [zip, city].filter(Boolean).join(' ')
  return [street, town].filter(Boolean).join(', ')
}
