import { fade, lighten } from '../colour'
import { between, draw, pick, round, times } from '../kit'
import { newBrickColours, shadowBand, wall, woodColours, type Material } from '../materials'
import { doorUnit, garageDoor, pane, windowUnit, modernWindow } from '../openings'
import type { PictureRequest } from '../request'
import { parapet, saddleRoof, solarPanels } from '../roofs'
import { backdrop } from '../scenery'
import { canvas, type Scene } from '../scene'
import { boxData, mirrored, path, polygon, rect, stroke } from '../shapes'
import { bicycle, car, pavement, streetLamp } from '../street-life'
import { birch, bush, hedge, oval } from '../trees'

const base = 880

/** A band of office glazing with its mullions. */
function glassBand(scene: Scene, x: number, y: number, width: number, height: number, step: number): string {
  const count = Math.round(width / step)
  const cell = width / count
  return draw(
    times(count, (index) =>
      pane(scene, x + index * cell, y, cell + 0.5, height, scene.random() < scene.light.lit),
    ),
    path(
      times(count, (index) =>
        scene.random() < 0.3
          ? boxData(x + index * cell, y, cell, height * between(scene.random, 0.2, 0.6))
          : '',
      ),
      fade('#f4f1e8', 0.6),
    ),
    polygon(
      [
        [x + width * 0.1, y + height],
        [x + width * 0.16, y],
        [x + width * 0.36, y],
        [x + width * 0.3, y + height],
      ],
      fade('#ffffff', 0.1),
    ),
    stroke(
      times(count + 1, (index) => `M${round(x + index * cell)} ${round(y)}v${round(height)}`) +
        `M${x} ${round(y + height * 0.72)}h${width}`,
      '#33383f',
      4,
      false,
    ),
    rect(x, y, width, 10, fade(scene.light.shade, 0.3)),
  )
}

/** An office building with ribbon windows and a glazed hall. */
export function officeBuilding(scene: Scene, request: PictureRequest): string {
  const { random } = scene
  const floors = Math.max(2, Math.min(8, request.floors ?? pick(random, [3, 4, 5])))
  const storey = Math.min(150, 700 / (floors + 0.4))
  const width = between(random, 760, 900)
  const x = 800 - width / 2
  const top = base - storey * (floors + 0.25)
  const skin: Material = pick(random, [
    { kind: 'concrete', colour: '#c3c6c5' },
    { kind: 'brick', colour: pick(random, newBrickColours) },
    { kind: 'metal', colour: '#6a727a' },
  ] as const)
  const tower = between(random, 130, 170)
  const hall = base - storey * 1.2
  const drawing = draw(
    backdrop(scene, canvas, 740),
    rect(0, 730, 1600, 160, scene.light.grass[0]),
    oval(scene, 150, base - 6, 1.7),
    birch(scene, 1470, base - 8, 1.4),
    wall(scene, skin, x, top, width, base - top),
    parapet(scene, x, top, width, '#41464d'),
    times(floors - 1, (floor) =>
      glassBand(
        scene,
        x + tower + 20,
        top + storey * 0.22 + floor * storey,
        width - tower - 44,
        storey * 0.58,
        74,
      ),
    ),
    wall(
      scene,
      { kind: 'wood', colour: pick(random, woodColours) },
      x + 20,
      top - 40,
      tower - 30,
      base - top + 40,
    ),
    parapet(scene, x + 20, top - 40, tower - 30),
    times(floors, (floor) =>
      windowUnit(
        scene,
        x + 20 + tower * 0.3,
        top + storey * 0.2 + floor * storey,
        tower * 0.2,
        storey * 0.6,
        modernWindow,
      ),
    ),
    glassBand(scene, x + tower + 20, hall + 20, width - tower - 44, base - hall - 20, 112),
    doorUnit(scene, x + tower + 190, base - 172, 130, 160, {
      colour: '#3a3f46',
      surround: '#41464d',
      arch: 0,
      steps: 1,
      transom: false,
      modern: true,
    }),
    rect(x + tower + 130, hall + 6, 250, 16, scene.inLight('#e6e2d8')),
    shadowBand(scene, x + tower + 140, hall + 22, 230, 18),
    pavement(scene, base, 90),
    hedge(scene, x + width * 0.68, base + 6, width * 0.3, 40),
    streetLamp(scene, x - 70, base + 64, 1.15),
    random() < 0.6 ? car(scene, 1080, base + 150, 0.95) : bicycle(scene, x + 60, base + 40, 0.85),
  )
  return random() < 0.5 ? mirrored(1600, drawing) : drawing
}

