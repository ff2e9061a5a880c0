import { darken, fade } from '../colour'
import { between, draw, pick, round, times } from '../kit'
import { stoneColours, wall, type Material } from '../materials'
import { doorUnit, wallLamp, windowUnit, roofWindow } from '../openings'
import type { PictureRequest } from '../request'
import { chimney, gable, saddleRoof } from '../roofs'
import { specks } from '../scenery'
import type { Scene } from '../scene'
import { mirrored, path, polygon, rect, stroke } from '../shapes'
import { traitsOf, type Traits } from '../traits'
import { bush } from '../trees'
import { base } from './detached'
import { borders, corners, houseShadow, orchardTree, plot } from './grounds'

/** The arched cart gate of a barn. */
function cartGate(
  scene: Scene,
  axis: number,
  width: number,
  height: number,
  colour: string,
  stone: string,
): string {
  const tone = scene.inLight(colour)
  const arch = (half: number, top: number): string =>
    `M${round(axis - half)} ${base}V${round(base - top + 40)}Q${round(axis)} ${round(base - top - 34)} ${round(axis + half)} ${round(base - top + 40)}V${base}Z`
  const planks = times(
    Math.floor(width / 20),
    (index) => `M${round(axis - width / 2 + index * 20)} ${base}v${round(-height + 34)}`,
  )
  return draw(
    path(arch(width / 2 + 18, height + 16), scene.inLight(stone)),
    path(arch(width / 2, height), tone),
    stroke(planks, darken(tone, 0.22), 2.4, false),
    rect(axis - 2, base - height + 12, 4, height - 12, darken(tone, 0.4)),
  )
}

interface Farm {
  walls: Material
  traits: Traits
  gate: string
}

/** House and barn under one long roof, as in the Condroz and the Ardennes. */
function longhouse(scene: Scene, { walls, traits, gate }: Farm, floors: number): string {
  const eave = floors > 1 ? 500 : 560
  const x = 270
  const width = 1060
  const window = {
    ...traits.window,
    columns: 2,
    transom: true,
    surround: '#9aa0a0',
    sill: true,
    arch: 6,
    curtains: true,
  }
  const shutters = traits.shutters ?? '#5f7f77'
  return draw(
    chimney(scene, 360, eave - 130, 54, 110, walls),
    chimney(scene, 820, eave - 130, 54, 110, walls),
    wall(scene, walls, x, eave, width, base - eave),
    saddleRoof(scene, traits.roof, x, eave, width, 178, 26),
    [440, 600, 1010].map((left) => roofWindow(scene, left, eave - 112, 54, 60)).join(''),
    [360, 740]
      .map((axis) =>
        windowUnit(scene, axis - 46, base - 214, 92, 128, { ...window, shutters, flowers: traits.flowers }),
      )
      .join(''),
    floors > 1 &&
      [360, 560, 740]
        .map((axis) => windowUnit(scene, axis - 36, eave + 24, 72, 70, { ...window, transom: false }))
        .join(''),
    doorUnit(scene, 512, base - 186, 96, 174, {
      ...traits.door,
      surround: '#9aa0a0',
      modern: false,
      steps: 1,
      transom: floors === 1,
    }),
    wallLamp(scene, 640, base - 160),
    cartGate(scene, 1070, 210, 232, gate, '#9aa0a0'),
    windowUnit(scene, 1226, base - 190, 56, 70, { ...window, columns: 1, transom: false }),
    windowUnit(scene, 900, eave + 30, 46, 50, { ...window, columns: 1, transom: false }),
    houseShadow(scene, x, base, width),
  )
}

/** The house with its barn gable turned to the yard. */
function courtFarm(scene: Scene, { walls, traits, gate }: Farm): string {
  const eave = 530
  const window = {
    ...traits.window,
    columns: 2,
    transom: true,
    surround: '#9aa0a0',
    sill: true,
    arch: 6,
    curtains: true,
    shutters: undefined,
  }
  return draw(
    chimney(scene, 420, eave - 120, 52, 110, walls),
    wall(scene, walls, 300, eave, 620, base - eave),
    saddleRoof(scene, traits.roof, 300, eave, 620, 174, 26),
    gable(scene, walls, traits.roof.colour, 1080, base, 400, 500, 284),
    cartGate(scene, 1080, 200, 226, gate, '#9aa0a0'),
    windowUnit(scene, 1042, 420, 76, 92, { ...window, transom: false }),
    [390, 780]
      .map((axis) =>
        windowUnit(scene, axis - 46, base - 212, 92, 126, { ...window, flowers: traits.flowers }),
      )
      .join(''),
    doorUnit(scene, 540, base - 184, 96, 172, {
      ...traits.door,
      surround: '#9aa0a0',
      modern: false,
      steps: 1,
      transom: true,
    }),
    [430, 640].map((left) => roofWindow(scene, left, eave - 106, 54, 58)).join(''),
    houseShadow(scene, 300, base, 980),
  )
}

/** Cobbles of the farmyard. */
function yard(scene: Scene): string {
  const colour = scene.inLight('#b9b0a2')
  const rows = times(
    7,
    (index) => `M${round(260 - index * 26)} ${round(base + 16 + index * 17)}H${round(1330 + index * 26)}`,
  )
  return draw(
    polygon(
      [
        [290, base],
        [1330, base],
        [1500, base + 138],
        [90, base + 138],
      ],
      colour,
    ),
    stroke(rows, fade(scene.light.shade, 0.13), 2.4, false),
    specks(scene, { x: 220, y: base + 10, width: 1130, height: 110 }, 110),
  )
}

export function farmhouse(scene: Scene, request: PictureRequest): string {
  const { random } = scene
  const traits = traitsOf(scene, Math.min(request.year ?? 1880, 1930))
  const walls: Material =
    random() < 0.75
      ? { kind: 'stone', colour: pick(random, stoneColours) }
      : { kind: 'render', colour: '#ece4d4' }
  const farm: Farm = {
    walls,
    traits: {
      ...traits,
      roof: { kind: 'slate', colour: traits.roof.kind === 'slate' ? traits.roof.colour : '#4f5662' },
    },
    gate: pick(random, ['#5f7f77', '#7f473d', '#5d6a55', '#6b5844']),
  }
  const house =
    random() < 0.55 ? longhouse(scene, farm, request.floors ?? pick(random, [1, 2])) : courtFarm(scene, farm)
  const drawing = draw(
    plot(scene, 722, base),
    house,
    yard(scene),
    borders(scene, base - 4, [
      [300, 470],
      [650, 850],
    ]),
    bush(scene, 220, base + 20, 110, 54),
    random() < 0.5 && orchardTree(scene, between(random, 150, 240), base + 120),
    corners(scene),
  )
  return random() < 0.5 ? mirrored(1600, drawing) : drawing
}
