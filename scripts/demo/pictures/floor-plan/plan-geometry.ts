import { fade } from '../colour'
import { draw, round, times } from '../kit'
import { path, rect, stroke } from '../shapes'
import { furniture } from './furniture'
import { ink, type Sheet } from './plan-sheet'
import type { PlanDoor, PlanRoom, PlanWindow, RoomKind } from './plan-types'

type Floor = 'parquet' | 'tiles' | 'deck' | 'concrete'

const floorOfRoom: Record<RoomKind, Floor> = {
  living: 'parquet',
  dining: 'parquet',
  kitchen: 'tiles',
  hall: 'tiles',
  bedroom: 'parquet',
  bathroom: 'tiles',
  toilet: 'tiles',
  study: 'parquet',
  storage: 'concrete',
  terrace: 'deck',
  garage: 'concrete',
  landing: 'parquet',
  studio: 'parquet',
  openPlan: 'concrete',
  meeting: 'parquet',
  shop: 'tiles',
}

const floorColours: Record<Floor, string> = {
  parquet: '#f1e3cb',
  tiles: '#e4ebe9',
  deck: '#e6d4b8',
  concrete: '#ecebe6',
}

/** Joints of the floor as one path: an SVG pattern would look the same and take ten times as long to render. */
function joints({ x, y, width, depth, kind }: PlanRoom): string {
  const left = x * 100
  const top = y * 100
  const across = width * 100
  const down = depth * 100
  const upright = (step: number): string =>
    times(Math.ceil(across / step) - 1, (index) => `M${left + (index + 1) * step} ${top}v${down}`)
  const level = (step: number): string =>
    times(Math.ceil(down / step) - 1, (index) => `M${left} ${top + (index + 1) * step}h${across}`)
  switch (floorOfRoom[kind]) {
    case 'tiles':
      return upright(30) + level(30)
    case 'deck':
      return upright(16)
    case 'parquet': {
      const ends = times(Math.floor(across / 18) * 2, (index) => {
        const row = index >> 1
        const boardEnd = ((row * 37) % 84) + (index % 2) * down * 0.5
        return boardEnd < down ? `M${left + row * 18} ${top + boardEnd}h18` : ''
      })
      return upright(18) + ends
    }
    case 'concrete':
      return ''
  }
}

const floorArea = (room: PlanRoom): string =>
  rect(room.x * 100, room.y * 100, room.width * 100, room.depth * 100, floorColours[floorOfRoom[room.kind]]) +
  stroke(joints(room), fade('#2a3138', 0.11), 1.3, false)

/** Furniture is drawn against an upper wall and turned to the wall the room wants. */
function furnished(room: PlanRoom): string {
  const { x, y, width, depth, against, kind } = room
  const turned = against === 'east' || against === 'west'
  const drawing = furniture(kind, turned ? depth : width, turned ? width : depth)
  const at = {
    north: `translate(${x * 100} ${y * 100})`,
    south: `translate(${x * 100} ${(y + depth) * 100}) scale(1 -1)`,
    west: `translate(${x * 100} ${(y + depth) * 100}) rotate(-90)`,
    east: `translate(${(x + width) * 100} ${y * 100}) rotate(90)`,
  }[against]
  return `<g transform="${at}">${drawing}</g>`
}

function doorway(door: PlanDoor, floor: string): string {
  const size = 88
  const x = door.x * 100
  const y = door.y * 100
  const gap = door.across ? rect(x, y - 20, size, 40, floor) : rect(x - 20, y, 40, size, floor)
  const leaf = door.across
    ? `M${x} ${y}v${size * door.opens}A${size} ${size} 0 0 ${door.opens > 0 ? 0 : 1} ${x + size} ${y}`
    : `M${x} ${y}h${size * door.opens}A${size} ${size} 0 0 ${door.opens > 0 ? 1 : 0} ${x} ${y + size}`
  return gap + `<path d="${leaf}" fill="#ffffff" fill-opacity=".45" stroke="${ink}" stroke-width="2.6"/>`
}

function windowInWall({ x, y, length, across }: PlanWindow): string {
  const left = x * 100
  const top = y * 100
  const span = length * 100
  return across
    ? rect(left, top - 19, span, 38, '#ffffff') +
        rect(left, top - 15, span, 30, '#cfe3ea') +
        stroke(`M${left} ${top - 5}h${span}M${left} ${top + 5}h${span}`, ink, 2, false)
    : rect(left - 19, top, 38, span, '#ffffff') +
        rect(left - 15, top, 30, span, '#cfe3ea') +
        stroke(`M${left - 5} ${top}v${span}M${left + 5} ${top}v${span}`, ink, 2, false)
}

function walls({ layout }: Sheet): string {
  const inner = layout.rooms
    .filter((room) => room.kind !== 'terrace')
    .map(
      (room) =>
        `M${room.x * 100} ${room.y * 100}h${room.width * 100}v${room.depth * 100}h${-room.width * 100}z`,
    )
    .join('')
  return draw(
    stroke(inner, ink, 15, false),
    `<rect width="${layout.width * 100}" height="${layout.depth * 100}" fill="none" stroke="${ink}" stroke-width="30"/>`,
  )
}

export function geometry(sheet: Sheet): string {
  const { layout } = sheet
  const floors = layout.rooms.map(floorArea).join('')
  const terraces = layout.rooms
    .filter((room) => room.kind === 'terrace')
    .map(
      (room) =>
        `<rect x="${room.x * 100}" y="${room.y * 100}" width="${room.width * 100}" height="${room.depth * 100}" fill="none" stroke="#b99c72" stroke-width="5"/>`,
    )
    .join('')
  const garage = layout.rooms
    .filter((room) => room.kind === 'garage')
    .map(
      (room) =>
        rect((room.x + 0.4) * 100, -19, (room.width - 0.8) * 100, 38, '#ffffff') +
        rect((room.x + 0.4) * 100, -6, (room.width - 0.8) * 100, 12, '#b9bdbf'),
    )
    .join('')
  const drawing = draw(
    floors,
    terraces,
    layout.rooms.map(furnished).join(''),
    walls(sheet),
    layout.doors.map((door) => doorway(door, '#f4ecdd')).join(''),
    layout.windows.map(windowInWall).join(''),
    garage,
  )
  const scale = sheet.scale / 100
  const x = sheet.flipX ? sheet.left + layout.width * sheet.scale : sheet.left
  const y = sheet.flipY ? sheet.top + layout.depth * sheet.scale : sheet.top
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${(sheet.flipX ? -scale : scale).toFixed(4)} ${(sheet.flipY ? -scale : scale).toFixed(4)})">${drawing}</g>`
}