/** A lorry at the dock, seen from the side. */
function lorry(scene: Scene, x: number, y: number): string {
  const box = scene.inLight(pick(scene.random, ['#e9e6de', '#d7dbdc']))
  const cab = scene.inLight(pick(scene.random, ['#8d3f3c', '#3d5a73', '#4c6a5c']))
  const wheel = (centre: number): string =>
    `<circle cx="${centre}" cy="-24" r="25" fill="#26262b"/><circle cx="${centre}" cy="-24" r="11" fill="#9a9da0"/>`
  const drawing = draw(
    polygon(
      [
        [-30, 0],
        [430, 0],
        [400, 14],
        [-60, 14],
      ],
      fade(scene.light.shade, 0.26),
    ),
    rect(110, -190, 310, 150, box, 3),
    rect(110, -190, 310, 12, lighten(box, 0.5), 3),
    rect(110, -100, 310, 22, fade(cab, 0.85)),
    path('M4 -40V-96Q12 -150 46 -152H104V-40z', cab),
    path('M16 -96Q22 -136 48 -138H80V-96z', scene.inLight('#5d7481')),
    rect(0, -44, 420, 14, '#3a3d42'),
    wheel(58),
    wheel(320),
    wheel(376),
  )
  return `<g transform="translate(${round(x)} ${y})">${drawing}</g>`
}

function sawtooth(scene: Scene, x: number, eave: number, width: number, count: number): string {
  const step = width / count
  const rise = 96
  return times(count, (index) => {
    const left = x + index * step
    return (
      polygon(
        [
          [left, eave],
          [left, eave - rise],
          [left + step, eave],
        ],
        scene.inLight('#8f979b'),
      ) +
      polygon(
        [
          [left, eave],
          [left, eave - rise],
          [left + step, eave],
        ],
        fade(scene.light.shade, 0.14),
      ) +
      rect(left, eave - rise + 8, 8, rise - 8, scene.light.glass[0]) +
      polygon(
        [
          [left + 8, eave - rise + 8],
          [left + step * 0.94, eave - 4],
          [left + step, eave],
          [left, eave - rise],
        ],
        scene.inLight('#5d666d'),
      )
    )
  })
}

/** A hall with loading doors and an office corner. */
export function warehouse(scene: Scene): string {
  const { random } = scene
  const x = 190
  const width = 1220
  const eave = 520
  const old = random() < 0.4
  const skin: Material = old
    ? { kind: 'brick', colour: pick(random, ['#9b4a3b', '#a9523d']) }
    : { kind: 'metal', colour: pick(random, ['#a3abb0', '#7d8890', '#c4c7c3', '#6f7d86']) }
  const doorColour = pick(random, ['#8d3f3c', '#3d5a73', '#5a6068', '#c9a24a'])
  const roof = old
    ? sawtooth(scene, x, eave, width, 6)
    : random() < 0.5
      ? saddleRoof(scene, { kind: 'metal', colour: '#727b83' }, x, eave, width, 84, 14) +
        solarPanels(scene, 620, eave - 82, 14, 2)
      : parapet(scene, x, eave, width, '#4a5058')
  const drawing = draw(
    backdrop(scene, canvas, 720),
    rect(0, 712, 1600, 200, scene.light.grass[0]),
    oval(scene, 90, base - 30, 1.5),
    birch(scene, 1530, base - 30, 1.3),
    !old && random() < 0.5 ? roof : '',
    wall(scene, skin, x, eave, width, base - eave),
    roof,
    rect(x, eave + 26, width, 34, fade(doorColour, 0.9)),
    path(
      times(9, (index) => boxData(x + 40 + index * 130, eave + 84, 92, 38)),
      scene.light.glass[0],
    ),
    [0, 1, 2]
      .map((index) => garageDoor(scene, x + 430 + index * 250, base - 236, 190, 236, doorColour))
      .join(''),
    wall(scene, { kind: 'render', colour: '#e6e2d8' }, x + 20, base - 236, 330, 236),
    parapet(scene, x + 20, base - 236, 330),
    glassBand(scene, x + 50, base - 190, 150, 120, 76),
    doorUnit(scene, x + 238, base - 176, 84, 164, {
      colour: '#3a3f46',
      surround: '#5a5d62',
      arch: 0,
      steps: 1,
      transom: false,
      modern: true,
    }),
    yardGround(scene),
    lorry(scene, x + 690, base + 66),
    car(scene, 240, base + 110, 0.72),
    bush(scene, x + 30, base + 8, 180, 34),
  )
  return random() < 0.5 ? mirrored(1600, drawing) : drawing
}

