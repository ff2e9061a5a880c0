import { pick } from './kit'
import {
  blueStone,
  brickColours,
  newBrickColours,
  paleBrickColours,
  renderColours,
  slateColours,
  stoneColours,
  tileColours,
  woodColours,
  type Material,
} from './materials'
import { modernWindow, type DoorStyle, type WindowStyle } from './openings'
import type { Scene } from './scene'
import { flowerColours } from './trees'

export type Era = 'old' | 'middle' | 'late' | 'new'

/** What a building is made of, by the year it was built in. */
export interface Traits {
  era: Era
  wall: Material
  /** The second material: cladding, annex, gable. */
  accent: Material
  roof: Material
  trim: string
  window: WindowStyle
  door: DoorStyle
  shutters?: string
  flowers: readonly string[]
}

const eraOf = (year: number): Era =>
  year < 1946 ? 'old' : year < 1976 ? 'middle' : year < 2006 ? 'late' : 'new'

const doorColours = ['#24483f', '#7b2f35', '#2d4666', '#3c3a38', '#9a7434', '#5b3a2c'] as const
const shutterColours = ['#5f7f77', '#48666f', '#7a8f86', '#7f473d', '#8c8f8a', '#36505e'] as const

function wallOf(scene: Scene, era: Era): Material {
  const { random } = scene
  const brick = (colours: readonly string[]): Material => ({ kind: 'brick', colour: pick(random, colours) })
  const render: Material = { kind: 'render', colour: pick(random, renderColours) }
  switch (era) {
    case 'old':
      return random() < 0.72 ? brick(brickColours) : render
    case 'middle':
      return random() < 0.75 ? brick([...paleBrickColours, ...brickColours]) : render
    case 'late':
      return random() < 0.6 ? brick([...brickColours, ...paleBrickColours]) : render
    case 'new':
      return random() < 0.5 ? brick(newBrickColours) : render
  }
}

function windowOf(scene: Scene, era: Era): WindowStyle {
  switch (era) {
    case 'old':
      return {
        columns: 2,
        transom: true,
        frame: pick(scene.random, ['#f4efe4', '#efeae0', '#e3e6e2']),
        surround: blueStone,
        arch: pick(scene.random, [0, 7, 10]),
        sill: true,
        curtains: true,
      }
    case 'middle':
      return {
        columns: 2,
        transom: false,
        frame: '#f1ede4',
        surround: pick(scene.random, [blueStone, '#d8d2c4']),
        arch: 0,
        sill: true,
        curtains: true,
      }
    case 'late':
      return {
        columns: 2,
        transom: false,
        frame: pick(scene.random, ['#f4f0e8', '#6b4a34']),
        arch: 0,
        sill: true,
        curtains: true,
      }
    case 'new':
      return { ...modernWindow, frame: pick(scene.random, ['#2e3138', '#3a3d42', '#54504b']) }
  }
}

export function traitsOf(scene: Scene, year: number): Traits {
  const { random } = scene
  const era = eraOf(year)
  const window = windowOf(scene, era)
  const slate: Material = { kind: 'slate', colour: pick(random, slateColours) }
  const tile: Material = { kind: 'tile', colour: pick(random, tileColours) }
  const wood: Material = { kind: 'wood', colour: pick(random, woodColours) }
  return {
    era,
    wall: wallOf(scene, era),
    accent: era === 'old' ? { kind: 'stone', colour: pick(random, stoneColours) } : wood,
    roof: random() < (era === 'old' || era === 'new' ? 0.8 : 0.45) ? slate : tile,
    trim: window.surround ?? blueStone,
    window,
    door: {
      colour: pick(random, doorColours),
      surround: window.surround ?? '#5a5d62',
      arch: window.arch,
      steps: 2,
      transom: era === 'old' || era === 'middle',
      modern: era === 'new',
    },
    shutters: era !== 'new' && random() < 0.6 ? pick(random, shutterColours) : undefined,
    flowers: pick(random, flowerColours),
  }
}
