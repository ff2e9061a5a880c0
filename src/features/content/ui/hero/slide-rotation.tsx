import type { ReactNode } from 'react'

import type { MotionTexts } from './motion-controls'
import { SlideControls } from './slide-controls'

interface SlideRotationProps {
  /** Accessible name of the slides. */
  label: string
  /** Role description of the carousel. */
  role: string
  /** The names of the slides, in order. */
  names: string[]
  texts: MotionTexts & { previous: string; next: string }
  /** The slides, all but the first one hidden. */
  children: ReactNode
}

/** Slides that rotate once the page is idle; until then the first one is an ordinary picture. */
export const SlideRotation = ({ label, role, names, texts, children }: SlideRotationProps) => (
  <div role="group" aria-roledescription={role} aria-label={label} className="absolute inset-0">
    <div className="absolute inset-0 isolate">
      <div className="swiper size-full">
        <div className="swiper-wrapper size-full">{children}</div>
      </div>
    </div>
    <SlideControls names={names} texts={texts} />
  </div>
)
