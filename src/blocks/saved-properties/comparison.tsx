import { Picture } from '@/components/ui/picture'
import { findComparison } from '@/features/listings/server/find-comparison'
import { getPropertySettings } from '@/features/property/server/get-property-settings'
import type { PropertySummary } from '@/features/property/model/property-summary'
import { compareProperties, type ComparisonRow } from '@/features/saved/model/comparison'
import { refsQuery } from '@/features/saved/model/saved-params'

import type { ListViewProps } from './list-view-props'

/** Narrow enough to show the next property beside it on a phone, wide enough for German words. */
const firstColumn = 'sticky left-0 z-1 w-30 bg-ground text-left break-words hyphens-auto md:w-52'

/** By the number of properties: below the first width the table scrolls, above the second it does not grow. */
const widths: Record<number, string> = {
  2: 'min-w-[27rem] max-w-[56rem]',
  3: 'min-w-[37rem] max-w-[76rem]',
  4: 'min-w-[47rem]',
}

const HeadCell = ({ property }: { property: PropertySummary }) => (
  <th scope="col" className="pr-4 pb-4 text-left align-top font-normal">
    <div className="aspect-[4/3] bg-mist">
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
      {row.label}{' '}
      {row.differs && (
        <span className="font-bold text-brand">
          <span aria-hidden="true">≠</span>
          <span className="sr-only"> ({differs})</span>
        </span>
      )}
    </th>
    {row.values.map((value, index) => (
      <td key={index} className="py-3 pr-4 align-top break-words hyphens-auto">
        {value ?? '–'}
      </td>
    ))}
  </tr>
)

/** Up to four properties side by side, with their differences marked. Wide tables scroll; the first column stays. */
export async function Comparison({ refs, compared, locale, path, t }: ListViewProps) {
  const [properties, { priceStyle }] = await Promise.all([
    findComparison(compared, locale),
    getPropertySettings(locale),
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
        className="overflow-x-auto"
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
          </tbody>
        </table>
      </div>
    </>
  )
}
