import { normaliseEpcLabel } from '@/features/property/model/epc-label'
import { formatNumber } from '@/features/property/model/format-value'
import { formatPrice } from '@/features/property/model/price'
import { listingEpcLabels, type ListingFilters } from '@/features/listings/model/listing-filters'
import type { OwnFilterTexts } from '@/features/listings/model/own-filter-texts'
import { pluralForms } from '@/lib/i18n/plural-forms'
import { belgianDay, toDay } from '@/lib/time/belgian-time'
import { formatDay } from '@/lib/time/format-time'

import type { FilterContext } from './listing-chosen'
import { AmountSelect, steps } from './listing-fields'

interface FurtherFieldProps {
  filters: ListingFilters
  filterContext: FilterContext
}

const money =
  ({ locale, priceStyle }: FilterContext) =>
  (amount: number) =>
    formatPrice(amount, { locale, style: priceStyle })

/** Minimum number of bathrooms. */
export const BathroomField = ({ filters, filterContext: { t } }: FurtherFieldProps) => (
  <AmountSelect
    name="bathroomsMin"
    label={t('listing.bathroomsMin')}
    any={t('listing.any')}
    steps={steps.bathrooms}
    chosen={filters.bathroomsMin}
    write={(count) => `${count}+`}
  />
)

/** The worst energy label wanted. */
export const EpcMinField = ({ filters, filterContext: { t } }: FurtherFieldProps) => (
  <label className="amount">
    <span>{t('listing.epcMin')}</span>
    <select name="epcMin" defaultValue={filters.epcMin ?? ''} className="field figures">
      <option value="">{t('listing.any')}</option>
      {listingEpcLabels.map((label) => (
        <option key={label} value={label}>
          {normaliseEpcLabel(label)}
        </option>
      ))}
    </select>
  </label>
)

export const PricePerSquareMetreField = ({ filters, filterContext }: FurtherFieldProps) => (
  <AmountSelect
    name="priceM2Max"
    label={filterContext.t('listing.priceM2Max')}
    any={filterContext.t('listing.any')}
    steps={filters.goal === 'rent' ? steps.rentPerSquareMetre : steps.salePerSquareMetre}
    chosen={filters.priceM2Max}
    write={money(filterContext)}
  />
)

/** What the monthly payment is calculated with. */
function LoanNote({
  filterContext: { t, locale, priceStyle, loan },
}: Pick<FurtherFieldProps, 'filterContext'>) {
  if (!loan) return null
  const values = {
    years: String(loan.years),
    rate: formatNumber(loan.ratePercent, { locale, style: priceStyle }),
  }
  const day = toDay(loan.validFrom ?? loan.checkedOn)
  return (
    <span className="mt-1 block text-small text-slate">
      {day
        ? t('listing.budgetNoteSince', { ...values, date: formatDay(day, locale) })
        : t('listing.budgetNote', values)}
    </span>
  )
}

/** What a home may cost a month: a loan for a purchase, if the agency has an example of one, or rent with charges. */
export function MonthlyFields({ filters, filterContext }: FurtherFieldProps) {
  const { t, loan } = filterContext
  const fieldProps = { any: t('listing.any'), write: money(filterContext) }
  if (filters.goal === 'rent')
    return (
      <AmountSelect
        name="rentTotalMax"
        label={t('listing.rentTotalMax')}
        steps={steps.rent}
        chosen={filters.rentTotalMax}
        {...fieldProps}
      />
    )
  if (!loan) return null
  return (
    <div>
      <AmountSelect
        name="budget"
        label={t('listing.budget')}
        steps={steps.payment}
        chosen={filters.budget}
        {...fieldProps}
      />
      <LoanNote filterContext={filterContext} />
    </div>
  )
}

/**
 * What came online since the visitor's last visit. Only the browser knows it: `live-count.ts` shows the box and
 * the number. A moment in the URL works without it.
 */
export function SinceField({ filters: { since }, filterContext: { t, locale } }: FurtherFieldProps) {
  const forms = pluralForms(t, (values) => t('listing.newSinceVisit', values))
  return (
    <label
      hidden={since === null}
      data-since={since === null ? JSON.stringify(forms) : undefined}
      className="option"
    >
      <input
        type="checkbox"
        name="since"
        value={since ?? ''}
        defaultChecked={since !== null}
        disabled={since === null}
      />
      <span>
        {since !== null && t('listing.newSince', { date: formatDay(belgianDay(new Date(since)), locale) })}
      </span>
    </label>
  )
}

const ChoiceSelect = ({ field, any, chosen }: { field: OwnFilterTexts; any: string; chosen: string }) => (
  <label className="amount">
    <span>{field.label}</span>
    <select name={field.name} defaultValue={chosen} className="field">
      <option value="">{any}</option>
      {field.options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  </label>
)

/** The agency's own filters. */
export function OwnFields({ filters, filterContext: { t, ownFilters } }: FurtherFieldProps) {
  const any = t('listing.any')
  const chosenOf = (name: string) => filters.own.find((each) => each.name === name)?.value ?? ''
  return ownFilters.map((field) => {
    const { kind, name, label, steps: usual } = field
    if (kind === 'choice') return <ChoiceSelect key={name} field={field} any={any} chosen={chosenOf(name)} />
    if (kind === 'flag')
      return (
        <label key={name} className="option">
          <input type="checkbox" name={name} value="1" defaultChecked={chosenOf(name) !== ''} />
          {label}
        </label>
      )
    const chosen = Number(chosenOf(name)) || null
    return (
      <AmountSelect
        key={name}
        name={name}
        label={label}
        any={any}
        steps={usual}
        chosen={chosen}
        write={(count) => `${count}+`}
      />
    )
  })
}
