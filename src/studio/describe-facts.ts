import { isRecord } from '@/lib/values/read-value'

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && factsOf(value).length === 0)

const asText = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value))

const isPlainList = (value: unknown): value is unknown[] =>
  Array.isArray(value) && value.every((each) => typeof each !== 'object')

/**
 * Stored JSON as lines of name and text: records inside others are named by their path, empty values are left out.
 *
 * @returns no lines when there is nothing to show
 */
export function factsOf(value: unknown, path = ''): [string, string][] {
  if (isPlainList(value)) return value.length > 0 ? [[path, value.map(asText).join(', ')]] : []
  if (Array.isArray(value))
    return value.flatMap((each, at) => factsOf(each, `${path}${path && ' '}${at + 1}`))
  if (isRecord(value))
    return Object.entries(value).flatMap(([name, inner]): [string, string][] =>
      isEmpty(inner) ? [] : factsOf(inner, path ? `${path} › ${name}` : name),
    )
  return value === null || value === undefined || value === '' ? [] : [[path, asText(value)]]
}
