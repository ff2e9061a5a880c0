import { darken, fade, lighten } from '../colour'
import { between, draw, round } from '../kit'
import { polygon, path, stroke, type Point } from '../shapes'
import type { Room } from './room'

export type FloorKind = 'planks' | 'herringbone' | 'tiles' | 'checker' | 'concrete' | 'carpet'

const near = 1.1

const data = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}z`

const base = (room: Room, colour: string): string =>
  room.flat(-room.width / 2, 0, near, room.width, room.back - near, colour)

/** Boards that run away from the viewer, of uneven lengths and tones. */
function planks(room: Room, colour: string): string {
  const { random } = room.scene
  const tones: [string, string] = ['', '']
  let joints = ''
  const board = 0.17
  const half = room.width / 2
  for (let x = -half, row = 0; x < half; x += board, row++) {
    joints += lineData(room, [x, near], [x, room.back])
    for (let z = near - random() * 1.2; z < room.back;) {
      const length = between(random, 0.9, 1.9)
      const from = Math.max(near, z)
      const to = Math.min(room.back, z + length)
      const right = Math.min(half, x + board)
      if (to > from && random() < 0.62)
        tones[row % 2 ? 0 : 1] += data([
          room.at([x, 0, from]),
          room.at([right, 0, from]),
          room.at([right, 0, to]),
          room.at([x, 0, to]),
        ])
      if (to > from && to < room.back) joints += lineData(room, [x, to], [right, to])
      z += length
    }
  }
  return draw(
    base(room, colour),
    path(tones[0], darken(colour, 0.09)),
    path(tones[1], lighten(colour, 0.12)),
    stroke(joints, fade(darken(colour, 0.5), 0.35), 1.4, false),
  )
}

const lineData = (room: Room, [x, z]: Point, [toX, toZ]: Point): string => {
  const [left, top] = room.at([x, 0, z])
  const [right, bottom] = room.at([toX, 0, toZ])
  return `M${round(left)} ${round(top)}L${round(right)} ${round(bottom)}`
}

/** Herringbone parquet: zigzag bands of alternating tone. */
function herringbone(room: Room, colour: string): string {
  const half = room.width / 2
  const step = 0.3
  const block = 0.13
  const tones: [string, string, string] = ['', '', '']
  for (let column = 0, x = -half; x < half; x += step, column++) {
    const right = Math.min(half, x + step)
    const lean = column % 2 ? step * 0.8 : -step * 0.8
    for (let z = near + step, row = 0; z < room.back + step; z += block, row++) {
      const clamp = (value: number): number => Math.min(room.back, Math.max(near, value))
      const shape = data([
        room.at([x, 0, clamp(z)]),
        room.at([right, 0, clamp(z + lean)]),
        room.at([right, 0, clamp(z + lean + block)]),
        room.at([x, 0, clamp(z + block)]),
      ])
      tones[(row * 2 + column + (room.scene.random() < 0.2 ? 1 : 0)) % 3] += shape
    }
  }
  const shades = [darken(colour, 0.1), lighten(colour, 0.12), colour]
  return base(room, colour) + tones.map((tone, index) => path(tone, shades[index] ?? colour)).join('')
}

function tiles(room: Room, colour: string, size: number, checker: boolean): string {
  const half = room.width / 2
  let joints = ''
  let dark = ''
  for (let x = -half; x <= half; x += size) joints += lineData(room, [x, near], [x, room.back])
  for (let z = room.back; z >= near; z -= size) joints += lineData(room, [-half, z], [half, z])
  if (checker) {
    for (let column = 0, x = -half; x < half; x += size, column++) {
      for (let row = 0, z = room.back; z > near; z -= size, row++) {
        if ((row + column) % 2) continue
        const to = Math.max(near, z - size)
        dark += data([
          room.at([x, 0, z]),
          room.at([Math.min(half, x + size), 0, z]),
          room.at([Math.min(half, x + size), 0, to]),
          room.at([x, 0, to]),
        ])
      }
    }
  }
  return draw(
    base(room, colour),
    checker && path(dark, darken(colour, 0.52)),
    stroke(joints, fade(darken(colour, 0.4), 0.42), 1.8, false),
  )
}

/** The floor of a room, with the shadow along its back wall. */
export function floorOf(room: Room, kind: FloorKind, colour: string): string {
  const tone = room.scene.inLight(colour)
  const half = room.width / 2
  const laid = (): string => {
    switch (kind) {
      case 'planks':
        return planks(room, tone)
      case 'herringbone':
        return herringbone(room, tone)
      case 'tiles':
        return tiles(room, tone, 0.6, false)
      case 'checker':
        return tiles(room, tone, 0.4, true)
      case 'concrete':
        return tiles(room, tone, 2.4, false)
      case 'carpet':
        return base(room, tone)
    }
  }
  return draw(
    laid(),
    room.flat(-half, 0, room.back - 0.28, room.width, 0.28, fade(room.scene.light.shade, 0.13)),
  )
}

/** A rug with a border and, if asked, a pattern of lozenges. */
export function rug(
  room: Room,
  x: number,
  z: number,
  width: number,
  depth: number,
  colour: string,
  patterned: boolean,
): string {
  const pale = room.scene.inLight('#efe6d4')
  const tone = room.scene.inLight(colour)
  const edge = 0.09
  let lozenges = ''
  if (patterned) {
    for (let u = x + 0.35; u < x + width - 0.3; u += 0.34) {
      for (let v = z + 0.28; v < z + depth - 0.2; v += 0.32)
        lozenges += data([
          room.at([u - 0.11, 0, v]),
          room.at([u, 0, v - 0.12]),
          room.at([u + 0.11, 0, v]),
          room.at([u, 0, v + 0.12]),
        ])
    }
  }
  return draw(
    room.flat(x - 0.04, 0, z - 0.04, width + 0.06, depth + 0.06, fade(room.scene.light.shade, 0.18)),
    room.flat(x, 0, z, width, depth, patterned ? tone : lighten(tone, 0.12)),
    room.flat(x + edge, 0, z + edge, width - edge * 2, depth - edge * 2, patterned ? pale : tone),
    patterned && path(lozenges, fade(tone, 0.8)),
  )
}

/** Sunlight that falls through a window onto the floor. */
export function sunPatches(
  room: Room,
  x: number,
  z: number,
  width: number,
  panes: number,
  slant = 0.9,
): string {
  const strength = { morning: 0.3, golden: 0.34, dusk: 0.06, overcast: 0.08 }[room.scene.light.name]
  const pane = width / panes
  return Array.from({ length: panes }, (_, index) => {
    const left = x + index * pane + 0.04
    const right = x + (index + 1) * pane - 0.04
    return polygon(
      [
        room.at([left, 0, z]),
        room.at([right, 0, z]),
        room.at([right + slant, 0, z - 1.35]),
        room.at([left + slant, 0, z - 1.35]),
      ],
      fade(room.scene.light.sun, strength),
    )
  }).join('')
}
