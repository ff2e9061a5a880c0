import { darken, fade, lighten } from './colour'
import { between, draw, round, times } from './kit'
import { blueStone } from './materials'
import { glow } from './scenery'
import type { Scene } from './scene'
import { bush } from './trees'
import { boxData, circle, linear, line, path, polygon, rect, stroke } from './shapes'

export interface WindowStyle {
  columns: number
  transom: boolean
  frame: string
  /** Stone around the opening; none for modern façades. */
  surround?: string
  arch: number
  sill: boolean
  shutters?: string
  flowers?: readonly string[]
  curtains: boolean
}

export const modernWindow: WindowStyle = {
  columns: 1,
  transom: false,
  frame: '#2e3138',
  arch: 0,
  sill: false,
  curtains: false,
}

/** Outline of an opening with a more or less arched head, grown by `grow` on all sides. */
function openingData(
  x: number,
  y: number,
  width: number,
  height: number,
  arch: number,
  grow: number,
): string {
  const top = round(y + arch - grow)
  return `M${round(x - grow)} ${round(y + height + grow)}V${top}Q${round(x + width / 2)} ${round(y - arch - grow * 1.3)} ${round(x + width + grow)} ${top}V${round(y + height + grow)}Z`
}

const glass = (scene: Scene, lit: boolean): string =>
  scene.once(lit ? 'litGlass' : 'glass', (id) => {
    const [top, bottom] = lit ? ['#ffe9b0', '#f0a755'] : scene.light.glass
    return linear(id, 'diagonal', [
      [0, top ?? '#ffffff'],
      [1, bottom ?? '#ffffff'],
    ])
  })

/** A warm room behind the pane: a lamp, sometimes a plant on the sill. */
function litRoom(scene: Scene, x: number, y: number, width: number, height: number): string {
  const lamp = Math.min(width * 0.16, 15)
  const middle = x + width / 2
  const plantX = round(x + width * 0.64)
  const foot = round(y + height)
  return draw(
    rect(middle - 1, y, 2, height * 0.2, fade('#7a5a30', 0.5)),
    `<ellipse cx="${round(middle)}" cy="${round(y + height * 0.24)}" rx="${round(lamp)}" ry="${round(lamp * 0.7)}" fill="#fffbe6"/>`,
    rect(x, y + height * 0.74, width, height * 0.26, fade('#b9713a', 0.32)),
    scene.random() < 0.5 &&
      path(
        `M${plantX} ${foot}c-6 ${round(-height * 0.2)} 8 ${round(-height * 0.24)} 7 ${round(-height * 0.34)}c12 ${round(height * 0.1)} 11 ${round(height * 0.22)} 5 ${round(height * 0.34)}z`,
        fade('#6d4a2a', 0.55),
      ),
  )
}

function reflections(
  scene: Scene,
  x: number,
  y: number,
  width: number,
  height: number,
  curtains: boolean,
): string {
  const data = `M${round(x + width * 0.12)} ${round(y + height)}L${round(x + width * 0.6)} ${round(y)}h${round(width * 0.26)}L${round(x + width * 0.38)} ${round(y + height)}z`
  const drape = width * between(scene.random, 0.13, 0.22)
  const curtain = (edge: number, side: number): string =>
    path(
      `M${round(edge)} ${round(y)}h${round(side * drape)}q${round(-side * 3)} ${round(height * 0.5)} ${round(-side * drape * 0.4)} ${round(height)}H${round(edge)}z`,
      fade('#fbf5e8', 0.8),
    )
  return draw(
    path(data, fade('#ffffff', 0.15)),
    curtains && scene.random() < 0.75 && curtain(x, 1) + curtain(x + width, -1),
  )
}

function shutters(scene: Scene, x: number, y: number, width: number, height: number, colour: string): string {
  const wing = width * 0.44
  const tone = scene.inLight(colour)
  const side = (left: number): string => {
    const slats = times(Math.floor((height - 16) / 13), (index) =>
      boxData(left + 6, y + 9 + index * 13, wing - 12, 5),
    )
    return draw(
      rect(left + 5, y + 5, wing, height, fade(scene.light.shade, 0.22)),
      rect(left, y, wing, height, tone, 2),
      path(slats, lighten(tone, 0.14)),
      rect(left, y + height * 0.52, wing, 6, darken(tone, 0.12)),
    )
  }
  return side(x - wing - 12) + side(x + width + 12)
}

