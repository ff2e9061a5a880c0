import { darken, fade, lighten } from '../colour'
import { draw } from '../kit'
import type { Scene } from '../scene'
import { line, linear } from '../shapes'
import { Room } from './room'

const shade = (scene: Scene, name: string, colour: string, from: number, to: number): string =>
  scene.once(`room-${name}`, (id) =>
    linear(id, 'right', [
      [0, from < 0 ? lighten(colour, -from) : darken(colour, from)],
      [1, to < 0 ? lighten(colour, -to) : darken(colour, to)],
    ]),
  )

interface Shell {
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
    room.quad([x, 0, near], [x, height, near], [x, height, back], [x, 0, back], fill)
  const skirting = (x: number): string =>
    room.quad([x, 0, near], [x, 0.1, near], [x, 0.1, back], [x, 0, back], darken(trim, 0.07))
  const crown = (x: number): string =>
    room.quad(
      [x, height - 0.14, near],
      [x, height, near],
      [x, height, back],
      [x, height - 0.14, back],
      darken(trim, 0.05),
    )
  return draw(
    room.quad(
      [-half, height, near],
      [half, height, near],
      [half, height, back],
      [-half, height, back],
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
