import { fade, lighten } from '../colour'
import { between, draw, pick, round, times } from '../kit'
import { backdrop, lawn, specks } from '../scenery'
import { canvas, type Scene } from '../scene'
import { boxData, ellipse, linear, path, polygon, rect, stroke } from '../shapes'
import { anyTree, bush, flowerColours, hedge, tree } from '../trees'

/** Sky, valley and lawn behind a detached building, with trees on both sides. */
export function plot(scene: Scene, horizon: number, base: number): string {
  const { random } = scene
  return draw(
    backdrop(scene, canvas, horizon),
    lawn(scene, canvas, horizon - 8),
    anyTree(scene, between(random, 90, 230), base - 14, between(random, 1.35, 1.75)),
    anyTree(scene, between(random, 1400, 1520), base - 10, between(random, 1.4, 1.8)),
    random() < 0.6 && anyTree(scene, between(random, 300, 400), base - 26, between(random, 0.9, 1.15)),
    random() < 0.5 && anyTree(scene, between(random, 1240, 1340), base - 26, between(random, 0.9, 1.2)),
  )
}

const pathColours = ['#e0d4bc', '#cfc8bb', '#bdb6ac', '#c9b49c'] as const

/** A garden path that widens towards the viewer. */
export function gardenPath(scene: Scene, x: number, base: number, half: number): string {
  const { random } = scene
  const colour = scene.inLight(pick(random, pathColours))
  const lean = between(random, -190, 60)
  const bottom = canvas.height
  const data = `M${round(x - half)} ${base}C${round(x - half - 30)} ${base + 90} ${round(x - half * 2.4 + lean)} ${base + 150} ${round(x - half * 3.4 + lean)} ${bottom}H${round(x + half * 2 + lean)}C${round(x + half * 1.4 + lean * 0.4)} ${base + 150} ${round(x + half + 24)} ${base + 80} ${round(x + half)} ${base}Z`
  return draw(
    path(data, colour),
    scene.clipped(
      `<path d="${data}"/>`,
      specks(scene, { x: x - half * 4 + lean, y: base, width: half * 7, height: bottom - base }, 90),
    ),
  )
}

/** A paved drive straight from the garage to the viewer. */
export function driveway(scene: Scene, x: number, base: number, width: number): string {
  const colour = scene.inLight(pick(scene.random, ['#a9a59d', '#b9b2a6', '#98948f']))
  const spread = (x + width / 2 - 800) * 0.22
  const bottom = canvas.height
  const left = (y: number): number => x + ((spread - 60) * (y - base)) / (bottom - base)
  const right = (y: number): number => x + width + ((spread + 60) * (y - base)) / (bottom - base)
  const joints = times(6, (index) => {
    const y = base + (index + 1) ** 1.5 * 18
    return `M${round(left(y))} ${round(y)}H${round(right(y))}`
  })
  return draw(
    polygon(
      [
        [left(base), base],
        [right(base), base],
        [right(bottom), bottom],
        [left(bottom), bottom],
      ],
      colour,
    ),
    stroke(joints, fade(scene.light.shade, 0.2), 2.4, false),
  )
}

/** The shadow the house throws on its garden, away from the sun. */
export const houseShadow = (scene: Scene, x: number, base: number, width: number): string =>
  polygon(
    [
      [x - 16, base],
      [x + width, base],
      [x + width - 90, base + 44],
      [x - 150, base + 44],
    ],
    fade(scene.light.shade, 0.17),
  )

/** Borders at the foot of the walls, leaving `gaps` free for doors. */
export function borders(scene: Scene, base: number, spans: readonly (readonly [number, number])[]): string {
  return spans
    .map(([from, to]) =>
      to - from < 60
        ? ''
        : bush(
            scene,
            from,
            base + 18,
            to - from,
            between(scene.random, 34, 50),
            scene.random() < 0.72 ? pick(scene.random, flowerColours) : undefined,
          ),
    )
    .join('')
}

