import type { Localized } from '@/lib/i18n/locales'
import type { DemoKind } from './kinds'

export type DemoGoal = 'sale' | 'rent' | 'takeover'
export type DemoStatus = 'active' | 'underOption' | 'sold' | 'rented'
export type DemoMarquee = 0 | 1 | 2 | 3 | 4 | 5
export type WalloonLabel = 'A++' | 'A+' | 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G'
export type EpcState = 'known' | 'requested' | 'notApplicable'
export type Orientation =
  | 'north'
  | 'northEast'
  | 'east'
  | 'southEast'
  | 'south'
  | 'southWest'
  | 'west'
  | 'northWest'
export type Setting = 'valley' | 'heights' | 'city' | 'green' | 'plain' | 'town'
export type Condition = 'new' | 'good' | 'refresh' | 'renovate'
export type Heating = 'gas' | 'oil' | 'heatPump' | 'electric' | 'communalGas'
export type Glazing = 'triple' | 'double' | 'partlyDouble' | 'single'
export type Frame = 'pvc' | 'wood' | 'aluminium'
export type Availability = 'atDeed' | 'immediately' | 'toAgree' | 'tenanted' | 'delivery' | 'occupied'
export type Feature =
  | 'fireplace'
  | 'veranda'
  | 'workshop'
  | 'mouldings'
  | 'homeOffice'
  | 'solarPanels'
  | 'dressing'
  | 'pool'
  | 'laundry'
  | 'beams'
  | 'view'
  | 'wardrobes'
  | 'videophone'
  | 'freshPaint'

export interface AnnuityHead {
  age: number
  gender: 'woman' | 'man'
}

export interface Annuity {
  bouquet: number
  monthlyRent: number
  survivalRent: number | null
  heads: readonly AnnuityHead[]
}

/** Everything true of one demo property that its texts, fields, prices and pictures have in common. */
export interface DemoFacts {
  ref: number
  /** Index in the list: rotates the variants of each sentence, so that neighbours differ. */
  position: number
  kind: DemoKind
  goal: DemoGoal
  status: DemoStatus
  place: Localized
  setting: Setting
  /** Null when the postal address is not published: then no text may name the street either. */
  shownStreet: string | null
  condition: Condition
  features: readonly Feature[]
  facades: number
  floors: number
  floor: number
  bedrooms: number
  bathrooms: number
  showerRooms: number
  toilets: number
  livingArea: number
  groundArea: number
  gardenArea: number
  terraceArea: number
  officeArea: number
  storeArea: number
  frontWidth: number
  plotDepth: number
  gardenSide: Orientation | null
  terraceSide: Orientation | null
  garages: number
  parkings: number
  cellar: boolean
  attic: boolean
  lift: boolean
  openKitchen: boolean
  /** 0 when nothing is built. */
  year: number
  renovated: number | null
  epcState: EpcState | null
  epcLabel: WalloonLabel | null
  consumption: number | null
  heating: Heating
  glazing: Glazing
  frame: Frame
  cadastralIncome: number
  price: number
  publishPrice: boolean
  startingFrom: boolean
  /** Monthly share in the costs of the building, 0 without one. */
  charges: number
  availability: Availability
  flats: number
  yearlyRent: number
  annuity: Annuity | null
  projectNumber: number | null
  special: 'incomplete' | 'longText' | null
}
