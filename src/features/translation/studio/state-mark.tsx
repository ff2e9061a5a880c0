import type { ReactNode } from 'react'

import type { PublicationState } from '@/features/translation/model/publication-state'
import { Badge } from '@/studio/ui/parts'

const shapes: Record<PublicationState, ReactNode> = {
  absent: <path d="M4 8h8" />,
  draft: <path d="M3.5 12.5 4 10l6.5-6.5 2 2L6 12z" />,
  published: <path d="M4 8.5 7 11.5 12.5 5" />,
  changed: <path d="M8 2a6 6 0 1 1 0 12A6 6 0 0 1 8 2Zm0 3v3.5M8 11v.2" />,
  review: <path d="M8 4.5V8l2.5 1.8M14 8A6 6 0 1 1 8 2" />,
}

const tones: Record<PublicationState, 'good' | 'warn' | 'bad' | undefined> = {
  absent: 'bad',
  draft: undefined,
  published: 'good',
  changed: 'warn',
  review: 'warn',
}

/** The state of a document, or of one of its languages, as text, icon and colour. */
export function StateMark({ state, children }: { state: PublicationState; children: ReactNode }) {
  return (
    <Badge tone={tones[state]}>
      <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
        {shapes[state]}
      </svg>
      <span>{children}</span>
    </Badge>
  )
}
