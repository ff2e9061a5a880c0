const arrow = 'm9 5 7 7-7 7'

const Arrow = ({ flipped }: { flipped?: boolean }) => (
  <svg aria-hidden="true" viewBox="0 0 24 24" className={`size-5 ${flipped ? 'rotate-180' : ''}`}>
    <path d={arrow} fill="none" stroke="currentColor" strokeWidth="2" />
  </svg>
)

interface ScrollButtonsProps {
  previousLabel: string
  nextLabel: string
}

/** Buttons that scroll the row before them by its visible width (start-slide-rows.ts); hidden without JavaScript. */
export const ScrollButtons = ({ previousLabel, nextLabel }: ScrollButtonsProps) => (
  <div className="scroll-buttons noscript:invisible">
    <button type="button" data-scroll="-1" aria-label={previousLabel}>
      <Arrow flipped />
    </button>
    <button type="button" data-scroll="1" aria-label={nextLabel}>
      <Arrow />
    </button>
  </div>
)
