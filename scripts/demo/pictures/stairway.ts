import { darken, fade, lighten, mix } from './colour'
import { between, draw, pick, round, times } from './kit'
import type { Scene } from './scene'
import { line, polygon, rect, stroke, type Point } from './shapes'

export interface Stairway {
  /** Middle of the lowest and of the highest step. */
  foot: Point
  head: Point
  footWidth: number
  headWidth: number
  steps: number
}

const share = (from: number, to: number, at: number): number => from + (to - from) * at

/** Things further up are smaller and closer together, as the eye sees a long straight stair. */
const climb = (at: number): number => 1 - (1 - at) ** 1.7

function pointAt(stairway: Stairway, at: number): { x: number; y: number; width: number } {
  const high = climb(at)
  return {
    x: share(stairway.foot[0], stairway.head[0], high),
    y: share(stairway.foot[1], stairway.head[1], high),
    width: share(stairway.footWidth, stairway.headWidth, high),
  }
}

const brick = ['#a9523d', '#9b4a3b', '#b5664b', '#8d4639', '#c7a57a', '#e6dccb'] as const

/** One narrow house beside the steps, seen from the front as the drawings of the old town do. */
function house(scene: Scene, x: number, foot: number, width: number, tall: number, haze: number): string {
  const { random, light } = scene
  const soften = (colour: string): string => mix(scene.inLight(colour), light.sky[2], haze)
  const walls = soften(pick(random, brick))
  const roof = soften(pick(random, ['#4a5364', '#535a66', '#8a5546', '#3f4858']))
  const top = foot - tall
  const columns = width > 70 ? 3 : 2
  const rows = Math.max(2, Math.round(tall / (width * 0.55)))
  const panes = times(columns * rows, (index) => {
    const lit = random() < light.lit
    return rect(
      x + width * (0.14 + (index % columns) * (0.76 / columns)),
      top + tall * (0.1 + Math.floor(index / columns) * (0.84 / rows)),
      (width * 0.44) / columns,
      (tall * 0.46) / rows,
      lit ? '#ffdb92' : soften(light.glass[1]),
    )
  })
  const rise = width * between(random, 0.4, 0.62)
  const gabled = random() < 0.45
  const roofShape: Point[] = gabled
    ? [
        [x - 2, top],
        [x + width / 2, top - rise],
        [x + width + 2, top],
      ]
    : [
        [x - 3, top],
        [x + width * 0.12, top - rise * 0.75],
        [x + width * 0.88, top - rise * 0.75],
        [x + width + 3, top],
      ]
  return draw(
    rect(x + width * 0.66, top - rise * 1.05, width * 0.13, rise * 0.8, soften('#9a5138')),
    polygon(roofShape, gabled ? walls : roof),
    gabled &&
      stroke(
        `M${round(x - 4)} ${round(top + 2)}L${round(x + width / 2)} ${round(top - rise)}L${round(x + width + 4)} ${round(top + 2)}`,
        roof,
        Math.max(3, width * 0.07),
      ),
    rect(x, top, width, tall + width, walls),
    rect(x, top, width * 0.1, tall + width, fade(light.shade, 0.14)),
    panes,
  )
}

/** Houses that climb beside the steps; `side` is -1 on the left and 1 on the right. */
function flank(scene: Scene, stairway: Stairway, side: -1 | 1, rows: number): string {
  return times(rows, (index) => {
    const at = 1 - (index + 0.5) / rows
    const { x, y, width } = pointAt(stairway, at)
    const size = width * between(scene.random, 0.62, 0.8)
    const edge = x + side * (width / 2 + width * 0.08)
    const haze = at * 0.3
    const rowOf = (offset: number, lift: number): string =>
      house(
        scene,
        side < 0 ? edge - size * (offset + 1) : edge + size * offset,
        y + width * (0.16 - lift),
        size * 0.98,
        size * between(scene.random, 1.15, 1.6),
        haze,
      )
    return rowOf(1.02, 0.14) + rowOf(0, 0)
  })
}

/** The steps themselves: each one lighter in front than behind, with a broad landing now and then. */
function flight(scene: Scene, spec: Stairway): string {
  const stone = scene.inLight('#c6beb1')
  return times(spec.steps, (index) => {
    const step = spec.steps - 1 - index
    const near = pointAt(spec, step / spec.steps)
    const far = pointAt(spec, (step + 1) / spec.steps)
    const landing = step % 11 === 10
    const tread = landing ? 0.72 : 0.5
    const middle = near.y + (far.y - near.y) * (1 - tread)
    return draw(
      rect(
        near.x - near.width / 2,
        far.y,
        near.width,
        middle - far.y + 1,
        landing ? lighten(stone, 0.4) : lighten(stone, 0.14),
      ),
      rect(
        near.x - near.width / 2,
        middle,
        near.width,
        near.y - middle + 0.6,
        darken(stone, landing ? 0.22 : 0.1),
      ),
    )
  })
}

/** A low wall with a rail beside the steps. */
function cheek(scene: Scene, spec: Stairway, side: -1 | 1): string {
  const first = pointAt(spec, 0)
  const last = pointAt(spec, 1)
  const edge = ({ x, y, width }: { x: number; y: number; width: number }, out: number, up: number): Point => [
    x + side * width * out,
    y - width * up,
  ]
  const stone = darken(scene.inLight('#b0a698'), side < 0 ? 0.26 : 0.06)
  const posts = times(16, (index) => {
    const at = pointAt(spec, index / 16)
    return rect(at.x + side * at.width * 0.55 - 1.2, at.y - at.width * 0.24, 2.4, at.width * 0.14, '#33383f')
  })
  return draw(
    polygon(
      [edge(first, 0.5, -0.02), edge(first, 0.59, 0.1), edge(last, 0.59, 0.1), edge(last, 0.5, -0.02)],
      stone,
    ),
    posts,
    line(edge(first, 0.55, 0.24), edge(last, 0.55, 0.24), '#33383f', 3),
  )
}

/** A long straight flight between brick houses, like the one that climbs to the citadel of Liège. */
export const stairway = (scene: Scene, spec: Stairway, rows: number): string =>
  draw(
    flank(scene, spec, -1, rows),
    flank(scene, spec, 1, rows),
    flight(scene, spec),
    cheek(scene, spec, -1),
    cheek(scene, spec, 1),
  )
