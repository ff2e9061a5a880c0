import { darken, fade, lighten } from '../colour'
import { draw, pick, round, times } from '../kit'
import { plinth, shadowBand, wall, type Material } from '../materials'
import {
  balustrade,
  doorUnit,
  garageDoor,
  wallLamp,
  windowUnit,
  type WindowStyle,
  roofWindow,
} from '../openings'
import { chimney, cornice, gable, mansard, parapet, saddleRoof, solarPanels } from '../roofs'
import type { Scene } from '../scene'
import { polygon, rect } from '../shapes'
import type { Traits } from '../traits'
import { fasciaColours, shopFront } from './shop-front'

export interface TownHouse {
  x: number
  width: number
  base: number
  floors: number
  floorHeight: number
  bays: number
  traits: Traits
  roof: 'saddle' | 'mansard' | 'flat' | 'gable'
  ground: 'door' | 'garage' | 'shop'
  doorBay: number
  balcony: boolean
  /** Bands of stone between the floors. */
  bands: boolean
}

const groundHeightOf = (house: TownHouse): number =>
  house.floorHeight * (house.ground === 'shop' ? 1.5 : 1.16)

const eaveOf = (house: TownHouse): number =>
  house.base - groundHeightOf(house) - (house.floors - 1) * house.floorHeight - 14

const axisOf = (house: TownHouse, bay: number): number =>
  round(house.x + (house.width * (bay + 0.5)) / house.bays)

/** Shutters need room beside the window, so houses that have them get narrower panes. */
const hasShutters = (house: TownHouse): boolean =>
  house.traits.shutters !== undefined && house.width / house.bays > 190

const windowWidth = (house: TownHouse): number =>
  Math.min(104, (house.width / house.bays) * (hasShutters(house) ? 0.4 : 0.54))

function roofOf(scene: Scene, house: TownHouse): string {
  const { x, width, traits } = house
  const eave = eaveOf(house)
  const axes = Array.from({ length: house.bays }, (_, bay) => axisOf(house, bay))
  const stack = (left: number, height: number): string =>
    chimney(
      scene,
      left,
      eave - 86,
      42,
      height,
      traits.wall.kind === 'brick' ? traits.wall : { kind: 'brick', colour: '#9c5a45' },
    )
  switch (house.roof) {
    case 'mansard':
      return (
        stack(x + 34, 130) +
        stack(x + width - 78, 130) +
        mansard(scene, traits.roof, x, eave, width, 140, axes, traits.window) +
        cornice(scene, x, eave, width, '#e2d9c7')
      )
    case 'gable':
      return gable(
        scene,
        traits.wall,
        traits.roof.colour,
        x + width / 2,
        eave + 10,
        width,
        eave,
        eave - width * 0.42,
      )
    case 'flat':
      return parapet(scene, x, eave, width)
    case 'saddle':
      return draw(
        traits.era !== 'new' && stack(x + width - 84, 84),
        saddleRoof(scene, traits.roof, x, eave, width, 118, 3),
        traits.era === 'new'
          ? solarPanels(scene, x + width * 0.2, eave - 100, Math.floor((width * 0.6) / 44), 2)
          : axes
              .filter((_, index) => index !== 1)
              .map((axis) => roofWindow(scene, axis - 24, eave - 84, 48, 54))
              .join(''),
        traits.era === 'old' && cornice(scene, x, eave, width, '#e2d9c7'),
      )
  }
}

function upperFloor(scene: Scene, house: TownHouse, floor: number): string {
  const { traits, floorHeight } = house
  const width = windowWidth(house)
  const height = floorHeight * (traits.era === 'old' ? 0.7 : 0.6) * (floor >= 3 ? 0.86 : 1)
  const y = house.base - groundHeightOf(house) - floor * floorHeight + floorHeight * 0.2
  const shutters = hasShutters(house) ? traits.shutters : undefined
  return times(house.bays, (bay) => {
    const balcony = house.balcony && floor === 1 && bay === Math.floor((house.bays - 1) / 2)
    const style: WindowStyle = {
      ...traits.window,
      shutters: balcony ? undefined : shutters,
      sill: traits.window.sill && !balcony,
    }
    const x = axisOf(house, bay) - width / 2
    const foot = y + height
    return draw(
      windowUnit(scene, x, y, width, balcony ? height + 14 : height, style),
      balcony &&
        rect(x - 34, foot + 12, width + 68, 14, scene.inLight(lighten(traits.trim, 0.15))) +
          shadowBand(scene, x - 28, foot + 26, width + 56, 12) +
          balustrade(x - 30, foot - 46, width + 60, 58),
    )
  })
}

/** A bel-étage: a wide living-room window with its ledge above the garage. */
function livingWindow(scene: Scene, house: TownHouse): string {
  const { traits, floorHeight } = house
  const width = house.width * 0.62
  const y = house.base - groundHeightOf(house) - floorHeight + floorHeight * 0.18
  const x = house.x + house.width * 0.12
  return draw(
    windowUnit(scene, x, y, width, floorHeight * 0.66, {
      ...traits.window,
      columns: 3,
      transom: false,
      shutters: undefined,
      arch: 0,
    }),
    windowUnit(scene, house.x + house.width * 0.82, y, house.width * 0.1, floorHeight * 0.66, {
      ...traits.window,
      columns: 1,
      transom: false,
      shutters: undefined,
      arch: 0,
    }),
  )
}

