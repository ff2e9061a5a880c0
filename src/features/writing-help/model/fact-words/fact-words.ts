/**
 * The words of a language that state facts of a property, as sources of regular expressions. They are matched whole, with
 * a dot as the end of a word where it belongs to it.
 */
export interface FactWords {
  /** What is counted. */
  counted: Record<Counted, string>
  /** Before a count of a part only: "of which two". */
  partly: string
  /** Around a number that is not exact. */
  about: string
  /** A number in words that is none: "à deux pas". */
  sayings: string
  /** A kind of home with "one" and a noun: "met één slaapkamer". */
  withOne: string
  areas: Record<Area, string>
  amounts: Record<Amount, string>
  and: string
  /** Between a number and its noun no further than one of these. */
  stops: string
  /** A year with one of these before it. */
  renovated: string
  built: string
  months: readonly string[]
  /** An ordinal before the word of a floor; by number from 1. */
  ordinals: readonly string[]
  ordinalEnding: string
  floorNoun: string
  groundFloor: string
  features: Record<Feature, string>
  /** Directly before or after a feature: it is not one of the property. */
  shared: string
  /** Before a feature that the property does not have. */
  without: string
  kinds: Record<Kind, string>
  /** Before the kind of the property: "cette". */
  thisOne: string
  /** Between the beginning or the words before and the kind: adjectives. */
  adjectives: string
  goals: Record<'sale' | 'rent', string>
  heating: Record<Heating, string>
  glazing: Record<'single' | 'double' | 'triple', string>
  frames: Record<'pvc' | 'wood' | 'aluminium', string>
  /** Patterns with DIR in place of a direction. */
  facing: string
  directions: Record<Direction, string>
  /** A direction that is also a verb: "l'orientation est idéale". */
  verbLike?: string
  /** Every noun has a capital, so that a name must be known to be one. */
  nounsHaveCapitals?: true
  isNew: string
  toRenovate: string
  isRenovated: string
  isFurnished: string
  unfurnished: string
  detached: string
  semiDetached: string
  terraced: string
  energy: string
  /** Patterns with PLACE in place of a name in capitals. */
  placed: readonly string[]
  /** Patterns with NAME in place of the name of a street. */
  streets: readonly string[]
  /** Words that look like a name of a place or a street and are none. */
  noPlaces: string
  /** What is near, by the kind of the stored distances. */
  near: Record<Near, string>
}

export const counteds = [
  'bedrooms',
  'bathrooms',
  'showerRooms',
  'toilets',
  'garages',
  'parkings',
  'floors',
  'facades',
] as const
export type Counted = (typeof counteds)[number]
export type Area =
  | 'living'
  | 'garden'
  | 'terrace'
  | 'ground'
  | 'office'
  | 'store'
  | 'width'
  | 'depth'
  | 'room'
export type Amount = 'price' | 'rent' | 'charges' | 'deposit' | 'cadastral' | 'tax'
export type Feature =
  | 'hasGarden'
  | 'hasTerrace'
  | 'hasGarage'
  | 'hasParking'
  | 'hasLift'
  | 'hasCellar'
  | 'hasAttic'
  | 'hasSwimmingPool'
  | 'hasSolarPanels'
  | 'hasShutters'
  | 'noField'
export type Kind = 'house' | 'apartment' | 'land' | 'garage' | 'commercial' | 'building'
export type Heating =
  | 'naturalGas'
  | 'oil'
  | 'electric'
  | 'heatPump'
  | 'pellets'
  | 'wood'
  | 'district'
  | 'underfloor'
export type Direction =
  | 'north'
  | 'northEast'
  | 'east'
  | 'southEast'
  | 'south'
  | 'southWest'
  | 'west'
  | 'northWest'
export type Near =
  | 'school'
  | 'childcare'
  | 'shops'
  | 'bus'
  | 'station'
  | 'motorway'
  | 'hospital'
  | 'park'
  | 'sport'
