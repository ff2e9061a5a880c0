import { useId, useState } from 'react'

import { formatPrice, type PriceFormat } from '@/features/property/model/price'
import { indexedRent } from '@/features/property/model/rental-costs'

import { NumberField } from './number-field'

interface RentIndexerProps {
  /** In euro per month. */
  rent: number
  /** The indices that the agency entered, from the newest, with their month as text. */
  indices: readonly { value: number; month: string }[]
  /** The first suggestion. */
  newIndex: number | undefined
  format: PriceFormat
  texts: Record<'baseRent' | 'startingIndex' | 'newIndex' | 'newRent', string>
}

/** The indexed rent from two indices; without JavaScript the sentence above it explains the calculation. */
export function RentIndexer({ rent, indices, newIndex, format, texts }: RentIndexerProps) {
  const list = useId()
  const [values, setValues] = useState({
    baseRent: String(rent),
    startingIndex: '',
    newIndex: String(newIndex ?? ''),
  })
  const result = indexedRent(Number(values.baseRent), Number(values.startingIndex), Number(values.newIndex))
  const field = (name: keyof typeof values) => (
    <NumberField
      className="min-w-0 flex-1 basis-36"
      label={texts[name]}
      inputMode="decimal"
      step="any"
      list={name === 'baseRent' ? undefined : list}
      value={values[name]}
      onChange={(value) => setValues((now) => ({ ...now, [name]: value }))}
    />
  )
  return (
    <div className="mt-4 flex max-w-2xl flex-wrap items-end gap-4 noscript:hidden">
      {field('baseRent')}
      {field('startingIndex')}
      {field('newIndex')}
      <datalist id={list}>
        {indices.map(({ value, month }) => (
          <option key={month} value={value} label={month} />
        ))}
      </datalist>
      <p role="status" className="figures basis-full font-medium">
        {result !== null && `${texts.newRent} ${formatPrice(result, format)}`}
      </p>
    </div>
  )
}
