import type { ReactNode } from 'react'

import type { Translator } from '@/lib/i18n/translator'

const paths = {
  pause: 'M6 4h4v16H6ZM14 4h4v16h-4Z',
  play: 'M7 4v16l13-8Z',
  previous: 'm15 4 2 2-6 6 6 6-2 2-8-8Z',
  next: 'm9 4-2 2 6 6-6 6 2 2 8-8Z',
}

const buttonClass =
  'group/control pointer-events-auto inline-flex size-11 items-center justify-center bg-dark/85 text-on-dark hover:bg-dark'

const ControlIcon = ({ name, className = '' }: { name: keyof typeof paths; className?: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className={`size-5 fill-current ${className}`.trim()}>
    <path d={paths[name]} />
  </svg>
)

/** A button that turns the slides by one. */
export const TurnButton = ({ by, t }: { by: -1 | 1; t: Translator }) => {
  const name = by < 0 ? 'previous' : 'next'
  const label = t(`hero.${name}`)
  return (
    <button type="button" data-turn={by} aria-label={label} title={label} className={buttonClass}>
      <ControlIcon name={name} />
    </button>
  )
}

/** The button that pauses and starts the motion (WCAG 2.2.2). `showMotion` says which of the two it does. */
const MotionButton = ({ t }: { t: Translator }) => (
  <button
    type="button"
    data-motion=""
    data-pause={t('hero.pause')}
    data-play={t('hero.play')}
    className={buttonClass}
  >
    <ControlIcon name="pause" className="not-group-data-playing/control:hidden" />
    <ControlIcon name="play" className="group-data-playing/control:hidden" />
  </button>
)

interface MotionControlsProps {
  t: Translator
  /** What follows the button that pauses. */
  children?: ReactNode
}

/** The controls over a picture, hidden until a script makes them work: at its bottom, on wide screens at the right. */
export const MotionControls = ({ t, children }: MotionControlsProps) => (
  <div data-motion-controls="" hidden className="wrap pointer-events-none absolute inset-x-0 bottom-4 z-20">
    <div className="flex gap-px sm:w-88 lg:ml-auto">
      <MotionButton t={t} />
      {children}
    </div>
  </div>
)
