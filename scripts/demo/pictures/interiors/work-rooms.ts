import { darken, fade, lighten } from '../colour'
import { between, draw, pick, times } from '../kit'
import type { PictureRequest } from '../request'
import type { Scene } from '../scene'
import { circle, ellipse, path, rect, stroke } from '../shapes'
import { bookcase, books, pendant, picture, plant } from './decor'
import { floorOf, rug, sunPatches } from './floors'
import { styleOf, type Style } from './living'
import { Room, shell } from './room'
import { armchair, officeChair } from './seats'
import { backWindow, sideWindow } from './windows'

function screen(room: Room, x: number, y: number, z: number): string {
  const drawing = draw(
    rect(-4, -12, 8, 12, '#3a3d44'),
    rect(-12, -2, 24, 3, '#3a3d44', 1),
    rect(-32, -50, 64, 39, '#1d1f24', 2),
    rect(-30, -48, 60, 35, room.scene.inLight('#e4ebee'), 1),
    rect(-26, -44, 20, 3, '#31506e'),
    rect(-26, -38, 40, 2, '#9aa8b0'),
    rect(-26, -34, 34, 2, '#9aa8b0'),
    rect(2, -30, 24, 14, '#c98f5a'),
    rect(-26, -30, 24, 14, '#8fa6b0'),
  )
  return room.stand(x, y, z, drawing)
}

function desk(room: Room, x: number, z: number, style: Style, chairColour: string): string {
  const width = 1.5
  return draw(
    officeChair(room, x + 0.5, z + 0.95, chairColour),
    room.shadow(x, z, width, 0.75),
    [x + 0.02, x + width - 0.07]
      .map((left) =>
        room.box({ x: left, y: 0, z: z + 0.04, width: 0.05, height: 0.7, depth: 0.66, colour: '#3a3d44' }),
      )
      .join(''),
    room.box({
      x: x + width - 0.5,
      y: 0.1,
      z: z + 0.06,
      width: 0.42,
      height: 0.56,
      depth: 0.6,
      colour: '#e6e2d8',
    }),
    room.box({ x, y: 0.7, z, width, height: 0.04, depth: 0.75, colour: style.wood }),
    screen(room, x + 0.72, 0.74, z + 0.45),
    room.stand(
      x + 0.2,
      0.74,
      z + 0.3,
      rect(0, -4, 26, 4, room.scene.inLight(style.accent), 1) + rect(2, -7, 22, 3, '#e9dcc4', 1),
    ),
    room.stand(x + 1.3, 0.74, z + 0.3, path('M-5 0l-1 -10h12l-1 10z', '#f3ece0')),
  )
}

/** An office: one desk for a study, two for a firm. */
export function office(scene: Scene, request: PictureRequest): string {
  const { random } = scene
  const style = styleOf(scene, request)
  const firm = request.building === 'office' || request.building === 'shop' || random() < 0.4
  const room = new Room(scene, firm ? 6.6 : 5.2, 2.7, 5.3, 1.45, pick(random, [-30, 30]))
  const chairColour = pick(random, ['#3a3d44', style.accent, '#6a727a'])
  const window = firm
    ? {
        x: -2.6,
        sill: 0.6,
        width: 3.2,
        height: 1.7,
        columns: 4,
        transom: false,
        frame: '#2e3138',
        view: 'town' as const,
      }
    : {
        x: -1.9,
        sill: 0.7,
        width: 1.6,
        height: 1.5,
        columns: 2,
        transom: style.old,
        frame: style.frame,
        view: 'garden' as const,
      }
  return draw(
    shell(room, {
      wall: style.wall,
      backWall: firm ? undefined : lighten(style.accent, 0.3),
      moulding: style.old && !firm,
    }),
    floorOf(
      room,
      firm ? pick(random, ['carpet', 'concrete', 'planks'] as const) : 'planks',
      firm ? pick(random, ['#a7adb0', '#b5b0a6', style.wood]) : style.wood,
    ),
    backWindow(room, window),
    sunPatches(room, window.x, room.back - 0.3, window.width, window.columns),
    bookcase(room, firm ? 120 : 90, firm ? 130 : 130, 190, firm ? '#e6e2d8' : style.wood),
    firm ? '' : rug(room, -1.7, 2.7, 2.9, 1.6, style.second, false),
    firm
      ? desk(room, -2.5, 3.5, style, chairColour) + desk(room, -0.35, 3.5, style, chairColour)
      : desk(room, -1.1, 3.4, style, chairColour),
    firm
      ? picture(room, 262, -200, 44, 56, style.accent)
      : armchair(room, 1.3, 3.4, style.accent, style.second),
    plant(room, firm ? 2.5 : -2.1, 3.4, 1.15),
    (firm ? [-1.7, 0.5] : [-0.3])
      .map((x) => pendant(room, x, 2.1, 3.8, firm ? '#3a3d44' : style.second))
      .join(''),
  )
}

