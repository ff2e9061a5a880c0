import { round } from './kit'

export type Point = readonly [number, number]

export const rect = (x: number, y: number, width: number, height: number, fill: string, radius = 0): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(Math.max(0, width))}" height="${round(Math.max(0, height))}" fill="${fill}"${radius ? ` rx="${round(radius)}"` : ''}/>`

export const polygon = (points: readonly Point[], fill: string): string =>
  `<polygon points="${points.map(([x, y]) => `${round(x)},${round(y)}`).join(' ')}" fill="${fill}"/>`

/** Four corners, said one after the other. */
export const quad = (first: Point, second: Point, third: Point, fourth: Point, fill: string): string =>
  polygon([first, second, third, fourth], fill)

export const path = (data: string, fill: string): string => `<path d="${data}" fill="${fill}"/>`

export const stroke = (data: string, colour: string, width: number, round = true): string =>
  `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${width}"${round ? ' stroke-linecap="round" stroke-linejoin="round"' : ''}/>`

export const line = (from: Point, to: Point, colour: string, width: number): string =>
  stroke(`M${round(from[0])} ${round(from[1])}L${round(to[0])} ${round(to[1])}`, colour, width, false)

export const ellipse = (x: number, y: number, radiusX: number, radiusY: number, fill: string): string =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(radiusX)}" ry="${round(radiusY)}" fill="${fill}"/>`

export const circle = (x: number, y: number, radius: number, fill: string): string =>
  ellipse(x, y, radius, radius, fill)

export const outline = (
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  thickness: number,
  radius = 0,
): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="none" stroke="${colour}" stroke-width="${thickness}" rx="${radius}"/>`

/** Moves and scales a drawing; `flip` mirrors it around its own left edge. */
export const place = (x: number, y: number, scale: number, drawing: string, flip = false): string =>
  `<g transform="translate(${round(x)} ${round(y)}) scale(${flip ? -scale : scale} ${scale})">${drawing}</g>`

export const mirrored = (width: number, drawing: string): string =>
  `<g transform="translate(${width} 0) scale(-1 1)">${drawing}</g>`

/** Path data of a closed rectangle, to put many of them in one path: far cheaper than many elements. */
export const boxData = (x: number, y: number, width: number, height: number): string =>
  `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`

type Stop = readonly [offset: number, colour: string]

const stops = (list: readonly Stop[]): string =>
  list.map(([offset, colour]) => `<stop offset="${offset}" ${stopColour(colour)}/>`).join('')

/** Stops take no alpha in their colour on every renderer, so it is split off. */
function stopColour(colour: string): string {
  if (colour.length < 9) return `stop-color="${colour}"`
  return `stop-color="${colour.slice(0, 7)}" stop-opacity="${round(parseInt(colour.slice(7), 16) / 2.55) / 100}"`
}

type Direction = 'down' | 'right' | 'diagonal'

const directions: Record<Direction, string> = {
  down: 'x1="0" y1="0" x2="0" y2="1"',
  right: 'x1="0" y1="0" x2="1" y2="0"',
  diagonal: 'x1="0" y1="0" x2=".4" y2="1"',
}

export const linear = (id: string, direction: Direction, list: readonly Stop[]): string =>
  `<linearGradient id="${id}" ${directions[direction]}>${stops(list)}</linearGradient>`

export const radial = (id: string, list: readonly Stop[], centreY = 0.5, radius = 0.5): string =>
  `<radialGradient id="${id}" cx=".5" cy="${centreY}" r="${radius}">${stops(list)}</radialGradient>`
