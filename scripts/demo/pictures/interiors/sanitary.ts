import { darken, fade, lighten } from '../colour'
import { draw } from '../kit'
import { ellipse, path, rect, stroke } from '../shapes'
import type { Style } from './living'
import type { Room } from './room'

const steel = '#a4aaad'

export function bathtub(room: Room, x: number, z: number): string {
  const white = room.scene.inLight('#fbfaf6')
  const drawing = draw(
    ellipse(84, 1, 86, 7, fade(room.scene.light.shade, 0.24)),
    path('M4 -56Q10 -4 44 -2H124Q158 -4 164 -56z', white),
    path('M96 -2h28Q158 -4 164 -56h-20Q136 -10 96 -2z', darken(white, 0.1)),
    ellipse(84, -56, 84, 9, lighten(white, 0.5)),
    ellipse(84, -56, 76, 6.5, room.scene.inLight('#cfe3e8')),
  )
  return (
    room.stand(x + 1.5, 0, z + 0.3, stroke('M0 0V-92q0 -8 -9 -8h-10', steel, 3)) +
    room.stand(x, 0, z, drawing)
  )
}

export function builtBath(room: Room, x: number, z: number, colour: string): string {
  const white = room.scene.inLight('#fbfaf6')
  const depth = room.back - z
  return draw(
    room.box({ x, y: 0, z, width: 1.6, height: 0.56, depth, colour }),
    room.flat(x, 0.561, z, 1.6, depth, white),
    room.flat(x + 0.12, 0.562, z + 0.12, 1.36, depth - 0.26, darken(white, 0.12)),
    room.flat(x + 0.2, 0.563, z + 0.2, 1.22, depth - 0.38, room.scene.inLight('#cfe3e8')),
    room.stand(x + 1.45, 0.56, z + depth * 0.5, stroke('M0 0v-14q0 -5 -12 -5', steel, 3)),
  )
}

export function vanity(room: Room, x: number, width: number, style: Style): string {
  const { scene } = room
  const z = room.back - 0.5
  const basins = width > 1.3 ? [0.24, 0.76] : [0.5]
  const basin = draw(
    path('M-24 -13H24Q22 0 12 0H-12Q-22 0 -24 -13z', '#fbfaf6'),
    rect(-26, -15, 52, 3, '#ffffff', 1),
    stroke('M0 -15v-14q0 -5 -6 -5', '#b08a4c', 2.6),
  )
  return draw(
    room.box({ x, y: 0.34, z, width, height: 0.46, depth: 0.5, colour: style.wood }),
    room.front(x + width / 2 - 0.005, 0.36, z, 0.01, 0.42, fade('#2b2545', 0.3)),
    [0.25, 0.75]
      .map((share) => room.front(x + width * share - 0.09, 0.7, z, 0.18, 0.018, '#3a2f28'))
      .join(''),
    room.box({
      x: x - 0.02,
      y: 0.8,
      z: z - 0.02,
      width: width + 0.04,
      height: 0.04,
      depth: 0.52,
      colour: '#efece5',
    }),
    basins.map((share) => room.stand(x + width * share, 0.84, z + 0.22, basin)).join(''),
    room.stand(
      x + width * 0.5 + (width > 1.3 ? 0 : 0.36),
      0.84,
      z + 0.2,
      rect(0, -14, 5, 14, scene.inLight(style.accent), 2) + rect(7, -11, 5, 11, '#e6d3ad', 2),
    ),
  )
}

/** Walk-in shower behind a sheet of glass at the right wall. */
export function shower(room: Room, x: number): string {
  const { scene } = room
  const right = room.width / 2
  const z = room.back - 1.1
  const sheet = (fill: string): string =>
    room.face(
      [
        [x, 0.02, z],
        [x, 2.05, z],
        [x, 2.05, room.back],
        [x, 0.02, room.back],
      ],
      fill,
    )
  return draw(
    room.flat(x, 0.01, z, right - x, room.back - z, scene.inLight('#f2f0ea')),
    room.stand(
      (x + right) / 2 + 0.1,
      0,
      room.back,
      stroke('M0 -100V-212q0 -8 -8 -8h-18', steel, 3) +
        rect(-42, -220, 30, 3.4, steel, 1.5) +
        rect(-5, -112, 10, 16, steel, 3),
    ),
    sheet(fade(scene.light.glass[0], 0.32)),
    room.face(
      [
        [x, 0.3, z + 0.1],
        [x, 1.9, z + 0.5],
        [x, 1.9, z + 0.7],
        [x, 0.3, z + 0.34],
      ],
      fade('#ffffff', 0.2),
    ),
    room.face(
      [
        [x, 2.02, z],
        [x, 2.05, z],
        [x, 2.05, room.back],
        [x, 2.02, room.back],
      ],
      '#7f868a',
    ),
    room.front(x - 0.012, 0.02, z, 0.024, 2.03, '#7f868a'),
  )
}

export const toilet = (room: Room, x: number): string =>
  room.stand(
    x,
    0,
    room.back - 0.3,
    draw(
      ellipse(20, 0, 26, 4, fade(room.scene.light.shade, 0.2)),
      rect(2, -104, 36, 3, '#d9d5cb'),
      rect(14, -92, 12, 6, '#c3c6c8', 1),
      path('M0 -42H40Q40 -14 28 -6H12Q0 -14 0 -42z', '#fbfaf6'),
      path('M28 -42H40Q40 -14 28 -6H20Q30 -20 28 -42z', '#e9e6de'),
      rect(-2, -46, 44, 6, '#ffffff', 3),
    ),
  )
