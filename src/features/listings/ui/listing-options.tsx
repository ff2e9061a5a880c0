import { writeNumber } from '@/lib/i18n/number-format'

/** Value, label, and the number of properties it would find. */
export type ListingOption = [value: string, label: string, count: number]

interface ListingOptionsProps {
  name: string
  options: ListingOption[]
  chosen: string[]
  /** BCP 47 tag of the language whose rules numbers follow. */
  numbers: string
  /** Texts of the search field; only for long lists. */
  search?: { label: string; none: string } | undefined
}

/** Up to this number a list needs no search field. */
const shortList = 12

/** Checkboxes of one filter; `enhance-filters.ts` hides those that do not match the search text. */
export const ListingOptions = ({ name, options, chosen, numbers, search }: ListingOptionsProps) => (
  <>
    {search && options.length > shortList && (
      <>
        <input
          type="search"
          aria-label={search.label}
          placeholder={search.label}
          autoComplete="off"
          className="field mb-2 placeholder:text-steel noscript:hidden"
        />
        <p role="status" data-none={search.none} className="text-small text-slate" />
      </>
    )}
    {options.map(([value, label, count]) => (
      <label key={value} className="option">
        <input
          type="checkbox"
          name={name}
          value={value}
          defaultChecked={chosen.includes(value)}
          disabled={count === 0 && !chosen.includes(value)}
        />
        <span>{label}</span>
        <small>{writeNumber(count, numbers)}</small>
      </label>
    ))}
  </>
)
