/** The id behind a relationship, whether it was populated or not; `null` when it is empty. */
export function relatedId(value: unknown): string | null {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null || !('id' in value)) return null
  return typeof value.id === 'string' ? value.id : null
}
