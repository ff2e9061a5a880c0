import { draw, times } from '../kit'
import { ellipse, line, stroke } from '../shapes'
import type { RoomKind } from './layouts'

/** Pixels to a metre in furniture drawings; the plan scales them. */
const m = 100
const ink = '#8b8375'

const piece = (x: number, y: number, width: number, depth: number, fill = '#fffdf8', radius = 4): string =>
  `<rect x="${x * m}" y="${y * m}" width="${width * m}" height="${depth * m}" rx="${radius}" fill="${fill}" stroke="${ink}" stroke-width="2.6"/>`

const soft = '#d5e0dc'
const wood = '#f0e1c8'
const white = '#ffffff'

const bed = (x: number): string =>
  draw(
    piece(x, 0.08, 1.6, 2, '#fffdf8', 8),
    piece(x + 0.1, 0.14, 0.65, 0.42, '#ece5d8', 8),
    piece(x + 0.85, 0.14, 0.65, 0.42, '#ece5d8', 8),
    piece(x, 0.78, 1.6, 1.3, soft, 8),
  )

const sofa = (x: number, y: number, width: number): string =>
  draw(
    piece(x, y, width, 0.92, soft, 12),
    piece(x + 0.16, y + 0.26, (width - 0.36) / 2, 0.6, '#e6eeea', 8),
    piece(x + 0.2 + (width - 0.36) / 2, y + 0.26, (width - 0.36) / 2, 0.6, '#e6eeea', 8),
  )

function table(x: number, y: number, width: number, depth: number): string {
  const seats = Math.max(1, Math.floor(width / 0.6))
  const chair = (index: number, side: number): string =>
    piece(
      x + (width / seats) * (index + 0.5) - 0.2,
      side < 0 ? y - 0.26 : y + depth - 0.1,
      0.4,
      0.38,
      '#fffdf8',
      8,
    )
  return draw(
    times(seats, (index) => chair(index, -1) + chair(index, 1)),
    piece(x, y, width, depth, wood, 6),
  )
}

const counter = (width: number, depth = 0.6): string =>
  draw(
    piece(0.08, 0.08, width - 0.16, depth, '#f7f2e8', 2),
    piece(width * 0.24, 0.16, 0.8, 0.42, '#dfe8eb', 8),
    piece(width * 0.62, 0.14, 0.62, 0.48, '#e9e4da', 3),
    [0.16, 0.46]
      .map((shift) =>
        [0.26, 0.5]
          .map(
            (y) =>
              `<circle cx="${(width * 0.62 + shift) * m}" cy="${y * m}" r="8" fill="none" stroke="${ink}" stroke-width="2"/>`,
          )
          .join(''),
      )
      .join(''),
  )

const toilet = (x: number): string =>
  piece(x, 0.06, 0.5, 0.2, white, 3) +
  ellipse((x + 0.25) * m, 0.52 * m, 20, 27, white) +
  `<ellipse cx="${(x + 0.25) * m}" cy="${0.52 * m}" rx="20" ry="27" fill="none" stroke="${ink}" stroke-width="2.6"/>`

const basin = (x: number): string =>
  piece(x, 0.06, 0.9, 0.48, white, 4) +
  `<ellipse cx="${(x + 0.45) * m}" cy="${0.32 * m}" rx="28" ry="16" fill="none" stroke="${ink}" stroke-width="2.2"/>`

function stairs(depth: number): string {
  const steps = 9
  const tread = (depth * 0.62) / steps
  return draw(
    piece(0.1, 0.1, 1, depth * 0.62, '#f5efe3', 0),
    times(steps, (index) =>
      line([0.1 * m, (0.1 + tread * index) * m], [1.1 * m, (0.1 + tread * index) * m], ink, 2),
    ),
    stroke(`M60 ${depth * 0.58 * m}V26M50 40L60 24L70 40`, ink, 2.6),
  )
}

const desk = (x: number, y: number): string =>
  draw(
    piece(x, y, 1.4, 0.7, wood, 3),
    piece(x + 0.45, y + 0.08, 0.5, 0.16, '#dfe8eb', 2),
    piece(x + 0.45, y + 0.72, 0.5, 0.46, '#e7cfc0', 14),
  )

