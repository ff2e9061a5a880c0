import { studioTranslator } from '@/lib/i18n/studio-text'
import type { CsvColumn } from '@/lib/values/csv'

import { fieldLabel, valueText, type Names } from './describe-value'
import type { FieldChange } from './difference'
import type { RunRow } from './run-rows'

/** A row of a run with one of its changes. */
export type ChangeRow = RunRow & { change: FieldChange | null }

/** Why a record is refused, or a value of it was left out, in the editor's language. */
export function reasonText({ reason, warnings }: RunRow, language: string): string {
  if (!reason) return ''
  const fields = warnings.filter((each) => each.reason === 'missing')
  const names = fields.map(({ field }) => fieldLabel(field, language)).join(', ')
  return studioTranslator(language)(`imports.reasons.${reason}`, { fields: names })
}

/** The columns of the CSV file of a run. */
export function runColumns(language: string, names: Names): CsvColumn<ChangeRow>[] {
  const t = studioTranslator(language)
  const text = ({ change }: ChangeRow, side: 'old' | 'new') =>
    change && valueText(change.field, change[side], { language, names })
  return [
    { heading: t('imports.record'), value: ({ number }) => number },
    { heading: t('imports.columns.state'), value: ({ kind }) => t(`imports.one.${kind}`) },
    { heading: t('imports.field'), value: ({ change }) => change && fieldLabel(change.field, language) },
    { heading: t('imports.before'), value: (row) => text(row, 'old') },
    { heading: t('imports.after'), value: (row) => text(row, 'new') },
    { heading: t('imports.why'), value: (row) => reasonText(row, language) },
  ]
}
