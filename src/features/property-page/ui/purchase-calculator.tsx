'use client'

import { useId, useState } from 'react'

import { useEarlyText } from '@/components/ui/use-early-text'
import { formatPrice } from '@/features/property/model/price'
import { purchaseCosts } from '@/features/property/model/purchase-costs'

import { PurchaseTable, type PurchaseTableProps } from './purchase-table'

interface AmountFieldProps {
  label: string
  amount: string
  onChange: (amount: string) => void
}

function AmountField({ label, amount, onChange }: AmountFieldProps) {
  const id = useId()
  const field = useEarlyText(onChange)
  return (
    <p className="mb-4 max-w-64 noscript:hidden">
      <label htmlFor={id} className="mb-1 block text-small font-semibold">
        {label}
      </label>
      <input
        ref={field}
        id={id}
        type="number"
        inputMode="numeric"
        min={0}
        step={1000}
        value={amount}
        onChange={({ target }) => onChange(target.value)}
        className="field figures"
      />
    </p>
  )
}

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
    return `${name} ${texts.total}: ${costs ? formatPrice(costs.total, format) : '–'}`
  })
  return (
    <>
      <AmountField label={amountLabel} amount={amount} onChange={setAmount} />
      <p role="status" className="sr-only">
        {amount !== String(price) && totals.join('; ')}
      </p>
      <PurchaseTable {...table} price={Number(amount)} />
    </>
  )
}
