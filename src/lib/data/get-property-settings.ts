import 'server-only'

import { cached } from '@/lib/cache/cached'
import { tags } from '@/lib/cache/tags'
import type { Locale } from '@/lib/i18n/locales'
import { readEpcScales, type EpcScales } from '@/lib/property/epc-scales'
import { rowInForce } from '@/lib/property/in-force'
import type { MarqueeMapping } from '@/lib/property/marquee'
import type { PriceStyle } from '@/lib/property/price'
import { defaultRenovationDuty, type RenovationDuty } from '@/lib/property/renovation-notice'

import type { Legal } from '@/payload-types'

import { payloadClient } from './payload-client'

/** What the agency and the law set for all properties. */
export interface PropertySettings {
  priceStyle: PriceStyle
  showTakeovers: boolean
  /** Whether pages tell since when a property is online and which prices it had (X9). */
  showPropertyHistory: boolean
  marquees: MarqueeMapping[]
  epcScales: EpcScales
  renovation: RenovationDuty
}

/** The duty in force on a day; only Flanders has one (facts.md 2.3). */
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
    priceStyle: config.priceStyle ?? 'belgianDutch',
    showTakeovers: config.showTakeovers ?? false,
    showPropertyHistory: config.showPropertyHistory ?? true,
    marquees: (codes.marquee ?? []).map(({ code, meaning, name }) => ({ code, meaning, name })),
    epcScales: readEpcScales(legal.epcScales),
    renovation: dutyOn(legal, new Date().toISOString()),
  }
}

export const getPropertySettings = cached('property-settings', readPropertySettings, [tags.settings])
