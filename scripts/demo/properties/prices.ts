import type { DemoRow } from './distribution'
import type { Annuity, WalloonLabel } from './facts'
import type { Dimensions } from './dimensions'
import { isHouse, isNewBuild, type DemoKind } from './kinds'
import { seeded, toStep } from './seeded'

/** Price per square metre compared with an ordinary terraced house of the same place. */
const kindFactors: Partial<Record<DemoKind, number>> = {
  terraced: 1,
  masterHouse: 0.82,
  belEtage: 1.02,
  modern: 1.28,
  villa: 1.04,
  farmhouse: 0.86,
  apartment: 1.25,
  penthouse: 1.6,
  groundFloor: 1.25,
  studio: 1.6,
}

const labelFactors: Record<WalloonLabel, number> = {
  'A++': 1.2,
  'A+': 1.16,
  A: 1.12,
  B: 1.08,
  C: 1.04,
  D: 1,
  E: 0.94,
  F: 0.87,
  G: 0.78,
}

const ordinaryLevel = 1750

/** Asking price, or monthly rent, in whole euro. */
export function priceOf(row: DemoRow, dimensions: Dimensions, level: number): number {
  const random = seeded(`price:${row.ref}`)
  const taste = 0.96 + random.next() * 0.08
  if (row.goal === 'rent') return rentOf(row.kind, dimensions, level, taste)
  if (row.goal === 'takeover') return 68_000
  if (row.kind === 'garage' || row.kind === 'parking')
    return toStep(19_500 * (level / 1500) ** 0.5 * taste, 500)
  if (row.kind === 'land') return toStep(dimensions.groundArea ** 0.8 * level * 0.22 * taste, 1000)
  if (row.kind === 'investment') return toStep((yearlyRentOf(dimensions, level) / 0.069) * taste, 5000)
  if (row.kind === 'shop') return toStep(dimensions.storeArea * level * 0.85 * taste, 1000)
  if (row.kind === 'office') return toStep(dimensions.officeArea * level * 0.95 * taste, 1000)
  if (row.kind === 'warehouse')
    return toStep((dimensions.storeArea * 0.42 + dimensions.officeArea * 0.6) * level * taste, 5000)
  if (isNewBuild(row.kind)) return newBuildPrice(row, dimensions, level)
  return homePrice(row, dimensions, level, taste)
}

function homePrice(row: DemoRow, dimensions: Dimensions, level: number, taste: number): number {
  const label = labelFactors[row.epc as WalloonLabel] ?? 0.95
  const building = dimensions.livingArea * level * (kindFactors[row.kind] ?? 1) * label * taste
  const land = isHouse(row.kind) ? Math.min(dimensions.gardenArea, 1600) * level * 0.022 : 0
  const asked = building + land + (row.pool ? 45_000 : 0)
  return asked > 350_000 ? toStep(asked, 5000) : asked > 120_000 ? toStep(asked, 1000) : toStep(asked, 500)
}

function newBuildPrice(row: DemoRow, dimensions: Dimensions, level: number): number {
  const perSquareMetre = row.kind === 'newHouse' ? 2550 : 3150
  return toStep(dimensions.livingArea * perSquareMetre * (level / ordinaryLevel) ** 0.4 + 8000, 1000)
}

function rentOf(kind: DemoKind, dimensions: Dimensions, level: number, taste: number): number {
  const perSquareMetre: Partial<Record<DemoKind, number>> = {
    studio: 15.5,
    apartment: 9.8,
    terraced: 7.6,
    shop: 9.5,
  }
  const size = dimensions.livingArea || dimensions.storeArea
  return toStep(size * (perSquareMetre[kind] ?? 8) * (level / 1450) ** 0.5 * taste, 10)
}

/** Yearly rent of the flats of an investment building. */
export const yearlyRentOf = ({ flats, livingArea }: Dimensions, level: number): number =>
  flats > 0 ? toStep((260 * flats + livingArea * 4.6) * 12 * (level / 1450) ** 0.4, 60) : 0

const cadastralPerSquareMetre: Partial<Record<DemoKind, number>> = {
  terraced: 4.6,
  masterHouse: 4.9,
  belEtage: 6.8,
  modern: 8.1,
  villa: 7.4,
  farmhouse: 3.9,
  apartment: 8.9,
  penthouse: 11,
  groundFloor: 9.4,
  studio: 9.6,
  investment: 6.2,
  newApartment: 11,
  newHouse: 8.9,
}

export function cadastralIncomeOf(kind: DemoKind, dimensions: Dimensions, ref: number): number {
  const random = seeded(`cadastre:${ref}`)
  const rate = cadastralPerSquareMetre[kind]
  if (rate) return Math.round(dimensions.livingArea * rate * (0.88 + random.next() * 0.24))
  if (kind === 'land') return random.between(3, 14)
  if (kind === 'garage' || kind === 'parking') return random.between(58, 124)
  return Math.round(dimensions.storeArea * (kind === 'warehouse' ? 4.2 : 13) + dimensions.officeArea * 12)
}

/** Life annuities with realistic terms: about a third at once, the rest in monthly payments. */
export function annuityOf(row: DemoRow, value: number): Annuity | null {
  if (!row.annuity) return null
  const isCouple = row.annuity === 'twoHeads'
  const monthlyRent = toStep(value * 0.0031, 10)
  return {
    bouquet: toStep(value * 0.29, 1000),
    monthlyRent,
    survivalRent: isCouple ? toStep(monthlyRent * 0.7, 10) : null,
    heads: isCouple
      ? [
          { age: 81, gender: 'man' },
          { age: 78, gender: 'woman' },
        ]
      : [{ age: 83, gender: 'woman' }],
  }
}
