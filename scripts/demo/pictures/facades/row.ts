import { fade } from '../colour'
import { between, draw, pick } from '../kit'
import type { PictureRequest } from '../request'
import { backdrop } from '../scenery'
import { canvas, type Scene } from '../scene'
import { polygon } from '../shapes'
import { bicycle, car, pavement, streetLamp, tub } from '../street-life'
import { traitsOf } from '../traits'
import { oval, tree } from '../trees'
import { townHouse, type TownHouse } from './town-house'

const base = 905

/** An ordinary house of the row, quieter than the one for sale. */
function neighbour(scene: Scene, x: number, width: number, foot = base, scale = 1): string {
  const { random } = scene
  const traits = traitsOf(scene, pick(random, [1898, 1912, 1926, 1935, 1958, 1966]))
  const house: TownHouse = {
    x,
    width,
    base: foot,
    floors: pick(random, [2, 3, 3]),
    floorHeight: between(random, 158, 182) * scale,
    bays: width > 300 * scale ? 3 : 2,
    traits: { ...traits, shutters: undefined },
    roof: pick(random, ['saddle', 'saddle', 'mansard', 'flat']),
    ground: pick(random, ['door', 'door', 'door', 'door', 'garage']),
    doorBay: pick(random, [0, 1]),
    balcony: false,
    bands: traits.era === 'old',
  }
  return townHouse(scene, house)
}

/** Fills the row from `from` to `to` with neighbours. */
export function neighbours(scene: Scene, from: number, to: number, foot = base, scale = 1): string {
  const count = Math.max(1, Math.round((to - from) / (330 * scale)))
  const width = (to - from) / count
  return Array.from({ length: count }, (_, index) =>
    neighbour(scene, from + index * width, width, foot, scale),
  ).join('')
}

function foreground(scene: Scene, subject: TownHouse): string {
  const { random } = scene
  const right = subject.x + subject.width
  const trees = draw(
    random() < 0.75 && (random() < 0.5 ? tree : oval)(scene, between(random, 90, 230), base + 58, 1.3),
    random() < 0.6 && oval(scene, between(random, 1400, 1510), base + 56, 1.4),
  )
  const pots =
    subject.ground === 'door' && random() < 0.6
      ? tub(scene, subject.x + 30, base + 12, 0.9) + tub(scene, right - 30, base + 12, 0.9)
      : ''
  const passing = pick(random, ['car', 'bicycle', 'lamp', 'none'])
  return draw(
    polygon(
      [
        [subject.x - 20, base],
        [right, base],
        [right - 150, base + 110],
        [subject.x - 230, base + 110],
      ],
      fade(scene.light.shade, 0.14),
    ),
    pots,
    trees,
    passing === 'lamp' && streetLamp(scene, random() < 0.5 ? subject.x - 70 : right + 70, base + 60, 1.25),
    passing === 'bicycle' && bicycle(scene, right + 60, base + 44, 0.9),
    passing === 'car' &&
      car(scene, random() < 0.5 ? between(random, 40, 160) : between(random, 1090, 1180), base + 140, 0.95),
  )
}

type RowKind = 'terraced' | 'masterHouse' | 'belEtage' | 'investment' | 'shop' | 'studio'

const yearOf: Record<RowKind, readonly number[]> = {
  terraced: [1908, 1932, 1955, 1987],
  masterHouse: [1880, 1895, 1908],
  belEtage: [1958, 1964, 1971],
  investment: [1905, 1928, 1962],
  shop: [1910, 1930, 1990],
  studio: [1925, 1968, 2012],
}

function subjectOf(scene: Scene, kind: RowKind, request: PictureRequest): TownHouse {
  const { random } = scene
  const traits = traitsOf(scene, request.year ?? pick(random, yearOf[kind]))
  const wide = kind === 'masterHouse' || kind === 'investment' || kind === 'shop'
  const floors = Math.max(
    2,
    request.floors ?? { terraced: 2, masterHouse: 3, belEtage: 3, investment: 4, shop: 2, studio: 4 }[kind],
  )
  const room = kind === 'shop' ? 740 : 720
  const floorHeight = Math.min(
    kind === 'shop' ? 215 : kind === 'masterHouse' ? 198 : 184,
    room / (floors + (kind === 'shop' || kind === 'investment' ? 0.6 : 0.3)),
  )
  const width =
    (wide ? between(random, 520, 600) : between(random, 400, 460)) * (kind === 'terraced' ? 0.95 : 1)
  const bays = width > 500 ? 3 : 2
  return {
    x: Math.round(800 - width / 2 + between(random, -60, 60)),
    width: Math.round(width),
    base,
    floors,
    floorHeight,
    bays,
    traits,
    roof:
      kind === 'masterHouse'
        ? pick(random, ['mansard', 'mansard', 'saddle'])
        : kind === 'terraced' && random() < 0.3
          ? 'gable'
          : traits.era === 'new'
            ? pick(random, ['flat', 'saddle'])
            : floors > 3
              ? pick(random, ['flat', 'mansard'])
              : 'saddle',
    ground: kind === 'belEtage' ? 'garage' : kind === 'shop' || kind === 'investment' ? 'shop' : 'door',
    doorBay: pick(random, [0, bays - 1]),
    balcony: kind === 'masterHouse' || (kind === 'investment' && random() < 0.5),
    bands: traits.era === 'old',
  }
}

/** A house in its row, its neighbours half in the shade. */
export function rowFacade(scene: Scene, kind: RowKind, request: PictureRequest): string {
  const subject = subjectOf(scene, kind, request)
  const right = subject.x + subject.width
  return draw(
    backdrop(scene, canvas, 720),
    neighbours(scene, -60, subject.x),
    neighbours(scene, right, 1660),
    townHouse(scene, subject),
    pavement(scene, base),
    foreground(scene, subject),
  )
}

/** A whole street without a main figure. */
export function streetView(scene: Scene): string {
  const { random } = scene
  const foot = 860
  return draw(
    backdrop(scene, canvas, 640),
    neighbours(scene, -30, 1630, foot, 0.86),
    pavement(scene, foot, 64),
    oval(scene, between(random, 120, 260), foot + 44, 1.25),
    oval(scene, between(random, 720, 860), foot + 46, 1.1),
    oval(scene, between(random, 1300, 1460), foot + 44, 1.3),
    streetLamp(scene, between(random, 480, 560), foot + 50, 1.1),
    bicycle(scene, between(random, 900, 1020), foot + 36, 0.8),
    car(scene, between(random, 1010, 1120), foot + 118, 0.92),
    random() < 0.6 && car(scene, between(random, 120, 420), foot + 170, 1.1),
  )
}
