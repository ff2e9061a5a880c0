import type { PhotoTexts } from '../card-data'

const arrows = { previous: 'm15 5-7 7 7 7', next: 'm9 5 7 7-7 7' }

interface ArrowProps {
  label: string
  path: string
  step: -1 | 1
}

/** Only "next" is reached by Tab: it leads around, and the arrow keys go both ways. */
const Arrow = ({ label, path, step }: ArrowProps) => (
  <button type="button" aria-label={label} data-step={step} tabIndex={step < 0 ? -1 : undefined}>
    <svg viewBox="0 0 24 24" aria-hidden="true" className="icon-line size-5">
      <path d={path} />
    </svg>
  </button>
)

/**
 * The model of what card-photos.ts copies into each card of the list before it: the row of pictures, buttons and position.
 * Not a `template`, which React cannot take over in the preview.
 */
export const CardPhotosModel = ({ texts }: { texts: PhotoTexts }) => (
  <div hidden data-position={texts.position}>
    <div className="photo-track" tabIndex={-1} aria-hidden="true">
      <div />
    </div>
    <div className="photo-controls" role="group" aria-label={texts.name}>
      <Arrow label={texts.previous} path={arrows.previous} step={-1} />
      <span className="figures" aria-hidden="true" />
      <Arrow label={texts.next} path={arrows.next} step={1} />
      <span className="sr-only" role="status" />
    </div>
  </div>
)
