import { darken, fade, lighten } from './colour'
import { between, draw, pick, round, times } from './kit'
import type { PictureRequest } from './request'
import { canvas, type Scene } from './scene'
import { ellipse, mirrored, path, polygon, rect, stroke, type Point } from './shapes'

const metre = 8.2

/** Isometric view from a drone: metres on the ground and above it to pixels. */
const iso = (x: number, y: number, z = 0): Point => [
  800 + (x - y) * metre * 0.866,
  560 + (x + y) * metre * 0.5 - z * metre,
]

const flat = (x: number, y: number, width: number, depth: number, fill: string, z = 0): string =>
  polygon([iso(x, y, z), iso(x + width, y, z), iso(x + width, y + depth, z), iso(x, y + depth, z)], fill)

interface House {
  x: number
  y: number
  width: number
  depth: number
  eave: number
  rise: number
  walls: string
  roof: string
  flatRoof: boolean
}

/** Windows as parallelograms on one wall; `along` tells which way the wall runs. */
function panes(scene: Scene, house: House, along: 'x' | 'y'): string {
  const length = along === 'x' ? house.width : house.depth
  const count = Math.max(2, Math.floor(length / 3.4))
  const floors = Math.max(1, Math.round(house.eave / 3))
  return times(count * floors, (index) => {
    const start = ((index % count) + 0.28) * (length / count)
    const low = Math.floor(index / count) * 3 + 0.9
    const corner = (shift: number, z: number): Point =>
      along === 'x'
        ? iso(house.x + start + shift, house.y + house.depth, z)
        : iso(house.x + house.width, house.y + start + shift, z)
    const lit = scene.random() < scene.light.lit
    return polygon(
      [corner(0, low), corner(1.4, low), corner(1.4, low + 1.5), corner(0, low + 1.5)],
      lit ? '#ffdf98' : darken(scene.light.glass[1], 0.1),
    )
  })
}

function roofOf(scene: Scene, house: House): string {
  const { x, y, width, depth, eave, rise } = house
  const roof = scene.inLight(house.roof)
  const over = 0.5
  if (house.flatRoof)
    return (
      flat(x, y, width, depth, lighten(roof, 0.2), eave + 0.5) +
      flat(x + 0.6, y + 0.6, width - 1.2, depth - 1.2, roof, eave + 0.5) +
      flat(x + width * 0.3, y + depth * 0.3, 2.4, 2.4, lighten(roof, 0.3), eave + 0.6)
    )
  const ridge = y + depth / 2
  const start = iso(x - over, ridge, eave + rise)
  const end = iso(x + width + over, ridge, eave + rise)
  const rows = times(4, (index) => {
    const share = (index + 1) / 5
    const [fromX, fromY] = iso(x - over, ridge + (depth / 2 + over) * share, eave + rise * (1 - share))
    const [toX, toY] = iso(x + width + over, ridge + (depth / 2 + over) * share, eave + rise * (1 - share))
    return `M${round(fromX)} ${round(fromY)}L${round(toX)} ${round(toY)}`
  })
  return draw(
    polygon(
      [start, end, iso(x + width + over, y - over, eave - 0.3), iso(x - over, y - over, eave - 0.3)],
      darken(roof, 0.2),
    ),
    polygon(
      [iso(x + width, y, eave), iso(x + width, ridge, eave + rise), iso(x + width, y + depth, eave)],
      darken(scene.inLight(house.walls), 0.04),
    ),
    polygon(
      [
        start,
        end,
        iso(x + width + over, y + depth + over, eave - 0.3),
        iso(x - over, y + depth + over, eave - 0.3),
      ],
      roof,
    ),
    stroke(rows, fade(darken(roof, 0.4), 0.35), 1.6, false),
    chimneyAt(scene, x + width * 0.25, ridge - 0.6, eave + rise - 0.6),
  )
}

const chimneyAt = (scene: Scene, x: number, y: number, z: number): string => {
  const brick = scene.inLight('#9c5a45')
  return (
    polygon(
      [iso(x + 1, y, z), iso(x + 1, y + 1, z), iso(x + 1, y + 1, z + 2), iso(x + 1, y, z + 2)],
      darken(brick, 0.2),
    ) +
    polygon([iso(x, y + 1, z), iso(x + 1, y + 1, z), iso(x + 1, y + 1, z + 2), iso(x, y + 1, z + 2)], brick) +
    flat(x, y, 1, 1, lighten(brick, 0.2), z + 2)
  )
}

