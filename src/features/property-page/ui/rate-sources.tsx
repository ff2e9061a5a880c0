import type { DatedRow } from '@/features/property/model/in-force'
import { formatDate } from '@/features/property/model/format-value'
import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'

export interface NamedRate extends DatedRow {
  name: string
  source?: string | null
  /** Chosen by the agency, so that no source could state its first day. */
  isOwn?: boolean
}

interface RateSourcesProps {
  rates: readonly NamedRate[]
  locale: Locale
  t: Translator
}

/** Every rate that was used, with its source and first day: an estimate must state its basis. */
export function RateSources({ rates, locale, t }: RateSourcesProps) {
  const lines = rates.map(({ name, source: written, validFrom, isOwn }) => {
    const source = written || t('costs.noSource')
    const date = validFrom ? formatDate(validFrom, locale) : null
    if (date) return t('costs.rateSince', { name, source, date })
    return isOwn ? t('costs.rateChosen', { name, source }) : t('costs.rateSource', { name, source })
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
