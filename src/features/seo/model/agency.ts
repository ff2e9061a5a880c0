import type { GeoCoordinates, PostalAddress, RealEstateAgent, WithContext } from 'schema-dts'

import type { SiteConfig } from '@/payload-types'
import { agencyStreet } from '@/lib/values/agency-details'
import { isWebUrl } from '@/lib/values/external-link'

import { absoluteUrl, agencyId, orAbsent } from './json-ld'

type StoredAgency = NonNullable<SiteConfig['agency']>

interface AgencySource {
  agency: StoredAgency
  /** Path of the home page. */
  homeHref: string
  logoSrc: string | null
  imageSrc: string | null
}

/** The agency's office is in Belgium: its licence is a Belgian one (facts.md 3.4). */
const postalAddress = (agency: StoredAgency): PostalAddress => ({
  '@type': 'PostalAddress',
  streetAddress: orAbsent(agencyStreet(agency)),
  postalCode: orAbsent(agency.zip),
  addressLocality: orAbsent(agency.city),
  addressCountry: 'BE',
})

function coordinates({ latitude, longitude }: StoredAgency): GeoCoordinates | undefined {
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return undefined
  return { '@type': 'GeoCoordinates', latitude, longitude }
}

/**
 * The agency of the site (facts.md section 7). Opening hours are left out: they are free text, which machines cannot
 * parse.
 */
export function agencyData(
  { agency, homeHref, logoSrc, imageSrc }: AgencySource,
  origin: string,
): WithContext<RealEstateAgent> {
  const profiles = (agency.socialLinks ?? []).map(({ url }) => url).filter(isWebUrl)
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateAgent',
    '@id': agencyId(origin),
    name: orAbsent(agency.name),
    legalName: orAbsent(agency.companyName),
    url: absoluteUrl(homeHref, origin),
    telephone: orAbsent(agency.phone),
    email: orAbsent(agency.email),
    address: postalAddress(agency),
    geo: coordinates(agency),
    logo: logoSrc === null ? undefined : absoluteUrl(logoSrc, origin),
    image: imageSrc === null ? undefined : absoluteUrl(imageSrc, origin),
    vatID: orAbsent(agency.vatNumber),
    sameAs: profiles.length > 0 ? profiles : undefined,
  }
}
