import { toLocale } from '@/lib/i18n/locales'
import { schemaText } from '@/lib/i18n/schema-messages'

import type { FeedFormatName } from './feed-formats'
import type { RunState } from './import-run'
import type { Schedule } from './import-schedule'
import type { HeldReason } from './reasons'

const optionText = (collection: string, field: string, value: string, language: string): string =>
  schemaText('collections', collection, 'fields', field, 'options', value)[toLocale(language)]

/** Stored values in the editor's language, as in the forms of their documents. */
export const formatText = (format: FeedFormatName, language: string): string =>
  optionText('importSources', 'format', format, language)

export const scheduleText = (schedule: Schedule, language: string): string =>
  optionText('importSources', 'schedule', schedule, language)

export const runStateText = (state: RunState, language: string): string =>
  optionText('importRuns', 'state', state, language)

export const heldReasonText = (reason: HeldReason, language: string): string =>
  optionText('importRuns', 'heldReasons', reason, language)
