import { labelColon } from '@/lib/i18n/label-colon'
import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'
import type { DescribedFact } from '@/features/property/model/describe-sections'

interface PlanningLegendProps {
  facts: readonly DescribedFact[]
  codes: Readonly<Record<string, string>>
  locale: Locale
  t: Translator
}

/** The letters of a Flemish advert, each with its meaning and answer. */
export function PlanningLegend({ facts, codes, locale, t }: PlanningLegendProps) {
  const explained = facts.flatMap((fact) => {
    const code = codes[fact.field]
    return code ? [{ ...fact, code }] : []
  })
  if (explained.length === 0) return null
  const colon = labelColon(locale)
  return (
    <details className="mt-4">
      <summary className="inline-flex min-h-11 items-center gap-2 text-small font-semibold underline">
        {t('property.planningLegend')}
        {colon}
        {explained.map(({ code }) => code).join(', ')}
      </summary>
      <dl className="mt-2 space-y-1 text-small">
        {explained.map(({ code, label, value }) => (
          <div key={code} className="flex gap-3">
            <dt className="w-14 shrink-0 font-semibold">{code}</dt>
            <dd>
              {label}
              {colon}
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
