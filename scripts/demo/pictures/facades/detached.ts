import { darken } from '../colour'
import { between, draw, pick, times } from '../kit'
import { plinth, shadowBand, wall } from '../materials'
import { balustrade, doorUnit, garageDoor, wallLamp, windowUnit, roofWindow } from '../openings'
import type { PictureRequest } from '../request'
import { chimney, gable, saddleRoof } from '../roofs'
import type { Scene } from '../scene'
import { mirrored, rect } from '../shapes'
import { tub } from '../street-life'
import { traitsOf, type Traits } from '../traits'
import { borders, boundary, corners, driveway, gardenPath, houseShadow, plot } from './grounds'

export const base = 822

const brickOf = (traits: Traits): Traits['wall'] =>
  traits.wall.kind === 'brick' ? traits.wall : { kind: 'brick', colour: '#9c5a45' }

/** A low wing with a garage under its own roof. */
function garageWing(
  scene: Scene,
  traits: Traits,
  x: number,
  width: number,
  eave: number,
  roofHeight: number,
): string {
  const doorWidth = width * 0.68
  return draw(
    wall(scene, traits.wall, x, eave, width, base - eave),
    saddleRoof(scene, traits.roof, x, eave, width, roofHeight, 18),
    plinth(scene, x, base - 26, width, 26),
    garageDoor(
      scene,
      x + (width - doorWidth) / 2,
      base - Math.min(170, (base - eave) * 0.74),
      doorWidth,
      Math.min(170, (base - eave) * 0.74),
      traits.shutters ?? '#ece7dc',
      traits.era === 'old',
    ),
  )
}

function axisWindows(
  scene: Scene,
  traits: Traits,
  axes: readonly number[],
  y: number,
  width: number,
  height: number,
  flowers = false,
): string {
  return axes
    .map((axis) =>
      windowUnit(scene, axis - width / 2, y, width, height, {
        ...traits.window,
        shutters: traits.shutters,
        flowers: flowers ? traits.flowers : undefined,
      }),
    )
    .join('')
}

function entrance(scene: Scene, traits: Traits, axis: number, width = 104): string {
  const height = 196
  return draw(
    doorUnit(scene, axis - width / 2, base - height - 24, width, height, traits.door),
    wallLamp(scene, axis - width / 2 - 34, base - 190),
    wallLamp(scene, axis + width / 2 + 34, base - 190),
  )
}

/** One and a half storeys under a broad roof, with a gabled dormer over the door. */
function cottage(scene: Scene, traits: Traits): string {
  const x = 390 + between(scene.random, -30, 30)
  const width = 690
  const eave = 505
  const middle = x + width / 2
  return draw(
    garageWing(scene, traits, x + width - 6, 262, 610, 120),
    chimney(scene, x + 96, 340, 52, 110, brickOf(traits)),
    chimney(scene, x + width - 150, 340, 52, 110, brickOf(traits)),
    wall(scene, traits.wall, x, eave, width, base - eave),
    plinth(scene, x, base - 40, width, 40),
    saddleRoof(scene, traits.roof, x, eave, width, 226, 44, 80),
    gable(scene, traits.wall, traits.roof.colour, middle, eave + 4, 208, 410, 318),
    windowUnit(scene, middle - 44, 404, 88, 92, { ...traits.window, shutters: undefined }),
    roofWindow(scene, x + 130, 396, 64, 70),
    roofWindow(scene, x + width - 194, 396, 64, 70),
    axisWindows(scene, traits, [x + 138, x + width - 138], 576, 108, 148, true),
    entrance(scene, traits, middle),
    houseShadow(scene, x, base, width + 250),
    gardenPath(scene, middle, base + 24, 64),
    borders(scene, base, [
      [x - 130, x + 70],
      [x + 30, middle - 96],
      [middle + 110, x + width - 10],
    ]),
  )
}

/** Two full storeys under a hipped roof: the notary's house. */
function manor(scene: Scene, traits: Traits, floors: number): string {
  const bays = pick(scene.random, [3, 5])
  const width = bays === 5 ? 790 : 640
  const x = 800 - width / 2 + between(scene.random, -30, 30)
  const storey = floors > 2 ? 158 : 186
  const eave = base - 60 - storey * Math.max(2, floors)
  const axes = Array.from({ length: bays }, (_, index) => x + (width * (index + 0.5)) / bays)
  const middle = x + width / 2
  const tall = storey * 0.66
  return draw(
    chimney(scene, x + 120, eave - 90, 50, 120, brickOf(traits)),
    chimney(scene, x + width - 170, eave - 90, 50, 120, brickOf(traits)),
    wall(scene, traits.wall, x, eave, width, base - eave),
    plinth(scene, x, base - 50, width, 50),
    saddleRoof(scene, traits.roof, x, eave, width, 150, 34, 120),
    rect(x, base - 60 - storey - 8, width, 12, scene.inLight(traits.trim)),
    times(Math.max(2, floors), (floor) =>
      axisWindows(
        scene,
        { ...traits, shutters: bays === 5 ? undefined : traits.shutters },
        floor === 0 ? axes.filter((axis) => Math.abs(axis - middle) > 20) : axes,
        base - 50 - storey * (floor + 1) + storey * 0.14,
        bays === 5 ? 84 : 98,
        tall,
      ),
    ),
    entrance(scene, traits, middle, 100),
    floors > 1 &&
      balustrade(middle - 76, base - 62 - storey * 0.98, 152, 50) +
        rect(middle - 84, base - 62 - storey * 0.98 + 48, 168, 12, scene.inLight(traits.trim)),
    houseShadow(scene, x, base, width),
    gardenPath(scene, middle, base + 24, 70),
    tub(scene, middle - 108, base + 10, 0.95),
    tub(scene, middle + 108, base + 10, 0.95),
    borders(scene, base, [
      [x - 110, middle - 160],
      [middle + 170, x + width + 90],
    ]),
  )
}