function counter(room: Room, style: Style): string {
  return draw(
    room.shadow(0.7, 3.4, 1.9, 0.7),
    room.box({ x: 0.7, y: 0, z: 3.45, width: 1.9, height: 0.98, depth: 0.6, colour: style.accent }),
    times(6, (index) =>
      room.front(0.76 + index * 0.305, 0.08, 3.45, 0.27, 0.82, fade('#ffffff', 0.07), 0.01),
    ),
    room.box({ x: 0.64, y: 0.98, z: 3.4, width: 2.02, height: 0.05, depth: 0.7, colour: style.wood }),
    room.stand(1.1, 1.03, 3.7, rect(0, -20, 30, 18, '#2b2d32', 2) + rect(8, -3, 14, 3, '#2b2d32')),
    room.stand(
      2.2,
      1.03,
      3.7,
      path('M-8 0q-4 -16 3 -22h10q7 6 3 22z', '#f3ece0') +
        circle(-5, -30, 9, '#7d9c68') +
        circle(6, -33, 10, '#8fae72'),
    ),
  )
}

/** Shelves of goods along the back wall. */
function goods(room: Room, x: number, width: number, style: Style): string {
  const { scene } = room
  const tones = [style.accent, style.second, '#8fa6b0', '#e3dccd', '#c98f5a', '#5d6b58']
  const shelf = (index: number): string => {
    const y = -44 - index * 46
    const items = times(Math.floor(width / 17), (item) => {
      const tall = between(scene.random, 12, 32)
      const tone = scene.inLight(pick(scene.random, tones))
      const left = x + 5 + item * 17
      return scene.random() < 0.16
        ? ''
        : scene.random() < 0.5
          ? rect(left, y - tall, 12, tall, tone, 2)
          : ellipse(left + 6, y - tall * 0.4, 6.5, tall * 0.4, tone)
    })
    return (
      rect(x, y, width, 4, scene.inLight(style.wood)) +
      rect(x, y + 4, width, 4, fade(scene.light.shade, 0.14)) +
      items
    )
  }
  return room.onBackWall(times(4, shelf))
}

/** A shop ready to let or in business: shelves, counter, display table. */
export function shopRoom(scene: Scene, request: PictureRequest): string {
  const { random } = scene
  const style = styleOf(scene, request)
  const room = new Room(scene, 6.2, 3, 5.6, 1.5, pick(random, [-40, 40]))
  const front = {
    x: -2.9,
    sill: 0.4,
    width: 2.1,
    height: 2.1,
    columns: 2,
    transom: false,
    frame: '#2e3138',
    view: 'town' as const,
  }
  return draw(
    shell(room, {
      wall: style.wall,
      backWall: random() < 0.5 ? lighten(style.accent, 0.42) : undefined,
      moulding: style.old,
    }),
    floorOf(
      room,
      pick(random, ['planks', 'checker', 'concrete', 'tiles'] as const),
      random() < 0.5 ? style.wood : '#cfcac0',
    ),
    backWindow(room, front),
    sunPatches(room, -2.8, room.back - 0.2, 2, 2),
    goods(room, -50, 330, style),
    counter(room, style),
    room.shadow(-1.9, 3.1, 1.7, 0.9),
    [-1.86, -0.34]
      .map((x) =>
        room.box({ x, y: 0, z: 3.15, width: 0.07, height: 0.7, depth: 0.8, colour: darken(style.wood, 0.3) }),
      )
      .join(''),
    room.box({ x: -1.95, y: 0.7, z: 3.1, width: 1.75, height: 0.05, depth: 0.9, colour: style.wood }),
    room.stand(
      -1.7,
      0.75,
      3.5,
      books(room, 0, 0, 60) +
        rect(72, -16, 30, 16, scene.inLight(style.second), 2) +
        rect(110, -24, 22, 24, scene.inLight(style.accent), 2),
    ),
    plant(room, 2.5, 3, 1.1),
    [-1.3, 0.6, 2].map((x) => pendant(room, x, 2.2, 3.8, '#3a3d44')).join(''),
  )
}

