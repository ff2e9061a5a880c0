import type { DescribedFact } from '@/lib/property/describe-sections'

/** Facts of one section in two columns, hairlines between them. */
export function FactsTable({ id, title, facts }: { id: string; title: string; facts: DescribedFact[] }) {
  return (
    <section aria-labelledby={id} className="mt-12">
      <h2 id={id} className="text-card">
        {title}
      </h2>
      <dl className="figures mt-4 grid gap-x-12 border-t border-line md:grid-cols-2">
        {facts.map((fact) => (
          <div key={fact.label} className="flex justify-between gap-6 border-b border-line py-2.5">
            <dt className="hyphens-auto text-slate">{fact.label}</dt>
            <dd className="max-w-[60%] text-right font-medium break-words">{fact.value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