function bars(x: number, y: number, width: number, height: number, style: WindowStyle): string {
  const thickness = Math.max(3.5, Math.min(9, width * 0.05))
  const uprights = times(style.columns - 1, (index) =>
    boxData(x + (width / style.columns) * (index + 1) - thickness / 2, y, thickness, height),
  )
  const transom = style.transom ? boxData(x, y + height * 0.3, width, thickness) : ''
  return draw(
    path(uprights + transom, style.frame),
    stroke(openingData(x, y, width, height, style.arch, -thickness * 0.2), style.frame, thickness, false),
  )
}

/** A window with all that frames it. */
export function windowUnit(
  scene: Scene,
  x: number,
  y: number,
  width: number,
  height: number,
  style: WindowStyle,
): string {
  const lit = scene.random() < scene.light.lit
  const surround = style.surround && scene.inLight(style.surround)
  const pane = draw(
    path(openingData(x, y, width, height, style.arch, 0), glass(scene, lit)),
    lit
      ? litRoom(scene, x, y + style.arch, width, height - style.arch)
      : reflections(scene, x, y + style.arch, width, height - style.arch, style.curtains),
    rect(x, y + style.arch, width, height * 0.09, fade(scene.light.shade, 0.26)),
  )
  return draw(
    surround && path(openingData(x, y, width, height, style.arch, 12), surround),
    surround && path(openingData(x, y, width, height, style.arch, 4), darken(surround, 0.3)),
    pane,
    bars(x, y, width, height, style),
    style.sill &&
      rect(x - 14, y + height + 6, width + 28, 10, lighten(surround ?? scene.inLight(blueStone), 0.2), 1.5) +
        rect(x - 12, y + height + 16, width + 24, 6, fade(scene.light.shade, 0.22)),
    style.shutters && shutters(scene, x, y, width, height, style.shutters),
    style.flowers &&
      bush(scene, x + 6, y + height + 6, width - 12, 22, style.flowers) +
        rect(x - 4, y + height + 1, width + 8, 13, scene.inLight('#6b4a38'), 2),
  )
}

export interface DoorStyle {
  colour: string
  surround: string
  arch: number
  steps: number
  transom: boolean
  modern: boolean
}

function leaf(scene: Scene, x: number, y: number, width: number, height: number, style: DoorStyle): string {
  const colour = scene.inLight(style.colour)
  const brass = '#dfbd68'
  if (style.modern) {
    return draw(
      rect(x, y, width, height, colour),
      rect(
        x + width * 0.16,
        y + height * 0.1,
        width * 0.16,
        height * 0.72,
        glass(scene, scene.light.lit > 0.4),
      ),
      rect(x + width * 0.84, y + height * 0.3, 5, height * 0.42, '#d8d8d4', 2),
    )
  }
  const panel = (left: number, top: number, share: number): string =>
    rect(x + width * left, y + height * top, width * 0.35, height * share, darken(colour, 0.2)) +
    rect(
      x + width * left + 4,
      y + height * top + 4,
      width * 0.35 - 8,
      height * share - 8,
      lighten(colour, 0.08),
    )
  return draw(
    rect(x, y, width, height, colour),
    panel(0.1, 0.08, 0.42),
    panel(0.55, 0.08, 0.42),
    panel(0.1, 0.56, 0.36),
    panel(0.55, 0.56, 0.36),
    circle(x + width * 0.87, y + height * 0.53, 4.5, brass),
    rect(x + width * 0.34, y + height * 0.52, width * 0.32, 6, brass, 3),
  )
}

