import type { ReactNode } from 'react'

/** Translated texts, because the controls are client components. */
export interface MotionTexts {
  pause: string
  play: string
}

const buttonClass =
  'pointer-events-auto inline-flex size-11 items-center justify-center bg-ink/85 text-white hover:bg-ink'

interface ControlProps {
  label: string
  path: string
  onClick: () => void
}

export const Control = ({ label, path, onClick }: ControlProps) => (
  <button type="button" aria-label={label} title={label} onClick={onClick} className={buttonClass}>
    <svg aria-hidden="true" viewBox="0 0 24 24" className="size-5 fill-current">
      <path d={path} />
    </svg>
  </button>
)

interface MotionButtonProps {
  isPlaying: boolean
  texts: MotionTexts
  onToggle: () => void
}

/** Pauses and starts the animation (WCAG 2.2.2). */
export const MotionButton = ({ isPlaying, texts, onToggle }: MotionButtonProps) => (
  <Control
    label={isPlaying ? texts.pause : texts.play}
    path={isPlaying ? 'M6 4h4v16H6ZM14 4h4v16h-4Z' : 'M7 4v16l13-8Z'}
    onClick={onToggle}
  />
)

interface ControlBarProps {
  /** At the bottom of the picture, on wide screens too, where no other element is. */
  isLow?: boolean
  children: ReactNode
}

/** Position of the controls: at the bottom of the picture; in a hero on wide screens at the right, above the steps at the bottom. */
export const ControlBar = ({ isLow = false, children }: ControlBarProps) => (
  <div className={`wrap pointer-events-none absolute inset-x-0 bottom-4 z-20 ${isLow ? '' : 'lg:bottom-30'}`}>
    <div className={`flex gap-px ${isLow ? 'justify-end' : 'lg:ml-auto lg:w-96'}`}>{children}</div>
  </div>
)
