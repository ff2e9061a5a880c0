import type { BuildingKind } from '../request'

export type RoomKind =
  | 'living'
  | 'dining'
  | 'kitchen'
  | 'hall'
  | 'bedroom'
  | 'bathroom'
  | 'toilet'
  | 'study'
  | 'storage'
  | 'terrace'
  | 'garage'
  | 'landing'
  | 'studio'
  | 'openPlan'
  | 'meeting'
  | 'shop'

export type Side = 'north' | 'east' | 'south' | 'west'

export interface PlanRoom {
  kind: RoomKind
  x: number
  y: number
  width: number
  depth: number
  /** The wall its furniture stands against. */
  against: Side
}

/** A door in the wall that starts at (x, y): `across` runs to the right, else downwards. */
export interface PlanDoor {
  x: number
  y: number
  across: boolean
  /** To which side of the wall the leaf opens: 1 is down or right. */
  opens: 1 | -1
}

export interface PlanWindow {
  x: number
  y: number
  length: number
  across: boolean
}

export interface Layout {
  title: 'ground' | 'first' | 'apartment' | 'office'
  width: number
  depth: number
  rooms: readonly PlanRoom[]
  doors: readonly PlanDoor[]
  windows: readonly PlanWindow[]
}

const room = (
  kind: RoomKind,
  x: number,
  y: number,
  width: number,
  depth: number,
  against: Side = 'north',
): PlanRoom => ({ kind, x, y, width, depth, against })
const door = (x: number, y: number, across: boolean, opens: 1 | -1 = 1): PlanDoor => ({ x, y, across, opens })
const pane = (x: number, y: number, length: number, across = true): PlanWindow => ({ x, y, length, across })

const houseGround: Layout = {
  title: 'ground',
  width: 12,
  depth: 7.8,
  rooms: [
    room('study', 0, 0, 3.4, 2.8),
    room('hall', 3.4, 0, 2.2, 4.4),
    room('toilet', 0, 2.8, 1.6, 1.6, 'west'),
    room('storage', 1.6, 2.8, 1.8, 1.6),
    room('kitchen', 0, 4.4, 5, 3.4, 'south'),
    room('bedroom', 5.6, 0, 3.2, 2.8),
    room('bathroom', 8.8, 0, 3.2, 2.8),
    room('living', 5, 2.8, 7, 5, 'south'),
    room('terrace', 6.4, 7.8, 5.2, 1.8),
  ],
  doors: [
    door(4.05, 0, true),
    door(3.4, 1.4, false, -1),
    door(3.4, 3.2, false, -1),
    door(1.6, 3.2, false, -1),
    door(3.9, 4.4, true),
    door(5.6, 1.4, false),
    door(8.8, 1.4, false),
    door(5.6, 3.2, false),
  ],
  windows: [
    pane(0.9, 0, 1.5),
    pane(6.4, 0, 1.5),
    pane(9.8, 0, 1.2),
    pane(0, 5.2, 1.4, false),
    pane(1.4, 7.8, 1.8),
    pane(7.6, 7.8, 3.2),
    pane(12, 3.8, 2.4, false),
  ],
}

const apartment: Layout = {
  title: 'apartment',
  width: 11.4,
  depth: 8.2,
  rooms: [
    room('bedroom', 0, 0, 3.8, 3.4),
    room('bedroom', 3.8, 0, 3.4, 3.4),
    room('bathroom', 7.2, 0, 2.4, 3.4),
    room('storage', 9.6, 0, 1.8, 2),
    room('toilet', 9.6, 2, 1.8, 1.4, 'east'),
    room('hall', 0, 3.4, 11.4, 1.3, 'south'),
    room('living', 0, 4.7, 7.4, 3.5, 'west'),
    room('kitchen', 7.4, 4.7, 4, 3.5, 'east'),
    room('terrace', 0.6, 8.2, 6, 1.6),
  ],
  doors: [
    door(2.6, 3.4, true, -1),
    door(4.2, 3.4, true, -1),
    door(8, 3.4, true, -1),
    door(9.6, 2.4, false),
    door(11.4, 3.62, false, -1),
    door(5.4, 4.7, true),
    door(8.2, 4.7, true),
    door(9.9, 2, true, -1),
  ],
  windows: [
    pane(1.1, 0, 1.6),
    pane(4.8, 0, 1.5),
    pane(7.9, 0, 0.9),
    pane(1, 8.2, 3.4),
    pane(8.4, 8.2, 1.8),
    pane(0, 5.6, 1.6, false),
    pane(11.4, 5.8, 1.3, false),
  ],
}

const firstFloor: Layout = {
  title: 'first',
  width: 12.2,
  depth: 6.6,
  rooms: [
    room('bedroom', 0, 0, 4.4, 3.7, 'west'),
    room('bedroom', 0, 3.7, 4.4, 2.9, 'west'),
    room('landing', 4.4, 0, 3.4, 3, 'north'),
    room('bathroom', 4.4, 3, 3.4, 3.6, 'south'),
    room('bedroom', 7.8, 0, 4.4, 4, 'east'),
    room('study', 7.8, 4, 4.4, 2.6, 'east'),
  ],
  doors: [
    door(4.4, 1.9, false, -1),
    door(4.4, 3.9, false, -1),
    door(5.6, 3, true),
    door(7.8, 1.9, false),
    door(7.8, 4.3, false),
  ],
  windows: [
    pane(0, 1.2, 1.7, false),
    pane(0, 4.5, 1.4, false),
    pane(12.2, 1.2, 1.7, false),
    pane(12.2, 4.7, 1.3, false),
    pane(5.4, 6.6, 1),
  ],
}

