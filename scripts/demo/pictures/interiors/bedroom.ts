import { darken, fade, lighten } from '../colour'
import { draw, pick, times } from '../kit'
import type { PictureRequest } from '../request'
import type { Scene } from '../scene'
import { glow } from '../scenery'
import { path, rect, stroke } from '../shapes'
import { pendant, picture, plant } from './decor'
import { floorOf, rug } from './floors'
import { styleOf, type Style } from './living'
import { Room, shell } from './room'
import { backWindow, curtains, sideWindow } from './windows'

/** A double bed with its head against the back wall. */
function bed(room: Room, x: number, style: Style): string {
  const { scene } = room
  const foot = room.back - 2.05
  const linen = scene.inLight('#f6f1e7')
  const head = pick(scene.random, [style.wood, style.accent, '#8a8c8c'])
  const pillow = (left: number): string =>
    room.stand(
      x + left,
      0.56,
      room.back - 0.42,
      rect(0, -34, 70, 36, linen, 12) +
        rect(6, -30, 58, 12, fade('#ffffff', 0.5), 6) +
        stroke('M6 -2q30 6 58 0', fade(scene.light.shade, 0.14), 2),
    )
  const throwWidth = 0.56
  return draw(
    room.shadow(x - 0.05, foot - 0.05, 1.9, 2.1),
    room.front(x - 0.1, 0.05, room.back - 0.04, 2, 1.12, scene.inLight(head), 0.06),
    times(5, (index) =>
      room.front(x - 0.04 + index * 0.385, 0.5, room.back - 0.04, 0.345, 0.6, fade('#ffffff', 0.09), 0.04),
    ),
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
    pillow(0.12) + pillow(0.98),
    room.stand(x + 0.66, 0.56, room.back - 0.62, rect(0, -30, 50, 30, scene.inLight(style.second), 9)),
    room.box({
      x: x - 0.05,
      y: 0.2,
      z: foot - 0.03,
      width: 1.9,
      height: 0.38,
      depth: 1.42,
      colour: pick(scene.random, ['#f3eee4', '#dfe4e2', '#e9dccb']),
      radius: 0.07,
    }),
    room.flat(x - 0.05, 0.581, foot + 0.02, 1.9, throwWidth, scene.inLight(lighten(style.accent, 0.08))),
    room.front(x - 0.05, 0.24, foot - 0.035, 1.9, 0.34, scene.inLight(style.accent), 0.05),
    times(6, (index) =>
      room.front(
        x + 0.05 + index * 0.3,
        0.26,
        foot - 0.036,
        0.02,
        0.28,
        fade(darken(style.accent, 0.4), 0.3),
      ),
    ),
  )
}

function nightstand(room: Room, x: number, style: Style): string {
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

function wardrobe(room: Room, x: number, width: number, colour: string): string {
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

export function bedroom(scene: Scene, request: PictureRequest): string {
  const { random } = scene
  const style = styleOf(scene, request)
  const room = new Room(scene, 5, 2.6, 5, 1.5, pick(random, [-30, 0, 30]))
  const centre = pick(random, [-0.9, -0.55])
  const view =
    request.building === 'apartments' || request.garden === false ? ('town' as const) : ('garden' as const)
  const window = {
    x: -2.15,
    sill: 0.75,
    width: 1,
    height: 1.45,
    columns: 2,
    transom: style.old,
    frame: style.frame,
    view,
  }
  const windowBehind = random() < 0.5
  const bedX = windowBehind ? -0.55 : centre
  const paint = pick(random, [undefined, style.accent, '#c9d0cc', '#d9c3ae', '#b8c4cb'])
  return draw(
    shell(room, {
      wall: style.wall,
      backWall: paint && lighten(paint, paint === style.accent ? 0.12 : 0.2),
      moulding: style.old,
    }),
    floorOf(room, pick(random, ['planks', 'planks', 'carpet', 'herringbone'] as const), style.wood),
    windowBehind
      ? backWindow(room, window) + curtains(room, window, style.second)
      : sideWindow(room, 2.7, 0.6, 1.6, 1.6, style.frame),
    picture(room, bedX * 100 + 28, -206, 50, 62, style.accent),
    picture(room, bedX * 100 + 100, -206, 50, 62, style.second),
    wardrobe(room, 1.62, 0.88, pick(random, ['#f1ede4', style.wood, '#8f9a96', '#e2d7c4'])),
    rug(room, bedX - 0.6, 2.6, 3, 1.3, style.second, random() < 0.4),
    nightstand(room, bedX - 0.62, style),
    nightstand(room, bedX + 1.96 > 1.2 ? 1.14 : bedX + 1.96, style),
    bed(room, bedX, style),
    plant(room, -2.15, 3, 0.9),
    pendant(room, bedX + 0.9, 2.2, 3.6, style.second),
  )
}
