import { groundArea, iso } from './aerial-ground'
import { type House, houseAt, treeAt } from './aerial-houses'
import { river, roads, wood } from './aerial-landscape'
import { darken, fade, lighten } from './colour'
import { between, draw, pick, round, times } from './kit'
import type { PictureRequest } from './request'
import { canvas, type Scene } from './scene'
import { mirrored, path, type Point, polygon, rect, stroke } from './shapes'

const wallTones = ['#b5664b', '#ece4d4', '#c7a57a', '#a9523d', '#e6e2d8', '#d8c7ac'] as const

const roofTones = ['#4a5364', '#535a66', '#8a5546', '#5d5f66', '#a2553c'] as const

/** The property of the picture: larger, brighter, on a plot with its own boundary. */
function subject(scene: Scene, request: PictureRequest): string {
  const { random } = scene
  const building = request.building ?? 'villa'
  const tall = building === 'apartments' || building === 'investment' || building === 'office'
  const wide = building === 'warehouse' || building === 'farmhouse'
  const boundary: Point[] = [iso(-17, -13), iso(17, -13), iso(17, 17), iso(-17, 17)]
  const edge = boundary.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')
  const plot = draw(
    polygon(boundary, lighten(scene.light.grass[0], 0.16)),
    `<path d="M${edge}z" fill="none" stroke="#f2c53d" stroke-width="5" stroke-dasharray="20 11"/>`,
  )
  if (building === 'land')
    return plot + boundary.map(([x, y]) => rect(x - 4, y - 34, 8, 36, '#c8372f')).join('')
  const spec: House = {
    x: wide ? -13 : -9,
    y: -9,
    width: wide ? 26 : tall ? 18 : between(random, 15, 18),
    depth: tall ? 13 : 11,
    eave: (request.floors ?? (tall ? 4 : 2)) * 3,
    rise: 4.4,
    walls: pick(random, ['#f3eee2', '#a9523d', '#e9e2d2']),
    roof: pick(random, ['#3f4858', '#4a5364', '#8a5546']),
    flatRoof: tall || building === 'modern' || building === 'newBuild',
  }
  return draw(
    plot,
    groundArea(9.5, -12, 4, 29, scene.inLight('#c4bdb0')),
    groundArea(-9, 2.2, 14, 4, scene.inLight('#d8cdb9')),
    random() < 0.5 &&
      groundArea(-10, 8, 11, 5, scene.inLight('#efe7d8')) +
        groundArea(-9.4, 8.6, 9.8, 3.8, scene.inLight('#4aa3b5')),
    houseAt(scene, spec),
    treeAt(scene, -14, 13, 1.3),
    treeAt(scene, 4, 14.5, 1.1),
    treeAt(scene, 14.5, 14, 1.2),
  )
}

function neighbourPlot(scene: Scene, x: number, y: number): { depth: number; drawing: string } {
  const { random } = scene
  const turned = random() < 0.35
  const spec: House = {
    x: x - 6,
    y: y - 6,
    width: between(random, 9, 13),
    depth: between(random, 8, 10),
    eave: turned ? 3.4 : pick(random, [5, 6, 6.4]),
    rise: between(random, 3, 4.2),
    walls: pick(random, wallTones),
    roof: pick(random, roofTones),
    flatRoof: random() < 0.1,
  }
  const garden = groundArea(
    x - 9,
    y - 9,
    19,
    19,
    fade(darken(scene.light.grass[0], 0.1), random() < 0.5 ? 0.5 : 0.2),
  )
  const pool = random() < 0.12 ? groundArea(x + 2, y + 5.4, 6, 3, scene.inLight('#5fb0bd')) : ''
  return {
    depth: x + y,
    drawing: draw(
      garden,
      pool,
      houseAt(scene, spec),
      treeAt(scene, x - 7, y + 7.5, between(random, 0.6, 1)),
      random() < 0.7 && treeAt(scene, x + 8, y + 7, between(random, 0.6, 0.9)),
    ),
  }
}

/** The property and its surroundings as a drone sees them. */
export function aerial(scene: Scene, request: PictureRequest): string {
  const { random } = scene
  const rural = request.building === 'farmhouse' || request.building === 'land'
  const setting = pick(random, ['river', 'river', 'wood', 'fields'])
  const plots = []
  for (const x of [-105, -84, -63, -42, 39, 60, 81, 102]) {
    for (const y of [-31, -10.5, 9, 39, 60, 81]) {
      if (random() < (rural ? 0.45 : 0.08)) continue
      plots.push(neighbourPlot(scene, x + between(random, -1.5, 1.5), y + between(random, -1.5, 1.5)))
    }
  }
  for (const x of [-10, 8]) for (const y of [-31, 39, 60, 81]) plots.push(neighbourPlot(scene, x, y))
  plots.push({ depth: 2, drawing: subject(scene, request) })
  plots.sort((first, second) => first.depth - second.depth)
  const fields = times(7, (index) =>
    groundArea(
      -130 + index * 40,
      -140,
      38,
      74,
      fade(pick(random, [scene.light.hills[2], scene.light.grass[1], '#cdbf7c']), 0.5),
    ),
  )
  const drawing = draw(
    rect(0, 0, canvas.width, canvas.height, darken(scene.light.grass[0], 0.06)),
    fields,
    setting === 'river' ? river(scene) : setting === 'wood' ? wood(scene) : '',
    roads(scene),
    times(16, () => treeAt(scene, between(random, -130, 120), between(random, -60, -54), 0.9)),
    plots.map((plot) => plot.drawing).join(''),
    path(`M0 0H1600V150Q800 250 0 150z`, fade(scene.light.sky[2], 0.18)),
  )
  return random() < 0.5 ? mirrored(canvas.width, drawing) : drawing
}
