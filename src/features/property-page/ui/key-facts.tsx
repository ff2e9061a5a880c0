import { listLacks, type ArrangedFacts } from '@/features/property-page/model/arrange-facts'
import { fieldMark } from '@/lib/field-marks'
import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'

import { FactTable } from './fact-table'
import { PropertyIcon } from './property-icon'

interface KeyFactsProps {
  facts: Pick<ArrangedFacts, 'features' | 'lacks' | 'lackingField' | 'key'>
  locale: Locale
  t: Translator
}

/** What a visitor asks first: what the property has, as icons with words; what it has not, in one sentence. */
export function KeyFacts({ facts, locale, t }: KeyFactsProps) {
  const { features, lacks, lackingField, key } = facts
  return (
    <div className="mt-6 print:mt-4">
      {features.length > 0 && (
        <ul className="features">
          {features.map(({ name, field, label, value, valueField }) => (
            <li key={name} data-field={fieldMark(field)}>
              <PropertyIcon name={name} />
              <span className="min-w-0 hyphens-auto">
                {label} {value && <b data-field={fieldMark(valueField)}>{value}</b>}
              </span>
            </li>
          ))}
        </ul>
      )}
      {lacks.length > 0 && (
        <p className="mb-5 text-small text-slate" data-field={fieldMark(lackingField)}>
          {t('property.lacks', { list: listLacks(lacks, locale) })}
        </p>
      )}
      {key.length > 0 && <FactTable facts={key} />}
    </div>
  )
}
