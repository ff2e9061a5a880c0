import type { DescribedFact } from '@/features/property/model/describe-sections'

interface FactTableProps {
  facts: readonly DescribedFact[]
  /** Letters of the planning legend, by field. */
  codes?: Readonly<Record<string, string>>
}

/** The printed sheet leaves out what its head states, and what its table of costs states. */
const classes: Readonly<Record<string, string>> = {
  ref: 'fact-above',
  address: 'fact-above',
  price: 'fact-above',
  totalCost: 'fact-cost',
  notaryFeeExclVat: 'fact-cost',
  notaryFeeInclVat: 'fact-cost',
  registrationDuties: 'fact-cost',
}

/** Long texts are below their label, over the whole width. */
const longFrom = 60

function Fact({ fact, code }: { fact: DescribedFact; code: string | undefined }) {
  const names = [fact.value.length >= longFrom && 'fact-long', classes[fact.field]].filter(Boolean)
  return (
    <div className={names.join(' ') || undefined}>
      <dt>{fact.label}</dt>
      <dd>
        {fact.value}
        {code && <abbr className="ml-2 text-small text-slate no-underline">({code})</abbr>}
      </dd>
    </div>
  )
}

/** Facts in two columns (property.css). */
export const FactTable = ({ facts, codes = {} }: FactTableProps) => (
  <dl className="fact-table">
    {facts.map((fact) => (
      <Fact key={fact.field} fact={fact} code={codes[fact.field]} />
    ))}
  </dl>
)
