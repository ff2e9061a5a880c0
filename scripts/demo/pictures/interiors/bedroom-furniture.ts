import { darken, fade, lighten } from '../colour'
import { draw, pick, times } from '../kit'
import { glow } from '../scenery'
import { path, rect, stroke } from '../shapes'
import { mirror, picture } from './decor'
import { Room } from './room'
import type { Style } from './style'

interface Bed {
  room: Room
  x: number
  /** Distance of the foot of the bed. */
  foot: number
  style: Style
}

function headboard({ room, x, style }: Bed): string {
  const { scene } = room
  const colour = pick(scene.random, [style.wood, style.accent, '#8a8c8c'])
  const z = room.back - 0.04
  const panels = times(5, (index) =>
    room.front(x - 0.04 + index * 0.385, 0.5, z, 0.345, 0.6, fade('#ffffff', 0.09), 0.04),
  )
  return room.front(x - 0.1, 0.05, z, 2, 1.12, scene.inLight(colour), 0.06) + panels
}

function pillows({ room, x, style }: Bed): string {
  const { scene } = room
  const pillow = draw(
    rect(0, -34, 70, 36, scene.inLight('#f6f1e7'), 12),
    rect(6, -30, 58, 12, fade('#ffffff', 0.5), 6),
    stroke('M6 -2q30 6 58 0', fade(scene.light.shade, 0.14), 2),
  )
  const z = room.back - 0.42
  return draw(
    room.stand(x + 0.12, 0.56, z, pillow),
    room.stand(x + 0.98, 0.56, z, pillow),
    room.stand(x + 0.66, 0.56, room.back - 0.62, rect(0, -30, 50, 30, scene.inLight(style.second), 9)),
  )
}

/** Duvet, and a quilted throw over its foot. */
function covers({ room, x, foot, style }: Bed): string {
  const { scene } = room
  const duvet = pick(scene.random, ['#f3eee4', '#dfe4e2', '#e9dccb'])
  const seam = fade(darken(style.accent, 0.4), 0.3)
  return draw(
    room.box({
      x: x - 0.05,
      y: 0.2,
      z: foot - 0.03,
      width: 1.9,
      height: 0.38,
      depth: 1.42,
      colour: duvet,
      radius: 0.07,
    }),
    room.flat(x - 0.05, 0.581, foot + 0.02, 1.9, 0.56, scene.inLight(lighten(style.accent, 0.08))),
    room.front(x - 0.05, 0.24, foot - 0.035, 1.9, 0.34, scene.inLight(style.accent), 0.05),
    times(6, (index) => room.front(x + 0.05 + index * 0.3, 0.26, foot - 0.036, 0.02, 0.28, seam)),
  )
}

/** A double bed with its head against the back wall. */
export function bed(room: Room, x: number, style: Style): string {
  const foot = room.back - 2.05
  const spec: Bed = { room, x, foot, style }
  return draw(
    room.shadow(x - 0.05, foot - 0.05, 1.9, 2.1),
    headboard(spec),
    room.box({
      x: x - 0.02,
      y: 0.06,
      z: foot,
      width: 1.84,
      height: 0.22,
      depth: 2,
      colour: darken(style.wood, 0.1),
    }),
    room.box({
      x: x + 0.02,
      y: 0.28,
      z: foot + 0.02,
      width: 1.76,
      height: 0.24,
      depth: 1.98,
      colour: '#f1ece1',
      radius: 0.06,
    }),
    pillows(spec),
    covers(spec),
  )
}

export function nightstand(room: Room, x: number, style: Style): string {
  const { scene } = room
  const lamp = draw(
    rect(-2, -26, 4, 26, '#b08a4c'),
    path('M-16 -24L-10 -46H10L16 -24z', '#f3e4c4'),
    glow(scene, 0, -30, 30 + scene.light.lit * 50),
  )
  return draw(
    room.shadow(x, room.back - 0.45, 0.45, 0.4),
    room.box({ x, y: 0.1, z: room.back - 0.45, width: 0.46, height: 0.42, depth: 0.42, colour: style.wood }),
    room.front(x + 0.16, 0.3, room.back - 0.45, 0.14, 0.02, '#3a2f28'),
    room.stand(x + 0.23, 0.52, room.back - 0.25, lamp),
  )
}

export function wardrobe(room: Room, x: number, width: number, colour: string): string {
  const doors = Math.round(width / 0.55)
  const z = room.back - 0.6
  return draw(
    room.shadow(x, z, width, 0.6),
    room.box({ x, y: 0, z, width, height: 2.2, depth: 0.6, colour }),
    times(doors - 1, (index) =>
      room.front(x + ((index + 1) * width) / doors, 0.06, z, 0.012, 2.1, fade('#2b2545', 0.3)),
    ),
    times(doors, (index) =>
      room.front(
        x + ((index + 0.5) * width) / doors + (index % 2 ? -0.2 : 0.16),
        0.95,
        z,
        0.025,
        0.28,
        '#a98547',
      ),
    ),
  )
}

/** A chest of drawers with a round mirror above it. */
export function dresser(room: Room, x: number, style: Style): string {
  const z = room.back - 0.45
  return draw(
    room.shadow(x, z, 1.05, 0.45),
    room.box({ x, y: 0.08, z, width: 1.05, height: 0.78, depth: 0.45, colour: style.wood }),
    times(6, (index) =>
      room.front(
        x + 0.05 + (index % 2) * 0.49,
        0.14 + Math.floor(index / 2) * 0.24,
        z,
        0.46,
        0.21,
        fade('#ffffff', 0.14),
        0.01,
      ),
    ),
    mirror(room, x * 100 + 14, -188, 76, 76, '#b08a4c'),
    room.stand(
      x + 0.78,
      0.86,
      z + 0.2,
      path('M-7 0q-3 -14 3 -18h8q6 4 3 18z', '#f3ece0') +
        stroke('M0 -18q-8 -20 -16 -26M0 -18q2 -20 4 -34M2 -18q10 -16 18 -20', '#7d9c68', 3),
    ),
  )
}

/** What hangs above the head of the bed. */
export function art(room: Room, left: number, style: Style): string {
  const kind = pick(room.scene.random, ['pair', 'wide', 'three', 'none'])
  if (kind === 'wide') return picture(room, left + 34, -204, 112, 58, style.accent)
  if (kind === 'pair')
    return (
      picture(room, left + 30, -206, 50, 62, style.accent) +
      picture(room, left + 100, -206, 50, 62, style.second)
    )
  if (kind === 'three')
    return [12, 68, 124].map((shift) => picture(room, left + shift, -196, 42, 52, style.second)).join('')
  return ''
}
