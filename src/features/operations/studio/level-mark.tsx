import type { ReactNode } from 'react'

import { studioText } from '@/lib/i18n/studio-text'
import { Badge } from '@/studio/ui/parts'

import type { Level } from '../model/site-state'

const shapes: Record<Level, ReactNode> = {
  good: <path d="M4 8.5 7 11.5 12.5 5" />,
  off: <path d="M4 8h8" />,
  unknown: <path d="M6 6a2 2 0 1 1 2.6 1.9c-.4.2-.6.5-.6 1V9.6M8 12v.1" />,
  warn: <path d="M8 3 14 13.5H2Z M8 7v3M8 11.8v.1" />,
  bad: <path d="M4.5 4.5 11.5 11.5M11.5 4.5 4.5 11.5" />,
}

const tones = { good: 'good', off: undefined, unknown: undefined, warn: 'warn', bad: 'bad' } as const

/** How a part of the site is, as text, icon and colour. */
export function LevelMark({ level, language }: { level: Level; language: string }) {
  return (
    <Badge tone={tones[level]}>
      <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
        {shapes[level]}
      </svg>
      {studioText(language, `operations.level.${level}`)}
    </Badge>
  )
}