/** Large plants in the lower corners, which give the picture depth. */
export function corners(scene: Scene): string {
  const { random } = scene
  const left =
    random() < 0.8 &&
    bush(
      scene,
      -40,
      canvas.height - 4,
      between(random, 200, 300),
      between(random, 76, 100),
      pick(random, flowerColours),
    )
  const right =
    random() < 0.8 &&
    bush(
      scene,
      canvas.width - between(random, 220, 330),
      canvas.height + 4,
      390,
      between(random, 80, 108),
      pick(random, flowerColours),
    )
  return draw(left, right)
}

type Boundary = 'none' | 'hedge' | 'wall' | 'fence' | 'gate'

function lowWall(scene: Scene, y: number, gap: readonly [number, number]): string {
  const colour = scene.inLight('#b3a997')
  const part = (from: number, to: number): string =>
    draw(
      rect(from, y - 52, to - from, 52, colour),
      rect(from - 4, y - 60, to - from + 8, 12, lighten(colour, 0.25), 2),
      path(
        times(24, () =>
          boxData(between(scene.random, from, to - 30), y - 46 + Math.floor(scene.random() * 3) * 15, 28, 11),
        ),
        fade(scene.light.shade, 0.1),
      ),
    )
  const pillar = (x: number): string =>
    rect(x - 22, y - 104, 44, 104, lighten(colour, 0.06)) +
    rect(x - 27, y - 114, 54, 13, lighten(colour, 0.3), 2)
  return part(-10, gap[0]) + part(gap[1], 1610) + pillar(gap[0]) + pillar(gap[1])
}

function picketFence(scene: Scene, y: number, gap: readonly [number, number]): string {
  const colour = scene.inLight('#efeae0')
  const pickets = times(60, (index) => {
    const x = index * 27
    return x > gap[0] - 20 && x < gap[1] ? '' : `M${x} ${y}v-58l8 -12l8 12v58z`
  })
  return (
    rect(0, y - 46, gap[0], 7, colour) +
    rect(gap[1], y - 46, 1600 - gap[1], 7, colour) +
    path(pickets, colour) +
    ellipse(400, y + 2, 420, 4, fade(scene.light.shade, 0.16))
  )
}

/** What stands between the garden and the road; the gap is where the path comes through. */
export function boundary(scene: Scene, kind: Boundary, y: number, gap: readonly [number, number]): string {
  switch (kind) {
    case 'none':
      return ''
    case 'hedge':
      return hedge(scene, -20, y, gap[0] + 20, 74) + hedge(scene, gap[1], y, 1620 - gap[1], 74)
    case 'wall':
    case 'gate':
      return lowWall(scene, y, gap)
    case 'fence':
      return picketFence(scene, y, gap)
  }
}

/** Water of a swimming pool or pond between four corners. */
export function pool(
  scene: Scene,
  points: readonly (readonly [number, number])[],
  rim: readonly (readonly [number, number])[],
): string {
  const fill = scene.once('pool', (id) =>
    linear(id, 'down', [
      [0, scene.inLight('#8fd3d6')],
      [1, scene.inLight('#3391a8')],
    ]),
  )
  const xs = points.map((point) => point[0])
  const ys = points.map((point) => point[1])
  const left = Math.min(...xs)
  const top = Math.min(...ys)
  const glints = times(26, () => {
    const depth = scene.random()
    return `M${round(left + 70 + scene.random() * (Math.max(...xs) - left - 180))} ${round(top + 8 + depth * (Math.max(...ys) - top - 16))}h${round(16 + scene.random() * 44)}`
  })
  return draw(
    polygon(rim, scene.inLight('#efe7d8')),
    polygon(points, fill),
    stroke(glints, fade('#ffffff', 0.34), 2.4),
  )
}

/** A fruit tree or a stand of shrubs in front, for gardens that have them. */
export const orchardTree = (scene: Scene, x: number, y: number): string =>
  tree(scene, x, y, between(scene.random, 0.7, 0.95))
