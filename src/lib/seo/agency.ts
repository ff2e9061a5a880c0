import type { SiteConfig } from '@/payload-types'

import { absoluteAddress, agencyId, known, type JsonLdObject } from './json-ld'

type StoredAgency = NonNullable<SiteConfig['agency']>

interface AgencySource {
  agency: StoredAgency
  /** Address of the home page, from the root on. */
  homeHref: string
  logoSrc: string | null
  imageSrc: string | null
}

const isWebAddress = (url: string): boolean => /^https?:\/\//.test(url)

/** The agency's office stands in Belgium: its licence is a Belgian one (facts.md 3.4). */
function postalAddress({ street, houseNumber, boxNr, zip, city }: StoredAgency): JsonLdObject {
  const line = [street, houseNumber, boxNr && `/ ${boxNr}`].filter(Boolean).join(' ')
  return {
    '@type': 'PostalAddress',
    streetAddress: known(line),
    postalCode: known(zip),
    addressLocality: known(city),
    addressCountry: 'BE',
  }
}

function coordinates({ latitude, longitude }: StoredAgency): JsonLdObject | undefined {
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return undefined
  return { '@type': 'GeoCoordinates', latitude, longitude }
}

/**
 * Who stands behind the site (facts.md section 7). Opening hours are left out: they are stored as free text, which
 * machines do not read.
 */
export function agencyData(
  { agency, homeHref, logoSrc, imageSrc }: AgencySource,
  origin: string,
): JsonLdObject {
  const profiles = (agency.socialLinks ?? []).map(({ url }) => url).filter(isWebAddress)
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateAgent',
    '@id': agencyId(origin),
    name: known(agency.name),
    legalName: known(agency.companyName),
    url: absoluteAddress(homeHref, origin),
    telephone: known(agency.phone),
    email: known(agency.email),
    address: postalAddress(agency),
    geo: coordinates(agency),
    logo: logoSrc === null ? undefined : absoluteAddress(logoSrc, origin),
    image: imageSrc === null ? undefined : absoluteAddress(imageSrc, origin),
    vatID: known(agency.vatNumber),
    sameAs: profiles.length > 0 ? profiles : undefined,
  }
}
