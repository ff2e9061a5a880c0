import type { DemoRow } from './distribution'
import type { EpcState, WalloonLabel } from './facts'
import { isNewBuild } from './kinds'
import { dayBefore, seeded } from './seeded'

/** Consumption in kWh/m² a year that gives each label on the Walloon scale (facts.md 1.1), ends kept clear. */
const bands: Record<WalloonLabel, readonly [number, number]> = {
  'A++': [-14, -2],
  'A+': [12, 44],
  A: [52, 84],
  B: [98, 168],
  C: [176, 253],
  D: [262, 338],
  E: [348, 423],
  F: [432, 508],
  G: [524, 742],
}

export interface Energy {
  epcState: EpcState | null
  epcLabel: WalloonLabel | null
  consumption: number | null
}

export function energyOf(row: DemoRow): Energy {
  const { epc } = row
  if (epc === null) return { epcState: null, epcLabel: null, consumption: null }
  if (epc === 'requested' || epc === 'notApplicable')
    return { epcState: epc, epcLabel: null, consumption: null }
  const [low, high] = bands[epc]
  return { epcState: 'known', epcLabel: epc, consumption: seeded(`energy:${row.ref}`).between(low, high) }
}

export interface Certificate {
  epcUniqueCode: string
  epcDate: string
  epcValidUntil: string
  epcTotal: number
  co2Emission: number
  eLevel?: number
}

/** A Walloon certificate such as 20250507-0000078947-01-8, valid for ten years; null without one. */
export function certificateOf(
  row: DemoRow,
  energy: Energy,
  livingArea: number,
  onlineSince: string,
): Certificate | null {
  if (energy.consumption === null) return null
  const random = seeded(`certificate:${row.ref}`)
  const isRecent = isNewBuild(row.kind) || random.chance(0.7)
  const epcDate = dayBefore(onlineSince, isRecent ? random.between(9, 300) : random.between(400, 2600))
  const number = String(random.between(11_000, 98_000)).padStart(10, '0')
  const heatedArea = Math.round(livingArea * 1.12)
  return {
    epcUniqueCode: `${epcDate.replaceAll('-', '')}-${number}-01-${random.between(0, 9)}`,
    epcDate,
    epcValidUntil: `${Number(epcDate.slice(0, 4)) + 10}${epcDate.slice(4).replace('02-29', '02-28')}`,
    epcTotal: energy.consumption * heatedArea,
    co2Emission: Math.max(0, Math.round(energy.consumption * 0.21)),
    ...(isNewBuild(row.kind) ? { eLevel: Math.max(0, Math.round(energy.consumption * 0.45)) } : {}),
  }
}