function yardGround(scene: Scene): string {
  const colour = scene.inLight('#a5a39e')
  const marks = times(6, (index) => `M${560 + index * 130} ${base + 96}l${(index - 1.5) * 26} 100`)
  return draw(
    rect(0, base, 1600, 200, colour),
    rect(0, base, 1600, 12, fade(scene.light.shade, 0.2)),
    stroke(marks, fade('#ffffff', 0.42), 5, false),
  )
}

/** A row of garage boxes; the one for sale stands open when the seed says so. */
export function garageRow(scene: Scene): string {
  const { random } = scene
  const count = pick(random, [3, 4, 5])
  const width = count * 250 + 60
  const x = 800 - width / 2
  const eave = 570
  const walls: Material = {
    kind: random() < 0.6 ? 'brick' : 'render',
    colour: pick(random, ['#a9523d', '#c7a57a', '#8d7a6d', '#d8d2c6']),
  }
  const colours = ['#e3ded2', '#5f7f77', '#7f473d', '#48606f', '#8a8f8c']
  const own = pick(random, colours)
  const uniform = random() < 0.5
  const open = Math.floor(count / 2)
  return draw(
    backdrop(scene, canvas, 640),
    rect(0, 632, 1600, 300, scene.light.grass[0]),
    oval(scene, 110, base - 60, 1.6),
    birch(scene, 1500, base - 60, 1.3),
    hedge(scene, -20, base - 40, 1640, 110),
    wall(scene, walls, x, eave, width, base - eave),
    parapet(scene, x, eave, width, '#d9d4c8'),
    shadowBand(scene, x, eave + 4, width, 18),
    times(count, (index) =>
      garageDoor(
        scene,
        x + 55 + index * 250,
        base - 222,
        200,
        222,
        uniform ? own : pick(random, colours),
        random() < 0.4,
      ),
    ),
    random() < 0.6 && openBox(scene, x + 55 + open * 250),
    yardGround(scene),
    car(scene, x + width * 0.55, base + 120, 0.9),
  )
}

function openBox(scene: Scene, x: number): string {
  return draw(
    rect(x, base - 222, 200, 222, scene.inLight('#4a4548')),
    polygon(
      [
        [x, base],
        [x + 200, base],
        [x + 160, base - 46],
        [x + 40, base - 46],
      ],
      scene.inLight('#8b8782'),
    ),
    rect(x + 40, base - 190, 120, 144, scene.inLight('#6a6467')),
    rect(x + 52, base - 120, 96, 6, scene.inLight('#8a6a4a')),
    [60, 88, 116]
      .map((left, index) =>
        rect(
          x + left,
          base - 144 - index * 4,
          22,
          24 + index * 4,
          scene.inLight(['#b98655', '#8d3f3c', '#5a7081'][index] ?? '#b98655'),
        ),
      )
      .join(''),
    rect(x, base - 222, 200, 26, scene.inLight('#d9d4c8')),
  )
}
