import { darken, fade, lighten } from '../colour'
import { between, draw, pick, round, times } from '../kit'
import { backdrop, lawn } from '../scenery'
import { canvas } from '../scene'
import { boxData, circle, path, polygon, rect, stroke } from '../shapes'
import { bush, flowerColours, oval, poplar, tree } from '../trees'
import { anyRoofs } from './skyline'
import type { Room } from './room'

export interface BackWindow {
  /** Left edge, sill and size in metres. */
  x: number
  sill: number
  width: number
  height: number
  columns: number
  transom: boolean
  frame: string
  view: 'garden' | 'town'
}

/** What is seen through a window, drawn in the centimetres of the back wall. */
function view(room: Room, window: BackWindow): string {
  const { scene } = room
  const scale = Math.max(window.width * 100, window.height * 150) / 1000
  const horizon = 560
  const left = window.x * 100 - 120 * scale
  const top = -(window.sill + window.height) * 100 - 200 * scale * (window.sill > 0.6 ? 1 : 0.5)
  const drawing = draw(
    backdrop(scene, canvas, horizon),
    window.view === 'town'
      ? anyRoofs(scene, horizon + 20)
      : draw(
          lawn(scene, canvas, horizon - 10),
          poplar(between(scene.random, 640, 1000), horizon + 40, 0.8, darken(scene.light.foliage, 0.1)),
          tree(scene, between(scene.random, 240, 520), horizon + 90, 1.15),
          oval(scene, between(scene.random, 800, 980), horizon + 70, 1),
          bush(scene, 200, horizon + 200, 900, 70, pick(scene.random, flowerColours)),
        ),
  )
  return `<g transform="translate(${round(left)} ${round(top)}) scale(${scale.toFixed(3)})">${drawing}</g>`
}

/** A window in the back wall, with its sill and the world outside. */
export function backWindow(room: Room, window: BackWindow): string {
  const { scene } = room
  const x = window.x * 100
  const width = window.width * 100
  const height = window.height * 100
  const y = -(window.sill + window.height) * 100
  const bar = window.frame === '#2e3138' ? 4 : 6
  const frame = scene.inLight(window.frame)
  const uprights = times(window.columns - 1, (index) =>
    boxData(x + ((index + 1) * width) / window.columns - bar / 2, y, bar, height),
  )
  const transom = window.transom ? boxData(x, y + height * 0.28, width, bar) : ''
  return room.onBackWall(
    draw(
      rect(x - 9, y - 9, width + 18, height + 18, fade(scene.light.shade, 0.12)),
      scene.clipped(rect(x, y, width, height, '#000'), view(room, window)),
      polygon(
        [
          [x + width * 0.12, y + height],
          [x + width * 0.36, y],
          [x + width * 0.5, y],
          [x + width * 0.26, y + height],
        ],
        fade('#ffffff', 0.12),
      ),
      path(uprights + transom, frame),
      stroke(
        `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`,
        frame,
        bar * 1.7,
        false,
      ),
      window.sill > 0.1 &&
        rect(x - 14, y + height + 4, width + 28, 7, scene.inLight('#fdf9f0')) +
          rect(x - 12, y + height + 11, width + 24, 4, fade(scene.light.shade, 0.16)),
    ),
  )
}

/** A pair of curtains on a rail. */
export function curtains(room: Room, window: BackWindow, colour: string): string {
  const tone = room.scene.inLight(colour)
  const top = -Math.min((window.sill + window.height) * 100 + 18, room.height * 100 - 20)
  const foot = -4
  const width = Math.max(22, window.width * 13)
  const panel = (left: number): string => {
    const folds = times(
      4,
      (index) =>
        `M${round(left + ((index + 0.6) * width) / 4)} ${round(top)}q${index % 2 ? 2 : -2} ${round((foot - top) / 2)} ${index % 2 ? -1 : 2} ${round(foot - top)}`,
    )
    return (
      rect(left, top, width, foot - top, tone) +
      stroke(folds, darken(tone, 0.2), 3) +
      stroke(folds, fade(lighten(tone, 0.3), 0.6), 1.2)
    )
  }
  const left = window.x * 100 - width * 0.75
  const right = (window.x + window.width) * 100 - width * 0.25
  const rail = top - 2
  return room.onBackWall(
    draw(
      panel(left),
      panel(right),
      rect(left - 12, rail - 4, right + width - left + 24, 3.4, '#5b4632'),
      circle(left - 12, rail - 2, 4, '#5b4632'),
      circle(right + width + 12, rail - 2, 4, '#5b4632'),
    ),
  )
}

/** A window or glass door in the left wall: bright sky, since its view lies far to the side. */
export function sideWindow(
  room: Room,
  z: number,
  sill: number,
  depth: number,
  height: number,
  frame: string,
): string {
  const { scene } = room
  const x = -room.width / 2
  const top = sill + height
  const pane = (from: number, to: number): string => {
    const hill = sill + height * 0.34
    return draw(
      room.face(
        [
          [x, sill, from],
          [x, top, from],
          [x, top, to],
          [x, sill, to],
        ],
        scene.light.sky[1],
      ),
      room.face(
        [
          [x, sill, from],
          [x, hill + 0.1, from],
          [x, hill - 0.06, to],
          [x, sill, to],
        ],
        scene.light.hills[1],
      ),
      room.face(
        [
          [x, sill, from],
          [x, hill - 0.16, from],
          [x, hill - 0.24, to],
          [x, sill, to],
        ],
        scene.light.grass[0],
      ),
      room.face(
        [
          [x, sill, from + 0.3],
          [x, top, from + 0.05],
          [x, top, from + 0.25],
          [x, sill, from + 0.5],
        ],
        fade('#ffffff', 0.16),
      ),
    )
  }
  const bar = (from: number, to: number, low: number, high: number): string =>
    room.face(
      [
        [x, low, from],
        [x, high, from],
        [x, high, to],
        [x, low, to],
      ],
      scene.inLight(frame),
    )
  const middle = z + depth / 2
  return draw(
    bar(z - 0.07, z + depth + 0.07, sill - 0.06, top + 0.06),
    pane(z, middle - 0.03),
    pane(middle + 0.03, z + depth),
    sill > 0.1 &&
      room.face(
        [
          [x, sill - 0.06, z - 0.1],
          [x + 0.14, sill - 0.06, z - 0.1],
          [x + 0.14, sill - 0.06, z + depth + 0.1],
          [x, sill - 0.06, z + depth + 0.1],
        ],
        scene.inLight('#fdf9f0'),
      ),
  )
}
