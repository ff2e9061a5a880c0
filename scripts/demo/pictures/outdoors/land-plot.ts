import { fade, lighten } from '../colour'
import { between, draw, pick, round, times } from '../kit'
import { backdrop, lawn } from '../scenery'
import { canvas, type Scene } from '../scene'
import { ellipse, line, mirrored, path, polygon, rect, stroke, type Point } from '../shapes'
import { anyTree, bush, flowerColours, hedge } from '../trees'

/** A surveyor's stake with its red head and a strip of tape. */
function stake(scene: Scene, [x, y]: Point, size: number): string {
  const wood = scene.inLight('#d9b98a')
  return draw(
    ellipse(x - 14 * size, y, 24 * size, 4 * size, fade(scene.light.shade, 0.3)),
    polygon(
      [
        [x - 6 * size, y - 120 * size],
        [x + 6 * size, y - 120 * size],
        [x + 6 * size, y - 4 * size],
        [x, y + 6 * size],
        [x - 6 * size, y - 4 * size],
      ],
      wood,
    ),
    rect(x - 6 * size, y - 120 * size, 12 * size, 30 * size, scene.inLight('#c8372f')),
    path(
      `M${round(x + 6 * size)} ${round(y - 84 * size)}q${round(20 * size)} ${round(-10 * size)} ${round(34 * size)} ${round(4 * size)}q${round(-14 * size)} ${round(2 * size)} ${round(-34 * size)} ${round(8 * size)}z`,
      fade('#f1d13c', 0.95),
    ),
  )
}

function farHouses(scene: Scene, horizon: number): string {
  const house = (x: number, size: number): string => {
    const walls = scene.inLight(pick(scene.random, ['#ece4d4', '#b5664b', '#d8c7ac', '#a9523d']))
    const roof = scene.inLight(pick(scene.random, ['#4a5364', '#8a5546', '#535a66']))
    const width = 120 * size
    const height = 62 * size
    const y = horizon + 6
    return draw(
      rect(x, y - height, width, height, walls),
      path(
        `M${round(x - 8)} ${round(y - height)}l${round(26 * size)} ${round(-48 * size)}h${round(width - 36 * size)}l${round(26 * size)} ${round(48 * size)}z`,
        roof,
      ),
      [0.18, 0.6]
        .map((share) =>
          rect(x + width * share, y - height * 0.7, width * 0.16, height * 0.36, scene.light.glass[1]),
        )
        .join(''),
    )
  }
  return times(4, (index) =>
    house(60 + index * 400 + between(scene.random, -40, 110), between(scene.random, 0.8, 1.15)),
  )
}

/** Meadow flowers and grass blades nearest to the viewer. */
function meadow(scene: Scene): string {
  const blades = times(150, () => {
    const depth = scene.random()
    const x = round(scene.random() * 1600)
    const size = 10 + depth * 28
    return `M${x} ${round(800 + depth * 280)}q${round(between(scene.random, -6, 6))} ${round(-size * 0.7)} ${round(between(scene.random, -8, 8))} ${round(-size)}`
  })
  const flowers = times(70, () =>
    ellipse(
      scene.random() * 1600,
      850 + scene.random() * 210,
      4,
      4,
      pick(scene.random, ['#f2d06b', '#ffffff', '#e08f9a', '#b08ac8']),
    ),
  )
  return stroke(blades, fade(lighten(scene.light.grass[1], 0.16), 0.8), 3) + flowers
}

/** A building plot: stakes and string mark where the house may stand. */
export function landPlot(scene: Scene): string {
  const { random } = scene
  const horizon = 600
  const skew = between(random, -50, 50)
  const corners: [Point, Point, Point, Point] = [
    [470 + skew, 720],
    [1120 + skew, 706],
    [1370, 940],
    [270, 966],
  ]
  const [a, b, c, d] = corners
  const string = (from: Point, to: Point): string =>
    line([from[0], from[1] - 46], [to[0], to[1] - 46], fade('#f6f0e2', 0.85), 2.6)
  const drawing = draw(
    backdrop(scene, canvas, horizon),
    farHouses(scene, horizon - 4),
    hedge(scene, -20, horizon + 28, 1640, 44),
    lawn(scene, canvas, horizon + 20),
    anyTree(scene, between(random, 80, 180), 760, 1.5),
    anyTree(scene, between(random, 1440, 1540), 744, 1.5),
    random() < 0.6 && anyTree(scene, between(random, 1240, 1320), 690, 0.8),
    polygon(corners, fade('#f3e6b8', 0.2)),
    string(a, b) + string(b, c),
    stake(scene, a, 0.62) + stake(scene, b, 0.62),
    meadow(scene),
    string(c, d) + string(d, a),
    stake(scene, d, 1.1) + stake(scene, c, 1.06),
    bush(scene, -60, 1064, 240, 84, pick(random, flowerColours)),
  )
  return random() < 0.5 ? mirrored(1600, drawing) : drawing
}
