import type { ReactNode } from 'react'

interface ListingPanelProps {
  label: string
  /** Number of active choices of the panel, and the same in words. */
  active: { count: number; text: string }
  apply: string
  children: ReactNode
  isWide?: boolean
}

/** The button of a folded part of the bar. */
export const foldButton = 'fold'

/** One folded filter: a panel below its button on wide screens, a row that opens in the sheet on phones. */
export function ListingPanel({ label, active, apply, children, isWide = false }: ListingPanelProps) {
  return (
    <details name="listing-filter" data-panel className="panel">
      <summary className={foldButton} data-active={active.count > 0 || undefined}>
        {label}
        {active.count > 0 && (
          <span className="figures inline-flex size-6 items-center justify-center bg-ink text-small text-ground">
            <span aria-hidden="true">{active.count}</span>
            <span className="sr-only">{active.text}</span>
          </span>
        )}
      </summary>
      <div data-wide={isWide || undefined}>
        <div>{children}</div>
        <p>
          <button type="submit" className="button button-ink w-full">
            {apply}
          </button>
        </p>
      </div>
    </details>
  )
}
