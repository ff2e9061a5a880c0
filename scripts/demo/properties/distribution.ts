import type { DemoGoal, DemoMarquee, EpcState, WalloonLabel } from './facts'
import type { DemoKind, TypeWebId } from './kinds'

/** A label means a known certificate; null means unknown. */
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
  /** Lets are short-lived, so their time online does not depend on the number. */
  daysOnline?: number
}

/** Values set by hand for one property; all others are derived from them. */
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

/** Assigns rows to a place; the key is the French name and the postcode, since sections share postcodes. */
export const at = (localityKey: string, ...rows: Omit<DemoRow, 'localityKey'>[]): DemoRow[] =>
  rows.map((made) => ({ ...made, localityKey }))
