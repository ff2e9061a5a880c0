import { useId, useState } from 'react'

import { formatPrice, type PriceFormat } from '@/features/property/model/price'
import { indexedRent } from '@/features/property/model/rental-costs'

interface RentIndexerProps {
  /** In euro per month. */
  rent: number
  format: PriceFormat
  texts: Record<'baseRent' | 'startingIndex' | 'newIndex' | 'newRent', string>
}

/** The indexed rent from two indices; without JavaScript the sentence above it explains the calculation. */
export function RentIndexer({ rent, format, texts }: RentIndexerProps) {
  const id = useId()
  const [values, setValues] = useState({ baseRent: String(rent), startingIndex: '', newIndex: '' })
  const result = indexedRent(Number(values.baseRent), Number(values.startingIndex), Number(values.newIndex))
  const field = (name: keyof typeof values) => (
    <p className="min-w-0 flex-1 basis-36">
      <label htmlFor={id + name} className="mb-1 block text-small font-semibold">
        {texts[name]}
      </label>
      <input
        id={id + name}
        type="number"
        inputMode="decimal"
        min={0}
        step="any"
        value={values[name]}
        onChange={({ target }) => setValues({ ...values, [name]: target.value })}
        className="field figures"
      />
    </p>
  )
  return (
    <div className="mt-4 flex max-w-2xl flex-wrap items-end gap-4">
      {field('baseRent')}
      {field('startingIndex')}
      {field('newIndex')}
      <p role="status" className="figures basis-full font-medium">
        {result !== null && `${texts.newRent}: ${formatPrice(result, format)}`}
      </p>
    </div>
  )
}
