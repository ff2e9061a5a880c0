import { isRecord } from './read-value'

/** Databases store "nothing" in several ways. */
const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isRecord(value) && Object.values(value).every(isEmpty))

/** Whether two stored values are the same to an editor: nothing, an empty text and an empty list are. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (isEmpty(one) || isEmpty(other)) return isEmpty(one) && isEmpty(other)
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((each, index) => isSameValue(each, other[index]))
  if (!isRecord(one) || !isRecord(other)) return false
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) =>
    isSameValue(one[key], other[key]),
  )
}