function car(x: number, y: number): string {
  return draw(
    piece(x, y, 1.8, 4.2, '#e3e6e6', 40),
    piece(x + 0.24, y + 1.1, 1.32, 0.7, '#c9d6da', 14),
    piece(x + 0.24, y + 3.1, 1.32, 0.5, '#c9d6da', 12),
  )
}

/** Furniture of one room, `width` by `depth` metres, standing against its upper wall. */
export function furniture(kind: RoomKind, width: number, depth: number): string {
  switch (kind) {
    case 'bedroom':
      return draw(
        bed(Math.max(0.5, width / 2 - 0.8)),
        piece(Math.max(0.06, width / 2 - 1.3), 0.08, 0.42, 0.42, wood),
        width > 2.9 && piece(width / 2 + 0.86, 0.08, 0.42, 0.42, wood),
        depth > 2.8 && piece(width - 1.7, depth - 0.66, 1.6, 0.58, '#f7f2e8', 2),
      )
    case 'living':
      return draw(
        piece(width * 0.08, 0.3, 3, 2.3, '#e2e9e4', 4),
        sofa(width * 0.08 + 0.3, 0.12, 2.4),
        piece(width * 0.08 + 0.9, 1.35, 1.2, 0.66, wood, 10),
        piece(width * 0.08 + 2.75, 1.2, 0.82, 0.82, '#e7cfc0', 14),
        width > 5 && table(width * 0.66, depth * 0.44, 1.7, 0.9),
      )
    case 'dining':
      return draw(
        table(width * 0.28, depth * 0.38, width * 0.48, 0.95),
        piece(0.08, 0.08, Math.min(2, width - 0.4), 0.45, wood, 2),
      )
    case 'kitchen':
      return draw(
        counter(width),
        depth > 3.3 && width > 3.3 && piece(width * 0.25, 1.75, width * 0.5, 0.8, '#f7f2e8', 4),
      )
    case 'bathroom':
      return draw(
        piece(0.08, 0.08, 0.8, Math.min(1.75, depth - 0.2), white, 16),
        piece(0.18, 0.18, 0.6, Math.min(1.55, depth - 0.4), '#dcebee', 22),
        basin(1.15),
        width > 2.9 && toilet(2.3),
      )
    case 'toilet':
      return toilet(Math.max(0.1, width / 2 - 0.25))
    case 'study':
      return draw(desk(width / 2 - 0.7, 0.12), piece(width - 0.42, depth * 0.5, 0.34, depth * 0.4, wood, 2))
    case 'storage':
      return piece(0.08, 0.08, Math.min(width - 0.16, 2.6), 0.42, '#efe7d8', 2)
    case 'landing':
      return depth > 2 ? stairs(depth) : ''
    case 'hall':
      return depth > 2.5 ? stairs(depth) : ''
    case 'garage':
      return car(width / 2 - 0.9, 1.2)
    case 'studio':
      return draw(
        bed(0.3),
        sofa(width - 2.4, 0.12, 2.1),
        piece(width - 1.9, 1.35, 1.1, 0.6, wood, 10),
        table(width * 0.14, depth - 1.9, 1.3, 0.8),
        `<g transform="translate(${width * m} ${depth * m}) rotate(180)">${counter(2.6)}</g>`,
      )
    case 'openPlan':
      return times(6, (index) => desk(0.6 + (index % 3) * 2.4, 0.5 + Math.floor(index / 3) * 2.1))
    case 'meeting':
      return table(width * 0.18, depth * 0.36, width * 0.62, 1.1)
    case 'shop':
      return draw(
        piece(0.1, 0.1, width - 0.4, 0.5, wood, 2),
        times(2, (index) => piece(1.4 + index * 2.6, depth * 0.42, 1.8, 0.9, '#f7f2e8', 4)),
        piece(width - 2.2, depth - 2.2, 0.7, 1.8, soft, 4),
      )
    case 'terrace':
      return table(width * 0.32, depth * 0.3, width * 0.3, depth * 0.36)
  }
}
