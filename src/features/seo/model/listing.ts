import type {
  BusinessFunction,
  ItemAvailability,
  OfferLeaf,
  RealEstateListing,
  WithContext,
} from 'schema-dts'

import type { Locale } from '@/lib/i18n/locales'
import type { Availability } from '@/features/property/model/availability'
import type { PropertyGoal } from '@/features/property/model/goal'
import type { PriceDescription } from '@/features/property/model/price'
import { toDay } from '@/lib/time/belgian-time'

import { dwellingData, type DwellingSource } from './dwelling'
import { absoluteUrl, agencyId, orAbsent } from './json-ld'

/** A property on offer, with public fields only. */
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

const availabilities: Readonly<Record<Availability, ItemAvailability>> = {
  available: 'https://schema.org/InStock',
  underOption: 'https://schema.org/LimitedAvailability',
  sold: 'https://schema.org/SoldOut',
  rented: 'https://schema.org/SoldOut',
  notFound: 'https://schema.org/SoldOut',
}

/** URLs, as in schema.org's own examples; the types contain only the form with properties. */
const businessFunctions = {
  sale: 'http://purl.org/goodrelations/v1#Sell',
  rent: 'http://purl.org/goodrelations/v1#LeaseOut',
  takeover: 'http://purl.org/goodrelations/v1#Sell',
} satisfies Record<PropertyGoal, string> as unknown as Readonly<Record<PropertyGoal, BusinessFunction>>

/** Down payment and instalments: the bouquet alone would be a wrong price. */
function annuityData(bouquet: number | null, monthly: number | null): Pick<OfferLeaf, 'priceSpecification'> {
  const part = { '@type': 'UnitPriceSpecification', priceCurrency: 'EUR' } as const
  if (monthly === null) return {}
  return {
    priceSpecification: {
      '@type': 'CompoundPriceSpecification',
      priceCurrency: 'EUR',
      priceComponent: [
        ...(bouquet === null
          ? []
          : [{ ...part, price: bouquet, priceComponentType: 'https://schema.org/Downpayment' } as const]),
        { ...part, price: monthly, unitCode: 'MON', priceComponentType: 'https://schema.org/Installment' },
      ],
    },
  }
}

/** The price as the page shows it; left out when the page shows none. Rents are per month, unit code MON. */
function priceData(
  price: PriceDescription,
): Pick<OfferLeaf, 'price' | 'priceCurrency' | 'priceSpecification'> {
  if (price.kind === 'annuity') return annuityData(null, price.annuity)
  if (price.kind !== 'exact' && price.kind !== 'from') return {}
  if (price.annuity !== undefined) return annuityData(price.price, price.annuity)
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
export function listingData(listing: ListingSource, origin: string): WithContext<RealEstateListing> {
  const url = absoluteUrl(listing.path, origin)
  const dwellingId = `${url}#property`
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    '@id': url,
    url,
    name: listing.title,
    description: orAbsent(listing.description),
    inLanguage: listing.locale,
    datePosted: toDay(listing.onlineSince) ?? undefined,
    image: listing.imageSrcs.map((src) => absoluteUrl(src, origin)),
    mainEntity: { '@id': dwellingId, ...dwellingData(listing.dwelling) },
    offers: {
      '@type': 'Offer',
      url,
      businessFunction: businessFunctions[listing.goal],
      availability: availabilities[listing.availability],
      ...priceData(listing.price),
      itemOffered: { '@id': dwellingId },
      offeredBy: { '@id': agencyId(origin) },
    },
  }
}
