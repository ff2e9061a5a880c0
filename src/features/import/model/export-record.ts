import type { Locale } from '@/lib/i18n/locales'

import { isAbsent, localizedKey, type FieldValues } from './field-values'
import { importTargets } from './targets'

/** A place and the types of a property, which an import finds by these values. */
export interface ExportedRelations {
  agentName?: string
  agentEmail?: string | null
  agentPhone?: string | null
  projectNumber?: number
  /** Absolute addresses. */
  pictures: readonly string[]
  plans: readonly string[]
  localityZip: string
  localityName: Readonly<Partial<Record<Locale, string>>>
  localityCountry: number
  typeWebId: number
  furtherTypeWebIds: readonly number[]
}

/**
 * The record of a property in one language, in the format `perron`; fields without a value are left out.
 *
 * @param values as `flattenProperty` returns them
 */
export function toExportRecord(
  id: number,
  language: Locale,
  values: FieldValues,
  { localityName, ...relations }: ExportedRelations,
): Record<string, unknown> {
  const record: Record<string, unknown> = {
    id,
    language,
    ...relations,
    localityName: localityName[language],
  }
  for (const { name, kind } of importTargets) {
    if (name in record) continue
    const value = values[kind === 'localizedText' ? localizedKey(name, language) : name]
    if (isAbsent(value) || (Array.isArray(value) && value.length === 0)) continue
    record[name] = kind === 'date' ? String(value).slice(0, 10) : value
  }
  return record
}
