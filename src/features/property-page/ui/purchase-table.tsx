import type { ReactNode } from 'react'

import { formatPercentage } from '@/features/property/model/format-percentage'
import { formatPrice, type PriceFormat } from '@/features/property/model/price'
import {
  purchaseCosts,
  type PurchaseFigures,
  type PurchaseTax,
} from '@/features/property/model/purchase-costs'

export interface PurchaseTableProps {
  /** In euro. */
  price: number
  /** The compared cases: as a sole own home, or as any other purchase. */
  columns: { tax: PurchaseTax; name: string }[]
  rates: PurchaseFigures
  format: PriceFormat
  texts: Record<'price' | 'tax' | 'notary' | 'total', string>
}

/** The costs of a purchase at a price, as a sole own home and as any other purchase. */
export function PurchaseTable({ price: value, columns, rates, format, texts }: PurchaseTableProps) {
  const costs = columns.map(({ tax }) => purchaseCosts(value, tax, rates))
  const euro = (sum: number | undefined) => (sum === undefined ? '–' : formatPrice(sum, format))
  const row = (name: string, cells: ReactNode[], className = '') => (
    <tr className={`border-b border-line ${className}`}>
      <th scope="row" className="py-2.5 text-left align-top font-normal text-slate">
        {name}
      </th>
      {cells.map((cell, index) => (
        <td key={index} className="py-2.5 pl-2 text-right align-top font-medium sm:pl-3">
          {cell}
        </td>
      ))}
    </tr>
  )
  return (
    <table className="figures w-full max-w-2xl border-t border-line wrap-break-word hyphens-auto max-sm:table-fixed max-[23rem]:text-small">
      <thead>
        <tr className="border-b border-line">
          <td className="max-sm:w-[36%]" />
          {columns.map(({ name }) => (
            <th key={name} scope="col" className="py-2.5 pl-2 text-right align-bottom font-semibold sm:pl-3">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {row(
          texts.price,
          costs.map((each) => euro(each ? value : undefined)),
        )}
        {row(
          texts.tax,
          costs.map(
            (each) =>
              each && (
                <>
                  {euro(each.tax)}
                  <span className="block text-small font-normal text-slate">
                    {formatPercentage(each.taxPercent, format)}
                  </span>
                </>
              ),
          ),
        )}
        {row(
          texts.notary,
          costs.map((each) => euro(each?.notary)),
        )}
        {row(
          texts.total,
          costs.map((each) => euro(each?.total)),
          'border-b-2 border-ink *:font-bold *:text-ink',
        )}
      </tbody>
    </table>
  )
}
