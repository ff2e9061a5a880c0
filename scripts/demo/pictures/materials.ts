import { darken, fade, lighten, mix } from './colour'
import { between, draw, round } from './kit'
import type { Scene } from './scene'
import { boxData, linear, path, polygon, rect, stroke, type Point } from './shapes'

export type MaterialKind = 'brick' | 'stone' | 'render' | 'slate' | 'tile' | 'wood' | 'metal' | 'concrete'

export interface Material {
  kind: MaterialKind
  colour: string
}

interface Area {
  x: number
  y: number
  width: number
  height: number
}

/** Courses of bricks, slates or tiles: joints in one path, and a scatter of darker and lighter pieces in two. */
function courses(
  scene: Scene,
  area: Area,
  colour: string,
  piece: { width: number; height: number },
  joint: string,
): string {
  const { random } = scene
  const rows = Math.floor(area.height / piece.height)
  let joints = ''
  for (let row = 1; row <= rows; row++)
    joints += `M${round(area.x)} ${round(area.y + row * piece.height)}h${round(area.width)}`
  const scattered: [string, string] = ['', '']
  const count = Math.min(420, (area.width * area.height) / (piece.width * piece.height * 5))
  for (let index = 0; index < count; index++) {
    const row = Math.floor(random() * rows)
    const offset = row % 2 ? piece.width / 2 : 0
    const column = Math.floor((random() * (area.width - piece.width - offset)) / piece.width)
    const box = boxData(
      area.x + offset + column * piece.width,
      area.y + row * piece.height + 1,
      piece.width - 1.5,
      piece.height - 1.6,
    )
    scattered[index % 2 ? 1 : 0] += box
  }
  return draw(
    rect(area.x, area.y, area.width, area.height, colour),
    path(scattered[0], darken(colour, 0.11)),
    path(scattered[1], lighten(colour, 0.1)),
    stroke(joints, joint, 1.3, false),
  )
}

/** Rubble of the Condroz: stones of uneven width in uneven courses. */
function rubble(scene: Scene, area: Area, colour: string): string {
  const { random } = scene
  const tones: string[] = ['', '', '']
  for (let y = area.y, stone = 0; y < area.y + area.height;) {
    const height = Math.min(between(random, 17, 28), area.y + area.height - y)
    for (let x = area.x; x < area.x + area.width; stone++) {
      const width = Math.min(between(random, 26, 66), area.x + area.width - x)
      tones[stone % 3] += boxData(x + 1.2, y + 1.2, width - 2.4, height - 2.4)
      x += width
    }
    y += height
  }
  const shades = [lighten(colour, 0.12), darken(colour, 0.07), colour]
  return (
    rect(area.x, area.y, area.width, area.height, darken(colour, 0.2)) +
    shades.map((shade, index) => path(tones[index] ?? '', shade)).join('')
  )
}

/** Upright boards or metal seams. */
function boards(scene: Scene, area: Area, colour: string, width: number, contrast: number): string {
  let dark = ''
  let light = ''
  let joints = ''
  for (let x = area.x; x < area.x + area.width - 1; x += width) {
    const box = boxData(x, area.y, Math.min(width, area.x + area.width - x), area.height)
    if (scene.random() < 0.3) dark += box
    else if (scene.random() < 0.4) light += box
    joints += `M${round(x)} ${round(area.y)}v${round(area.height)}`
  }
  return draw(
    rect(area.x, area.y, area.width, area.height, colour),
    path(dark, darken(colour, contrast)),
    path(light, lighten(colour, contrast)),
    stroke(joints, darken(colour, 0.3), 1.4, false),
  )
}

function texture(scene: Scene, material: Material, area: Area): string {
  const colour = scene.inLight(material.colour)
  switch (material.kind) {
    case 'brick':
      return courses(scene, area, colour, { width: 27, height: 10 }, fade(lighten(colour, 0.45), 0.5))
    case 'slate':
      return courses(scene, area, colour, { width: 24, height: 13 }, fade(darken(colour, 0.5), 0.55))
    case 'tile':
      return courses(scene, area, colour, { width: 22, height: 16 }, fade(darken(colour, 0.45), 0.55))
    case 'stone':
      return rubble(scene, area, colour)
    case 'wood':
      return boards(scene, area, colour, 15, 0.12)
    case 'metal':
      return boards(scene, area, colour, 34, 0.04)
    case 'concrete':
      return courses(scene, area, colour, { width: 190, height: 92 }, fade(darken(colour, 0.4), 0.25))
    case 'render':
      return rect(area.x, area.y, area.width, area.height, colour)
  }
}

const wallShade = (scene: Scene): string =>
  scene.once('wallShade', (id) =>
    linear(id, 'right', [
      [0, fade(scene.light.shade, 0.24)],
      [0.6, fade(scene.light.shade, 0.03)],
      [1, fade(scene.light.sun, 0.12)],
    ]),
  )

const roofShade = (scene: Scene): string =>
  scene.once('roofShade', (id) =>
    linear(id, 'down', [
      [0, fade('#ffffff', 0.14)],
      [1, fade(scene.light.shade, 0.24)],
    ]),
  )

/** A rectangular wall, shaded away from the sun. */
export const wall = (
  scene: Scene,
  material: Material,
  x: number,
  y: number,
  width: number,
  height: number,
): string => texture(scene, material, { x, y, width, height }) + rect(x, y, width, height, wallShade(scene))

function boundsOf(points: readonly Point[]): Area {
  const xs = points.map((point) => point[0])
  const ys = points.map((point) => point[1])
  const x = Math.min(...xs)
  const y = Math.min(...ys)
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

/** A wall of any outline, such as a gable. */
export const gableWall = (scene: Scene, material: Material, points: readonly Point[]): string =>
  scene.clipped(polygon(points, '#000'), texture(scene, material, boundsOf(points))) +
  polygon(points, wallShade(scene))

/** A roof slope of any outline. */
export const slope = (scene: Scene, material: Material, points: readonly Point[]): string =>
  scene.clipped(polygon(points, '#000'), texture(scene, material, boundsOf(points))) +
  polygon(points, roofShade(scene))

/** The band of shadow under eaves, balconies and lintels. */
export const shadowBand = (scene: Scene, x: number, y: number, width: number, height: number): string =>
  rect(x, y, width, height, fade(scene.light.shade, 0.28))

export const brickColours = ['#a9523d', '#9b4a3b', '#b5664b', '#8d4639', '#b0583f'] as const
export const paleBrickColours = ['#c7a57a', '#b98e6c', '#cdb08c', '#a9806a'] as const
export const newBrickColours = ['#8a7d74', '#a1968b', '#6b625e', '#c2b5a4', '#5e5a5b'] as const
export const renderColours = ['#efe8da', '#e9e2d2', '#e6e4de', '#ece2d4', '#dfe0da'] as const
export const stoneColours = ['#b5aa96', '#a89f92', '#bcb19f'] as const
export const slateColours = ['#4a5364', '#535a66', '#3f4858', '#4d5560'] as const
export const tileColours = ['#b0603f', '#a2553c', '#8a5546', '#7a5048'] as const
export const woodColours = ['#b07f55', '#9b6f4c', '#8b6f58', '#a98a66'] as const
export const blueStone = '#8b959b'

/** Blue stone plinth of a façade. */
export const plinth = (scene: Scene, x: number, y: number, width: number, height: number): string => {
  const colour = scene.inLight(mix(blueStone, '#5d6a76', 0.35))
  return draw(rect(x, y, width, height, colour), rect(x, y, width, 5, lighten(colour, 0.28)))
}
