import { darken, fade, lighten } from '../colour'
import { draw, pick, times } from '../kit'
import type { Scene } from '../scene'
import { boxData, circle, ellipse, path, rect, stroke } from '../shapes'
import { Room } from './room'
import type { Style } from './style'

export interface Units {
  fronts: string
  top: string
  /** Framed doors instead of plain ones. */
  framed: boolean
  handle: string
}

export function unitsOf(scene: Scene, style: Style): Units {
  const { random } = scene
  return {
    fronts: pick(random, ['#f1ede4', '#4d5f63', '#6f8074', '#2f3f52', '#d9cdb8', '#8a4a3c', '#c9c6bf']),
    top: pick(random, ['#3f4247', '#e9e4da', style.wood, '#8b959b']),
    framed: style.old || random() < 0.35,
    handle: pick(random, ['#c9a868', '#2e3138', '#d5d5d2']),
  }
}

/** One door or stack of drawers, drawn in centimetres on the front of the units. */
function unitFront(
  scene: Scene,
  units: Units,
  x: number,
  y: number,
  width: number,
  height: number,
  drawers: boolean,
): string {
  const tone = scene.inLight(units.fronts)
  const part = (top: number, tall: number): string =>
    draw(
      rect(x + 0.8, top + 0.8, width - 1.6, tall - 1.6, tone, 1),
      units.framed &&
        `<rect x="${x + 6}" y="${top + 6}" width="${width - 12}" height="${Math.max(2, tall - 12)}" fill="none" stroke="${darken(tone, 0.16)}" stroke-width="1.4"/>`,
      rect(
        x + width / 2 - 8,
        top + (drawers ? 4 : height > 60 && y < -120 ? tall - 8 : 5),
        16,
        1.8,
        units.handle,
        1,
      ),
    )
  const count = drawers ? 3 : 1
  return (
    rect(x, y, width, height, darken(tone, 0.32)) +
    times(count, (index) => part(y + (index * height) / count, height / count))
  )
}

/** The run of units along the back wall with oven, sink and hood; `x` and `width` in centimetres. */
export function backRun(
  room: Room,
  units: Units,
  x: number,
  width: number,
  wallUnits: boolean,
  tiles: string,
): string {
  const { scene } = room
  const top = scene.inLight(units.top)
  const count = Math.round(width / 60)
  const step = width / count
  const hob = pick(scene.random, [1, 2])
  const splash =
    times(Math.floor(width / 20), (index) => boxData(x + index * 20, -146, 0.8, 54)) +
    times(5, (index) => boxData(x, -104 - index * 10, width, 0.8))
  const base = (index: number): string => {
    if (index !== hob) return unitFront(scene, units, x + index * step, -86, step, 76, index % 2 === 0)
    return draw(
      rect(x + index * step, -86, step, 76, '#2b2d32'),
      rect(x + index * step + 5, -66, step - 10, 46, '#17181b', 2),
      rect(x + index * step + 6, -73, step - 12, 2.4, '#c9c9c6', 1),
      rect(x + index * step + 9, -60, step - 18, 18, fade('#ffffff', 0.08)),
    )
  }
  const hobX = x + (hob + 0.5) * step
  return room.onBackWall(
    draw(
      rect(x, -146, width, 56, scene.inLight(tiles)),
      path(splash, fade(darken(tiles, 0.4), 0.25)),
      rect(x, -10, width, 10, '#2c2c30'),
      times(count, base),
      wallUnits &&
        times(count, (index) =>
          index === hob ? '' : unitFront(scene, units, x + index * step, -214, step, 66, false),
        ),
      wallUnits && rect(x, -148, width, 5, fade(scene.light.shade, 0.2)),
      path(`M${hobX - 26} -150h52l-12 -26h-28z`, '#b9bcbd') + rect(hobX - 11, -214, 22, 40, '#c8cacb'),
      rect(x - 2, -91, width + 4, 5, top),
      rect(x - 2, -91, width + 4, 1.4, lighten(top, 0.4)),
      rect(hobX - 22, -92.4, 44, 1.8, '#17181b'),
      path(`M${hobX - 16} -93h20v-9q0 -2 -2 -2h-16q-2 0 -2 2z`, '#a8443a') +
        rect(hobX + 4, -101, 12, 2, '#2c2c30', 1),
      counterThings(scene, x + width - step * 1.4),
    ),
  )
}

const counterThings = (scene: Scene, x: number): string =>
  draw(
    stroke(`M${x - 30} -91v-26q0 -7 8 -7t8 7v4`, '#c3c6c8', 2.6),
    rect(x, -103, 8, 12, '#e6d3ad', 2),
    rect(x + 11, -108, 8, 17, '#d8c19a', 2),
    rect(x + 23, -113, 12, 22, scene.inLight('#7b3b3a'), 2),
    circle(x + 46, -97, 6, '#d2633f') +
      circle(x + 55, -97, 6, '#dfa33f') +
      ellipse(x + 50, -92, 14, 3, '#efe7d8'),
  )

export function tallUnits(room: Room, units: Units, x: number): string {
  const { scene } = room
  return room.onBackWall(
    draw(
      unitFront(scene, units, x, -216, 62, 206, false),
      unitFront(scene, units, x + 62, -216, 62, 70, false),
      rect(x + 62, -146, 62, 60, '#2b2d32') + rect(x + 67, -136, 52, 40, '#17181b', 2),
      unitFront(scene, units, x + 62, -86, 62, 76, true),
      rect(x, -10, 124, 10, '#2c2c30'),
    ),
  )
}
