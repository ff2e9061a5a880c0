import { byRef } from '@/features/projects/model/project-rules'

import type { UnitCell } from './unit-rows'

interface SortedRow {
  ref: number | null
  cells: readonly UnitCell[]
}

export interface Sorting {
  /** Index of the cell; -1 is the reference. */
  column: number
  isDescending: boolean
}

/** By floor, the lowest first. */
export const firstSorting: Sorting = { column: 0, isDescending: false }

function compare(one: number | string, other: number | string): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  return String(one).localeCompare(String(other))
}

/** Rows in the chosen order, unknown values last, equal ones by reference. */
export function sortRows<T extends SortedRow>(rows: readonly T[], { column, isDescending }: Sorting): T[] {
  const orderOf = (row: T) => (column < 0 ? (row.ref ?? undefined) : row.cells[column]?.[1])
  return rows.toSorted((a, b) => {
    const [one, other] = [orderOf(a), orderOf(b)]
    if (one === undefined || other === undefined)
      return Number(one === undefined) - Number(other === undefined) || byRef(a, b)
    return (isDescending ? compare(other, one) : compare(one, other)) || byRef(a, b)
  })
}
