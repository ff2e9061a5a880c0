import { frames, type Frame, type Range } from './dimension-frames'
import type { DemoFacts } from './facts'
import type { DemoKind } from './kinds'
import { isFlat, isHouse } from './kinds'
import type { Seeded } from './seeded'

export type Dimensions = Pick<
  DemoFacts,
  | 'bedrooms'
  | 'bathrooms'
  | 'showerRooms'
  | 'toilets'
  | 'livingArea'
  | 'groundArea'
  | 'gardenArea'
  | 'terraceArea'
  | 'officeArea'
  | 'storeArea'
  | 'frontWidth'
  | 'plotDepth'
  | 'facades'
  | 'floors'
  | 'floor'
  | 'flats'
>

/** Rooms and surfaces; more rooms mean more space, so that no home is absurd. */
export function dimensionsOf(kind: DemoKind, random: Seeded): Dimensions {
  const frame = frames[kind]
  const of = ([low, high]: Range) => random.between(low, high)
  const bedrooms = of(frame.bedrooms)
  const livingArea = livingFor(bedrooms, frame, random)
  const ground = of(frame.ground)
  const facades = of(frame.facades)
  const floors = of(frame.floors)
  const width = of(frame.width)
  const flats = kind === 'investment' ? Math.min(bedrooms, random.between(3, 5)) : 0
  return {
    bedrooms,
    livingArea,
    groundArea: ground,
    facades,
    floors,
    flats,
    ...wetRooms(kind, bedrooms, flats, random),
    ...outdoors(kind, ground, livingArea, floors, random),
    ...workSpace(kind, ground, random),
    frontWidth: width,
    plotDepth: width > 0 && kind !== 'garage' ? Math.round(ground / width) : 0,
    floor: floorFor(kind, random),
  }
}

function livingFor(bedrooms: number, frame: Frame, random: Seeded): number {
  const [low, high] = frame.living
  const [fewest, most] = frame.bedrooms
  if (high === 0) return 0
  const share = most > fewest ? (bedrooms - fewest) / (most - fewest) : random.next()
  return Math.round(low + (high - low) * (0.15 + 0.7 * share + 0.15 * (random.next() * 2 - 1)))
}

function wetRooms(kind: DemoKind, bedrooms: number, flats: number, random: Seeded) {
  if (kind === 'investment') return { bathrooms: 0, showerRooms: flats, toilets: flats }
  if (kind === 'studio') return { bathrooms: 0, showerRooms: 1, toilets: 1 }
  if (!isHouse(kind) && !isFlat(kind))
    return { bathrooms: 0, showerRooms: 0, toilets: kind === 'office' ? 2 : kind === 'shop' ? 1 : 0 }
  const two = bedrooms >= 4 || (bedrooms === 3 && random.chance(0.45))
  const single = random.chance(0.6) ? { bathrooms: 1, showerRooms: 0 } : { bathrooms: 0, showerRooms: 1 }
  return {
    ...(two ? { bathrooms: 1, showerRooms: 1 } : single),
    toilets: isHouse(kind) && bedrooms >= 3 ? 2 : 1,
  }
}

function outdoors(kind: DemoKind, ground: number, living: number, floors: number, random: Seeded) {
  if (isFlat(kind)) {
    const size = kind === 'penthouse' ? random.between(28, 55) : random.between(5, 16)
    const hasTerrace = kind === 'studio' ? random.chance(0.3) : kind !== 'apartment' || random.chance(0.75)
    return { gardenArea: 0, terraceArea: hasTerrace ? size : 0 }
  }
  if (!isHouse(kind)) return { gardenArea: 0, terraceArea: 0 }
  const free = ground - Math.round(living / Math.max(1, floors))
  if (free < 55) return { gardenArea: 0, terraceArea: 0 }
  return { gardenArea: Math.round(free * 0.72), terraceArea: random.chance(0.8) ? random.between(12, 38) : 0 }
}

function workSpace(kind: DemoKind, ground: number, random: Seeded) {
  if (kind === 'shop') return { officeArea: random.between(8, 16), storeArea: Math.round(ground * 0.78) }
  if (kind === 'office') return { officeArea: random.between(110, 185), storeArea: 0 }
  if (kind === 'warehouse')
    return { officeArea: random.between(60, 110), storeArea: Math.round(ground * 0.45) }
  return { officeArea: 0, storeArea: 0 }
}

function floorFor(kind: DemoKind, random: Seeded): number {
  if (kind === 'penthouse') return random.between(5, 7)
  if (kind === 'groundFloor' || kind === 'parking') return 0
  if (kind === 'office') return random.between(1, 3)
  return isFlat(kind) ? random.between(1, 4) : 0
}
