import { fieldMark } from '@/lib/field-marks'
import type { DescribedFact } from '@/features/property/model/describe-sections'

interface FactTableProps {
  facts: readonly DescribedFact[]
  /** Letters of the planning legend, by field. */
  codes?: Readonly<Record<string, string>>
}

/** Long texts have the whole width. */
const longFrom = 60

/** Facts side by side, each below its label (property.css). */
export const FactTable = ({ facts, codes = {} }: FactTableProps) => (
  <dl className="fact-table">
    {facts.map(({ field, storedIn, label, value }) => (
      <div
        key={field}
        className={value.length >= longFrom ? 'fact-long' : undefined}
        data-field={fieldMark(storedIn ?? field)}
      >
        <dt>{label}</dt>
        <dd>
          {value}
          {codes[field] && <abbr className="ml-2 text-small text-slate no-underline">({codes[field]})</abbr>}
        </dd>
      </div>
    ))}
  </dl>
)
