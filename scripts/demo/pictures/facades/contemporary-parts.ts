import { fade } from '../colour'
import { doorUnit } from '../doors'
import { draw, pick, times } from '../kit'
import { newBrickColours, renderColours, woodColours } from '../material-colours'
import type { Material } from '../materials'
import { modernWindow, windowUnit } from '../openings'
import type { Scene } from '../scene'
import { line, quad, rect } from '../shapes'
import { base } from './detached-parts'
import { pool } from './grounds'
import { modern } from './modern'

export interface Finish {
  plaster: Material
  wood: Material
  dark: Material
}

export const finishOf = (scene: Scene): Finish => ({
  plaster: { kind: 'render', colour: pick(scene.random, [...renderColours, '#f3f1ec']) },
  wood: { kind: 'wood', colour: pick(scene.random, woodColours) },
  dark:
    scene.random() < 0.5
      ? { kind: 'render', colour: '#4a4d54' }
      : { kind: 'brick', colour: pick(scene.random, newBrickColours) },
})

export const glazing = (
  scene: Scene,
  x: number,
  y: number,
  width: number,
  height: number,
  columns: number,
): string => windowUnit(scene, x, y, width, height, { ...modernWindow, columns, curtains: true })

export const entranceDoor = (scene: Scene, x: number, height: number): string =>
  doorUnit(scene, x, base - height - 12, 100, height, {
    colour: '#2d3138',
    surround: '#5a5d62',
    arch: 0,
    steps: 1,
    transom: false,
    modern: true,
  })

/** Terrace and pool in front, with two deck chairs. */
export function poolTerrace(scene: Scene): string {
  const deck = scene.inLight('#d8cdb9')
  const joints = times(9, (index) =>
    line([300 + index * 106, base + 6], [120 + index * 148, base + 138], fade(scene.light.shade, 0.12), 2),
  )
  const chair = (x: number): string =>
    draw(
      quad([x, base + 92], [x + 84, base + 92], [x + 104, base + 114], [x + 12, base + 114], '#fbf6ea'),
      quad([x, base + 92], [x - 22, base + 64], [x + 2, base + 64], [x + 26, base + 92], '#ece2cf'),
      rect(x + 16, base + 114, 5, 12, '#7a5a40'),
      rect(x + 94, base + 114, 5, 12, '#7a5a40'),
    )
  return draw(
    quad([290, base + 6], [1250, base + 6], [1430, base + 138], [110, base + 138], deck),
    joints,
    pool(
      scene,
      [
        [584, base + 60],
        [1090, base + 60],
        [1180, base + 164],
        [508, base + 164],
      ],
      [
        [562, base + 50],
        [1110, base + 50],
        [1212, base + 174],
        [476, base + 174],
      ],
    ),
    chair(1280),
  )
}
