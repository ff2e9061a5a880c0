import type { DemoGoal, DemoMarquee, EpcState, WalloonLabel } from './facts'
import type { DemoKind, TypeWebId } from './kinds'

/** A label means a known certificate; null means that nobody has said anything about it. */
export type EpcOfRow = WalloonLabel | Exclude<EpcState, 'known'> | null

export interface RowOptions {
  goal?: DemoGoal
  marquee?: DemoMarquee
  project?: 1 | 2 | 3
  further?: readonly TypeWebId[]
  special?: 'incomplete' | 'longText'
  annuity?: 'oneHead' | 'twoHeads'
  startingFrom?: true
  hidePrice?: true
  hideAddress?: true
  pool?: true
  tenanted?: true
  /** Lets are short-lived, so the number says nothing about how long they have been online. */
  daysOnline?: number
}

/** What is decided by hand about one property; everything else follows from it. */
export interface DemoRow extends RowOptions {
  ref: number
  kind: DemoKind
  epc: EpcOfRow
  localityKey: string
}

export const row = (
  ref: number,
  kind: DemoKind,
  epc: EpcOfRow,
  options: RowOptions = {},
): Omit<DemoRow, 'localityKey'> => ({
  ref,
  kind,
  epc,
  ...options,
})

/** Puts rows in a place; the key is the French name and the postcode, since sections share postcodes. */
export const at = (localityKey: string, ...rows: Omit<DemoRow, 'localityKey'>[]): DemoRow[] =>
  rows.map((made) => ({ ...made, localityKey }))
