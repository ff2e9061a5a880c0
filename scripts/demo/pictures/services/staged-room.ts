import { lighten } from '../colour'
import { coffeeTable, floorLamp, pendant, picture, plant } from '../interiors/decor'
import { floorOf, rug, sunPatches } from '../interiors/floors'
import { styleOf } from '../interiors/living'
import { Room, shell } from '../interiors/room'
import { armchair, sofa } from '../interiors/seats'
import { backWindow, curtains } from '../interiors/windows'
import { draw, times } from '../kit'
import type { PictureRequest } from '../request'
import type { Scene } from '../scene'
import { boxData, path, rect, stroke } from '../shapes'

export type Stage = 'raw' | 'planned' | 'furnished'

const view = {
  x: -2.2,
  sill: 0.7,
  width: 2.2,
  height: 1.55,
  columns: 3,
  transom: false,
  frame: '#fbf7ee',
  view: 'garden' as const,
}

/** Ladder, buckets and bare bricks before the works. */
function worksite(room: Room): string {
  const bricks = path(
    times(40, (index) =>
      boxData(
        30 + (index % 8) * 27 + (Math.floor(index / 8) % 2) * 12,
        -200 + Math.floor(index / 8) * 12,
        24,
        9.6,
      ),
    ),
    '#b5664b',
  )
  return draw(
    room.onBackWall(
      path('M20 -206q60 -14 120 -4t116 2q10 40 2 68q-60 14 -120 6t-112 4q-14 -36 -6 -76z', '#a88f80') +
        bricks,
    ),
    room.stand(
      -1.5,
      0,
      3.9,
      stroke('M0 0L26 -190M64 0L38 -190M8 -50H56M14 -92H50M20 -134H44M24 -170H40', '#b58a4a', 6),
    ),
    room.stand(
      -0.5,
      0,
      3.3,
      rect(0, -34, 40, 34, '#d8dadb', 3) +
        rect(0, -34, 40, 12, '#9b2b3a', 3) +
        stroke('M2 -34q18 -24 36 0', '#8b9095', 2.4),
    ),
    room.stand(0.5, 0, 3.8, rect(0, -50, 84, 50, '#b98a5c', 2) + rect(38, -50, 8, 50, '#d9b98a')),
    room.stand(1.5, 0, 4.2, rect(0, -36, 90, 36, '#c9a87a', 2) + rect(12, -66, 62, 32, '#b98a5c', 2)),
  )
}

const dashed = (drawing: string): string => drawing.replaceAll('<path ', '<path stroke-dasharray="9 6" ')

/** Outlines of what could stand in the empty room: a chair, a rug, a picture, a plant. */
function planned(room: Room): string {
  const white = '#ffffff'
  const corners = [
    room.at([-1.75, 0, 2.75]),
    room.at([1.65, 0, 2.75]),
    room.at([1.65, 0, 4.3]),
    room.at([-1.75, 0, 4.3]),
  ]
  const rugLine = `M${corners.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}z`
  return draw(
    dashed(stroke(rugLine, white, 5)),
    room.stand(
      -1.9,
      0,
      3.5,
      dashed(
        stroke('M-6 -8C-14 -74 8 -104 42 -104S98 -74 90 -8zM6 -46H78M-10 -56V-10M94 -56V-10', white, 2.4),
      ),
    ),
    room.stand(
      -2.4,
      0,
      4.7,
      dashed(
        stroke(
          'M-20 -40h40l-6 40h-28zM0 -42C-50 -70 -50 -110 -30 -130M0 -42C0 -90 4 -120 8 -146M0 -42C40 -70 52 -100 40 -128',
          white,
          2.4,
        ),
      ),
    ),
  )
}

/** The same room in three states, so that two of them can meet at a dividing line. */
export function stagedRoom(scene: Scene, request: PictureRequest, stage: Stage): string {
  const style = styleOf(scene, request)
  const room = new Room(scene, 5.6, 2.65, 5.2, 1.42)
  const raw = stage === 'raw'
  const furnished = stage === 'furnished'
  return draw(
    shell(room, {
      wall: raw ? '#cbc6bd' : style.wall,
      backWall: raw ? '#d3cdc2' : furnished ? lighten(style.accent, 0.5) : undefined,
      moulding: false,
    }),
    floorOf(room, raw ? 'concrete' : 'planks', raw ? '#b5b1aa' : style.wood),
    backWindow(room, view),
    sunPatches(room, -2.1, room.back - 0.3, 2.1, 3),
    raw && worksite(room),
    stage === 'planned' && planned(room),
    furnished &&
      draw(
        curtains(room, view, style.accent),
        picture(room, 60, -206, 66, 84, style.accent) + picture(room, 140, -206, 66, 84, style.second),
        rug(room, -1.75, 2.75, 3.4, 1.55, style.second, false),
        sofa(room, 0.05, 4.3, '#5b6f8c', [style.accent, style.second], 2),
        coffeeTable(room, 0.3, 3.4, style.wood, style.accent),
        armchair(room, -1.9, 3.5, style.accent, style.second),
        floorLamp(room, 2.4, 4.2),
        plant(room, -2.4, 4.7, 1.1),
        pendant(room, 0, 2.2, 3.9, style.second),
      ),
  )
}
