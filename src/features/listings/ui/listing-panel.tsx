import { ChevronDown } from 'lucide'
import type { ReactNode } from 'react'

import { Icon } from '@/components/ui/icon'

interface ListingPanelProps {
  label: string
  /** Number of active choices of the panel, and the same in words. */
  active: { count: number; text: string }
  apply: string
  children: ReactNode
  isWide?: boolean
}

/** The button of a folded part of the bar. */
export const foldButton =
  'flex min-h-12 cursor-pointer list-none items-center gap-2 font-semibold [&::-webkit-details-marker]:hidden'

/** One folded filter: a panel below its button on wide screens, a row that opens in the sheet on phones. */
export function ListingPanel({ label, active, apply, children, isWide = false }: ListingPanelProps) {
  return (
    <details
      name="listing-filter"
      data-panel
      className="group/panel relative border-line max-lg:border-b max-lg:px-5"
    >
      <summary
        className={`${foldButton} border-line group-open/panel:border-ink hover:border-ink max-lg:min-h-14 max-lg:justify-between lg:border lg:px-4 ${active.count > 0 ? 'lg:border-ink' : ''}`}
      >
        {label}
        <span className="flex items-center gap-2">
          {active.count > 0 && (
            <span className="figures inline-flex size-6 items-center justify-center bg-ink text-small text-white">
              <span aria-hidden="true">{active.count}</span>
              <span className="sr-only">{active.text}</span>
            </span>
          )}
          <Icon node={ChevronDown} className="size-4 transition-transform group-open/panel:rotate-180" />
        </span>
      </summary>
      <div
        className={`max-lg:pb-5 lg:absolute lg:top-full lg:left-0 lg:z-10 lg:mt-2 lg:border lg:border-ink lg:bg-white ${isWide ? 'lg:w-2xl' : 'lg:w-80'}`}
      >
        <div className="lg:max-h-[min(32rem,60dvh)] lg:overflow-y-auto lg:p-5">{children}</div>
        <p className="border-t border-line p-3 max-lg:hidden">
          <button type="submit" className="button button-ink w-full">
            {apply}
          </button>
        </p>
      </div>
    </details>
  )
}
