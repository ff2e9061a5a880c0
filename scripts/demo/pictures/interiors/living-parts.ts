import { darken, fade, lighten } from '../colour'
import { draw, pick, times } from '../kit'
import { glow } from '../scenery'
import { path, rect } from '../shapes'
import { Room } from './room'
import type { Style } from './style'

export function fireplace(room: Room, x: number): string {
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
export function wainscot(room: Room, wall: string): string {
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

/** A sofa along the right wall, built of boxes because it is seen from its side. */
export function cornerSofa(room: Room, colour: string, style: Style): string {
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
