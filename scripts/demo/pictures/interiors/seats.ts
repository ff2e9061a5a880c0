import { darken, fade, lighten } from '../colour'
import { draw, times } from '../kit'
import type { Scene } from '../scene'
import { circle, ellipse, path, polygon, rect, stroke } from '../shapes'
import type { Room } from './room'

const cushion = (scene: Scene, x: number, y: number, turn: number, colour: string): string =>
  `<g transform="rotate(${turn} ${x + 20} ${y + 20})">${rect(x + 1.5, y + 2.5, 42, 40, fade(scene.light.shade, 0.2), 8)}${rect(x, y, 42, 40, scene.inLight(colour), 8)}${rect(x + 4, y + 4, 34, 13, fade('#ffffff', 0.14), 6)}</g>`

/** A sofa seen from the front, two or three seats wide. */
export function sofa(
  room: Room,
  x: number,
  z: number,
  colour: string,
  accents: readonly [string, string],
  seats: 2 | 3 = 2,
): string {
  const { scene } = room
  const tone = scene.inLight(colour)
  const width = seats * 78 + 44
  const seat = (index: number): string => {
    const left = 22 + index * 78
    return draw(
      rect(left + 1, -82, 76, 52, lighten(tone, 0.04), 9),
      rect(left, -46, 78, 20, lighten(tone, 0.14), 8),
    )
  }
  const arm = (left: number): string =>
    rect(left, -58, 26, 50, tone, 11) + rect(left, -58, 26, 20, lighten(tone, 0.13), 10)
  const drawing = draw(
    ellipse(width / 2 - 8, 2, width * 0.56, 9, fade(scene.light.shade, 0.28)),
    [14, width - 22]
      .map((left) =>
        polygon(
          [
            [left, -10],
            [left + 8, -10],
            [left + 6, 3],
            [left + 2, 3],
          ],
          scene.inLight('#6b4a31'),
        ),
      )
      .join(''),
    rect(8, -86, width - 16, 66, darken(tone, 0.14), 12),
    times(seats, seat),
    rect(10, -30, width - 20, 22, darken(tone, 0.08), 6),
    arm(-4),
    arm(width - 22),
    cushion(scene, 30, -82, -8, accents[0]),
    cushion(scene, width - 74, -81, 7, accents[1]),
    seats === 3 && cushion(scene, 58, -76, 9, '#efe3cc'),
  )
  return room.stand(x, 0, z, drawing)
}

export function armchair(room: Room, x: number, z: number, colour: string, accent: string): string {
  const { scene } = room
  const tone = scene.inLight(colour)
  const drawing = draw(
    ellipse(38, 2, 56, 8, fade(scene.light.shade, 0.28)),
    polygon(
      [
        [8, -14],
        [14, -14],
        [8, 4],
        [4, 4],
      ],
      scene.inLight('#6b4a31'),
    ) +
      polygon(
        [
          [70, -14],
          [76, -14],
          [82, 4],
          [78, 4],
        ],
        scene.inLight('#6b4a31'),
      ),
    path('M-4 -14C-12 -74 8 -104 42 -104S96 -74 88 -14z', darken(tone, 0.12)),
    path('M8 -34C4 -78 18 -96 42 -96S80 -78 76 -34z', lighten(tone, 0.07)),
    rect(6, -46, 72, 26, lighten(tone, 0.17), 9),
    rect(-10, -58, 22, 48, tone, 10),
    rect(72, -58, 22, 48, tone, 10),
    cushion(scene, 24, -76, 5, accent),
  )
  return room.stand(x, 0, z, drawing)
}

/** A dining or kitchen chair seen from behind or from the front. */
export function chair(room: Room, x: number, z: number, colour: string, away = false): string {
  const tone = room.scene.inLight(colour)
  const legs = [0, 37].map((left) => rect(left, -46, 3.4, 46, darken(tone, 0.3))).join('')
  const back = rect(-1, -86, 42, away ? 40 : 34, tone, 6)
  const seat = rect(-3, -49, 47, 7, lighten(tone, 0.14), 3)
  return room.stand(
    x,
    0,
    z,
    draw(ellipse(18, 1, 30, 4, fade(room.scene.light.shade, 0.24)), legs, away ? seat + back : back + seat),
  )
}

export function stool(room: Room, x: number, z: number, colour: string): string {
  const tone = room.scene.inLight(colour)
  return room.stand(
    x,
    0,
    z,
    draw(
      ellipse(17, 1, 24, 4, fade(room.scene.light.shade, 0.24)),
      stroke('M6 0L11 -64M28 0L23 -64M8 -24H26', '#33353b', 2.6),
      rect(0, -70, 34, 8, tone, 4),
    ),
  )
}

export function officeChair(room: Room, x: number, z: number, colour: string): string {
  const tone = room.scene.inLight(colour)
  return room.stand(
    x,
    0,
    z,
    draw(
      ellipse(28, 2, 34, 5, fade(room.scene.light.shade, 0.26)),
      stroke('M28 -40V-8M28 -8L6 -1M28 -8L50 -1M28 -8V0', '#3a3d44', 4),
      circle(6, 0, 3, '#26262b') + circle(50, 0, 3, '#26262b') + circle(28, 1, 3, '#26262b'),
      rect(2, -50, 52, 11, lighten(tone, 0.1), 5),
      rect(5, -104, 46, 52, tone, 9),
      rect(10, -98, 36, 18, lighten(tone, 0.1), 6),
    ),
  )
}