function house(scene: Scene, spec: House): string {
  const { x, y, width, depth, eave } = spec
  const walls = scene.inLight(spec.walls)
  return draw(
    polygon(
      [
        iso(x, y + depth),
        iso(x + width, y + depth),
        iso(x + width - 3, y + depth + 5),
        iso(x - 4, y + depth + 5),
        iso(x - 5, y + 4),
        iso(x, y),
      ],
      fade(scene.light.shade, 0.24),
    ),
    polygon(
      [
        iso(x, y + depth),
        iso(x + width, y + depth),
        iso(x + width, y + depth, eave),
        iso(x, y + depth, eave),
      ],
      darken(walls, 0.16),
    ),
    polygon(
      [
        iso(x + width, y),
        iso(x + width, y + depth),
        iso(x + width, y + depth, eave),
        iso(x + width, y, eave),
      ],
      walls,
    ),
    panes(scene, spec, 'x'),
    panes(scene, spec, 'y'),
    roofOf(scene, spec),
  )
}

function treeAt(scene: Scene, x: number, y: number, size: number): string {
  const [left, top] = iso(x, y)
  const colour = pick(scene.random, [
    scene.light.foliage,
    darken(scene.light.foliage, 0.12),
    lighten(scene.light.foliage, 0.1),
  ])
  return draw(
    ellipse(left - 10 * size, top, 26 * size, 11 * size, fade(scene.light.shade, 0.24)),
    ellipse(left, top - 22 * size, 26 * size, 27 * size, darken(colour, 0.18)),
    ellipse(left + 4 * size, top - 27 * size, 20 * size, 20 * size, colour),
    ellipse(left + 8 * size, top - 33 * size, 11 * size, 10 * size, lighten(colour, 0.14)),
  )
}

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
    flat(9.5, -12, 4, 29, scene.inLight('#c4bdb0')),
    flat(-9, 2.2, 14, 4, scene.inLight('#d8cdb9')),
    random() < 0.5 &&
      flat(-10, 8, 11, 5, scene.inLight('#efe7d8')) + flat(-9.4, 8.6, 9.8, 3.8, scene.inLight('#4aa3b5')),
    house(scene, spec),
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
  const garden = flat(
    x - 9,
    y - 9,
    19,
    19,
    fade(darken(scene.light.grass[0], 0.1), random() < 0.5 ? 0.5 : 0.2),
  )
  const pool = random() < 0.12 ? flat(x + 2, y + 5.4, 6, 3, scene.inLight('#5fb0bd')) : ''
  return {
    depth: x + y,
    drawing: draw(
      garden,
      pool,
      house(scene, spec),
      treeAt(scene, x - 7, y + 7.5, between(random, 0.6, 1)),
      random() < 0.7 && treeAt(scene, x + 8, y + 7, between(random, 0.6, 0.9)),
    ),
  }
}

function river(scene: Scene): string {
  const water = scene.inLight('#6fa3b4')
  const bank = (shift: number, fill: string): string =>
    polygon(
      [iso(-140, -62 + shift), iso(140, -62 + shift), iso(140, -100 - shift), iso(-140, -100 - shift)],
      fill,
    )
  const glints = times(26, () => {
    const [x, y] = iso(between(scene.random, -100, 110), between(scene.random, -96, -66))
    return `M${round(x)} ${round(y)}l34 20`
  })
  return draw(
    bank(4, scene.inLight('#b9b2a4')),
    bank(0, water),
    stroke(glints, fade('#ffffff', 0.26), 2.6),
    flat(22, -112, 9, 62, scene.inLight('#cfc9bd')),
    flat(25.8, -112, 1, 62, fade('#ffffff', 0.6)),
  )
}

/** The edge of the woods above the valley. */
const wood = (scene: Scene): string =>
  draw(
    flat(-150, -112, 300, 56, darken(scene.light.foliage, 0.2)),
    times(150, (index) =>
      treeAt(
        scene,
        between(scene.random, -120, 120),
        -110 + (index / 150) * 52,
        between(scene.random, 1, 1.5),
      ),
    ),
  )

function roads(scene: Scene): string {
  const asphalt = scene.inLight('#a3a19e')
  const verge = scene.inLight('#d3cdbf')
  const [fromX, fromY] = iso(23, -140)
  const [toX, toY] = iso(23, 140)
  const marks = `<path d="M${round(fromX)} ${round(fromY)}L${round(toX)} ${round(toY)}" stroke="#f4f1e8" stroke-width="2.6" stroke-dasharray="16 18" fill="none"/>`
  return draw(
    flat(18, -140, 10, 280, verge),
    flat(-140, 19, 280, 9, verge),
    flat(-140, -49, 280, 8, verge),
    flat(20, -140, 6, 280, asphalt),
    flat(-140, 20.6, 280, 5.6, asphalt),
    flat(-140, -47.6, 280, 5.2, asphalt),
    marks,
  )
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
    flat(
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
