import type { Locale } from '../i18n/locales'
import type { Availability } from '../property/availability'
import type { PropertyGoal } from '../property/goal'
import type { PriceDescription } from '../property/price'

import { dwellingData, type DwellingSource } from './dwelling'
import { absoluteAddress, agencyId, known, type JsonLdObject } from './json-ld'

/** A property on offer, cleaned of what a visitor may not see. */
export interface ListingSource {
  path: string
  locale: Locale
  goal: PropertyGoal
  availability: Availability
  price: PriceDescription
  title: string
  description: string | null
  imageSrcs: string[]
  /** ISO date and time. */
  onlineSince: string | null
  dwelling: DwellingSource
}

const availabilities: Readonly<Record<Availability, string>> = {
  available: 'InStock',
  underOption: 'LimitedAvailability',
  sold: 'SoldOut',
  rented: 'SoldOut',
  notFound: 'SoldOut',
}

const goodRelations = 'http://purl.org/goodrelations/v1#'

/** The price as the page shows it; nothing at all when it shows none. Rents are per month, the unit code MON. */
function priceData(price: PriceDescription): JsonLdObject {
  if (price.kind !== 'exact' && price.kind !== 'from') return {}
  const amount = {
    priceCurrency: 'EUR',
    ...(price.kind === 'from' ? { minPrice: price.price } : { price: price.price }),
  }
  if (price.monthly)
    return { priceSpecification: { '@type': 'UnitPriceSpecification', ...amount, unitCode: 'MON' } }
  if (price.kind === 'from') return { priceSpecification: { '@type': 'PriceSpecification', ...amount } }
  return amount
}

/** A property on offer with its home (facts.md section 7). */
export function listingData(listing: ListingSource, origin: string): JsonLdObject {
  const url = absoluteAddress(listing.path, origin)
  const dwellingId = `${url}#property`
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    '@id': url,
    url,
    name: listing.title,
    description: known(listing.description),
    inLanguage: listing.locale,
    datePosted: listing.onlineSince?.slice(0, 10),
    image: listing.imageSrcs.map((src) => absoluteAddress(src, origin)),
    mainEntity: { '@id': dwellingId, ...dwellingData(listing.dwelling) },
    offers: {
      '@type': 'Offer',
      url,
      businessFunction: goodRelations + (listing.goal === 'rent' ? 'LeaseOut' : 'Sell'),
      availability: `https://schema.org/${availabilities[listing.availability]}`,
      ...priceData(listing.price),
      itemOffered: { '@id': dwellingId },
      offeredBy: { '@id': agencyId(origin) },
    },
  }
}
