import { darken, fade, lighten } from '../colour'
import { draw } from '../kit'
import type { Scene } from '../scene'
import { linear, line, polygon, rect, type Point } from '../shapes'

/** A point of the room in metres: right of the middle, above the floor, away from the viewer. */
export type Spot = readonly [x: number, y: number, z: number]

interface Box {
  x: number
  y: number
  z: number
  width: number
  height: number
  depth: number
  colour: string
  radius?: number
}

/** A room seen straight on, in one-point perspective: the single place where metres become pixels. */
export class Room {
  readonly horizon: number
  private readonly focal: number
  private readonly pixelsAtBack: number
  readonly vanishing: number

  constructor(
    readonly scene: Scene,
    readonly width: number,
    readonly height: number,
    /** Distance of the back wall. */
    readonly back: number,
    readonly eye = 1.42,
    shift = 0,
  ) {
    this.pixelsAtBack = 1180 / width
    this.focal = this.pixelsAtBack * back
    this.horizon = 120 + (height - eye) * this.pixelsAtBack
    this.vanishing = 800 + shift
  }

  scaleAt(z: number): number {
    return this.focal / z
  }

  at([x, y, z]: Spot): Point {
    const scale = this.scaleAt(z)
    return [
      this.vanishing + (x - (this.vanishing - 800) / this.pixelsAtBack) * scale,
      this.horizon - (y - this.eye) * scale,
    ]
  }

  face(spots: readonly Spot[], fill: string): string {
    return polygon(
      spots.map((spot) => this.at(spot)),
      fill,
    )
  }

  /** A rectangle facing the viewer. */
  front(x: number, y: number, z: number, width: number, height: number, fill: string, radius = 0): string {
    const [left, top] = this.at([x, y + height, z])
    const scale = this.scaleAt(z)
    return rect(left, top, width * scale, height * scale, fill, radius * scale)
  }

  /** A rectangle lying flat, such as a rug or a table top. */
  flat(x: number, y: number, z: number, width: number, depth: number, fill: string): string {
    return this.face(
      [
        [x, y, z],
        [x + width, y, z],
        [x + width, y, z + depth],
        [x, y, z + depth],
      ],
      fill,
    )
  }

  /** The faces of a box that can be seen from where the viewer stands. */
  box({ x, y, z, width, height, depth, colour, radius = 0 }: Box): string {
    const tone = this.scene.inLight(colour)
    const right = x + width
    const top = y + height
    const viewer = (this.vanishing - 800) / this.pixelsAtBack
    const side = (at: number): string =>
      this.face(
        [
          [at, y, z],
          [at, top, z],
          [at, top, z + depth],
          [at, y, z + depth],
        ],
        darken(tone, 0.24),
      )
    return draw(
      top < this.eye && this.flat(x, top, z, width, depth, lighten(tone, 0.16)),
      y > this.eye && this.flat(x, y, z, width, depth, darken(tone, 0.3)),
      x > viewer && side(x),
      right < viewer && side(right),
      this.front(x, y, z, width, height, tone, radius),
    )
  }

  /** The soft shadow under something that stands on the floor. */
  shadow(x: number, z: number, width: number, depth: number): string {
    const reach = 0.07
    return this.face(
      [
        [x - reach * 2, 0, z - reach],
        [x + width, 0, z - reach],
        [x + width + reach, 0, z + depth],
        [x - reach, 0, z + depth],
      ],
      fade(this.scene.light.shade, 0.22),
    )
  }

  /** Draws something flat that faces the viewer, in centimetres around its foot: x to the right, y downwards. */
  stand(x: number, y: number, z: number, drawing: string): string {
    const [left, foot] = this.at([x, y, z])
    return `<g transform="translate(${left.toFixed(1)} ${foot.toFixed(1)}) scale(${(this.scaleAt(z) / 100).toFixed(4)})">${drawing}</g>`
  }

  /** Draws on the back wall in centimetres: x from the middle, y downwards from the floor. */
  onBackWall(drawing: string): string {
    return this.stand(0, 0, this.back, drawing)
  }
}

const shade = (scene: Scene, name: string, colour: string, from: number, to: number): string =>
  scene.once(`room-${name}`, (id) =>
    linear(id, 'right', [
      [0, from < 0 ? lighten(colour, -from) : darken(colour, from)],
      [1, to < 0 ? lighten(colour, -to) : darken(colour, to)],
    ]),
  )

export interface Shell {
  wall: string
  /** The wall opposite the viewer, when it has a colour of its own. */
  backWall?: string
  ceiling?: string
  moulding: boolean
}

/** Walls and ceiling; the floor is laid separately. */
export function shell(room: Room, { wall, backWall, ceiling = '#f7f3ea', moulding }: Shell): string {
  const { scene, height, back } = room
  const half = room.width / 2
  const near = 1.1
  const tone = scene.inLight(wall)
  const behind = scene.inLight(backWall ?? lighten(wall, 0.1))
  const top = scene.inLight(ceiling)
  const trim = scene.inLight('#fdf9f0')
  const side = (x: number, fill: string): string =>
    room.face(
      [
        [x, 0, near],
        [x, height, near],
        [x, height, back],
        [x, 0, back],
      ],
      fill,
    )
  const skirting = (x: number): string =>
    room.face(
      [
        [x, 0, near],
        [x, 0.1, near],
        [x, 0.1, back],
        [x, 0, back],
      ],
      darken(trim, 0.07),
    )
  const crown = (x: number): string =>
    room.face(
      [
        [x, height - 0.14, near],
        [x, height, near],
        [x, height, back],
        [x, height - 0.14, back],
      ],
      darken(trim, 0.05),
    )
  return draw(
    room.face(
      [
        [-half, height, near],
        [half, height, near],
        [half, height, back],
        [-half, height, back],
      ],
      shade(scene, 'ceiling', top, 0.04, -0.2),
    ),
    side(-half, shade(scene, 'left', tone, 0.2, 0.05)),
    side(half, shade(scene, 'right', tone, 0.04, 0.24)),
    room.front(-half, 0, back, room.width, height, shade(scene, 'back', behind, -0.04, 0.06)),
    moulding &&
      crown(-half) +
        crown(half) +
        room.front(-half, height - 0.14, back, room.width, 0.14, trim) +
        room.front(-half, height - 0.17, back, room.width, 0.02, fade(scene.light.shade, 0.14)),
    skirting(-half) + skirting(half) + room.front(-half, 0, back, room.width, 0.1, trim),
    line(room.at([-half, 0.1, back]), room.at([-half, height, back]), fade(scene.light.shade, 0.1), 3),
    line(room.at([half, 0.1, back]), room.at([half, height, back]), fade(scene.light.shade, 0.1), 3),
  )
}
