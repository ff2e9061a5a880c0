import { darken, fade, lighten } from '../colour'
import { between, draw, pick, round, times } from '../kit'
import { pane } from '../openings'
import type { Scene } from '../scene'
import { circle, path, rect, stroke } from '../shapes'

export const fasciaColours = ['#2c3b44', '#5c2630', '#26453c', '#3a3a3e', '#7a5a2c', '#36466b'] as const

/** Goods in the window: boxes, bottles, lamps and dresses as plain shapes. */
function display(scene: Scene, x: number, foot: number, width: number, height: number): string {
  const { random } = scene
  const tones = ['#e6b86b', '#c9714f', '#6f9a86', '#f0e3cc', '#8fa6c4', '#b56a78']
  const count = Math.max(2, Math.floor(width / 54))
  const thing = (index: number): string => {
    const left = x + 12 + index * ((width - 24) / count)
    const tall = height * between(random, 0.2, 0.46)
    const tone = scene.inLight(pick(random, tones))
    const shape = pick(random, ['box', 'vase', 'dress'])
    if (shape === 'box') return rect(left, foot - tall * 0.7, 34, tall * 0.7, tone, 2)
    if (shape === 'vase')
      return path(
        `M${round(left + 6)} ${foot}q-10 ${round(-tall * 0.5)} 6 ${round(-tall * 0.7)}v${round(-tall * 0.2)}h10v${round(tall * 0.2)}q16 ${round(tall * 0.2)} 6 ${round(tall * 0.7)}z`,
        tone,
      )
    return (
      path(
        `M${round(left + 10)} ${round(foot - tall)}h12l4 ${round(tall * 0.35)}l10 ${round(tall * 0.5)}h-40l10 ${round(-tall * 0.5)}z`,
        tone,
      ) + rect(left + 15, foot - tall * 0.18, 2, tall * 0.18, '#4a4a4c')
    )
  }
  return rect(x, foot - 7, width, 7, fade('#e9dcc4', 0.8)) + times(count, thing)
}

/** One large pane with its display. */
export function displayWindow(
  scene: Scene,
  x: number,
  y: number,
  width: number,
  height: number,
  frame: string,
): string {
  return draw(
    pane(scene, x, y, width, height, scene.light.lit > 0.15),
    rect(x, y, width, height, fade('#fff3cf', scene.light.lit > 0.15 ? 0.28 : 0.08)),
    display(scene, x, y + height, width, height),
    path(
      `M${round(x + width * 0.1)} ${round(y + height)}L${round(x + width * 0.5)} ${y}h${round(width * 0.2)}L${round(x + width * 0.3)} ${round(y + height)}z`,
      fade('#ffffff', 0.16),
    ),
    rect(x, y, width, 12, fade(scene.light.shade, 0.3)),
    stroke(`M${x} ${y}h${width}v${height}h${-width}z`, frame, 6, false),
  )
}

/** A striped canvas awning that comes towards the street. */
function awning(scene: Scene, x: number, y: number, width: number, colour: string): string {
  const count = Math.round(width / 34)
  const step = width / count
  const tone = scene.inLight(colour)
  const pale = scene.inLight('#f3ecdf')
  const stripe = (index: number): string => {
    const left = x + index * step
    const skew = 14
    const spread = (value: number): number => value + ((value - x - width / 2) / width) * skew * 2
    const data = `M${round(left)} ${y}H${round(left + step)}L${round(spread(left + step))} ${y + 34}v10q${round(-step / 2)} 12 ${round(-(spread(left + step) - spread(left)))} 0v-10z`
    return path(data, index % 2 ? pale : tone)
  }
  return rect(x, y + 44, width, 24, fade(scene.light.shade, 0.24)) + times(count, stripe)
}

export interface ShopFront {
  x: number
  base: number
  width: number
  height: number
  colour: string
  awning: boolean
}

/** A shop front between two pilasters, its glass door on the right. */
export function shopFront(
  scene: Scene,
  { x, base, width, height, colour, awning: withAwning }: ShopFront,
): string {
  const tone = scene.inLight(colour)
  const top = base - height
  const frame = darken(tone, 0.2)
  const doorWidth = Math.min(104, width * 0.22)
  const glassTop = top + 52
  const glassWidth = width - doorWidth - 62
  const panes = glassWidth > 330 ? 2 : 1
  const paneWidth = glassWidth / panes
  const doorX = x + width - doorWidth - 22
  return draw(
    rect(x, top, width, height, tone),
    times(panes, (index) =>
      displayWindow(
        scene,
        round(x + 20 + index * (paneWidth + 4)),
        glassTop,
        round(paneWidth - 6),
        base - glassTop - 42,
        frame,
      ),
    ),
    rect(x + 20, base - 36, glassWidth, 36, lighten(tone, 0.1)),
    pane(scene, doorX, glassTop, doorWidth, base - glassTop - 6, scene.light.lit > 0.15),
    stroke(
      `M${round(doorX)} ${glassTop}h${round(doorWidth)}V${base - 6}h${round(-doorWidth)}z`,
      frame,
      9,
      false,
    ),
    rect(doorX + 12, glassTop + (base - glassTop) * 0.4, 5, 60, '#d8c07a', 2),
    rect(x - 6, top - 6, width + 12, 48, darken(tone, 0.08)),
    rect(x - 6, top - 12, width + 12, 8, lighten(tone, 0.22)),
    rect(x + width * 0.3, top + 14, width * 0.4, 9, fade('#e8cf97', 0.9), 4),
    circle(x + width * 0.26, top + 18, 9, fade('#e8cf97', 0.9)),
    withAwning && awning(scene, x + 8, top + 40, width - 16, colour),
  )
}
