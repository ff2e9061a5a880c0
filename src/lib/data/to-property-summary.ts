import type { Locale } from '@/lib/i18n/locales'
import { toPictureSource } from '@/lib/media/to-picture-source'
import { describeEpc } from '@/lib/property/epc-label'
import { describeMarquee } from '@/lib/property/marquee'
import { describePrice } from '@/lib/property/price'
import type { PropertySummary } from '@/lib/property/property-summary'
import { propertyPath } from '@/lib/routing/property-path'
import type { RouteIndex } from '@/lib/routing/route-table'
import type { Property } from '@/payload-types'

import type { PropertySettings } from './get-property-settings'

/** Only what a card shows is read. */
export const cardFields = {
  ref: true,
  goal: true,
  status: true,
  headline: true,
  locality: true,
  type: true,
  price: true,
  publishPrice: true,
  priceUnit: true,
  priceUnitText: true,
  epcState: true,
  epcLabelText: true,
  energyPerformance: true,
  bedrooms: true,
  surfaceLiving: true,
  surfaceGround: true,
  pictures: true,
  marquee: true,
  marqueeName: true,
} as const satisfies Partial<Record<keyof Property, true>>

export type CardProperty = Pick<Property, keyof typeof cardFields>

export interface SummaryContext {
  locale: Locale
  routes: RouteIndex
  settings: PropertySettings
}

/** A relation that was loaded; a bare id means that the reader may not see it. */
export const loaded = <T extends object>(relation: T | string | null | undefined): T | null =>
  typeof relation === 'object' ? relation : null

function epcLabelOf(property: CardProperty, settings: PropertySettings): string | null {
  const locality = loaded(property.locality)
  const epc = describeEpc(
    { ...property, zip: locality?.zip, countryId: locality?.countryId, webId: loaded(property.type)?.webId },
    settings.epcScales,
  )
  return epc.state === 'known' ? epc.label : null
}

/** The address of a property in the language it was read in. */
export function hrefOfProperty(property: CardProperty, { locale, routes }: SummaryContext): string {
  const inLocale = <T>(value: T) => ({ [locale]: value })
  return propertyPath(
    routes,
    {
      ref: property.ref,
      goal: property.goal,
      headline: inLocale(property.headline),
      localitySlug: inLocale(loaded(property.locality)?.slug),
      typeSlug: inLocale(loaded(property.type)?.slug),
    },
    locale,
  )
}

/** Cleans a stored property, read in one language with its relations, for a list. */
export function toPropertySummary(property: CardProperty, context: SummaryContext): PropertySummary {
  const type = loaded(property.type)
  const locality = loaded(property.locality)
  return {
    ref: property.ref,
    href: hrefOfProperty(property, context),
    title: property.headline || type?.name || String(property.ref),
    typeName: type?.name ?? '',
    city: locality?.name ?? '',
    zip: locality?.zip ?? '',
    price: describePrice(property),
    epcLabel: epcLabelOf(property, context.settings),
    bedrooms: property.bedrooms ?? null,
    livingAreaInSquareMetres: property.surfaceLiving ?? null,
    groundAreaInSquareMetres: property.surfaceGround ?? null,
    picture: toPictureSource(property.pictures?.[0], 1360),
    marquee: describeMarquee(property.marquee, property.marqueeName, context.settings.marquees),
  }
}
