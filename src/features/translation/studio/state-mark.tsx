import type { ReactNode } from 'react'

import type { TranslationState } from '@/features/translation/model/language-states'

const shapes: Record<TranslationState, ReactNode> = {
  complete: <path d="M4 8.5 7 11.5 12.5 5" />,
  stale: <path d="M8 4.5V8l2.5 1.8M14 8A6 6 0 1 1 8 2" />,
  partial: <path d="M8 2a6 6 0 1 1 0 12A6 6 0 0 1 8 2Zm0 0v12M5.5 5v6" />,
  fallback: <path d="M4 8h8" />,
}

const tones: Record<TranslationState, 'good' | 'warn' | 'bad'> = {
  complete: 'good',
  stale: 'warn',
  partial: 'warn',
  fallback: 'bad',
}

/** The state of a language as text, icon and colour. */
export function StateMark({ state, children }: { state: TranslationState; children: ReactNode }) {
  return (
    <span className="studio-badge" data-tone={tones[state]}>
      <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
        {shapes[state]}
      </svg>
      <span>{children}</span>
    </span>
  )
}
