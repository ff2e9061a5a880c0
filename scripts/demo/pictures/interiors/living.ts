import { darken, fade, lighten } from '../colour'
import { draw, pick, times } from '../kit'
import type { PictureRequest } from '../request'
import type { Scene } from '../scene'
import { glow } from '../scenery'
import { circle, path, polygon, rect } from '../shapes'
import { bookcase, coffeeTable, floorLamp, mirror, pendant, picture, plant } from './decor'
import { floorOf, rug, sunPatches } from './floors'
import { Room, shell } from './room'
import { armchair, chair, sofa } from './seats'
import { backWindow, curtains, sideWindow } from './windows'

export interface Style {
  wall: string
  accent: string
  second: string
  wood: string
  frame: string
  old: boolean
}

/** Colours that go together; rooms of one property share a seed and so a style. */
export function styleOf(scene: Scene, request: PictureRequest): Style {
  const { random } = scene
  const old = (request.year ?? pick(random, [1905, 1965, 1995, 2018])) < 1946
  const [accent, second] = pick(random, [
    ['#2f5a52', '#d9a95c'],
    ['#a3523b', '#8fa6b0'],
    ['#31506e', '#e0b46a'],
    ['#6f6a43', '#c9714f'],
    ['#7b3b46', '#c9b08a'],
    ['#4f6b7a', '#d98f6a'],
  ] as const)
  return {
    wall: pick(random, ['#ece4d6', '#e2e4da', '#ead9c9', '#dde2e2', '#efe9dd', '#e3dccf']),
    accent,
    second,
    wood: pick(random, ['#c79a66', '#b98655', '#d3ab7c', '#a87a52', '#cdb08c']),
    frame: old || random() < 0.4 ? '#fbf7ee' : '#2e3138',
    old,
  }
}

const sofaColours = ['#5b6f8c', '#55756c', '#b4694c', '#c2a06a', '#8a8c8c', '#6d5f74', '#d3c6b0'] as const

function fireplace(room: Room, x: number): string {
  const { scene } = room
  const stone = scene.inLight(pick(scene.random, ['#d9d3c8', '#8b959b', '#efe9de']))
  return room.onBackWall(
    draw(
      rect(x, -112, 140, 112, stone),
      rect(x + 106, -112, 34, 112, fade(scene.light.shade, 0.08)),
      rect(x - 8, -122, 156, 11, lighten(stone, 0.4), 2),
      rect(x - 4, -111, 148, 4, fade(scene.light.shade, 0.16)),
      rect(x + 26, -84, 88, 84, '#3a3438'),
      path(`M${x + 32} 0V-58Q${x + 70} -88 ${x + 108} -58V0z`, '#1f1b20'),
      path(`M${x + 54} -4q-9 -24 11 -40q-2 14 9 18q2 -22 14 -30q-3 20 8 30q9 11 0 22z`, '#f08b3c'),
      path(`M${x + 63} -4q-4 -14 8 -24q2 11 9 12q7 8 2 12z`, '#ffd873'),
      rect(x + 42, -8, 58, 6, '#6b4630', 3),
      glow(scene, x + 70, -30, 70),
      rect(x + 8, -140, 10, 18, scene.inLight('#c9714f'), 3),
      path(
        `M${x + 13} -139c-11 -18 -14 -28 -9 -40c4 14 8 20 9 26c1 -14 4 -24 11 -34c2 18 -4 34 -11 48z`,
        '#6f8f5c',
      ),
      rect(x + 116, -136, 6, 14, '#f6efe0'),
      rect(x + 126, -142, 6, 20, '#f6efe0'),
    ),
  )
}

/** Panels under a dado rail, as in Liège's town houses. */
function wainscot(room: Room, wall: string): string {
  const { scene } = room
  const tone = scene.inLight(lighten(wall, 0.4))
  const count = 7
  const width = (room.width * 100) / count
  const left = -room.width * 50
  return room.onBackWall(
    rect(left, -74, room.width * 100, 64, tone) +
      rect(left, -77, room.width * 100, 4, '#fffaf0') +
      times(
        count,
        (index) =>
          `<rect x="${left + index * width + 8}" y="-64" width="${width - 16}" height="44" fill="none" stroke="${darken(tone, 0.16)}" stroke-width="1.2"/>`,
      ),
  )
}

