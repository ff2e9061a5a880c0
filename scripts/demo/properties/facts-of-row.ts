import type { DemoRow } from './distribution'
import { dimensionsOf, type Dimensions } from './dimensions'
import { energyOf } from './energy'
import type { Availability, DemoFacts, DemoStatus, Orientation, Setting } from './facts'
import { isCommercial, isFlat, isHouse, isNewBuild } from './kinds'
import { demoMarquees } from './marquees'
import { localityOf, traitsOf } from './places'
import { annuityOf, cadastralIncomeOf, priceOf, yearlyRentOf } from './prices'
import { seeded } from './seeded'
import { ages, carPlaces, conditionOf, featuresOf, frameOf, glazingOf, heatingOf } from './technique'

export const statusOf = ({ marquee }: DemoRow): DemoStatus => demoMarquees[marquee ?? 0].status

/** The facts of one row. The caller decides the street, because it depends on whether it may be shown. */
export function factsOf(row: DemoRow, position: number, street: string, currentYear: number): DemoFacts {
  const { level, settings } = traitsOf(row.localityKey)
  const dimensions = fitting(row, onItsFloor(row, dimensionsOf(row.kind, seeded(`dimensions:${row.ref}`))))
  const setting = settingOf(row, settings, position)
  const value = priceOf(row, dimensions, level)
  const annuity = annuityOf(row, value)
  const { kind } = row
  return {
    ref: row.ref,
    position,
    kind,
    goal: row.goal ?? 'sale',
    status: statusOf(row),
    place: localityOf(row.localityKey).name,
    setting,
    shownStreet: row.hideAddress ? null : street,
    condition: conditionOf(row),
    features: featuresOf(row, position, setting === 'valley' || setting === 'heights' || setting === 'green'),
    ...dimensions,
    ...sides(row, dimensions),
    ...carPlaces(row, seeded(`cars:${row.ref}`)),
    ...storageOf(row),
    lift:
      isFlat(kind) &&
      kind !== 'groundFloor' &&
      (isNewBuild(kind) || dimensions.floor > 2 || seeded(`lift:${row.ref}`).chance(0.4)),
    openKitchen: row.epc === 'A' || isNewBuild(kind) || seeded(`kitchen:${row.ref}`).chance(0.5),
    ...ages(row, currentYear, seeded(`ages:${row.ref}`)),
    ...energyOf(row),
    heating: heatingOf(row, seeded(`heating:${row.ref}`)),
    glazing: glazingOf(row.epc),
    frame: frameOf(row, seeded(`frame:${row.ref}`)),
    cadastralIncome: cadastralIncomeOf(kind, dimensions, row.ref),
    price: annuity ? annuity.bouquet : value,
    publishPrice: !row.hidePrice,
    startingFrom: row.startingFrom ?? false,
    charges: chargesOf(row, dimensions),
    availability: toAvailability(row),
    yearlyRent: yearlyRentOf(dimensions, level),
    annuity,
    projectNumber: row.project ?? null,
    special: row.special ?? null,
  }
}

/** At most two households share a floor of a new building, as its text promises. */
const onItsFloor = ({ project, kind, ref }: DemoRow, dimensions: Dimensions): Dimensions =>
  project && kind === 'newApartment' ? { ...dimensions, floor: Math.floor((ref % 5) / 2) } : dimensions

/** The house with the long history needs the rooms that its text describes; a shop to take over stays small. */
function fitting(row: DemoRow, made: Dimensions): Dimensions {
  if (row.special === 'longText')
    return {
      ...made,
      bedrooms: 5,
      bathrooms: 1,
      showerRooms: 1,
      livingArea: 298,
      gardenArea: 412,
      groundArea: 634,
      terraceArea: 34,
      facades: 3,
      plotDepth: 70,
      frontWidth: 9,
    }
  if (row.goal === 'takeover') return { ...made, storeArea: 84, officeArea: 0, groundArea: 0 }
  return made
}

function settingOf(row: DemoRow, settings: readonly Setting[], position: number): Setting {
  if (row.kind === 'farmhouse')
    return settings.find((setting) => setting === 'plain' || setting === 'green') ?? 'green'
  if (row.kind === 'villa' && settings.includes('green')) return 'green'
  if (row.project || isCommercial(row.kind) || row.kind === 'investment') return settings[0] ?? 'valley'
  return settings[position % settings.length] ?? 'valley'
}

function sides(row: DemoRow, { gardenArea, terraceArea }: Dimensions) {
  const side = seeded(`side:${row.ref}`).pick<Orientation>([
    'south',
    'southWest',
    'southEast',
    'west',
    'east',
    'north',
    'south',
    'northWest',
    'northEast',
  ])
  return { gardenSide: gardenArea > 0 ? side : null, terraceSide: terraceArea > 0 ? side : null }
}

function storageOf(row: DemoRow): { cellar: boolean; attic: boolean } {
  const random = seeded(`storage:${row.ref}`)
  const { kind } = row
  if (row.special === 'longText') return { cellar: true, attic: true }
  if (kind === 'investment' || kind === 'terraced' || kind === 'masterHouse')
    return { cellar: true, attic: random.chance(0.6) }
  if (isHouse(kind)) return { cellar: !isNewBuild(kind) && random.chance(0.6), attic: random.chance(0.5) }
  return { cellar: isFlat(kind) && random.chance(0.65), attic: false }
}

function chargesOf({ kind, ref, goal }: DemoRow, { livingArea }: Dimensions): number {
  const random = seeded(`charges:${ref}`)
  if (kind === 'shop' && goal === 'rent') return 45
  return isFlat(kind) ? Math.round((livingArea * (1.05 + random.next() * 0.5)) / 5) * 5 : 0
}

function toAvailability(row: DemoRow): Availability {
  if (isNewBuild(row.kind)) return 'delivery'
  if (row.tenanted) return 'tenanted'
  if (row.annuity) return 'occupied'
  if (row.goal === 'rent') return row.kind === 'terraced' ? 'toAgree' : 'immediately'
  const random = seeded(`available:${row.ref}`)
  return random.pick<Availability>(['atDeed', 'atDeed', 'atDeed', 'toAgree', 'immediately'])
}