/** A main roof along the road, a gable turned to it, and a garage: the villa of the residential hills. */
function winged(scene: Scene, traits: Traits): string {
  const x = 330
  const gableX = 560
  const eave = 500
  const wide = 320
  return draw(
    garageWing(scene, traits, 1060, 290, 616, 104),
    chimney(scene, 960, 330, 56, 130, brickOf(traits)),
    wall(scene, traits.wall, x, eave, 740, base - eave),
    saddleRoof(scene, traits.roof, x, eave, 740, 190, 36),
    [800, 930].map((left) => roofWindow(scene, left, 386, 62, 66)).join(''),
    gable(
      scene,
      traits.era === 'old' ? traits.wall : traits.accent,
      traits.roof.colour,
      gableX,
      base,
      wide,
      470,
      262,
    ),
    plinth(scene, x, base - 34, 740, 34),
    windowUnit(scene, gableX - 62, 398, 124, 116, { ...traits.window, shutters: undefined }),
    windowUnit(scene, gableX - 98, 580, 196, 156, { ...traits.window, columns: 3, shutters: undefined }),
    axisWindows(scene, { ...traits, shutters: undefined }, [374], 590, 62, 134),
    entrance(scene, traits, 800, 100),
    shadowBand(scene, 724, eave + 14, 346, 12),
    windowUnit(scene, 905, 590, 130, 138, { ...traits.window, shutters: undefined, flowers: traits.flowers }),
    houseShadow(scene, x, base, 1010),
    driveway(scene, 1110, base, 190),
    gardenPath(scene, 800, base + 24, 56),
    borders(scene, base, [
      [x - 90, gableX + 110],
      [890, 1056],
    ]),
  )
}

/** A long low house of the seventies with its picture window. */
function bungalow(scene: Scene, traits: Traits): string {
  const x = 260
  const width = 1010
  const eave = 590
  return draw(
    chimney(scene, 520, 460, 84, 92, { kind: 'stone', colour: '#a89f92' }),
    wall(scene, traits.wall, x, eave, width, base - eave),
    wall(scene, traits.accent, 640, eave, 150, base - eave),
    saddleRoof(scene, traits.roof, x, eave, width, 150, 64, 30),
    plinth(scene, x, base - 26, width, 26),
    windowUnit(scene, 310, 640, 290, 136, {
      ...traits.window,
      columns: 3,
      transom: false,
      shutters: undefined,
      arch: 0,
    }),
    entrance(scene, { ...traits, door: { ...traits.door, transom: false } }, 716, 98),
    windowUnit(scene, 830, 646, 130, 104, { ...traits.window, shutters: undefined, flowers: traits.flowers }),
    garageDoor(scene, 1012, base - 166, 210, 166, traits.shutters ?? '#e9e3d6'),
    houseShadow(scene, x, base, width),
    driveway(scene, 1020, base, 194),
    gardenPath(scene, 716, base + 24, 56),
    borders(scene, base, [
      [x - 110, 630],
      [808, 990],
    ]),
  )
}

/** A villa on its lawn; the seed and the number of floors choose its type. */
export function villa(scene: Scene, request: PictureRequest): string {
  const { random } = scene
  const traits = traitsOf(scene, request.year ?? pick(random, [1912, 1934, 1966, 1978, 1992, 2003]))
  const floors = request.floors ?? pick(random, [1, 2, 2, 2])
  const shape =
    floors <= 1
      ? pick(random, traits.era === 'old' ? ['cottage'] : ['bungalow', 'cottage'])
      : pick(random, ['cottage', 'manor', 'winged', 'manor'])
  const house =
    shape === 'bungalow'
      ? bungalow(scene, traits)
      : shape === 'manor'
        ? manor(scene, traits, floors)
        : shape === 'winged'
          ? winged(scene, traits)
          : cottage(scene, { ...traits, shutters: traits.shutters && darken(traits.shutters, 0.04) })
  const edge =
    request.garden === false
      ? pick(random, ['wall', 'fence'] as const)
      : pick(random, ['none', 'none', 'hedge', 'wall', 'fence'] as const)
  const drawing = draw(
    plot(scene, 722, base),
    house,
    edge === 'none' ? corners(scene) : boundary(scene, edge, 1010, [520, 1010]),
  )
  return random() < 0.5 ? mirrored(1600, drawing) : drawing
}
