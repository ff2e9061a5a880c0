import { fade, lighten } from '../colour'
import { draw, pick, times } from '../kit'
import { type Material, shadowBand } from '../materials'
import { pane, type WindowStyle, windowUnit } from '../openings'
import { balustrade, glassRail } from '../railings'
import type { Scene } from '../scene'
import { rect } from '../shapes'
import { bush, flowerColours } from '../shrubs'
import type { Traits } from '../traits'

export interface Block {
  x: number
  width: number
  floors: number
  storey: number
  bays: number
  traits: Traits
  walls: Material
  band: string
}

/** Balconies running the whole width: the blocks built on the quays from the fifties to the seventies. */
export function ribbonFloor(scene: Scene, block: Block, y: number): string {
  const { x, width, bays, storey, traits } = block
  const step = width / bays
  const windows = times(bays, (bay) =>
    windowUnit(scene, x + bay * step + step * 0.14, y + storey * 0.2, step * 0.72, storey * 0.62, {
      ...traits.window,
      columns: bay % 2 ? 2 : 3,
      transom: false,
      surround: undefined,
      sill: false,
      arch: 0,
      shutters: undefined,
    }),
  )
  const band = scene.inLight(block.band)
  return draw(
    windows,
    rect(x - 14, y + storey * 0.62, width + 28, storey * 0.26, band),
    rect(x - 14, y + storey * 0.62, width + 28, 5, lighten(band, 0.3)),
    shadowBand(scene, x - 6, y + storey * 0.88, width + 12, storey * 0.14),
    scene.random() < 0.6 &&
      bush(
        scene,
        x + step * Math.floor(scene.random() * bays) + 20,
        y + storey * 0.64,
        70,
        18,
        pick(scene.random, flowerColours),
      ),
  )
}

/** Loggias set into the façade, with glass in front: new blocks. */
export function loggiaFloor(scene: Scene, block: Block, y: number, floor: number): string {
  const { x, width, bays, storey } = block
  const step = width / bays
  const style: WindowStyle = {
    ...block.traits.window,
    surround: undefined,
    sill: false,
    arch: 0,
    shutters: undefined,
    transom: false,
    curtains: true,
  }
  return times(bays, (bay) => {
    const left = x + bay * step
    const open = (bay + floor) % 2 === 0
    if (!open)
      return windowUnit(scene, left + step * 0.26, y + storey * 0.18, step * 0.48, storey * 0.66, {
        ...style,
        columns: 2,
      })
    return draw(
      rect(left + step * 0.08, y + storey * 0.06, step * 0.84, storey * 0.88, scene.inLight(block.band)),
      rect(left + step * 0.08, y + storey * 0.06, step * 0.84, storey * 0.88, fade(scene.light.shade, 0.34)),
      windowUnit(scene, left + step * 0.16, y + storey * 0.16, step * 0.68, storey * 0.74, {
        ...style,
        columns: 2,
      }),
      shadowBand(scene, left + step * 0.08, y + storey * 0.06, step * 0.84, storey * 0.1),
      scene.random() < 0.4 && bush(scene, left + step * 0.2, y + storey * 0.92, step * 0.24, 22),
      glassRail(left + step * 0.05, y + storey * 0.54, step * 0.9, storey * 0.38, scene.light.glass[0]),
      rect(left + step * 0.03, y + storey * 0.9, step * 0.94, 9, scene.inLight('#dedad0')),
    )
  })
}

/** Upright windows with iron balustrades: brick blocks between the wars, and small studios. */
export function frenchFloor(scene: Scene, block: Block, y: number): string {
  const { x, width, bays, storey, traits } = block
  const step = width / bays
  const pane = Math.min(110, step * 0.5)
  return times(bays, (bay) => {
    const left = x + (bay + 0.5) * step - pane / 2
    return (
      windowUnit(scene, left, y + storey * 0.16, pane, storey * 0.7, {
        ...traits.window,
        shutters: undefined,
        sill: false,
      }) + balustrade(left - 8, y + storey * 0.54, pane + 16, storey * 0.32)
    )
  })
}

export type Floor = (scene: Scene, block: Block, y: number, floor: number) => string
