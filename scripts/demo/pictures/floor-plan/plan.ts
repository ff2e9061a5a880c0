import type { Locale } from '@/lib/i18n/locales'
import { draw, pick, round, times } from '../kit'
import { lettering, textWidth } from '../lettering'
import type { PictureRequest } from '../request'
import { canvas, type Scene } from '../scene'
import { path, rect, stroke } from '../shapes'
import { furniture } from './furniture'
import { measure, planTitle, roomName } from './labels'
import {
  layoutsFor,
  type Layout,
  type PlanDoor,
  type PlanRoom,
  type PlanWindow,
  type RoomKind,
} from './layouts'

const ink = '#2a3138'
const grey = '#6a6f73'

/** Where the plan lies on the sheet, and whether it is turned over to vary the layouts. */
interface Sheet {
  layout: Layout
  left: number
  top: number
  scale: number
  flipX: boolean
  flipY: boolean
}

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

const pattern = (scene: Scene, floor: Floor): string =>
  scene.once(`plan-${floor}`, (id) => {
    const joints = {
      parquet: 'M0 0V84M0 30H9M9 62H18M9 0V84',
      tiles: 'M0 0H30M0 0V30',
      deck: 'M0 0V30M8 0V30',
      concrete: '',
    }[floor]
    const size = { parquet: [18, 84], tiles: [30, 30], deck: [16, 30], concrete: [40, 40] }[floor]
    return `<pattern id="${id}" width="${size[0]}" height="${size[1]}" patternUnits="userSpaceOnUse"><rect width="40" height="84" fill="${floorColours[floor]}"/><path d="${joints}" stroke="#2a3138" stroke-opacity=".13" stroke-width="1.3" fill="none"/></pattern>`
  })

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

function geometry(scene: Scene, sheet: Sheet): string {
  const { layout } = sheet
  const floors = layout.rooms
    .map((room) =>
      rect(
        room.x * 100,
        room.y * 100,
        room.width * 100,
        room.depth * 100,
        pattern(scene, floorOfRoom[room.kind]),
      ),
    )
    .join('')
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

function label(sheet: Sheet, room: PlanRoom, name: string, locale: Locale): string {
  const { layout, left, top, scale, flipX, flipY } = sheet
  const centreX = room.x + room.width / 2
  const centreY = room.y + room.depth / 2
  const x = left + (flipX ? layout.width - centreX : centreX) * scale
  const y = top + (flipY ? layout.depth - centreY : centreY) * scale
  const room_ = room.width * scale - 14
  const size = Math.min(24, (24 * room_) / textWidth(name, 24, 700))
  const small = Math.max(13, size * 0.78)
  const area = measure(room.width * room.depth, 1, 'm²', locale)
  const width = Math.max(textWidth(name, size, 700), textWidth(area, small)) + 18
  return draw(
    rect(x - width / 2, y - size * 1.05, width, size * 1.35 + small * 1.25, '#fffdf8e0', 5),
    lettering(name, x, y, size, ink, { weight: 700 }),
    lettering(area, x, y + small * 1.35, small, grey),
  )
}

/** Room names, with numbers where a kind occurs more than once. */
function labels(sheet: Sheet, locale: Locale): string {
  const counted = new Map<RoomKind, number>()
  return sheet.layout.rooms
    .map((room) => {
      const number = (counted.get(room.kind) ?? 0) + 1
      counted.set(room.kind, number)
      const several = sheet.layout.rooms.filter((other) => other.kind === room.kind).length > 1
      return label(sheet, room, roomName(room.kind, locale) + (several ? ` ${number}` : ''), locale)
    })
    .join('')
}

function dimension(from: readonly [number, number], to: readonly [number, number], text: string): string {
  const [x, y] = from
  const [toX, toY] = to
  const tick = (left: number, top: number): string => `M${round(left - 7)} ${round(top + 7)}l14 -14`
  const middleX = (x + toX) / 2
  const middleY = (y + toY) / 2
  const written = lettering(text, middleX, middleY - 10, 20, grey)
  return (
    stroke(
      `M${round(x)} ${round(y)}L${round(toX)} ${round(toY)}${tick(x, y)}${tick(toX, toY)}`,
      '#8b9094',
      2,
      false,
    ) +
    (x === toX ? `<g transform="rotate(-90 ${round(middleX)} ${round(middleY)})">${written}</g>` : written)
  )
}

function furnishings({ layout, left, top, scale, flipX, flipY }: Sheet, locale: Locale): string {
  const right = left + layout.width * scale
  const foot = top + layout.depth * scale
  const unit = scale * 0.5
  // On the side where no terrace can lie.
  const across = flipY ? foot + 62 : top - 44
  const down = flipX ? right + 62 : left - 44
  const bar = times(
    4,
    (index) =>
      `<rect x="${round(1270 + index * unit)}" y="1000" width="${round(unit)}" height="11" fill="${index % 2 ? '#ffffff' : ink}" stroke="${ink}" stroke-width="2"/>`,
  )
  return draw(
    dimension([left, across], [right, across], measure(layout.width, 2, 'm', locale)),
    dimension([down, top], [down, foot], measure(layout.depth, 2, 'm', locale)),
    lettering(planTitle(layout, locale), 90, 1012, 36, ink, { anchor: 'start', weight: 700 }),
    bar,
    lettering('0', 1270, 1036, 17, grey),
    lettering(measure(2, 0, 'm', locale), 1270 + unit * 4, 1036, 17, grey),
    path('M1180 966L1194 1014L1180 1004L1166 1014z', ink),
    lettering('N', 1180, 1038, 18, ink, { weight: 700 }),
  )
}

/** A floor plan in the language asked for. */
export function floorPlan(scene: Scene, request: PictureRequest): string {
  const { random } = scene
  const layout = pick(random, layoutsFor(request.building))
  const flipX = random() < 0.5
  const flipY = random() < 0.5
  const terrace = layout.rooms.find((room) => room.kind === 'terrace')
  const below = terrace && terrace.y >= layout.depth ? terrace.depth : 0
  const beside = terrace && terrace.x >= layout.width ? terrace.width : 0
  const scale = Math.min(1260 / (layout.width + beside), 740 / (layout.depth + below))
  const left = 800 - ((layout.width + beside) * scale) / 2 + (flipX ? beside * scale : 0)
  const top = 130 + (flipY ? below * scale : 0) + (740 - (layout.depth + below) * scale) / 2
  const sheet: Sheet = { layout, left, top, scale, flipX, flipY }
  const locale = request.locale ?? 'fr'
  return draw(
    rect(0, 0, canvas.width, canvas.height, '#f7f6f2'),
    geometry(scene, sheet),
    labels(sheet, locale),
    furnishings(sheet, locale),
  )
}
