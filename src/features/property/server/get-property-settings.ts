import 'server-only'

import { cached } from '@/lib/cache/cached'
import type { Locale } from '@/lib/i18n/locales'
import { parseEpcScales, type EpcScales } from '@/features/property/model/epc-scales'
import { rowInForce } from '@/features/property/model/in-force'
import type { MortgageRate } from '@/features/property/model/legal-rates'
import type { MarqueeMapping } from '@/features/property/model/marquee'
import { defaultPriceStyle, type PriceStyle } from '@/features/property/model/price'
import { defaultNearRadiusInKm } from '@/features/property/model/near-radius'
import { defaultRenovationDuty, type RenovationDuty } from '@/features/property/model/renovation-notice'

import type { Legal } from '@/payload-types'

import { payloadClient } from '@/lib/payload/payload-client'
import { belgianDay } from '@/lib/time/belgian-time'

/** The settings of the agency and the law for all properties. */
export interface PropertySettings {
  priceStyle: PriceStyle
  showTakeovers: boolean
  /** What `near` a place means in a search. */
  nearRadiusInKm: number
  /** Whether pages show the day a property went online and its earlier prices (X9). */
  showPropertyHistory: boolean
  marquees: MarqueeMapping[]
  epcScales: EpcScales
  renovation: RenovationDuty
  /** The agency's example of a loan; undefined if it has none. */
  loan?: MortgageRate | undefined
}

/** The renovation duty in force on a day; only Flanders has one (facts.md 2.3). */
const dutyOn = ({ renovation }: Legal, day: string): RenovationDuty =>
  rowInForce(
    (renovation ?? []).filter(({ region }) => region === 'flanders'),
    day,
  ) ?? defaultRenovationDuty

async function readPropertySettings(locale: Locale): Promise<PropertySettings> {
  const payload = await payloadClient()
  const options = { locale, fallbackLocale: false, depth: 0, overrideAccess: false } as const
  const [config, codes, legal] = await Promise.all([
    payload.findGlobal({ slug: 'siteConfig', ...options }),
    payload.findGlobal({ slug: 'propertyCodes', ...options }),
    payload.findGlobal({ slug: 'legal', ...options }),
  ])
  return {
    priceStyle: config.priceStyle ?? defaultPriceStyle,
    nearRadiusInKm: config.nearRadius ?? defaultNearRadiusInKm,
    showTakeovers: config.showTakeovers ?? false,
    showPropertyHistory: config.showPropertyHistory ?? true,
    marquees: (codes.marquee ?? []).map(({ code, meaning, name }) => ({ code, meaning, name })),
    epcScales: parseEpcScales(legal.epcScales),
    loan: rowInForce(legal.mortgageRates ?? [], belgianDay(new Date())),
    renovation: dutyOn(legal, belgianDay(new Date())),
  }
}

export const getPropertySettings = cached('property-settings', readPropertySettings)
