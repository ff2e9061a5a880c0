import type { DatedRow } from '@/features/property/model/in-force'
import { formatDate } from '@/features/property/model/format-value'
import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'

export interface NamedRate extends DatedRow {
  name: string
  source?: string | null
  checkedOn?: string | null
  /** The last month of a table, as text. */
  until?: string
}

interface RateSourcesProps {
  rates: readonly NamedRate[]
  locale: Locale
  t: Translator
}

/** Every rate that was used, with its source and date: an estimate must state its basis. */
export function RateSources({ rates, locale, t }: RateSourcesProps) {
  const lines = rates.map(({ name, source: written, validFrom, checkedOn, until }) => {
    const source = written || t('costs.noSource')
    if (until) return t('costs.rateUntil', { name, source, month: until })
    const since = validFrom ? formatDate(validFrom, locale) : null
    if (since) return t('costs.rateSince', { name, source, date: since })
    const checked = checkedOn ? formatDate(checkedOn, locale) : null
    return checked
      ? t('costs.rateChecked', { name, source, date: checked })
      : t('costs.rateSource', { name, source })
  })
  if (lines.length === 0) return null
  return (
    <details className="mt-2 text-small">
      <summary className="inline-flex min-h-11 items-center font-semibold underline">
        {t('costs.sources')}
      </summary>
      <ul className="mt-1 space-y-1 text-slate">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  )
}