function classic(room: Room, style: Style, view: 'garden' | 'town'): string {
  const { scene } = room
  const window = {
    x: -2.35,
    sill: 0.5,
    width: 2.3,
    height: 1.75,
    columns: 3,
    transom: true,
    frame: '#fbf7ee',
    view,
  }
  const sofaColour = pick(scene.random, sofaColours)
  return draw(
    shell(room, { wall: style.wall, moulding: true }),
    wainscot(room, style.wall),
    floorOf(room, 'herringbone', style.wood),
    backWindow(room, window),
    curtains(room, window, style.accent),
    sunPatches(room, -2.2, room.back - 0.3, 2.2, 3),
    fireplace(room, 82),
    mirror(room, 104, -226, 92, 92, '#b08a4c'),
    room.face(
      [
        [-2.8, 1.3, 3.3],
        [-2.8, 2.1, 3.3],
        [-2.8, 2.1, 4],
        [-2.8, 1.3, 4],
      ],
      '#3a2f28',
    ) +
      room.face(
        [
          [-2.8, 1.36, 3.36],
          [-2.8, 2.04, 3.36],
          [-2.8, 2.04, 3.94],
          [-2.8, 1.36, 3.94],
        ],
        '#f5ecd9',
      ) +
      room.face(
        [
          [-2.8, 1.36, 3.5],
          [-2.8, 1.8, 3.6],
          [-2.8, 1.36, 3.94],
        ],
        style.accent,
      ),
    rug(room, -1.75, 2.75, 3.3, 1.55, style.accent, true),
    sofa(room, -1.95, 4.1, sofaColour, [style.accent, style.second], 2),
    coffeeTable(room, -0.05, 3.3, style.wood, style.accent),
    armchair(room, 1.15, 3.35, style.accent, style.second),
    floorLamp(room, 2.35, 3.5),
    plant(room, -2.2, 2.95, 1),
    pendant(room, 0, 2.32, 3.9, '#d9b36b'),
  )
}

function media(room: Room, style: Style): string {
  const { scene } = room
  const screen = scene.light.lit > 0.5 ? '#31475e' : '#23262c'
  return draw(
    shell(room, {
      wall: style.wall,
      backWall: scene.random() < 0.5 ? style.accent : undefined,
      moulding: false,
    }),
    floorOf(room, 'planks', style.wood),
    sideWindow(room, 2.5, 0.05, 2.1, 2.25, style.frame),
    room.face(
      [
        [-2.6, 0, 3],
        [-0.9, 0, 2.5],
        [-0.9, 0, 3.6],
        [-2.6, 0, 4.3],
      ],
      fade(scene.light.sun, 0.2),
    ),
    room.onBackWall(
      draw(
        rect(-96, -196, 186, 106, '#17181c', 2),
        rect(-93, -193, 180, 100, screen),
        polygon(
          [
            [-60, -93],
            [20, -193],
            [60, -193],
            [-10, -93],
          ],
          fade('#ffffff', 0.06),
        ),
      ),
    ),
    room.shadow(-1.7, room.back - 0.5, 3.4, 0.5),
    room.box({
      x: -1.7,
      y: 0.12,
      z: room.back - 0.45,
      width: 3.4,
      height: 0.42,
      depth: 0.45,
      colour: style.wood,
    }),
    room.onBackWall(
      rect(-56, -48, 0.8, 34, fade('#3a2b20', 0.4)) + rect(56, -48, 0.8, 34, fade('#3a2b20', 0.4)),
    ),
    bookcase(room, 180, 84, 210, style.frame === '#2e3138' ? '#3e4046' : '#f2ece0'),
    plant(room, -2.25, 4.6, 1.15),
    rug(room, -1.5, 2.7, 3, 1.6, style.second, scene.random() < 0.5),
    coffeeTable(room, 0.05, 3.4, style.wood, style.accent),
    armchair(room, -1.9, 3.5, pick(scene.random, sofaColours), style.second),
    cornerSofa(room, pick(scene.random, sofaColours), style),
    pendant(room, 0, 2.24, 3.8, style.second),
  )
}

