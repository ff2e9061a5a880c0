import type { ReactNode } from 'react'

import { ScrollButtons } from './scroll-buttons'

interface ScrollSliderProps {
  label: string
  previousLabel: string
  nextLabel: string
  /** `<li>` elements, each as wide as it shall be shown. */
  children: ReactNode
}

/** A row to swipe; the buttons move it by what is visible. Without JavaScript it still scrolls. */
export const ScrollSlider = ({ label, previousLabel, nextLabel, children }: ScrollSliderProps) => (
  <div>
    <ul
      tabIndex={0}
      aria-label={label}
      className="flex snap-x snap-mandatory gap-x-8 overflow-x-auto [scrollbar-width:none]"
    >
      {children}
    </ul>
    <div className="mt-8 min-h-12">
      <ScrollButtons previousLabel={previousLabel} nextLabel={nextLabel} />
    </div>
  </div>
)
