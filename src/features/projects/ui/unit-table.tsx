import { firstSorting, sortRows } from './sort-rows'
import { SortableUnits } from './sortable-units'
import { UnitTableView, type UnitTableProps } from './unit-table-view'

/** As wide and high as the button that replaces it. */
const plainHead = (label: string, column: number, isFigure: boolean) => (
  <th
    key={column}
    scope="col"
    aria-sort={column === firstSorting.column ? 'ascending' : undefined}
    className={`px-2 ${isFigure ? 'text-right' : 'text-left'}`}
  >
    <span className={`inline-flex min-h-11 items-center font-semibold ${isFigure ? 'pl-3.5' : 'pr-3.5'}`}>
      {label}
    </span>
  </th>
)

/** The price list of a project, the lowest floor first; its column heads sort it after hydration. */
export const UnitTable = (props: UnitTableProps) => (
  <SortableUnits
    {...props}
    until={<UnitTableView {...props} rows={sortRows(props.rows, firstSorting)} head={plainHead} />}
  />
)
