import { SlidersHorizontal } from 'lucide'

import { Icon } from '@/components/ui/icon'
import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'
import { listingSorts, type ListingFilters, type ListingSort } from '@/lib/property/listing-filters'
import { formatPrice, type PriceStyle } from '@/lib/property/price'

export interface FilterOption {
  value: string
  label: string
}

interface ListingFiltersProps {
  /** Path of the listing, without query. */
  action: string
  filters: ListingFilters
  cities: FilterOption[]
  types: FilterOption[]
  locale: Locale
  priceStyle: PriceStyle
  t: Translator
}

interface SelectProps {
  name: string
  label: string
  any: string
  options: FilterOption[]
  selected: string
}

function Select({ name, label, any, options, selected }: SelectProps) {
  return (
    <label className="block min-w-0">
      <span className="mb-1 block text-small font-semibold">{label}</span>
      <select name={name} defaultValue={selected} className="field">
        <option value="">{any}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
}

/** Steps people think in, in euro. */
const priceSteps = {
  sale: [100_000, 150_000, 200_000, 250_000, 300_000, 400_000, 500_000, 750_000, 1_000_000],
  rent: [500, 600, 700, 800, 900, 1000, 1250, 1500, 2000],
}

const sortLabels = {
  newest: 'listing.sortNewest',
  price: 'listing.sortPriceUp',
  '-price': 'listing.sortPriceDown',
  type: 'listing.sortTypeUp',
  '-type': 'listing.sortTypeDown',
  city: 'listing.sortCityUp',
  '-city': 'listing.sortCityDown',
} as const satisfies Record<ListingSort, string>

function priceOptions({ goal, priceMax }: ListingFilters, locale: Locale, style: PriceStyle): FilterOption[] {
  const steps = priceSteps[goal === 'rent' ? 'rent' : 'sale']
  const withCurrent =
    priceMax && !steps.includes(priceMax) ? [...steps, priceMax].sort((a, b) => a - b) : steps
  return withCurrent.map((step) => ({ value: String(step), label: formatPrice(step, { locale, style }) }))
}

const bedroomOptions = [1, 2, 3, 4, 5, 6].map((count) => ({ value: String(count), label: `${count}+` }))

/** The filters of a listing as a plain form: every choice ends in the address. */
export function ListingFilterForm({
  action,
  filters,
  cities,
  types,
  locale,
  priceStyle,
  t,
}: ListingFiltersProps) {
  const city = filters.cities[0]
  const sorts = listingSorts.map((sort) => ({ value: sort, label: t(sortLabels[sort]) }))
  return (
    <details className="filters border-y border-line bg-white lg:sticky lg:top-14 lg:z-20">
      <summary className="flex min-h-12 list-none items-center gap-3 py-2 font-semibold">
        <Icon node={SlidersHorizontal} />
        {t('listing.filters')}
      </summary>
      <form
        action={action}
        method="get"
        aria-label={t('listing.filters')}
        className="grid gap-x-4 gap-y-3 pb-5 sm:grid-cols-2 lg:grid-cols-[repeat(5,minmax(0,1fr))_auto] lg:items-end lg:py-4"
      >
        <Select
          name="city"
          label={t('listing.city')}
          any={t('listing.allCities')}
          options={cities}
          selected={city ? `${city.name}|${city.zip}` : ''}
        />
        <Select
          name="type"
          label={t('listing.type')}
          any={t('listing.allTypes')}
          options={types}
          selected={filters.types[0] ? String(filters.types[0]) : ''}
        />
        <Select
          name="priceMax"
          label={t('listing.priceMax')}
          any={t('listing.any')}
          options={priceOptions(filters, locale, priceStyle)}
          selected={filters.priceMax ? String(filters.priceMax) : ''}
        />
        <Select
          name="bedroomsMin"
          label={t('listing.bedroomsMin')}
          any={t('listing.any')}
          options={bedroomOptions}
          selected={filters.bedroomsMin ? String(filters.bedroomsMin) : ''}
        />
        <label className="block min-w-0">
          <span className="mb-1 block text-small font-semibold">{t('listing.sort')}</span>
          <select name="sort" defaultValue={filters.sort} className="field">
            {sorts.map((sort) => (
              <option key={sort.value} value={sort.value}>
                {sort.label}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className="button button-ink self-end sm:col-span-2 lg:col-span-1">
          {t('listing.apply')}
        </button>
      </form>
    </details>
  )
}
