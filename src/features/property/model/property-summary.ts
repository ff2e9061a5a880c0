import type { PictureSource } from '@/lib/values/picture-source'

import type { MarqueeDescription } from './marquee'
import type { DatedOpenHouse } from './open-houses'
import type { PriceDescription } from './price'

export interface SummaryAgent {
  name: string
  /** Of one small size. */
  portrait: PictureSource | null
}

/** A property as it appears in lists, without values hidden from visitors. */
export interface PropertySummary {
  /** Of the stored document. */
  id: string
  /** Public number. */
  ref: number
  /** Canonical path, language included. */
  href: string
  title: string
  typeName: string
  city: string
  zip: string
  /** The name of its country; left out of the agency's own. */
  country?: string | undefined
  /** Only where the address is published, without the number. */
  street?: string | undefined
  /** The name of its neighbourhood. */
  neighbourhood?: string | undefined
  /** ISO date and time; left out of properties that are sold or let. */
  onlineSince?: string | undefined
  price: PriceDescription
  /** `A++` to `G`, or a sub-band; `null` if no label applies or none is known. */
  epcLabel: string | null
  bedrooms: number | null
  livingAreaInSquareMetres: number | null
  groundAreaInSquareMetres: number | null
  picture: PictureSource | null
  /** Of all its pictures; left out of summaries that are not for lists. */
  pictureCount?: number | undefined
  marquee: MarqueeDescription | null
  /** By date; past ones are possible, because a summary is cached. Left out if there are none. */
  openHouses?: DatedOpenHouse[] | undefined
  /** Null if there is none; left out of properties that are sold or let. */
  agent?: SummaryAgent | null | undefined
  /** What the agent thinks of the property, in one sentence; left out if there is none. */
  agentLine?: string | undefined
  /** The beginning of the description. */
  intro?: string | undefined
}
