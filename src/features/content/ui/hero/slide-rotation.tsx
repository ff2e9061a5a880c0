import type { ReactNode } from 'react'

import { ScriptPlace } from '@/components/ui/script-place'

import type { MotionTexts } from './motion-texts'

export interface SlidesData {
  /** The names of the slides, in order. */
  names: string[]
  texts: MotionTexts & { previous: string; next: string }
}

interface SlideRotationProps extends SlidesData {
  /** Accessible name of the slides. */
  label: string
  /** Role description of the carousel. */
  role: string
  /** The slides, all but the first one hidden. */
  children: ReactNode
}

/** Slides that rotate once the page is idle (start-slides.ts); until then the first one is an ordinary picture. */
export const SlideRotation = ({ label, role, names, texts, children }: SlideRotationProps) => (
  <div role="group" aria-roledescription={role} aria-label={label} className="absolute inset-0">
    <div data-slides="" className="absolute inset-0 isolate">
      {children}
    </div>
    <ScriptPlace as="div" data-slide-controls={JSON.stringify({ names, texts })} />
  </div>
)
