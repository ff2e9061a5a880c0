import { allOwnValues, ownFields } from '@/features/property/model/own-fields'
import { locales } from '@/lib/i18n/locales'
import { isRecord, relatedId } from '@/lib/values/read-value'

import { localizedKey, type FieldValue, type FieldValues } from './field-values'
import { importTargets } from './targets'

/** Targets that are stored as relations under other names. Files are stored as documents of their own. */
const related: ReadonlySet<string> = new Set([
  'typeWebId',
  'furtherTypeWebIds',
  'localityZip',
  'localityName',
  'localityCountry',
  'agentName',
  'agentEmail',
  'agentPhone',
  'projectNumber',
])

function toFieldValue(value: unknown): FieldValue {
  if (Array.isArray(value)) return value.map(String)
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null
}

/** The targets that a property has under their own names. */
const storedTargets = importTargets.filter(({ name, kind }) => !related.has(name) && kind !== 'fileList')

/** They share a column. */
const ownNames: ReadonlySet<string> = new Set(ownFields.map(({ name }) => name))

/** The fields of a property that `flattenProperty` reads. */
export const flattenedFields: readonly string[] = [
  'type',
  'furtherTypes',
  'locality',
  'agent',
  'project',
  'ownValues',
  ...storedTargets.map(({ name }) => name).filter((name) => !ownNames.has(name)),
]

const idsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.flatMap((each) => relatedId(each) ?? []) : []

/** The values of a stored property, read in all languages, under the keys of an import. */
export function flattenProperty(property: Readonly<Record<string, unknown>>): FieldValues {
  const values: Record<string, FieldValue> = {
    type: relatedId(property.type),
    furtherTypes: idsOf(property.furtherTypes),
    locality: relatedId(property.locality),
    agent: relatedId(property.agent),
    project: relatedId(property.project),
  }
  const ownValues = allOwnValues(property.ownValues)
  for (const { name, kind } of storedTargets) {
    const value = ownNames.has(name) ? ownValues[name] : property[name]
    if (kind !== 'localizedText') values[name] = toFieldValue(value)
    else
      for (const locale of locales)
        values[localizedKey(name, locale)] = toFieldValue(isRecord(value) ? value[locale] : null)
  }
  return values
}
