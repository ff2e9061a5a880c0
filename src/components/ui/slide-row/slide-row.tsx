import type { ReactNode } from 'react'

interface SlideRowProps {
  /** Name of the row for screen readers; left out where the section around it has it. */
  label?: string
  /** Role description of a carousel. */
  role: string
  className?: string
  /** The list whose items are the slides. Their distances are margins. */
  children: ReactNode
  /** What follows the row: its buttons. */
  after: ReactNode
}

/**
 * A row that scrolls sideways and comes to rest at the beginning of an item. Where the items do not fit, Swiper moves them
 * from the first gesture on the row or its buttons (start-slide-rows.ts).
 */
export const SlideRow = ({ label, role, className = '', children, after }: SlideRowProps) => (
  <div data-slide-row="" className="relative">
    <div
      role="group"
      aria-roledescription={role}
      aria-label={label}
      tabIndex={0}
      className={`snap-x snap-mandatory overflow-x-auto motion-safe:scroll-smooth [scrollbar-width:none] ${className}`.trim()}
    >
      {children}
    </div>
    {after}
  </div>
)
