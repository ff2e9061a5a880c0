import type { DefaultServerCellComponentProps } from 'payload'

import { labelOfMention } from '@/features/compliance/model/mentions'
import { inLanguage } from '@/lib/i18n/locales'

/** List cell: the missing mentions of a property; empty when complete. */
export function MissingCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  const names: unknown[] = Array.isArray(cellData) ? cellData : []
  const labels = names.flatMap((name) => (typeof name === 'string' ? (labelOfMention(name) ?? []) : []))
  return <span>{labels.map((label) => inLanguage(i18n.language, label)).join(', ')}</span>
}
