import type { DemoRow, EpcOfRow } from './distribution'
import type { Condition, DemoFacts, Feature, Glazing, Heating } from './facts'
import { isCommercial, isFlat, isGarage, isHouse, isNewBuild, type DemoKind } from './kinds'
import type { Seeded } from './seeded'

type Range = readonly [low: number, high: number]

const years: Record<DemoKind, Range> = {
  terraced: [1904, 1961],
  masterHouse: [1878, 1929],
  belEtage: [1962, 1977],
  modern: [1999, 2013],
  villa: [1971, 2006],
  farmhouse: [1794, 1892],
  apartment: [1966, 2012],
  penthouse: [2006, 2016],
  groundFloor: [1998, 2014],
  studio: [1964, 1996],
  newApartment: [0, 0],
  newHouse: [0, 0],
  land: [0, 0],
  investment: [1898, 1957],
  shop: [1928, 1988],
  office: [1984, 2009],
  warehouse: [1992, 2008],
  garage: [1971, 1992],
  parking: [2003, 2014],
}

const isLowEnergy = (epc: EpcOfRow): boolean => epc === 'A' || epc === 'A+' || epc === 'A++'

/** When it was built and renovated: a good label needs a young or a renovated building. */
export function ages(
  row: DemoRow,
  currentYear: number,
  random: Seeded,
): { year: number; renovated: number | null } {
  const { kind, epc } = row
  if (isNewBuild(kind)) return { year: row.project === 3 ? currentYear : currentYear + 1, renovated: null }
  if (kind === 'land') return { year: 0, renovated: null }
  if (kind === 'modern' && isLowEnergy(epc)) return { year: random.between(2017, 2022), renovated: null }
  const [low, high] = years[kind]
  const year = random.between(low, high)
  const isGoodLabel = isLowEnergy(epc) || epc === 'B' || epc === 'C' || epc === 'D'
  const renovated =
    year < (isLowEnergy(epc) ? 2012 : 1995) &&
    (isHouse(kind) || isFlat(kind) || kind === 'investment') &&
    isGoodLabel
  return { year, renovated: renovated ? random.between(isLowEnergy(epc) ? 2020 : 2009, 2023) : null }
}

export function conditionOf({ kind, epc, special }: DemoRow): Condition {
  if (isNewBuild(kind) || isLowEnergy(epc)) return 'new'
  if (special === 'longText' || isGarage(kind) || isCommercial(kind) || kind === 'penthouse') return 'good'
  if (epc === 'B' || epc === 'C' || epc === 'D') return 'good'
  return epc === 'G' ? 'renovate' : 'refresh'
}

export function heatingOf({ kind, epc, special }: DemoRow, random: Seeded): Heating {
  if (isLowEnergy(epc)) return 'heatPump'
  if (special === 'longText') return 'gas'
  if (kind === 'studio') return epc === 'D' ? 'communalGas' : 'electric'
  if (isFlat(kind)) return epc === 'G' ? 'electric' : random.chance(0.45) ? 'communalGas' : 'gas'
  if (kind === 'farmhouse' || kind === 'villa') return epc === 'B' ? 'gas' : 'oil'
  return random.chance(0.25) && (epc === 'F' || epc === 'G') ? 'oil' : 'gas'
}

export function glazingOf(epc: EpcOfRow): Glazing {
  if (isLowEnergy(epc)) return 'triple'
  if (epc === 'F') return 'partlyDouble'
  return epc === 'G' ? 'single' : 'double'
}

export const frameOf = (row: DemoRow, random: Seeded): DemoFacts['frame'] =>
  row.kind === 'farmhouse' || row.special === 'longText' || glazingOf(row.epc) === 'single'
    ? 'wood'
    : isNewBuild(row.kind) || isCommercial(row.kind) || row.kind === 'penthouse'
      ? 'aluminium'
      : random.pick(['pvc', 'pvc', 'wood', 'aluminium'])

/** Places for cars: villas have garages, terraced houses seldom. */
export function carPlaces({ kind, special }: DemoRow, random: Seeded): { garages: number; parkings: number } {
  if (special === 'longText') return { garages: 0, parkings: 2 }
  if (kind === 'villa') return { garages: random.between(1, 2), parkings: random.between(0, 3) }
  if (kind === 'belEtage' || kind === 'penthouse') return { garages: 1, parkings: random.between(0, 1) }
  if (kind === 'modern' || kind === 'newHouse') return { garages: 1, parkings: random.between(1, 2) }
  if (kind === 'farmhouse') return { garages: 0, parkings: random.between(2, 4) }
  if (kind === 'warehouse') return { garages: 0, parkings: 12 }
  if (kind === 'office') return { garages: 0, parkings: random.between(3, 6) }
  if (kind === 'garage') return { garages: 1, parkings: 0 }
  if (kind === 'parking') return { garages: 0, parkings: 1 }
  if (kind === 'newApartment') return { garages: 0, parkings: 1 }
  if (kind === 'land' || kind === 'investment' || kind === 'shop' || kind === 'studio')
    return { garages: 0, parkings: 0 }
  return { garages: random.chance(0.2) ? 1 : 0, parkings: random.chance(0.25) ? 1 : 0 }
}

const featuresOfKind: Partial<Record<DemoKind, readonly Feature[]>> = {
  terraced: ['homeOffice', 'laundry', 'mouldings', 'fireplace', 'workshop', 'veranda'],
  masterHouse: ['mouldings', 'fireplace', 'homeOffice', 'dressing'],
  belEtage: ['laundry', 'workshop', 'view', 'veranda', 'homeOffice'],
  modern: ['dressing', 'laundry', 'homeOffice', 'fireplace'],
  villa: ['fireplace', 'dressing', 'veranda', 'homeOffice', 'view'],
  farmhouse: ['beams', 'workshop', 'fireplace', 'laundry'],
  apartment: ['wardrobes', 'videophone', 'freshPaint', 'view'],
  penthouse: ['view', 'dressing'],
  groundFloor: ['videophone', 'wardrobes'],
  studio: ['videophone', 'wardrobes', 'freshPaint'],
}

const needGood: readonly Feature[] = ['freshPaint', 'dressing', 'veranda']

/** One or two details for the texts, none of which contradicts the condition or the place. */
export function featuresOf(row: DemoRow, position: number, settingAllowsView: boolean): Feature[] {
  const { kind, epc, pool, special, annuity } = row
  if (special === 'longText') return ['mouldings']
  if (pool) return ['pool', 'dressing']
  if (isLowEnergy(epc) && kind !== 'newApartment' && kind !== 'newHouse') return ['solarPanels', 'homeOffice']
  const isPoor = conditionOf(row) === 'refresh' || conditionOf(row) === 'renovate'
  const choices = (featuresOfKind[kind] ?? []).filter(
    (feature) => !(isPoor && needGood.includes(feature)) && (feature !== 'view' || settingAllowsView),
  )
  if (choices.length === 0) return []
  const first = choices[position % choices.length]
  const second = choices[(position * 2 + 1) % choices.length]
  const withSecond = !annuity && isHouse(kind) && kind !== 'terraced' && second !== first
  return [...(first ? [first] : []), ...(withSecond && second ? [second] : [])]
}
