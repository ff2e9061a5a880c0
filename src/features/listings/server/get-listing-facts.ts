import 'server-only'

import { cache } from 'react'

import type { Locale } from '@/lib/i18n/locales'
import { knownMeasure } from '@/features/property/model/known-measure'
import { publicPostalAddress, type PublicPostalAddress } from '@/features/property/model/postal-address'

import { payloadClient } from '@/lib/payload/payload-client'
import { populated } from '@/lib/values/read-value'

/** Facts for structured data that the page itself does not show. */
interface ListingFacts {
  address: PublicPostalAddress
  countryId: number | null
  townCentre: { latitude: number; longitude: number } | null
  webId: number | null
  bathrooms: number | null
  /** ISO date and time, like the next field. */
  onlineSince: string | null
  soldAt: string | null
}

const fields = {
  locality: true,
  type: true,
  publishAddress: true,
  street: true,
  houseNumber: true,
  boxNr: true,
  latitude: true,
  longitude: true,
  bathrooms: true,
  showerRooms: true,
  onlineSince: true,
  soldAt: true,
  disclosure: true,
} as const

const relations = {
  localities: { name: true, zip: true, countryId: true, latitude: true, longitude: true },
  propertyTypes: { webId: true },
} as const

interface Place {
  latitude?: number | null
  longitude?: number | null
}

function centreOf(locality: Place | null): ListingFacts['townCentre'] {
  const { latitude, longitude } = locality ?? {}
  return typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : null
}

async function readListingFacts(ref: number, locale: Locale): Promise<ListingFacts | null> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'properties',
    where: { ref: { equals: ref } },
    select: fields,
    populate: relations,
    depth: 1,
    limit: 1,
    pagination: false,
    locale,
    fallbackLocale: false,
    overrideAccess: false,
  })
  const property = docs[0]
  if (!property) return null
  const locality = populated(property.locality)
  const { bathrooms, showerRooms, onlineSince, soldAt } = property
  return {
    address: publicPostalAddress({ ...property, locality }, locale),
    countryId: locality?.countryId ?? null,
    townCentre: (property.disclosure ?? 'open') === 'open' ? centreOf(locality) : null,
    webId: populated(property.type)?.webId ?? null,
    bathrooms: knownMeasure((bathrooms ?? 0) + (showerRooms ?? 0)),
    onlineSince: onlineSince ?? null,
    soldAt: soldAt ?? null,
  }
}

/** Not cached beyond the request: the page it is read for is cached, and refreshed with its property. */
export const getListingFacts = cache(readListingFacts)
