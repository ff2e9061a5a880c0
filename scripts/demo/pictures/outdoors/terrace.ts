import { darken, fade, lighten } from '../colour'
import { between, draw, pick, round, times } from '../kit'
import type { PictureRequest } from '../request'
import { balustrade, glassRail } from '../openings'
import { floorOf } from '../interiors/floors'
import { Room } from '../interiors/room'
import { chair } from '../interiors/seats'
import { anyRoofs } from '../interiors/skyline'
import { plant } from '../interiors/decor'
import { backdrop, lawn } from '../scenery'
import { canvas, type Scene } from '../scene'
import { circle, ellipse, mirrored, path, rect, stroke } from '../shapes'
import { anyTree, bush, flowerColours } from '../trees'

const fabrics = ['#a3523b', '#31506e', '#2f5a52', '#c9a24a', '#7b3b46', '#e3dccd'] as const

/** A parasol standing behind the table. */
function parasol(room: Room, x: number, z: number, colour: string): string {
  const tone = room.scene.inLight(colour)
  return room.stand(
    x,
    0,
    z,
    draw(
      rect(-2, -250, 4, 250, room.scene.inLight('#8a6a4a')),
      ellipse(0, -2, 24, 5, '#4a4f55'),
      path('M-130 -206Q-70 -270 0 -274Q70 -270 130 -206Q0 -224 -130 -206z', tone),
      path('M0 -274Q70 -270 130 -206Q96 -212 44 -216Q30 -260 0 -274z', darken(tone, 0.14)),
      path('M-130 -206Q-70 -270 0 -274Q-40 -258 -50 -215Q-96 -212 -130 -206z', lighten(tone, 0.14)),
    ),
  )
}

function diningSet(room: Room, colour: string, wood: string): string {
  const z = 3.1
  return draw(
    [-0.9, -0.15, 0.6].map((x) => chair(room, x, z + 1.1, colour)).join(''),
    room.shadow(-1.1, z, 2.2, 0.9),
    [-1, 0.93]
      .map((x) =>
        room.box({ x, y: 0, z: z + 0.06, width: 0.07, height: 0.7, depth: 0.76, colour: '#3a3d44' }),
      )
      .join(''),
    room.box({ x: -1.15, y: 0.7, z, width: 2.3, height: 0.05, depth: 0.9, colour: wood }),
    room.stand(
      -0.1,
      0.75,
      z + 0.5,
      ellipse(0, -2, 18, 4, '#f3ece0') + circle(-7, -7, 6, '#dfa33f') + circle(5, -7, 6, '#c8443a'),
    ),
    room.stand(
      0.5,
      0.75,
      z + 0.5,
      path('M-5 0h10l2 -22h-14z', fade('#e9f0f0', 0.85)) + rect(-5, -12, 10, 11, fade('#d98f4a', 0.7)),
    ),
    [-0.7, 0.3].map((x) => chair(room, x, z - 0.15, colour, true)).join(''),
  )
}

function loungeSet(room: Room, colour: string, wood: string): string {
  const seat = (x: number, width: number): string =>
    draw(
      room.shadow(x, 3.5, width, 0.85),
      room.box({ x, y: 0.06, z: 3.6, width, height: 0.22, depth: 0.8, colour: wood }),
      room.box({ x, y: 0.28, z: 4.1, width, height: 0.44, depth: 0.24, colour, radius: 0.06 }),
      room.box({
        x,
        y: 0.28,
        z: 3.58,
        width,
        height: 0.16,
        depth: 0.6,
        colour: lighten(colour, 0.16),
        radius: 0.05,
      }),
    )
  return draw(
    seat(-1.9, 2.1),
    seat(0.7, 0.95),
    room.stand(-1.5, 0.42, 4, rect(0, -36, 38, 36, room.scene.inLight('#e6b86b'), 8)),
    room.shadow(-0.7, 2.9, 1.1, 0.55),
    room.box({ x: -0.7, y: 0.04, z: 2.9, width: 1.1, height: 0.3, depth: 0.55, colour: wood }),
    room.stand(-0.3, 0.34, 3.1, ellipse(10, -1, 22, 4, '#f3ece0') + rect(-26, -14, 9, 14, '#8fa6b0', 2)),
  )
}

