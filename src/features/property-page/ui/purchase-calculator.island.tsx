import { useState } from 'react'

import { formatPrice } from '@/features/property/model/price'
import { purchaseCosts } from '@/features/property/model/purchase-costs'

import { NumberField } from './number-field'
import { PurchaseTable, type PurchaseTableProps } from './purchase-table'

interface PurchaseCalculatorProps extends PurchaseTableProps {
  /** Label of the field for another amount. */
  amountLabel: string
}

/** The costs of a purchase for any price, starting with the asking price. */
export function PurchaseCalculator({ amountLabel, ...table }: PurchaseCalculatorProps) {
  const { price, columns, rates, format, texts } = table
  const [amount, setAmount] = useState(String(price))
  const totals = columns.map(({ tax, name }) => {
    const costs = purchaseCosts(Number(amount), tax, rates)
    return `${name}, ${texts.total} ${costs ? formatPrice(costs.total, format) : '–'}`
  })
  return (
    <>
      <NumberField
        className="mb-4 max-w-64 noscript:hidden"
        label={amountLabel}
        inputMode="numeric"
        step={1000}
        value={amount}
        onChange={setAmount}
      />
      <p role="status" className="sr-only">
        {amount !== String(price) && totals.join('; ')}
      </p>
      <PurchaseTable {...table} price={Number(amount)} />
    </>
  )
}