/** The rear of a parked car, in centimetres. */
function carRear(scene: Scene): string {
  const colour = scene.inLight(pick(scene.random, ['#8d3f3c', '#3d5a73', '#c9c8c2', '#4a4d52', '#6a7f74']))
  return draw(
    ellipse(0, 2, 104, 9, fade(scene.light.shade, 0.34)),
    rect(-82, -30, 26, 32, '#212126', 6) + rect(56, -30, 26, 32, '#212126', 6),
    path('M-62 -96Q-56 -142 -40 -146H40Q56 -142 62 -96z', darken(colour, 0.1)),
    path('M-52 -98Q-48 -132 -36 -136H36Q48 -132 52 -98z', scene.inLight('#4e626d')),
    path('M-20 -98l16 -38h18l-14 38z', fade('#ffffff', 0.14)),
    path('M-90 -16V-78Q-88 -98 -66 -98H66Q88 -98 90 -78V-16z', colour),
    rect(-90, -34, 180, 18, darken(colour, 0.3), 4),
    rect(-86, -78, 26, 16, '#b5473f', 3) + rect(60, -78, 26, 16, '#b5473f', 3),
    rect(-26, -62, 52, 13, '#f3f1ea', 2) + rect(-22, -58, 44, 4, '#9b2f2c'),
    rect(-60, -92, 120, 3, lighten(colour, 0.3), 1),
  )
}

/** The inside of a garage. */
export function garageRoom(scene: Scene): string {
  const { random } = scene
  const room = new Room(scene, 5.4, 2.6, 5.6, 1.5, pick(random, [-30, 30]))
  const walls = pick(random, ['#dcdad3', '#cfd2d1', '#d6cfc2'])
  const tools = draw(
    rect(-236, -196, 118, 74, scene.inLight('#b98a5c')),
    // Hammer, saw, pliers and a spanner on their hooks.
    rect(-224, -184, 22, 8, '#4a4f55', 2) + rect(-215, -178, 4, 44, '#e0c391'),
    path('M-190 -184h12v12l8 44h-14z', '#c9cdd0') + rect(-191, -188, 14, 14, '#8d3f3c', 3),
    stroke('M-156 -182l6 22l-8 26M-144 -182l-6 22l8 26', '#8d3f3c', 4),
    stroke('M-130 -176v40', '#4a4f55', 5) +
      circle(-130, -180, 7, '#4a4f55') +
      circle(-130, -180, 3, '#b98a5c'),
  )
  const shelves = times(3, (index) => {
    const y = -30 - index * 56
    return (
      rect(130, y, 118, 4, '#6a727a') +
      times(3, (item) =>
        rect(
          134 + item * 38,
          y - between(random, 20, 38),
          32,
          38,
          scene.inLight(pick(random, ['#c9a87a', '#8fa6b0', '#7b3b3a', '#d8d2c4'])),
          1,
        ),
      )
    )
  })
  const wheel = (x: number): string =>
    `<circle cx="${x}" cy="-33" r="31" fill="none" stroke="#26262b" stroke-width="3"/>`
  const bicycle = draw(
    wheel(0),
    wheel(104),
    stroke(
      'M0 -33L32 -82H84L54 -33H0M32 -82L54 -33M104 -33L80 -96l-14 -4M28 -92h14',
      scene.inLight('#2f5a5f'),
      4,
    ),
  )
  return draw(
    shell(room, { wall: walls, ceiling: '#e6e4de', moulding: false }),
    floorOf(room, 'concrete', '#aaa8a3'),
    room.onBackWall(
      draw(
        tools,
        scene.clipped(rect(120, -190, 140, 190, '#000'), shelves),
        rect(126, -190, 4, 190, '#4a5058') + rect(246, -190, 4, 190, '#4a5058'),
      ),
    ),
    backWindow(room, {
      x: -0.6,
      sill: 1.6,
      width: 1.2,
      height: 0.5,
      columns: 3,
      transom: false,
      frame: '#2e3138',
      view: 'garden',
    }),
    room.stand(-2.3, 0, 4.7, bicycle),
    room.stand(0.25, 0, 3.5, carRear(scene)),
    room.stand(
      0.1,
      2.5,
      3.6,
      rect(-60, 0, 120, 6, '#f6f1dc', 3) + rect(-60, 6, 120, 26, fade('#fff3c4', 0.12)),
    ),
    room.stand(
      2.15,
      0,
      3.4,
      draw(
        rect(0, -58, 44, 58, scene.inLight('#4c6a5c'), 4),
        rect(-2, -62, 48, 6, scene.inLight('#3c5449'), 2),
      ),
    ),
  )
}
