import type { PictureSource } from '@/lib/media/picture-source'

import type { MarqueeDescription } from './marquee'
import type { PriceDescription } from './price'

/** A property as it appears in lists: cleaned of everything a visitor may not see. */
export interface PropertySummary {
  ref: number
  /** Canonical path, language included. */
  href: string
  title: string
  typeName: string
  city: string
  zip: string
  price: PriceDescription
  /** `A++` to `G`, or a sub-band; `null` where no label applies or none is known. */
  epcLabel: string | null
  bedrooms: number | null
  livingAreaInSquareMetres: number | null
  groundAreaInSquareMetres: number | null
  picture: PictureSource | null
  marquee: MarqueeDescription | null
}
