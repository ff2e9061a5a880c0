import type { ReactNode } from 'react'

import type { UnitColumn, UnitRow } from './unit-rows'

export interface UnitTableProps {
  caption: string
  referenceLabel: string
  planLabel: string
  columns: UnitColumn[]
  rows: UnitRow[]
}

const cellClass =
  'px-4 py-2 max-lg:block max-lg:p-0 max-lg:empty:hidden max-lg:before:block max-lg:before:text-small max-lg:before:font-normal max-lg:before:text-slate max-lg:before:content-[attr(data-label)]'

function Row({
  row,
  columns,
  referenceLabel,
  planLabel,
}: Omit<UnitTableProps, 'caption' | 'rows'> & { row: UnitRow }) {
  return (
    <tr
      id={row.ref === null ? undefined : `u-${row.ref}`}
      data-document={row.document}
      className={`relative scroll-mt-40 border-line hover:bg-mist target:bg-mist target:outline-3 target:-outline-offset-3 target:outline-accent max-lg:grid max-lg:grid-cols-2 max-lg:gap-x-6 max-lg:gap-y-3 max-lg:border max-lg:p-4 lg:border-b ${row.isGone ? 'text-slate' : ''}`}
    >
      <th scope="row" data-label={referenceLabel} className={`${cellClass} text-left font-semibold`}>
        {row.href === null ? (
          <span className="inline-flex items-center lg:min-h-11">–</span>
        ) : (
          <a
            href={row.href}
            className="inline-flex items-center underline after:absolute after:inset-0 lg:min-h-11"
          >
            {row.ref}
          </a>
        )}
      </th>
      {columns.map(({ label, isFigure }, index) => (
        <td
          key={label}
          data-label={label}
          className={`${cellClass} ${isFigure ? 'lg:text-right' : ''} ${index === columns.length - 1 ? 'font-semibold' : ''}`}
        >
          {row.cells[index]?.[0]}
        </td>
      ))}
      <td className="px-4 max-lg:col-span-2 max-lg:p-0 max-lg:empty:hidden lg:text-right">
        {row.plan && (
          <a
            href={row.plan}
            aria-label={`${planLabel} ${row.ref}`}
            className="relative z-10 inline-flex min-h-11 items-center underline"
          >
            {planLabel}
          </a>
        )}
      </td>
    </tr>
  )
}

interface UnitTableViewProps extends UnitTableProps {
  /** The head of a column; -1 is that of the references. */
  head: (label: string, column: number, isFigure: boolean) => ReactNode
}

/** The price list of a project in the given order; rows become cards on narrow screens. */
export const UnitTableView = ({ caption, rows, head, ...texts }: UnitTableViewProps) => (
  <table className="figures w-full max-lg:block">
    <caption className="sr-only">{caption}</caption>
    <thead className="border-b-2 border-ink text-small max-lg:hidden">
      <tr>
        {head(texts.referenceLabel, -1, false)}
        {texts.columns.map(({ label, isFigure }, index) => head(label, index, isFigure ?? false))}
        <th scope="col" className="px-4 text-right font-semibold">
          {texts.planLabel}
        </th>
      </tr>
    </thead>
    <tbody className="max-lg:grid max-lg:gap-4 sm:max-lg:grid-cols-2">
      {rows.map((row, index) => (
        <Row key={row.ref ?? `closed-${index}`} row={row} {...texts} />
      ))}
    </tbody>
  </table>
)