/** A sofa along the right wall, built of boxes because it is seen from its side. */
function cornerSofa(room: Room, colour: string, style: Style): string {
  const x = 1.35
  return draw(
    room.shadow(x, 2.6, 1.3, 2),
    room.box({
      x: x + 0.95,
      y: 0.1,
      z: 2.7,
      width: 0.3,
      height: 0.74,
      depth: 1.9,
      colour: darken(colour, 0.06),
    }),
    room.box({ x, y: 0.1, z: 4.4, width: 1.25, height: 0.52, depth: 0.22, colour }),
    room.box({ x, y: 0.1, z: 2.9, width: 0.96, height: 0.32, depth: 1.5, colour: lighten(colour, 0.06) }),
    room.stand(x + 0.5, 0.42, 4.3, rect(0, -40, 42, 40, room.scene.inLight(style.accent), 8)),
    room.stand(x + 0.42, 0.42, 3.5, rect(0, -38, 40, 38, room.scene.inLight(style.second), 8)),
    room.box({ x, y: 0.1, z: 2.66, width: 1.25, height: 0.52, depth: 0.24, colour, radius: 0.06 }),
  )
}

function glassWall(room: Room, style: Style, view: 'garden' | 'town'): string {
  const { scene } = room
  const window = {
    x: -2.3,
    sill: 0.04,
    width: 4.6,
    height: 2.3,
    columns: 4,
    transom: false,
    frame: '#2e3138',
    view,
  }
  return draw(
    shell(room, { wall: style.wall, moulding: false }),
    floorOf(
      room,
      pick(scene.random, ['planks', 'tiles', 'concrete'] as const),
      scene.random() < 0.5 ? style.wood : '#c9c4ba',
    ),
    backWindow(room, window),
    sunPatches(room, -2.2, room.back - 0.1, 4, 4, 0.6),
    rug(room, -2.1, 2.7, 2.7, 1.5, style.accent, false),
    sofa(room, -2.3, 4.2, pick(scene.random, sofaColours), [style.second, style.accent], 3),
    coffeeTable(room, -0.8, 3.4, style.wood, style.second),
    chair(room, 1.0, 4.5, style.accent),
    chair(room, 1.65, 4.5, style.accent),
    room.shadow(0.8, 3.5, 1.6, 0.9),
    [0.85, 2.22]
      .map((x) => room.box({ x, y: 0, z: 3.6, width: 0.06, height: 0.72, depth: 0.7, colour: '#33353b' }))
      .join(''),
    room.box({ x: 0.75, y: 0.72, z: 3.5, width: 1.65, height: 0.04, depth: 0.9, colour: style.wood }),
    room.stand(
      1.5,
      0.76,
      3.9,
      path('M-9 0q-3 -14 4 -20h10q7 6 4 20z', '#f3ece0') +
        circle(-4, -30, 9, '#7d9c68') +
        circle(6, -32, 10, '#8fae72') +
        circle(1, -40, 8, '#a4bd82'),
    ),
    chair(room, 1.05, 3.35, style.accent, true),
    chair(room, 1.72, 3.35, style.accent, true),
    pendant(room, 1.55, 1.72, 3.95, style.second),
    plant(room, -2.45, 2.9, 1.1),
    picture(room, 240, -200, 36, 52, style.accent),
  )
}

export function living(scene: Scene, request: PictureRequest): string {
  const style = styleOf(scene, request)
  const upper =
    request.building === 'apartments' || request.building === 'studio' || request.building === 'investment'
  const view = upper || request.garden === false ? 'town' : 'garden'
  if (style.old) return classic(new Room(scene, 5.6, 2.85, 5.2, 1.42, 0), style, view)
  return scene.random() < 0.5
    ? media(new Room(scene, 5.6, 2.62, 5.2, 1.4, -40), style)
    : glassWall(new Room(scene, 5.8, 2.6, 5.2, 1.4, 30), style, view)
}
