import type { SaveTexts } from '@/components/saved/save-texts'
import type { MarqueeDescription } from '@/lib/property/marquee'
import type { PictureSource } from '@/lib/media/picture-source'

/** A price in words: the amount, and what stands small before and after it. */
export interface PriceParts {
  amount: string
  before?: string | undefined
  after?: string | undefined
}

/** Rooms and surfaces as they are written; what is unknown is left out. */
export interface CardFacts {
  bedrooms?: string | undefined
  living?: string | undefined
  ground?: string | undefined
}

/**
 * A card as finished texts. It travels to the browser a second time as data, so it holds nothing that the card does not
 * show.
 */
export interface CardData {
  ref: number
  href: string
  title: string
  /** Type, postal code and place in one line. */
  place: string
  price: PriceParts
  facts: CardFacts
  epc?: string | undefined
  marquee?: MarqueeDescription | undefined
  picture?: PictureSource | undefined
}

export interface FactLabels {
  bedrooms: string
  living: string
  ground: string
}

/** The words all cards share; they travel once for the whole list. */
export interface CardLabels {
  facts: FactLabels
  epc: string
  reference: string
  noPhoto: string
  save: SaveTexts
}
