import { studioTranslator } from '@/lib/i18n/studio-text'
import { isRecord } from '@/lib/values/read-value'
import type { ImportRun } from '@/payload-types'
import { Badge, type Tone } from '@/studio/ui/parts'

import { isOpenRun, type RunState } from '../model/import-run'
import { runStateText } from '../model/option-texts'
import { arrivalActor, scheduleActor } from '../server/queue-run'
import { countsOf } from '../server/read-runs'

const tones: Readonly<Partial<Record<RunState, Tone>>> = {
  applied: 'good',
  reviewed: 'good',
  held: 'warn',
  failed: 'bad',
}

interface RunProps {
  run: ImportRun
  language: string
}

/** Where a run is, with how far it has got. */
export function RunStateBadge({ run, language }: RunProps) {
  const { state, progress } = run
  if (!state) return null
  const label = runStateText(state, language)
  const { done, total } = isRecord(progress) ? progress : {}
  const isCounted = isOpenRun(state) && typeof done === 'number' && typeof total === 'number'
  return (
    <Badge tone={tones[state]}>
      {isCounted ? studioTranslator(language)('imports.working', { state: label, done, total }) : label}
    </Badge>
  )
}

/** What a run found, in a line. */
export function resultText(run: ImportRun, language: string): string {
  const counts = countsOf(run)
  const t = studioTranslator(language)
  if (!counts) return t('imports.unknownResult')
  const { new: made, changed, gone, refused } = counts
  return t('imports.result', { made, changed, gone, refused })
}

export function actorText({ actor }: ImportRun, language: string): string {
  const t = studioTranslator(language)
  if (actor === arrivalActor) return t('imports.byArrival')
  return actor === scheduleActor ? t('imports.bySchedule') : actor
}
