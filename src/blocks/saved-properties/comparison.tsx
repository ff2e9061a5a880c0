import { Picture } from '@/components/ui/picture'
import { saysGone } from '@/features/listings/ui/to-card-data'
import { findComparison } from '@/features/listings/server/find-comparison'
import { getPropertySettings } from '@/features/property/server/get-property-settings'
import { formatNumber } from '@/features/property/model/format-value'
import type { PropertySummary } from '@/features/property/model/property-summary'
import {
  compareProperties,
  type ComparisonContext,
  type ComparisonRow,
} from '@/features/saved/model/comparison'
import { refsQuery } from '@/features/saved/model/saved-params'

import { EpcBadge } from '@/features/property/ui/epc-badge'
import {
  propertyFormHref,
  propertyFormLabels,
  type VisitForm,
} from '@/features/submissions/model/property-forms'
import { findVisitForm } from '@/features/submissions/server/find-property-forms'
import type { Translator } from '@/lib/i18n/translator'

import type { ListViewProps } from './list-view-props'

/** Two properties fit beside it on a phone. */
const firstColumn = 'sticky left-0 z-1 w-24 bg-ground text-left break-words hyphens-auto md:w-52'

/** By the number of properties: below a first width, of which two fit a phone, the table scrolls; above the second it does not grow. */
const widths: Record<number, string> = {
  2: 'max-w-[56rem]',
  3: 'min-w-[29rem] max-w-[76rem]',
  4: 'min-w-[37rem]',
}

const HeadCell = ({ property }: { property: PropertySummary }) => (
  <th scope="col" className="pr-2 pb-4 text-left align-top font-normal">
    <div className="relative aspect-[4/3] bg-mist">
      {property.picture && (
        <Picture source={{ ...property.picture, alt: '' }} sizes="14rem" className="size-full" />
      )}
    </div>
    <a href={property.href} className="mt-2 inline-block min-h-11 py-1 font-semibold underline">
      {property.title}
    </a>
  </th>
)

const Row = ({ row, differs }: { row: ComparisonRow; differs: string }) => (
  <tr className={`border-t border-line ${row.differs ? 'font-semibold' : 'text-slate'}`}>
    <th scope="row" className={`${firstColumn} py-3 pr-3 align-top text-small font-normal text-ink`}>
      {row.label}
      {row.differs && (
        <span className="font-bold text-brand">
          <span aria-hidden="true">{'\u00a0≠'}</span>
          <span className="sr-only"> ({differs})</span>
        </span>
      )}
    </th>
    {row.values.map((value, index) => (
      <td key={index} className="py-3 pr-2 align-top break-words hyphens-auto">
        {value && row.isEpc ? <EpcBadge label={value} /> : (value ?? '–')}
      </td>
    ))}
  </tr>
)

/** Below each property that is on offer, the way to a visit. */
const VisitRow = ({
  properties,
  form,
  t,
}: {
  properties: PropertySummary[]
  form: VisitForm
  t: Translator
}) => (
  <tr className="border-t border-line print:hidden">
    <td className={firstColumn} />
    {properties.map((property) => (
      <td key={property.ref} className="py-4 pr-2 align-top">
        {!saysGone(property) && (
          <a
            href={propertyFormHref(property.href, form)}
            className="button button-brand w-full px-2 hyphens-auto"
            aria-label={`${t(propertyFormLabels[form])}, ${property.title}`}
          >
            {t(propertyFormLabels[form])}
          </a>
        )}
      </td>
    ))}
  </tr>
)

/** What the costs per month are made of. */
function CostNote({ rows, context }: { rows: ComparisonRow[]; context: ComparisonContext }) {
  const { t, locale, priceStyle } = context
  const costs = rows.find((row) => row.costs)?.costs
  if (!costs) return null
  const { loan, hasRents } = costs
  const sentences = [
    loan &&
      t('saved.costOfLoan', {
        years: String(loan.years),
        rate: formatNumber(loan.ratePercent, { locale, style: priceStyle }),
      }),
    hasRents && t('saved.costOfRent'),
  ]
  return <p className="mt-4 text-small text-slate">{sentences.filter(Boolean).join(' ')}</p>
}

/** Up to four properties side by side, with their differences marked. Wide tables scroll; the first column stays. */
export async function Comparison({ refs, compared, locale, path, t }: ListViewProps) {
  const [properties, { priceStyle }, visitForm] = await Promise.all([
    findComparison(compared, locale),
    getPropertySettings(locale),
    findVisitForm(locale),
  ])
  const rows = compareProperties(properties, { locale, priceStyle, t })
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h2 className="text-card">{t('saved.compareTitle', { count: properties.length })}</h2>
        <a href={`${path}?${refsQuery(refs)}`} className="button button-quiet min-h-11 print:hidden">
          {t('saved.backToList')}
        </a>
      </div>
      {rows.some(({ differs }) => differs) && (
        <p className="mb-6 text-small text-slate">
          <span aria-hidden="true" className="font-bold text-brand">
            ≠{' '}
          </span>
          {t('saved.differsLegend')}
        </p>
      )}
      <div
        role="region"
        aria-label={t('saved.compareTitle', { count: properties.length })}
        tabIndex={0}
        // What is hidden from sight in a cell is placed in the table, not beyond the edge of the page.
        className="relative overflow-x-auto"
      >
        <table
          className={`figures w-full table-fixed border-collapse ${widths[properties.length] ?? 'max-w-[36rem]'}`}
        >
          <thead>
            <tr>
              <td className={firstColumn} />
              {properties.map(({ summary }) => (
                <HeadCell key={summary.ref} property={summary} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.label} row={row} differs={t('saved.differs')} />
            ))}
            {visitForm && (
              <VisitRow properties={properties.map(({ summary }) => summary)} form={visitForm} t={t} />
            )}
          </tbody>
        </table>
      </div>
      <CostNote rows={rows} context={{ locale, priceStyle, t }} />
    </>
  )
}