const rowGround: Layout = {
  title: 'ground',
  width: 13.2,
  depth: 6.2,
  rooms: [
    room('hall', 0, 0, 5.2, 1.7, 'north'),
    room('living', 0, 1.7, 5.2, 4.5, 'south'),
    room('dining', 5.2, 1.7, 4, 4.5, 'south'),
    room('toilet', 5.2, 0, 1.6, 1.7, 'north'),
    room('storage', 6.8, 0, 2.4, 1.7),
    room('kitchen', 9.2, 0, 4, 6.2, 'north'),
    room('terrace', 13.2, 1, 2, 4.6),
  ],
  doors: [
    door(0, 0.4, false),
    door(2.6, 1.7, true),
    door(5.2, 0.4, false),
    door(7.6, 1.7, true, -1),
    door(9.2, 2.6, false),
    door(13.2, 3.9, false),
  ],
  windows: [pane(0, 2.8, 2.2, false), pane(13.2, 1.2, 1.8, false), pane(10.4, 6.2, 1.4)],
}

const studio: Layout = {
  title: 'apartment',
  width: 8.6,
  depth: 5.8,
  rooms: [
    room('hall', 0, 0, 2.6, 2),
    room('bathroom', 0, 2, 2.6, 3.8, 'west'),
    room('studio', 2.6, 0, 6, 5.8, 'east'),
    room('terrace', 8.6, 1, 1.5, 3.8),
  ],
  doors: [door(1, 0, true), door(0.9, 2, true), door(2.6, 0.6, false)],
  windows: [pane(8.6, 1.4, 3, false), pane(0, 3.2, 0.9, false), pane(4.6, 5.8, 1.8)],
}

const officeFloor: Layout = {
  title: 'office',
  width: 13.4,
  depth: 8,
  rooms: [
    room('openPlan', 0, 0, 8, 5, 'north'),
    room('meeting', 8, 0, 5.4, 3.6, 'north'),
    room('study', 8, 3.6, 2.7, 4.4, 'south'),
    room('study', 10.7, 3.6, 2.7, 4.4, 'south'),
    room('kitchen', 0, 5, 3.4, 3, 'south'),
    room('toilet', 3.4, 5, 1.6, 3, 'south'),
    room('hall', 5, 5, 3, 3, 'south'),
  ],
  doors: [
    door(6, 8, true, -1),
    door(6, 5, true, -1),
    door(8, 2.4, false),
    door(9, 3.6, true),
    door(11.6, 3.6, true),
    door(2.2, 5, true),
    door(5, 6, false, -1),
  ],
  windows: [
    pane(0.8, 0, 2.8),
    pane(4.4, 0, 2.8),
    pane(9, 0, 3.4),
    pane(0, 1.2, 2.6, false),
    pane(13.4, 0.8, 2, false),
    pane(13.4, 4.8, 2, false),
    pane(8.5, 8, 1.6),
    pane(11.2, 8, 1.6),
  ],
}

const shopGround: Layout = {
  title: 'ground',
  width: 12.4,
  depth: 7,
  rooms: [
    room('shop', 0, 0, 7.6, 7, 'north'),
    room('storage', 7.6, 0, 4.8, 3.2),
    room('study', 7.6, 3.2, 3.2, 3.8, 'south'),
    room('toilet', 10.8, 3.2, 1.6, 3.8, 'south'),
  ],
  doors: [door(0, 3.1, false), door(7.6, 1.4, false), door(7.6, 3.7, false), door(11.1, 3.2, true)],
  windows: [pane(0, 0.5, 2.4, false), pane(0, 4.2, 2.4, false), pane(8.4, 7, 1.6)],
}

const bungalow: Layout = {
  title: 'ground',
  width: 14,
  depth: 8,
  rooms: [
    room('garage', 0, 0, 3.6, 6, 'north'),
    room('storage', 0, 6, 3.6, 2, 'south'),
    room('hall', 3.6, 0, 2, 4, 'north'),
    room('kitchen', 3.6, 4, 4, 4, 'south'),
    room('living', 7.6, 3, 6.4, 5, 'south'),
    room('bathroom', 5.6, 0, 2.4, 3, 'north'),
    room('bedroom', 8, 0, 3, 3, 'north'),
    room('bedroom', 11, 0, 3, 3, 'north'),
    room('landing', 5.6, 3, 2, 1, 'north'),
  ],
  doors: [
    door(4.2, 0, true),
    door(3.6, 3, false, -1),
    door(5.6, 3.08, false),
    door(4.4, 4, true),
    door(7.6, 4.4, false),
    door(6.2, 3, true, -1),
    door(8.6, 3, true, -1),
    door(11.4, 3, true, -1),
  ],
  windows: [
    pane(6.3, 0, 0.9),
    pane(8.8, 0, 1.4),
    pane(11.8, 0, 1.4),
    pane(14, 4.2, 2.4, false),
    pane(8.6, 8, 3.8),
    pane(4.4, 8, 1.8),
  ],
}

/** The layouts that suit a building; the seed chooses among them. */
export function layoutsFor(building: BuildingKind | undefined): readonly Layout[] {
  switch (building) {
    case 'apartments':
    case 'newBuild':
      return [apartment, apartment, studio]
    case 'studio':
      return [studio]
    case 'office':
      return [officeFloor]
    case 'shop':
    case 'warehouse':
    case 'investment':
      return [shopGround, firstFloor]
    case 'terraced':
    case 'masterHouse':
    case 'belEtage':
      return [rowGround, firstFloor]
    case 'villa':
    case 'modern':
      return [houseGround, bungalow, firstFloor]
    default:
      return [houseGround, apartment, firstFloor, rowGround, bungalow]
  }
}
