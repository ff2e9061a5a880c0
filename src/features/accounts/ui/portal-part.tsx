import type { ReactNode } from 'react'

interface PortalPartProps {
  /** Unique on the page. */
  id: string
  title: string
  children: ReactNode
}

/** A part of a page with its heading. */
export function PortalPart({ id, title, children }: PortalPartProps) {
  return (
    <section aria-labelledby={id} className="mt-12">
      <h2 id={id} className="text-card font-semibold">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** Figures side by side, each with its label. */
export function Figures({ rows }: { rows: readonly { label: string; value: string }[] }) {
  return (
    <dl className="mt-4 grid grid-cols-2 border-t border-l border-line sm:grid-cols-4">
      {rows.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse justify-end border-r border-b border-line p-4">
          <dt className="text-small text-slate">{label}</dt>
          <dd className="figures font-display text-title font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
