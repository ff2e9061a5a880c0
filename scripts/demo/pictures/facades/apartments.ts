import { fade, lighten } from '../colour'
import { between, draw, pick, round, times } from '../kit'
import {
  brickColours,
  newBrickColours,
  paleBrickColours,
  shadowBand,
  wall,
  woodColours,
  type Material,
} from '../materials'
import { balustrade, doorUnit, glassRail, pane, windowUnit, type WindowStyle } from '../openings'
import type { PictureRequest } from '../request'
import { parapet } from '../roofs'
import { backdrop } from '../scenery'
import { canvas, type Scene } from '../scene'
import { mirrored, polygon, rect } from '../shapes'
import { bench, bicycle, car, pavement, streetLamp } from '../street-life'
import { traitsOf, type Traits } from '../traits'
import { bush, flowerColours, oval, tree } from '../trees'
import { neighbours } from './row'

const base = 905

interface Block {
  x: number
  width: number
  floors: number
  storey: number
  bays: number
  traits: Traits
  walls: Material
  band: string
}

const topOf = (block: Block): number => base - block.storey * block.floors - 40

/** Balconies running the whole width: the blocks built on the quays from the fifties to the seventies. */
function ribbonFloor(scene: Scene, block: Block, y: number): string {
  const { x, width, bays, storey, traits } = block
  const step = width / bays
  const windows = times(bays, (bay) =>
    windowUnit(scene, x + bay * step + step * 0.14, y + storey * 0.2, step * 0.72, storey * 0.62, {
      ...traits.window,
      columns: bay % 2 ? 2 : 3,
      transom: false,
      surround: undefined,
      sill: false,
      arch: 0,
      shutters: undefined,
    }),
  )
  const band = scene.inLight(block.band)
  return draw(
    windows,
    rect(x - 14, y + storey * 0.62, width + 28, storey * 0.26, band),
    rect(x - 14, y + storey * 0.62, width + 28, 5, lighten(band, 0.3)),
    shadowBand(scene, x - 6, y + storey * 0.88, width + 12, storey * 0.14),
    scene.random() < 0.6 &&
      bush(
        scene,
        x + step * Math.floor(scene.random() * bays) + 20,
        y + storey * 0.64,
        70,
        18,
        pick(scene.random, flowerColours),
      ),
  )
}

/** Loggias set into the façade, with glass in front: new blocks. */
function loggiaFloor(scene: Scene, block: Block, y: number, floor: number): string {
  const { x, width, bays, storey } = block
  const step = width / bays
  const style: WindowStyle = {
    ...block.traits.window,
    surround: undefined,
    sill: false,
    arch: 0,
    shutters: undefined,
    transom: false,
    curtains: true,
  }
  return times(bays, (bay) => {
    const left = x + bay * step
    const open = (bay + floor) % 2 === 0
    if (!open)
      return windowUnit(scene, left + step * 0.26, y + storey * 0.18, step * 0.48, storey * 0.66, {
        ...style,
        columns: 2,
      })
    return draw(
      rect(left + step * 0.08, y + storey * 0.06, step * 0.84, storey * 0.88, scene.inLight(block.band)),
      rect(left + step * 0.08, y + storey * 0.06, step * 0.84, storey * 0.88, fade(scene.light.shade, 0.34)),
      windowUnit(scene, left + step * 0.16, y + storey * 0.16, step * 0.68, storey * 0.74, {
        ...style,
        columns: 2,
      }),
      shadowBand(scene, left + step * 0.08, y + storey * 0.06, step * 0.84, storey * 0.1),
      scene.random() < 0.4 && bush(scene, left + step * 0.2, y + storey * 0.92, step * 0.24, 22),
      glassRail(left + step * 0.05, y + storey * 0.54, step * 0.9, storey * 0.38, scene.light.glass[0]),
      rect(left + step * 0.03, y + storey * 0.9, step * 0.94, 9, scene.inLight('#dedad0')),
    )
  })
}

/** Upright windows with iron balustrades: brick blocks between the wars, and small studios. */
function frenchFloor(scene: Scene, block: Block, y: number): string {
  const { x, width, bays, storey, traits } = block
  const step = width / bays
  const pane = Math.min(110, step * 0.5)
  return times(bays, (bay) => {
    const left = x + (bay + 0.5) * step - pane / 2
    return (
      windowUnit(scene, left, y + storey * 0.16, pane, storey * 0.7, {
        ...traits.window,
        shutters: undefined,
        sill: false,
      }) + balustrade(left - 8, y + storey * 0.54, pane + 16, storey * 0.32)
    )
  })
}

function penthouse(scene: Scene, block: Block): string {
  const top = topOf(block)
  const inset = block.width * 0.12
  const width = block.width - inset * 2
  const height = block.storey * 0.9
  const count = Math.round(width / 110)
  return draw(
    wall(scene, { kind: 'metal', colour: '#5a6068' }, block.x + inset, top - height, width, height),
    times(count, (index) =>
      windowUnit(
        scene,
        block.x + inset + 14 + index * ((width - 14) / count),
        top - height * 0.84,
        (width - 14) / count - 14,
        height * 0.8,
        {
          ...block.traits.window,
          surround: undefined,
          sill: false,
          arch: 0,
          columns: 1,
          transom: false,
          shutters: undefined,
        },
      ),
    ),
    parapet(scene, block.x + inset - 8, top - height, width + 16),
    bush(scene, block.x + 20, top - 4, inset * 0.8, 30),
    glassRail(block.x + 4, top - 40, block.width - 8, 36, scene.light.glass[0]),
  )
}