function groundFloor(scene: Scene, house: TownHouse): string {
  const { traits, base, x } = house
  const height = groundHeightOf(house)
  if (house.ground === 'shop') return shopGround(scene, house)
  const doorWidth = Math.min(96, (house.width / house.bays) * 0.56)
  const doorHeight = Math.min(205, height * (traits.door.transom ? 0.78 : 0.88))
  const steps = traits.era === 'new' ? 1 : 2
  const doorAxis = house.ground === 'garage' ? x + house.width * 0.84 : axisOf(house, house.doorBay)
  const door = doorUnit(
    scene,
    doorAxis - doorWidth / 2,
    base - doorHeight - steps * 12 + (traits.door.transom ? 8 : 0),
    doorWidth,
    doorHeight - (traits.door.transom ? 8 : 0),
    { ...traits.door, steps },
  )
  if (house.ground === 'garage') {
    return draw(
      door,
      garageDoor(
        scene,
        x + house.width * 0.1,
        base - height * 0.82,
        house.width * 0.52,
        height * 0.82,
        traits.shutters ?? '#d9d5ca',
      ),
      wallLamp(scene, x + house.width * 0.68, base - height * 0.66),
    )
  }
  const width = windowWidth(house)
  const windowHeight = height * (traits.era === 'old' ? 0.62 : 0.54)
  return draw(
    times(house.bays, (bay) =>
      bay === house.doorBay
        ? ''
        : windowUnit(scene, axisOf(house, bay) - width / 2, base - height * 0.92, width, windowHeight, {
            ...traits.window,
            flowers: bay === 1 ? traits.flowers : undefined,
          }),
    ),
    door,
    wallLamp(scene, doorAxis - doorWidth / 2 - 26, base - doorHeight * 0.9),
  )
}

function shopGround(scene: Scene, house: TownHouse): string {
  const height = groundHeightOf(house)
  const side = house.width * 0.24
  const colour = pick(scene.random, fasciaColours)
  return draw(
    shopFront(scene, {
      x: house.x + 16,
      base: house.base,
      width: house.width - side - 26,
      height: height - 26,
      colour,
      awning: scene.random() < 0.55,
    }),
    doorUnit(
      scene,
      house.x + house.width - side * 0.5 - 38,
      house.base - height * 0.74,
      76,
      height * 0.74 - 12,
      { ...house.traits.door, transom: true, steps: 1 },
    ),
  )
}

function bandsOf(scene: Scene, house: TownHouse): string {
  const colour = scene.inLight(house.traits.trim)
  const at = (y: number): string =>
    rect(house.x, y, house.width, 14, colour) +
    rect(house.x, y, house.width, 4, lighten(colour, 0.25)) +
    rect(house.x, y + 14, house.width, 5, fade(scene.light.shade, 0.2))
  const first = house.base - groundHeightOf(house)
  return at(first - 4) + (house.floors > 2 ? at(first - house.floorHeight - 4) : '')
}

/** A house in a row, from its pavement to its chimney. */
export function townHouse(scene: Scene, house: TownHouse): string {
  const eave = eaveOf(house)
  const { x, width, base, traits } = house
  const garage = house.ground === 'garage'
  return draw(
    house.roof !== 'gable' && roofOf(scene, house),
    wall(scene, traits.wall, x, eave, width, base - eave),
    house.roof === 'gable' && roofOf(scene, house),
    house.roof === 'gable' && gableWindow(scene, house, eave),
    house.roof !== 'gable' && shadowBand(scene, x, eave + 8, width, 20),
    garage && accentPanel(scene, house, traits.accent),
    house.bands && bandsOf(scene, house),
    house.ground !== 'shop' && plinth(scene, x, base - 40, width, 40),
    garage && livingWindow(scene, house),
    times(house.floors - 1, (floor) => (garage && floor === 0 ? '' : upperFloor(scene, house, floor + 1))),
    groundFloor(scene, house),
    polygon(
      [
        [x, base],
        [x, eave],
        [x + 5, eave],
        [x + 5, base],
      ],
      fade(darken(traits.wall.colour, 0.5), 0.3),
    ),
  )
}

const accentPanel = (scene: Scene, house: TownHouse, accent: Material): string =>
  wall(scene, accent, house.x, house.base - groundHeightOf(house), house.width, groundHeightOf(house)) +
  rect(house.x, house.base - groundHeightOf(house) - 8, house.width, 14, scene.inLight('#d8d3c8'))

const gableWindow = (scene: Scene, house: TownHouse, eave: number): string =>
  windowUnit(scene, house.x + house.width / 2 - 34, eave - house.width * 0.2, 68, house.width * 0.2 - 6, {
    ...house.traits.window,
    shutters: undefined,
    flowers: undefined,
  })
