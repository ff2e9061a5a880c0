'use client'

import type { ReactNode } from 'react'
import { useRef } from 'react'

interface ScrollSliderProps {
  label: string
  previousLabel: string
  nextLabel: string
  /** `<li>` elements, each as wide as it shall be shown. */
  children: ReactNode
}

const arrow = 'm9 5 7 7-7 7'

const Arrow = ({ flipped }: { flipped?: boolean }) => (
  <svg aria-hidden="true" viewBox="0 0 24 24" className={`size-5 ${flipped ? 'rotate-180' : ''}`}>
    <path d={arrow} fill="none" stroke="currentColor" strokeWidth="2" />
  </svg>
)

/** A row to swipe; the buttons move it by what is visible. Without JavaScript it still scrolls. */
export function ScrollSlider({ label, previousLabel, nextLabel, children }: ScrollSliderProps) {
  const list = useRef<HTMLUListElement>(null)
  const move = (direction: 1 | -1) => {
    const element = list.current
    element?.scrollBy({ left: direction * element.clientWidth, behavior: 'smooth' })
  }
  const buttonClass =
    'inline-flex size-12 items-center justify-center border border-current hover:bg-ink hover:text-white'
  return (
    <div>
      <ul
        ref={list}
        tabIndex={0}
        aria-label={label}
        className="flex snap-x snap-mandatory gap-x-8 overflow-x-auto [scrollbar-width:none]"
      >
        {children}
      </ul>
      <div className="mt-8 flex gap-2">
        <button type="button" className={buttonClass} onClick={() => move(-1)} aria-label={previousLabel}>
          <Arrow flipped />
        </button>
        <button type="button" className={buttonClass} onClick={() => move(1)} aria-label={nextLabel}>
          <Arrow />
        </button>
      </div>
    </div>
  )
}
