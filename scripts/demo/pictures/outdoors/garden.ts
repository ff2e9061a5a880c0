import { darken, fade, lighten, mix } from '../colour'
import { between, draw, pick, round, times } from '../kit'
import { pool } from '../facades/grounds'
import { woodColours } from '../materials'
import { wall } from '../materials'
import { doorUnit, windowUnit, modernWindow } from '../openings'
import { gable, saddleRoof } from '../roofs'
import { backdrop, lawn } from '../scenery'
import { canvas, type Scene } from '../scene'
import { circle, ellipse, mirrored, path, polygon, rect, stroke } from '../shapes'
import { bench } from '../street-life'
import { anyTree, bush, flowerColours, hedge, tree } from '../trees'

/** A wooden shed with its gable to the lawn. */
function shed(scene: Scene, x: number, foot: number): string {
  const wood = { kind: 'wood', colour: pick(scene.random, [...woodColours, '#6f7f74', '#5b6b74']) } as const
  return draw(
    ellipse(x + 90, foot + 2, 150, 12, fade(scene.light.shade, 0.22)),
    gable(scene, wood, '#4a4f58', x + 110, foot, 220, foot - 150, foot - 232),
    doorUnit(scene, x + 76, foot - 128, 68, 122, {
      colour: darken(wood.colour, 0.2),
      surround: '#efe9dc',
      arch: 0,
      steps: 0,
      transom: false,
      modern: false,
    }),
    windowUnit(scene, x + 162, foot - 118, 36, 44, { ...modernWindow, frame: '#efe9dc' }),
  )
}

function greenhouse(scene: Scene, x: number, foot: number): string {
  const glass = fade(scene.light.glass[0], 0.55)
  const frame = scene.inLight('#e9ebe6')
  const shape = `M${x} ${foot}V${foot - 110}L${x + 60} ${foot - 190}H${x + 250}L${x + 300} ${foot - 110}V${foot}z`
  return draw(
    ellipse(x + 130, foot, 190, 12, fade(scene.light.shade, 0.2)),
    bush(scene, x + 30, foot - 4, 220, 60),
    path(shape, glass),
    stroke(
      shape +
        times(5, (index) => `M${x + 60 * (index + 1) - 10} ${foot}V${foot - 118}`) +
        `M${x} ${foot - 110}H${x + 300}`,
      frame,
      5,
    ),
    rect(x, foot - 26, 300, 26, scene.inLight('#a5543f')),
  )
}

/** Raised beds with rows of cabbage, lettuce and beans. */
function vegetables(scene: Scene, x: number, foot: number): string {
  const rows = (left: number, index: number): string =>
    times(10, (plant) => {
      const back = plant < 5
      const green = index === 1 ? mix(scene.light.foliage, '#8a5a7a', 0.3) : lighten(scene.light.foliage, index * 0.08)
      const plantX = left + (back ? 26 : 16) + (plant % 5) * (back ? 20 : 25)
      const plantY = foot - (back ? 66 : 38)
      return draw(circle(plantX, plantY, back ? 13 : 15, darken(green, 0.12)), circle(plantX + 3, plantY - 4, back ? 8 : 10, lighten(green, 0.12)))
    })
  const bed = (index: number): string => {
    const left = x + index * 152
    return draw(
      ellipse(left + 60, foot + 4, 84, 8, fade(scene.light.shade, 0.22)),
      polygon([[left, foot - 26], [left + 18, foot - 70], [left + 116, foot - 70], [left + 132, foot - 26]], scene.inLight('#7a5c46')),
      rows(left, index),
      rect(left - 2, foot - 30, 136, 30, scene.inLight('#96704c'), 2),
      rect(left - 2, foot - 30, 136, 6, scene.inLight('#b08a62'), 2),
    )
  }
  return times(3, bed)
}

const pond = (scene: Scene, x: number, y: number): string =>
  draw(
    ellipse(x, y, 190, 50, scene.inLight('#b9b0a2')),
    ellipse(x, y, 174, 42, scene.inLight('#4f8c99')),
    ellipse(x + 20, y - 8, 130, 22, fade('#ffffff', 0.18)),
    [-90, -40, 60]
      .map((shift, index) => ellipse(x + shift, y + 10 - index * 8, 24, 8, scene.light.foliage))
      .join(''),
    circle(x - 42, y - 2, 6, '#f3b6c3'),
    bush(scene, x - 230, y + 10, 90, 50),
    bush(scene, x + 150, y + 14, 90, 44, flowerColours[4]),
  )

