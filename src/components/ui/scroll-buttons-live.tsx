import { useRef } from 'react'

const arrow = 'm9 5 7 7-7 7'

const Arrow = ({ flipped }: { flipped?: boolean }) => (
  <svg aria-hidden="true" viewBox="0 0 24 24" className={`size-5 ${flipped ? 'rotate-180' : ''}`}>
    <path d={arrow} fill="none" stroke="currentColor" strokeWidth="2" />
  </svg>
)

const buttonClass =
  'inline-flex size-12 items-center justify-center border border-current hover:bg-ink hover:text-white'

interface ScrollButtonsProps {
  previousLabel: string
  nextLabel: string
}

/** Buttons that scroll the row before them by its visible width. */
export function ScrollButtons({ previousLabel, nextLabel }: ScrollButtonsProps) {
  const place = useRef<HTMLDivElement>(null)
  const move = (direction: 1 | -1) => {
    const row = place.current?.parentElement?.previousElementSibling
    row?.scrollBy({ left: direction * row.clientWidth, behavior: 'smooth' })
  }
  return (
    <div ref={place} className="flex gap-2">
      <button type="button" className={buttonClass} onClick={() => move(-1)} aria-label={previousLabel}>
        <Arrow flipped />
      </button>
      <button type="button" className={buttonClass} onClick={() => move(1)} aria-label={nextLabel}>
        <Arrow />
      </button>
    </div>
  )
}