/** A front door; its steps hang below `y + height`. */
export function doorUnit(
  scene: Scene,
  x: number,
  y: number,
  width: number,
  height: number,
  style: DoorStyle,
): string {
  const light = style.transom ? height * 0.2 : 0
  const surround = scene.inLight(style.surround)
  const top = y - light
  const stair = (index: number): string => {
    const left = x - 18 - index * 14
    const breadth = width + 36 + index * 28
    return (
      rect(left, y + height + index * 12, breadth, 12, lighten(surround, 0.28 - index * 0.07)) +
      rect(left, y + height + index * 12 + 9, breadth, 3, fade(scene.light.shade, 0.22))
    )
  }
  return draw(
    path(openingData(x, top, width, height + light, style.arch, 13), surround),
    path(openingData(x, top, width, height + light, style.arch, 2), darken(surround, 0.5)),
    style.transom &&
      path(
        openingData(x + 4, top + 4, width - 8, light - 10, style.arch, 0),
        glass(scene, scene.light.lit > 0.4),
      ),
    leaf(scene, x, y, width, height, style),
    rect(x, y, width, 9, fade(scene.light.shade, 0.28)),
    times(style.steps, stair),
  )
}

/** A sectional or panelled garage door. */
export function garageDoor(
  scene: Scene,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  upright = false,
): string {
  const tone = scene.inLight(colour)
  const grooves = upright
    ? times(Math.floor(width / 18), (index) => `M${round(x + index * 18)} ${round(y)}v${round(height)}`)
    : times(4, (index) => `M${round(x)} ${round(y + ((index + 1) * height) / 5)}h${round(width)}`)
  return draw(
    rect(x - 8, y - 8, width + 16, height + 8, darken(tone, 0.42)),
    rect(x, y, width, height, tone),
    stroke(grooves, darken(tone, 0.22), 2.4, false),
    rect(x, y, width, 14, fade(scene.light.shade, 0.3)),
    rect(x + width / 2 - 16, y + height - 26, 32, 5, darken(tone, 0.5), 2),
  )
}

/** A window in a roof slope. */
export function roofWindow(scene: Scene, x: number, y: number, width: number, height: number): string {
  const lit = scene.random() < scene.light.lit
  return draw(
    polygon(
      [
        [x - 5, y + height + 5],
        [x + 1, y - 5],
        [x + width - 1, y - 5],
        [x + width + 5, y + height + 5],
      ],
      '#3b3f48',
    ),
    polygon(
      [
        [x, y + height],
        [x + 5, y],
        [x + width - 5, y],
        [x + width, y + height],
      ],
      glass(scene, lit),
    ),
    polygon(
      [
        [x + width * 0.2, y + height],
        [x + width * 0.6, y],
        [x + width * 0.8, y],
        [x + width * 0.5, y + height],
      ],
      fade('#ffffff', 0.16),
    ),
  )
}

/** A wall lamp that glows when the light is low. */
export function wallLamp(scene: Scene, x: number, y: number): string {
  const on = scene.light.lit > 0.3
  return draw(
    on && glow(scene, x, y + 8, 80),
    rect(x - 3, y - 14, 6, 12, '#2c2c34'),
    rect(x - 8, y - 4, 16, 22, '#2c2c34', 2),
    rect(x - 5, y - 1, 10, 16, on ? '#ffe3a0' : '#e9e4d4'),
  )
}

/** An iron balustrade between two posts. */
export function balustrade(x: number, y: number, width: number, height: number, colour = '#26262e'): string {
  const count = Math.max(3, Math.round(width / 11))
  const rods = times(count + 1, (index) => boxData(x + (width / count) * index - 1.3, y, 2.6, height))
  return (
    path(rods, colour) +
    rect(x - 4, y - 3, width + 8, 5, colour) +
    rect(x - 2, y + height - 3, width + 4, 3, colour)
  )
}

/** A sheet of glass as a balustrade. */
export const glassRail = (x: number, y: number, width: number, height: number, colour: string): string =>
  rect(x, y, width, height, fade(colour, 0.42)) + line([x, y], [x + width, y], '#4a4f58', 4)

export const pane = (
  scene: Scene,
  x: number,
  y: number,
  width: number,
  height: number,
  lit: boolean,
): string => rect(x, y, width, height, glass(scene, lit))
