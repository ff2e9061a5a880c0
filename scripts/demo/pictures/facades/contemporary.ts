import { fade, lighten } from '../colour'
import { between, draw, pick, round, times } from '../kit'
import { newBrickColours, renderColours, shadowBand, wall, woodColours, type Material } from '../materials'
import { doorUnit, garageDoor, glassRail, modernWindow, windowUnit } from '../openings'
import type { PictureRequest } from '../request'
import { gable, parapet, solarPanels } from '../roofs'
import type { Scene } from '../scene'
import { line, mirrored, polygon, rect } from '../shapes'
import { birch, bush, flowerColours, oval } from '../trees'
import { base } from './detached'
import { borders, driveway, gardenPath, houseShadow, plot, pool } from './grounds'

interface Finish {
  plaster: Material
  wood: Material
  dark: Material
}

const finishOf = (scene: Scene): Finish => ({
  plaster: { kind: 'render', colour: pick(scene.random, [...renderColours, '#f3f1ec']) },
  wood: { kind: 'wood', colour: pick(scene.random, woodColours) },
  dark:
    scene.random() < 0.5
      ? { kind: 'render', colour: '#4a4d54' }
      : { kind: 'brick', colour: pick(scene.random, newBrickColours) },
})

const glazing = (
  scene: Scene,
  x: number,
  y: number,
  width: number,
  height: number,
  columns: number,
): string => windowUnit(scene, x, y, width, height, { ...modernWindow, columns, curtains: true })

const entranceDoor = (scene: Scene, x: number, height: number): string =>
  doorUnit(scene, x, base - height - 12, 100, height, {
    colour: '#2d3138',
    surround: '#5a5d62',
    arch: 0,
    steps: 1,
    transom: false,
    modern: true,
  })

/** Terrace and pool in front, with two deck chairs. */
function poolTerrace(scene: Scene): string {
  const deck = scene.inLight('#d8cdb9')
  const joints = times(9, (index) =>
    line([300 + index * 106, base + 6], [120 + index * 148, base + 138], fade(scene.light.shade, 0.12), 2),
  )
  const chair = (x: number): string =>
    draw(
      polygon(
        [
          [x, base + 92],
          [x + 84, base + 92],
          [x + 104, base + 114],
          [x + 12, base + 114],
        ],
        '#fbf6ea',
      ),
      polygon(
        [
          [x, base + 92],
          [x - 22, base + 64],
          [x + 2, base + 64],
          [x + 26, base + 92],
        ],
        '#ece2cf',
      ),
      rect(x + 16, base + 114, 5, 12, '#7a5a40'),
      rect(x + 94, base + 114, 5, 12, '#7a5a40'),
    )
  return draw(
    polygon(
      [
        [290, base + 6],
        [1250, base + 6],
        [1430, base + 138],
        [110, base + 138],
      ],
      deck,
    ),
    joints,
    pool(
      scene,
      [
        [584, base + 60],
        [1090, base + 60],
        [1180, base + 164],
        [508, base + 164],
      ],
      [
        [562, base + 50],
        [1110, base + 50],
        [1212, base + 174],
        [476, base + 174],
      ],
    ),
    chair(1280),
  )
}

/** Two stacked volumes, the upper one reaching out. */
function stacked(scene: Scene, finish: Finish): string {
  return draw(
    wall(scene, finish.plaster, 420, 570, 760, base - 570),
    wall(scene, finish.wood, 900, 570, 280, base - 570),
    times(4, (index) => glazing(scene, 446 + index * 108, 618, 100, base - 626, 1)),
    glazing(scene, 930, 622, 62, base - 650, 1),
    entranceDoor(scene, 1030, 186),
    wall(scene, scene.random() < 0.5 ? finish.wood : finish.dark, 330, 336, 620, 232),
    parapet(scene, 330, 336, 620),
    rect(330, 560, 620, 14, '#26272d'),
    shadowBand(scene, 420, 574, 530, 36),
    glazing(scene, 376, 392, 250, 128, 3),
    glazing(scene, 690, 392, 120, 128, 1),
    glazing(scene, 846, 392, 60, 128, 1),
    parapet(scene, 950, 570, 234),
    glassRail(956, 514, 226, 50, scene.light.glass[0]),
    bush(scene, 1050, 562, 100, 28, flowerColours[0]),
    houseShadow(scene, 420, base, 760),
    poolTerrace(scene),
    borders(scene, base, [
      [250, 410],
      [1200, 1300],
    ]),
  )
}

