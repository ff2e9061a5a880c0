import type { SaveTexts } from '@/features/saved/ui/save-texts'
import type { PriceParts } from '@/features/property/model/price-parts'
import type { MarqueeDescription } from '@/features/property/model/marquee'
import type { PictureSource } from '@/lib/values/picture-source'

/** Rooms and surfaces as formatted texts; unknown ones are left out. */
export interface CardFacts {
  bedrooms?: string | undefined
  living?: string | undefined
  ground?: string | undefined
}

/**
 * The data of a card as finished texts. It is sent to the browser a second time as data, so it contains only what
 * the card shows.
 */
export interface CardData {
  ref: number
  /** In a preview; see `documentMark`. */
  document?: string | undefined
  href: string
  /** The street, or the place where the address is not published. */
  title: string
  kind: string
  /** What the title leaves out of the place. */
  place: string
  price: PriceParts
  facts: CardFacts
  epc?: string | undefined
  /** The next open house; `until` is the ISO moment from which it is no longer shown. */
  openHouse?: { text: string; until: string } | undefined
  /** The beginning of the description; rows show it on wide screens. */
  intro?: string | undefined
  /** URL path of the form that asks for a visit; rows show it on wide screens. */
  visitHref?: string | undefined
  /** What the agent says of the property, with the signature. */
  agentLine?: { text: string; name: string; portrait: PictureSource | null } | undefined
  marquee?: MarqueeDescription | undefined
  /** Of "new" by the day alone: the ISO moment from which it is no longer shown. */
  newUntil?: string | undefined
  picture?: PictureSource | undefined
  /** How many pictures one can leaf through; left out where there is one, or where a ribbon covers it. */
  photos?: number | undefined
}

/** Of the buttons that leaf through the pictures of a card. */
export interface PhotoTexts {
  name: string
  previous: string
  next: string
  /** With `{index}`, `{total}`. */
  position: string
}

export interface FactLabels {
  bedrooms: string
  living: string
  ground: string
}

/** The texts that all cards share; sent once for the whole list. */
export interface CardLabels {
  facts: FactLabels
  epc: string
  reference: string
  noPhoto: string
  visit: string
  save: SaveTexts
  photos: PhotoTexts
}