function groundFloor(scene: Scene, block: Block): string {
  const { x, width, storey } = block
  const top = base - storey - 22
  const middle = x + width * pick(scene.random, [0.3, 0.5, 0.7])
  const doorHeight = Math.min(166, storey - 36)
  const side = (from: number, to: number): string =>
    times(Math.max(1, Math.round((to - from) / 170)), (index) => {
      const step = (to - from) / Math.max(1, Math.round((to - from) / 170))
      return windowUnit(scene, from + step * index + step * 0.2, top + 44, step * 0.6, storey * 0.46, {
        ...block.traits.window,
        surround: undefined,
        arch: 0,
        shutters: undefined,
        transom: false,
      })
    })
  return draw(
    wall(scene, { kind: 'concrete', colour: '#9aa1a3' }, x, top, width, base - top),
    side(x + 20, middle - 120),
    side(middle + 120, x + width - 20),
    rect(middle - 116, top + 20, 232, base - top - 20, scene.inLight('#41464d')),
    pane(scene, middle - 100, top + 46, 90, base - top - 56, scene.light.lit > 0.15),
    doorUnit(scene, middle + 6, base - doorHeight - 12, 88, doorHeight, {
      colour: '#3a3f46',
      surround: '#5a5d62',
      arch: 0,
      steps: 1,
      transom: false,
      modern: true,
    }),
    rect(middle - 140, top + 12, 280, 16, scene.inLight('#ded9ce')),
    shadowBand(scene, middle - 130, top + 28, 260, 16),
  )
}

type Floor = (scene: Scene, block: Block, y: number, floor: number) => string

function blockOf(scene: Scene, request: PictureRequest): { block: Block; floor: Floor; setback: boolean } {
  const { random } = scene
  const year = request.year ?? pick(random, [1934, 1962, 1971, 2009, 2019, 2024])
  const traits = traitsOf(scene, year)
  const floors = Math.max(3, Math.min(9, request.floors ?? pick(random, [4, 5, 6])))
  const small = request.building === 'studio'
  const setback = traits.era === 'new' && random() < 0.7 && floors < 7
  const storey = Math.min(148, (setback ? 640 : 740) / floors)
  const bays = small ? 3 : floors > 6 ? 5 : pick(random, [4, 5])
  const width = small ? 430 : Math.min(860, bays * between(random, 156, 176))
  const walls: Material = {
    kind: traits.wall.kind === 'render' ? 'render' : 'brick',
    colour:
      traits.era === 'new'
        ? pick(random, [...newBrickColours, '#e9e6df'])
        : traits.era === 'old'
          ? pick(random, brickColours)
          : pick(random, paleBrickColours),
  }
  const floor = traits.era === 'old' || small ? frenchFloor : traits.era === 'new' ? loggiaFloor : ribbonFloor
  const band =
    traits.era === 'new'
      ? pick(random, [...woodColours, '#dcd8ce'])
      : pick(random, ['#d6d1c5', '#c4c6c2', '#b7a58e'])
  return {
    block: {
      x: Math.round(800 - width / 2 + between(random, -50, 50)),
      width,
      floors,
      storey,
      bays,
      traits,
      walls,
      band,
    },
    floor,
    setback,
  }
}

/** An apartment building between its neighbours or standing free on a green. */
export function apartments(scene: Scene, request: PictureRequest): string {
  const { random } = scene
  const { block, floor, setback } = blockOf(scene, request)
  const top = topOf(block)
  const { x, width, storey } = block
  const free = block.traits.era !== 'old' && request.building !== 'studio' && random() < 0.55
  const drawing = draw(
    backdrop(scene, canvas, 740),
    free
      ? rect(0, 730, 1600, 180, scene.light.grass[0]) +
          tree(scene, 130, 850, 1.6) +
          oval(scene, 1490, 860, 1.7) +
          tree(scene, 1330, 846, 1.2)
      : neighbours(scene, -60, x) + neighbours(scene, x + width, 1660),
    setback && penthouse(scene, block),
    wall(scene, block.walls, x, top, width, base - top),
    parapet(scene, x, top, width, block.traits.era === 'new' ? '#3a3d44' : '#d9d4c8'),
    times(block.floors - 1, (index) => floor(scene, block, base - storey * (index + 2) - 26, index)),
    groundFloor(scene, block),
    pavement(scene, base),
    polygon(
      [
        [x - 20, base],
        [x + width, base],
        [x + width - 150, base + 100],
        [x - 220, base + 100],
      ],
      fade(scene.light.shade, 0.14),
    ),
    bush(scene, x + 20, base + 8, width * 0.16, 34),
    bush(scene, x + width * 0.82, base + 8, width * 0.15, 34),
    oval(scene, between(random, 120, 220), base + 56, 1.35),
    random() < 0.5
      ? car(scene, round(between(random, 1060, 1170)), base + 142, 0.95)
      : bench(scene, x + width + 60, base + 52, 0.8),
    random() < 0.5
      ? streetLamp(scene, x - 80, base + 60, 1.2)
      : bicycle(scene, x + width * 0.72, base + 46, 0.85),
  )
  return random() < 0.5 ? mirrored(1600, drawing) : drawing
}
