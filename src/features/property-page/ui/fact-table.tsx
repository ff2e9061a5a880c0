import type { DescribedFact } from '@/features/property/model/describe-sections'

interface FactTableProps {
  facts: readonly DescribedFact[]
  /** Letters of the planning legend, by field. */
  codes?: Readonly<Record<string, string>>
}

/** Long texts are below their label, over the whole width. */
const longFrom = 60

function Fact({ fact, code }: { fact: DescribedFact; code: string | undefined }) {
  const isLong = fact.value.length >= longFrom
  return (
    <div
      className={`border-b border-line py-2.5 print:py-0.5 ${isLong ? 'md:col-span-2' : 'flex justify-between gap-6'}`}
    >
      <dt className="min-w-0 hyphens-auto text-slate">{fact.label}</dt>
      <dd className={`break-words font-medium ${isLong ? 'mt-1 max-w-3xl' : 'max-w-[60%] text-right'}`}>
        {fact.value}
        {code && <abbr className="ml-2 text-small text-slate no-underline">({code})</abbr>}
      </dd>
    </div>
  )
}

/** Facts in two columns with hairlines between them; the printed sheet has room for the first eight. */
export const FactTable = ({ facts, codes = {} }: FactTableProps) => (
  <dl className="figures grid gap-x-12 border-t border-line md:grid-cols-2 print:grid-cols-2 print:gap-x-6 print:[&>div:nth-child(n+9)]:hidden">
    {facts.map((fact) => (
      <Fact key={fact.field} fact={fact} code={codes[fact.field]} />
    ))}
  </dl>
)