/** A swing hanging from the branch of an old tree. */
const swing = (scene: Scene, x: number, y: number): string =>
  tree(scene, x, y, 2) +
  stroke(`M${x - 90} ${y - 300}V${y - 70}M${x - 40} ${y - 300}V${y - 70}`, scene.inLight('#cdbf9f'), 3) +
  rect(x - 98, y - 74, 66, 9, scene.inLight('#96704c'), 2)

/** The corner of the house at the edge of the picture, to say whose garden this is. */
function houseCorner(scene: Scene): string {
  const { random } = scene
  const walls = {
    kind: random() < 0.6 ? 'brick' : 'render',
    colour: random() < 0.5 ? pick(random, ['#a9523d', '#8a7d74', '#c7a57a']) : '#ece6da',
  } as const
  return draw(
    wall(scene, walls, -10, 330, 290, 480),
    saddleRoof(scene, { kind: 'slate', colour: '#4a5364' }, -40, 330, 320, 170, 26),
    windowUnit(scene, 40, 400, 104, 116, { ...modernWindow, columns: 2, frame: '#f1ede4' }),
    windowUnit(scene, 34, 570, 200, 236, { ...modernWindow, columns: 2, frame: '#f1ede4', curtains: true }),
    polygon(
      [
        [-10, 808],
        [300, 808],
        [420, 900],
        [-10, 900],
      ],
      scene.inLight('#cdc4b4'),
    ),
    stroke(
      `M-10 838H340M-10 868H378M120 808L150 900M220 808L270 900`,
      fade(scene.light.shade, 0.14),
      2.4,
      false,
    ),
  )
}

/** Enlarged around a point on the ground, to bring a thing nearer to the viewer. */
const nearer = (x: number, y: number, scale: number, drawing: string): string =>
  `<g transform="translate(${round(x - x * scale)} ${round(y - y * scale)}) scale(${scale})">${drawing}</g>`

function feature(scene: Scene, kind: string): string {
  switch (kind) {
    case 'shed':
      return nearer(1240, 790, 1.5, shed(scene, 1130, 790))
    case 'greenhouse':
      return nearer(1260, 800, 1.35, greenhouse(scene, 1090, 800))
    case 'vegetables':
      return nearer(1180, 860, 1.5, vegetables(scene, 980, 860))
    case 'pond':
      return nearer(1080, 860, 1.3, pond(scene, 1080, 860))
    case 'pool':
      return pool(
        scene,
        [
          [820, 800],
          [1290, 790],
          [1400, 880],
          [780, 896],
        ],
        [
          [800, 790],
          [1306, 780],
          [1432, 892],
          [748, 910],
        ],
      )
    default:
      return swing(scene, 1240, 850)
  }
}

/** A private garden behind the house. */
export function garden(scene: Scene): string {
  const { random } = scene
  const horizon = 600
  const border = (x: number, y: number, width: number): string =>
    bush(
      scene,
      x,
      y,
      width,
      between(random, 44, 62),
      random() < 0.7 ? pick(random, flowerColours) : undefined,
    )
  const steps = times(6, (index) =>
    ellipse(470 + index * 74, round(900 - index * 20), 34 - index * 3, 11 - index, scene.inLight('#cfc7b8')),
  )
  const drawing = draw(
    backdrop(scene, canvas, horizon),
    anyTree(scene, between(random, 380, 520), 650, between(random, 0.9, 1.2)),
    anyTree(scene, between(random, 760, 940), 646, between(random, 0.8, 1.1)),
    anyTree(scene, between(random, 1300, 1500), 660, between(random, 1.2, 1.5)),
    hedge(scene, -20, 674, 1640, 92),
    lawn(scene, canvas, 668),
    random() < 0.65 ? houseCorner(scene) : anyTree(scene, 170, 780, 1.7) + bench(scene, 250, 830, 0.95),
    border(420, 706, 260) + border(740, 700, 220),
    feature(scene, pick(random, ['shed', 'greenhouse', 'vegetables', 'pond', 'pool', 'swing'])),
    random() < 0.6 && steps,
    border(1330, 940, 300),
    random() < 0.7 && border(-60, 1064, 300),
    bush(scene, 1220, 1075, 420, 96, pick(random, flowerColours)),
  )
  return random() < 0.5 ? mirrored(1600, drawing) : drawing
}
