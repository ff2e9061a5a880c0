import type { Locale } from '@/lib/i18n/locales'
import { normaliseEpcLabel } from '@/features/property/model/epc-label'
import { formatSurface } from '@/features/property/model/format-value'
import {
  listingEpcLabels,
  type ListingEpcLabel,
  type ListingFilters,
} from '@/features/listings/model/listing-filters'
import { formatPrice, type PriceStyle } from '@/features/property/model/price'

import { EpcBadge } from '@/features/property/ui/epc-badge'

/** Usual steps: in euro, and in square metres. */
export const steps = {
  sale: [100_000, 150_000, 200_000, 250_000, 300_000, 400_000, 500_000, 750_000, 1_000_000],
  rent: [500, 600, 700, 800, 900, 1000, 1250, 1500, 2000],
  living: [50, 75, 100, 125, 150, 200, 250, 300],
  ground: [100, 250, 500, 750, 1000, 2000, 5000, 10_000],
  salePerSquareMetre: [1000, 1500, 2000, 2500, 3000, 4000, 5000],
  rentPerSquareMetre: [6, 8, 10, 12, 15, 20],
  payment: [500, 750, 1000, 1250, 1500, 2000, 2500, 3000],
  bathrooms: [1, 2, 3],
}

interface AmountSelectProps {
  name: string
  label: string
  any: string
  steps: number[]
  /** The value of the URL; one between the steps is added as an option. */
  chosen: number | null
  write: (amount: number) => string
}

export function AmountSelect({ name, label, any, steps: usual, chosen, write }: AmountSelectProps) {
  const amounts = [...new Set([...usual, ...(chosen ? [chosen] : [])])].sort((one, other) => one - other)
  return (
    <label className="amount">
      <span>{label}</span>
      <select name={name} defaultValue={chosen ?? ''} className="field figures">
        <option value="">{any}</option>
        {amounts.map((amount) => (
          <option key={amount} value={amount}>
            {write(amount)}
          </option>
        ))}
      </select>
    </label>
  )
}

interface PriceFieldsProps {
  filters: ListingFilters
  locale: Locale
  priceStyle: PriceStyle
  labels: { min: string; max: string; any: string }
}

/** Minimum and maximum price. */
export function PriceFields({ filters, locale, priceStyle, labels }: PriceFieldsProps) {
  const fieldProps = {
    any: labels.any,
    steps: steps[filters.goal === 'rent' ? 'rent' : 'sale'],
    write: (amount: number) => formatPrice(amount, { locale, style: priceStyle }),
  }
  return (
    <div className="grid grid-cols-2 gap-3">
      <AmountSelect name="priceMin" label={labels.min} chosen={filters.priceMin} {...fieldProps} />
      <AmountSelect name="priceMax" label={labels.max} chosen={filters.priceMax} {...fieldProps} />
    </div>
  )
}

interface SurfaceFieldsProps {
  filters: ListingFilters
  locale: Locale
  priceStyle: PriceStyle
  labels: { living: string; ground: string; any: string }
}

/** Minimum living area and minimum ground area. */
export function SurfaceFields({ filters, locale, priceStyle, labels }: SurfaceFieldsProps) {
  const write = (area: number) => formatSurface(area, { locale, style: priceStyle })
  const fieldProps = { any: labels.any, write }
  return (
    <>
      <AmountSelect
        name="surfaceMin"
        label={labels.living}
        steps={steps.living}
        chosen={filters.surfaceMin}
        {...fieldProps}
      />
      <AmountSelect
        name="groundMin"
        label={labels.ground}
        steps={steps.ground}
        chosen={filters.groundMin}
        {...fieldProps}
      />
    </>
  )
}

const usualRooms = [1, 2, 3, 4, 5]

/** Minimum number of bedrooms, as radio buttons side by side. */
export function BedroomField({ chosen, label, any }: { chosen: number | null; label: string; any: string }) {
  const rooms = chosen && !usualRooms.includes(chosen) ? [...usualRooms, chosen] : usualRooms
  return (
    <fieldset>
      <legend className="mb-2 text-small font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-y-2">
        {[null, ...rooms].map((room) => (
          <label key={room} className="segment">
            <input
              type="radio"
              name="bedroomsMin"
              value={room ?? ''}
              defaultChecked={room === chosen}
              className="sr-only"
            />
            <span className="figures">{room ? `${room}+` : any}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Energy labels that were chosen one by one in the URL, as checkboxes with their arrows. */
export const EpcField = ({ chosen, label }: { chosen: ListingEpcLabel[]; label: string }) => (
  <fieldset>
    <legend className="mb-1 text-small font-semibold">{label}</legend>
    <div className="grid grid-cols-3">
      {listingEpcLabels.map((each) => (
        <label key={each} className="option">
          <input type="checkbox" name="epc" value={each} defaultChecked={chosen.includes(each)} />
          <EpcBadge label={normaliseEpcLabel(each)} name={label} />
        </label>
      ))}
    </div>
  </fieldset>
)

interface FlagFieldProps {
  legend: string
  flags: { name: string; label: string; isSet: boolean }[]
}

/** Filters without a value, as checkboxes. */
export const FlagField = ({ legend, flags }: FlagFieldProps) => (
  <fieldset>
    <legend className="mb-1 text-small font-semibold">{legend}</legend>
    {flags.map(({ name, label, isSet }) => (
      <label key={name} className="option">
        <input type="checkbox" name={name} value="1" defaultChecked={isSet} />
        {label}
      </label>
    ))}
  </fieldset>
)
