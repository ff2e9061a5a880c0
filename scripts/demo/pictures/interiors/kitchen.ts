import { darken, fade, lighten } from '../colour'
import { draw, pick, times } from '../kit'
import type { PictureRequest } from '../request'
import type { Scene } from '../scene'
import { boxData, circle, ellipse, path, rect, stroke } from '../shapes'
import { pendant, picture, plant } from './decor'
import { floorOf, sunPatches } from './floors'
import { styleOf, type Style } from './living'
import { Room, shell } from './room'
import { chair, stool } from './seats'
import { backWindow, sideWindow } from './windows'

interface Units {
  fronts: string
  top: string
  /** Framed doors instead of plain ones. */
  framed: boolean
  handle: string
}

function unitsOf(scene: Scene, style: Style): Units {
  const { random } = scene
  return {
    fronts: pick(random, ['#f1ede4', '#4d5f63', '#6f8074', '#2f3f52', '#d9cdb8', '#8a4a3c', '#c9c6bf']),
    top: pick(random, ['#3f4247', '#e9e4da', style.wood, '#8b959b']),
    framed: style.old || random() < 0.35,
    handle: pick(random, ['#c9a868', '#2e3138', '#d5d5d2']),
  }
}

/** One door or stack of drawers, drawn in centimetres on the front of the units. */
function front(
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
function backRun(
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
    if (index !== hob) return front(scene, units, x + index * step, -86, step, 76, index % 2 === 0)
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
          index === hob ? '' : front(scene, units, x + index * step, -214, step, 66, false),
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

function tallUnits(room: Room, units: Units, x: number): string {
  const { scene } = room
  return room.onBackWall(
    draw(
      front(scene, units, x, -216, 62, 206, false),
      front(scene, units, x + 62, -216, 62, 70, false),
      rect(x + 62, -146, 62, 60, '#2b2d32') + rect(x + 67, -136, 52, 40, '#17181b', 2),
      front(scene, units, x + 62, -86, 62, 76, true),
      rect(x, -10, 124, 10, '#2c2c30'),
    ),
  )
}

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
