import type { Locale } from '@/lib/i18n/locales'
import { toPictureSource } from '@/features/media/model/to-picture-source'
import { foreignCountryName } from '@/features/property/model/countries'
import { disclosedPicture } from '@/features/property/model/disclosure'
import { describeEpc } from '@/features/property/model/epc-label'
import { knownMeasure } from '@/features/property/model/known-measure'
import { describeMarquee } from '@/features/property/model/marquee'
import { openHousesOf } from '@/features/property/model/open-houses'
import { describePrice } from '@/features/property/model/price'
import { propertyTitle } from '@/features/property/model/property-title'
import type { PropertySummary } from '@/features/property/model/property-summary'
import { propertyPath } from '@/features/routing/model/property-path'
import type { RouteIndex } from '@/features/routing/model/route-table'
import type { Property } from '@/payload-types'

import type { PropertySettings } from '@/features/property/server/reads'
import { belgianDay } from '@/lib/time/belgian-time'
import { populated } from '@/lib/values/read-value'

/** Only the fields of a card are read. */
export const cardFields = {
  ref: true,
  goal: true,
  status: true,
  headline: true,
  agentLine: true,
  slug: true,
  locality: true,
  type: true,
  price: true,
  publishPrice: true,
  priceUnit: true,
  priceUnitText: true,
  viagerType: true,
  bouquet: true,
  viagerIndexedRent: true,
  epcState: true,
  epcLabelText: true,
  energyPerformance: true,
  bedrooms: true,
  surfaceLiving: true,
  surfaceGround: true,
  pictures: true,
  marquee: true,
  marqueeName: true,
  openHouses: true,
  disclosure: true,
} as const satisfies Partial<Record<keyof Property, true>>

export type CardProperty = Pick<Property, keyof typeof cardFields | 'id'>

export interface SummaryContext {
  locale: Locale
  routes: RouteIndex
  settings: PropertySettings
}

function getEpcLabel(property: CardProperty, settings: PropertySettings): string | null {
  const locality = populated(property.locality)
  const epc = describeEpc(
    {
      ...property,
      zip: locality?.zip,
      countryId: locality?.countryId,
      webId: populated(property.type)?.webId,
    },
    settings.epcScales,
    belgianDay(new Date()),
  )
  return epc.state === 'known' ? epc.label : null
}

/** The URL path of a property in the language in which it was read. */
function propertyHref(property: CardProperty, { locale, routes }: SummaryContext): string {
  const inLocale = <T>(value: T) => ({ [locale]: value })
  return propertyPath(
    routes,
    {
      ref: property.ref,
      goal: property.goal,
      headline: inLocale(property.headline),
      slug: inLocale(property.slug),
      localitySlug: inLocale(populated(property.locality)?.slug),
      typeSlug: inLocale(populated(property.type)?.slug),
    },
    locale,
  )
}

/**
 * Converts a stored property, read in one language with its relations, for a list, without values hidden from
 * visitors.
 */
export function toPropertySummary(property: CardProperty, context: SummaryContext): PropertySummary {
  const type = populated(property.type)
  const locality = populated(property.locality)
  const title = propertyTitle({ ...property, type: type?.name, city: locality?.name }, context.locale)
  return {
    id: property.id,
    ref: property.ref,
    href: propertyHref(property, context),
    title,
    typeName: type?.name ?? '',
    city: locality?.name ?? '',
    zip: locality?.zip ?? '',
    country: foreignCountryName(locality?.countryId, context.locale) ?? undefined,
    price: describePrice({ ...property, webId: type?.webId }),
    epcLabel: getEpcLabel(property, context.settings),
    bedrooms: knownMeasure(property.bedrooms),
    livingAreaInSquareMetres: knownMeasure(property.surfaceLiving),
    groundAreaInSquareMetres: knownMeasure(property.surfaceGround),
    picture: disclosedPicture(toPictureSource(property.pictures?.[0], 1360), property.disclosure, title),
    marquee: describeMarquee(property.marquee, property.marqueeName, context.settings.marquees),
    ...openHousesOf(property),
    agentLine: property.agentLine?.trim() || undefined,
  }
}
