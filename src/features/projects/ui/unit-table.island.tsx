import { useState } from 'react'

import { firstSorting, sortRows, type Sorting } from './sort-rows'
import { UnitTableView, type UnitTableProps } from './unit-table-view'

interface HeadProps {
  label: string
  isFigure: boolean
  /** Absent where the table is not sorted by this column. */
  direction: 'ascending' | 'descending' | undefined
  onSort: () => void
}

const Head = ({ label, isFigure, direction, onSort }: HeadProps) => (
  <th scope="col" aria-sort={direction} className={`px-4 ${isFigure ? 'text-right' : 'text-left'}`}>
    <button
      type="button"
      onClick={onSort}
      className={`inline-flex min-h-11 items-center gap-1 font-semibold hover:underline noscript:hidden ${isFigure ? 'flex-row-reverse' : ''}`}
    >
      {label}
      <svg
        aria-hidden="true"
        viewBox="0 0 10 10"
        className={`size-2.5 fill-current ${direction ? '' : 'invisible'} ${direction === 'descending' ? 'rotate-180' : ''}`}
      >
        <path d="M5 2 9 8H1Z" />
      </svg>
    </button>
    <span className="hidden min-h-11 items-center font-semibold noscript:inline-flex">{label}</span>
  </th>
)

/** The price list of a project, the lowest floor first; with JavaScript its column heads sort it. */
export function UnitTable(props: UnitTableProps) {
  const [sorting, setSorting] = useState<Sorting>(firstSorting)
  const head = (label: string, column: number, isFigure: boolean) => {
    const isSorted = sorting.column === column
    return (
      <Head
        key={label}
        label={label}
        isFigure={isFigure}
        direction={isSorted ? (sorting.isDescending ? 'descending' : 'ascending') : undefined}
        onSort={() => setSorting({ column, isDescending: isSorted && !sorting.isDescending })}
      />
    )
  }
  return <UnitTableView {...props} rows={sortRows(props.rows, sorting)} head={head} />
}
