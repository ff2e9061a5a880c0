import { darken, fade } from '../colour'
import { draw, pick, times } from '../kit'
import type { PictureRequest } from '../request'
import type { Scene } from '../scene'
import { circle, ellipse, path } from '../shapes'
import { pendant, picture, plant } from './decor'
import { floorOf, sunPatches } from './floors'
import { backRun, tallUnits, type Units, unitsOf } from './kitchen-units'
import { Room } from './room'
import { chair, stool } from './seats'
import { shell } from './shell'
import { type Style, styleOf } from './style'
import { backWindow, sideWindow } from './windows'

function island(room: Room, units: Units, style: Style): string {
  const { scene } = room
  const z = 3.05
  const things = draw(
    ellipse(0, -2, 20, 4, '#e7dcc6'),
    circle(-8, -8, 7, '#c8443a'),
    circle(4, -8, 7, '#dca93e'),
    circle(-2, -14, 7, '#86a65a'),
  )
  return draw(
    room.shadow(-1.35, z, 2.7, 0.9),
    room.box({
      x: -1.3,
      y: 0.08,
      z: z + 0.05,
      width: 2.6,
      height: 0.8,
      depth: 0.8,
      colour: units.framed ? style.accent : darken(units.fronts, 0.06),
    }),
    times(4, (index) =>
      room.front(-1.26 + index * 0.645, 0.14, z + 0.05, 0.6, 0.7, fade('#ffffff', 0.06), 0.01),
    ),
    room.box({ x: -1.4, y: 0.88, z, width: 2.8, height: 0.05, depth: 0.92, colour: units.top }),
    room.stand(-0.5, 0.93, z + 0.45, things),
    room.stand(
      0.7,
      0.93,
      z + 0.5,
      path('M-7 0q-3 -14 3 -18h8q6 4 3 18z', '#f3ece0') +
        circle(-3, -26, 8, '#7d9c68') +
        circle(5, -28, 9, '#8fae72'),
    ),
    [-0.95, -0.18, 0.6].map((x) => stool(room, x, z - 0.22, style.wood)).join(''),
  )
}

function diningTable(room: Room, style: Style): string {
  const z = 2.85
  return draw(
    chair(room, -0.95, z + 1.05, style.accent),
    chair(room, -0.2, z + 1.05, style.accent),
    chair(room, 0.55, z + 1.05, style.accent),
    room.shadow(-1.1, z, 2.2, 0.9),
    [-1.02, 0.92]
      .map((x) =>
        room.box({
          x,
          y: 0,
          z: z + 0.06,
          width: 0.07,
          height: 0.72,
          depth: 0.76,
          colour: darken(style.wood, 0.24),
        }),
      )
      .join(''),
    room.box({ x: -1.15, y: 0.72, z, width: 2.3, height: 0.045, depth: 0.9, colour: style.wood }),
    room.stand(
      0,
      0.77,
      z + 0.5,
      ellipse(0, 0, 16, 3, fade('#2b2545', 0.2)) +
        path('M-10 0q-4 -18 4 -24h12q8 6 4 24z', '#8fa6b0') +
        circle(-8, -34, 9, '#e3a4a8') +
        circle(4, -38, 11, '#f0d6c6') +
        circle(13, -31, 8, '#d98f9a'),
    ),
    chair(room, -0.75, z - 0.12, style.accent, true),
    chair(room, 0.3, z - 0.12, style.accent, true),
  )
}

export function kitchen(scene: Scene, request: PictureRequest): string {
  const { random } = scene
  const style = styleOf(scene, request)
  const units = unitsOf(scene, style)
  const room = new Room(scene, 5.4, 2.65, 5.1, 1.5, pick(random, [-40, 0, 40]))
  const window = {
    x: -0.9,
    sill: 1.05,
    width: 1.7,
    height: 1.15,
    columns: 2,
    transom: style.old,
    frame: style.frame,
    view:
      request.garden === false || request.building === 'apartments' ? ('town' as const) : ('garden' as const),
  }
  const withWindow = random() < 0.55
  const floor = style.old
    ? pick(random, ['checker', 'planks'] as const)
    : pick(random, ['tiles', 'planks', 'concrete'] as const)
  const tiles = pick(random, ['#eef0ec', '#d9e2e0', '#e6d3bb', '#b9c7c4', '#c9785c'])
  return draw(
    shell(room, { wall: style.wall, moulding: style.old }),
    floorOf(room, floor, floor === 'planks' ? style.wood : pick(random, ['#cfcac0', '#bfc4c4', '#d9d0c2'])),
    withWindow ? '' : sideWindow(room, 2.6, 0.05, 1.9, 2.2, style.frame),
    backRun(room, units, -190, 300, !withWindow, tiles),
    withWindow && backWindow(room, window) + sunPatches(room, -0.9, room.back - 0.8, 1.7, 2),
    tallUnits(room, units, 116),
    withWindow && picture(room, -250, -180, 34, 46, style.accent),
    random() < 0.55 ? island(room, units, style) : diningTable(room, style),
    [-0.75, 0.75].map((x) => pendant(room, x, 1.92, 3.5, style.second)).join(''),
    plant(room, 2.3, 3.1, 1),
  )
}