/** A brick cube with its garage, the glass stair between them. */
function cube(scene: Scene, finish: Finish): string {
  return draw(
    wall(scene, finish.dark, 880, 540, 400, base - 540),
    parapet(scene, 880, 540, 400),
    garageDoor(scene, 950, base - 186, 270, 186, '#55585e'),
    wall(scene, finish.plaster, 340, 312, 470, base - 312),
    parapet(scene, 340, 312, 470, '#e2ded4'),
    glazing(scene, 384, 366, 380, 150, 4),
    glassRail(376, 458, 396, 60, scene.light.glass[0]),
    glazing(scene, 384, 590, 250, base - 600, 2),
    glazing(scene, 690, 604, 74, 130, 1),
    wall(scene, finish.wood, 806, 372, 100, base - 372),
    parapet(scene, 806, 372, 100),
    glazing(scene, 828, 408, 56, 150, 1),
    entranceDoor(scene, 806, 190),
    houseShadow(scene, 340, base, 940),
    driveway(scene, 950, base, 270),
    gardenPath(scene, 856, base + 12, 46),
    borders(scene, base, [
      [250, 380],
      [650, 780],
    ]),
  )
}

/** One storey of glass under a wide flat roof. */
function pavilion(scene: Scene, finish: Finish): string {
  const eave = 560
  return draw(
    wall(scene, finish.plaster, 250, eave, 1060, base - eave),
    wall(scene, { kind: 'stone', colour: '#a29a8e' }, 250, eave, 150, base - eave),
    times(5, (index) => glazing(scene, 430 + index * 122, eave + 46, 112, base - eave - 54, 1)),
    wall(scene, finish.wood, 1056, eave, 254, base - eave),
    entranceDoor(scene, 1086, 182),
    glazing(scene, 1220, eave + 60, 60, 150, 1),
    rect(190, eave - 34, 1180, 40, scene.inLight('#e8e4da')),
    rect(190, eave - 40, 1180, 12, scene.inLight('#3a3d44')),
    shadowBand(scene, 250, eave + 6, 1060, 34),
    solarPanels(scene, 700, eave - 74, 6, 1),
    houseShadow(scene, 250, base, 1060),
    poolTerrace(scene),
    borders(scene, base, [[150, 400]]),
  )
}

export function modern(scene: Scene, request: PictureRequest): string {
  const { random } = scene
  const finish = finishOf(scene)
  const shape = request.floors === 1 ? 'pavilion' : pick(random, ['stacked', 'stacked', 'cube', 'pavilion'])
  const house =
    shape === 'pavilion'
      ? pavilion(scene, finish)
      : shape === 'cube'
        ? cube(scene, finish)
        : stacked(scene, finish)
  const drawing = draw(
    plot(scene, 722, base),
    house,
    random() < 0.6 && birch(scene, between(random, 180, 250), base + 60, 1.1),
    bush(scene, -40, 1062, 280, 90, pick(random, flowerColours)),
  )
  return random() < 0.5 ? mirrored(1600, drawing) : drawing
}

/** One house of a new estate: a clean gable without eaves. */
function newHouse(scene: Scene, x: number, width: number, finish: Finish, index: number): string {
  const walls = index % 2 ? finish.dark : finish.plaster
  const eave = 500
  const middle = x + width / 2
  return draw(
    gable(scene, walls, '#3d434d', middle, base, width, eave, eave - width * 0.42),
    glazing(scene, middle - 60, 410, 120, 140, 2),
    glazing(scene, x + 44, 620, width * 0.4, base - 640, 2),
    wall(scene, finish.wood, x + width * 0.56, 600, width * 0.34, base - 600),
    entranceDoor(scene, round(x + width * 0.73 - 50), 176),
    rect(x + width * 0.54, 592, width * 0.4, 12, scene.inLight('#3a3d44')),
    shadowBand(scene, x + width * 0.56, 604, width * 0.34, 18),
  )
}

/** A new-build project: three clean houses, young trees, fresh lawns. */
export function newBuild(scene: Scene): string {
  const { random } = scene
  const finish = finishOf(scene)
  const width = between(random, 372, 400)
  const gap = 24
  const left = 800 - (width * 3 + gap * 2) / 2
  return draw(
    plot(scene, 722, base),
    times(
      3,
      (index) =>
        (index < 2
          ? wall(scene, finish.wood, left + (index + 1) * width + index * gap, 560, gap, base - 560)
          : '') + newHouse(scene, left + index * (width + gap), width, finish, index),
    ),
    houseShadow(scene, left, base, width * 3 + gap * 2),
    times(3, (index) => gardenPath(scene, left + index * (width + gap) + width * 0.73, base + 12, 40)),
    times(3, (index) =>
      bush(
        scene,
        left + index * (width + gap) + 20,
        base + 16,
        width * 0.42,
        30,
        index === 1 ? flowerColours[3] : undefined,
      ),
    ),
    [left - 40, left + width * 1.06, left + width * 2.1, left + width * 3 + 90]
      .map((x) => oval(scene, x, base + 64, 0.78, lighten(scene.light.foliage, 0.1)))
      .join(''),
  )
}