function planter(room: Room, x: number, z: number, width: number): string {
  const flowers = pick(room.scene.random, flowerColours)
  const top = room.at([x, 0.5, z])
  const scale = room.scaleAt(z)
  return draw(
    room.shadow(x, z, width, 0.4),
    bush(room.scene, top[0] + 6, top[1] + 8, width * scale - 12, scale * 0.3, flowers),
    room.box({ x, y: 0, z, width, height: 0.5, depth: 0.36, colour: '#6a7076' }),
  )
}

/** Lamps on a string between two masts. */
function stringLights(scene: Scene): string {
  const sag = (x: number): number => 170 + Math.sin((x / 800) * Math.PI) ** 2 * 56
  const cord = times(33, (index) => `${index ? 'L' : 'M'}${index * 50} ${round(sag(index * 50))}`)
  const colour = scene.light.lit > 0.3 ? '#ffe3a0' : '#f3ecda'
  return stroke(cord, fade('#2b2b30', 0.7), 2.6) + times(12, (index) => circle(66 + index * 132, sag(66 + index * 132) + 9, 8, colour))
}

/** A terrace or balcony with what lies beyond it. */
export function terrace(scene: Scene, request: PictureRequest): string {
  const { random } = scene
  const high =
    request.building === 'apartments' ||
    request.building === 'studio' ||
    request.building === 'investment' ||
    (request.garden === false && random() < 0.8)
  const room = new Room(scene, 7, 2.9, 5.4, 1.5, pick(random, [-40, 0, 40]))
  const edge = room.at([-3.5, 0, room.back])
  const far = room.at([3.5, 0, room.back])
  const railTop = edge[1] - room.scaleAt(room.back) * 1.02
  const colour = pick(random, fabrics)
  const wood = pick(random, ['#b98655', '#a3805c', '#8b6f58'])
  const deck =
    random() < 0.55
      ? ({ kind: 'planks', colour: wood } as const)
      : ({ kind: 'tiles', colour: pick(random, ['#cfc8ba', '#b9b8b4', '#d8cdb9']) } as const)
  const rail =
    random() < 0.55
      ? glassRail(-10, railTop, 1620, edge[1] - railTop, scene.light.glass[0]) +
        times(7, (index) => rect(index * 262, railTop, 5, edge[1] - railTop, '#4a4f58'))
      : balustrade(-10, railTop, 1620, edge[1] - railTop)
  const drawing = draw(
    backdrop(scene, canvas, high ? 470 : 540),
    high
      ? anyRoofs(scene, 520)
      : lawn(scene, canvas, 530) +
          anyTree(scene, between(random, 160, 360), 640, 1.3) +
          anyTree(scene, between(random, 1240, 1460), 640, 1.4) +
          bush(scene, 0, edge[1] + 10, 1600, 60, pick(random, flowerColours)),
    high && rail,
    floorOf(room, deck.kind, deck.colour),
    room.face(
      [
        [-3.5, 0, 1.1],
        [-6, 0, 1.1],
        [-6, 0, room.back],
        [-3.5, 0, room.back],
      ],
      scene.inLight(deck.colour),
    ) +
      room.face(
        [
          [3.5, 0, 1.1],
          [6, 0, 1.1],
          [6, 0, room.back],
          [3.5, 0, room.back],
        ],
        scene.inLight(deck.colour),
      ),
    rect(edge[0] - 300, edge[1] - 4, far[0] - edge[0] + 600, 7, fade(scene.light.shade, 0.2)),
    planter(room, -2.9, 4.6, 1.3) + planter(room, 1.9, 4.6, 1.2),
    random() < 0.55 && parasol(room, between(random, -0.4, 0.6), 4.5, pick(random, fabrics)),
    random() < 0.55 ? diningSet(room, colour, wood) : loungeSet(room, colour, wood),
    plant(room, 1.9, 3.1, 1) + (random() < 0.6 ? plant(room, -2.05, 3, 0.9) : ''),
    random() < 0.5 && stringLights(scene),
  )
  return random() < 0.5 ? mirrored(1600, drawing) : drawing
}
