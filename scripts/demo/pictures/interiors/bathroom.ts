import { darken, fade, lighten } from '../colour'
import { draw, pick, times } from '../kit'
import type { PictureRequest } from '../request'
import type { Scene } from '../scene'
import { boxData, path, rect } from '../shapes'
import { mirror, plant } from './decor'
import { floorOf } from './floors'
import { styleOf, type Style } from './living'
import { Room, shell } from './room'
import { bathtub, builtBath, shower, toilet, vanity } from './sanitary'
import { backWindow } from './windows'

/** Tiles on the back wall up to `height` centimetres. */
function wallTiles(room: Room, height: number, colour: string, size: number): string {
  const left = -room.width * 50
  const width = room.width * 100
  const tone = room.scene.inLight(colour)
  const course = size < 24 ? 9 : size
  const joints = draw(
    times(Math.ceil(width / size), (index) => boxData(left + index * size, -height, 0.7, height)),
    times(Math.ceil(height / course), (index) => boxData(left, -height + index * course, width, 0.7)),
  )
  return room.onBackWall(
    draw(
      rect(left, -height, width, height, tone),
      path(joints, fade(darken(tone, 0.4), 0.26)),
      rect(left, -height - 3, width, 4, lighten(tone, 0.35)),
    ),
  )
}

/** A heated towel rail, its left edge at `x` centimetres. */
function towels(room: Room, x: number, style: Style): string {
  const bars = times(8, (index) => boxData(x, -76 - index * 14, 46, 2.6))
  return room.onBackWall(
    draw(
      path(bars + boxData(x, -182, 2.6, 120) + boxData(x + 43.4, -182, 2.6, 120), '#a9afb2'),
      rect(x + 4, -164, 38, 48, room.scene.inLight(style.second), 2),
      rect(x + 4, -126, 38, 4, fade('#ffffff', 0.3)),
    ),
  )
}

function mirrorOver(room: Room, centre: number, round: boolean): string {
  return round
    ? mirror(room, centre - 37, -200, 74, 74, '#b08a4c')
    : mirror(room, centre - 42, -204, 84, 84 + 6, '#3a3d44')
}

const bathMat = (room: Room, x: number, z: number, style: Style): string =>
  room.flat(x, 0.002, z, 1.1, 0.55, room.scene.inLight(style.accent)) +
  room.flat(x + 0.04, 0.004, z + 0.03, 1.02, 0.49, room.scene.inLight(lighten(style.accent, 0.14)))

type Layout = (room: Room, style: Style, tile: string) => string

const windowAt = (x: number, width: number, style: Style) => ({
  x,
  sill: 1.2,
  width,
  height: 0.95,
  columns: 2,
  transom: false,
  frame: style.frame,
  view: 'garden' as const,
})

/** A freestanding bath under the window, a washstand and a shower behind glass. */
const freestanding: Layout = (room, style) =>
  draw(
    backWindow(room, windowAt(-1.95, 1.25, style)),
    shower(room, 1.15),
    vanity(room, -0.42, 1.15, style),
    mirrorOver(room, 16, room.scene.random() < 0.5),
    bathtub(room, -1.86, 3.25),
    bathMat(room, -0.3, 2.95, style),
    plant(room, -1.7, 2.75, 0.62),
  )

/** A built-in bath along the left wall, WC on the right. */
const builtIn: Layout = (room, style, tile) =>
  draw(
    backWindow(room, windowAt(-1.85, 1.2, style)),
    vanity(room, -0.1, 1, style),
    mirrorOver(room, 40, room.scene.random() < 0.5),
    toilet(room, 1.2),
    towels(room, 166, style),
    builtBath(room, -2.2, 3.05, tile),
    bathMat(room, -0.3, 3.1, style),
    plant(room, 1.55, 3.1, 0.8),
  )

/** Two basins side by side and a wide walk-in shower. */
const twoBasins: Layout = (room, style) =>
  draw(
    shower(room, 0.85),
    vanity(room, -1.75, 1.7, style),
    mirrorOver(room, -135, true),
    mirrorOver(room, -48, true),
    towels(room, 22, style),
    bathMat(room, -1.3, 3, style),
    plant(room, -1.75, 2.9, 0.8),
  )

export function bathroom(scene: Scene, request: PictureRequest): string {
  const { random } = scene
  const style = styleOf(scene, request)
  const room = new Room(scene, 4.4, 2.55, 4.4, 1.45, pick(random, [-30, 30]))
  const tile = pick(random, ['#e9ece8', '#c9d6d2', '#d9c8b4', '#8fa59f', '#b9c4cc', '#4a6668', '#c7a08a'])
  const layout = pick(random, [freestanding, builtIn, twoBasins])
  const floor = style.old
    ? pick(random, ['checker', 'tiles'] as const)
    : pick(random, ['tiles', 'concrete', 'planks'] as const)
  return draw(
    shell(room, { wall: style.wall, moulding: false }),
    wallTiles(room, pick(random, [118, 214]), tile, pick(random, [18, 30, 60])),
    floorOf(room, floor, floor === 'planks' ? style.wood : pick(random, ['#cfcac0', '#b9bdbc', '#d9cdbb'])),
    layout(room, style, tile),
  )
}
