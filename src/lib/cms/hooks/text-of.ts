/** A stored text without spaces around it; empty for anything else. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** The text of one language out of a value read in all languages. */
export function textIn(value: unknown, locale: string): string {
  if (typeof value !== 'object' || value === null) return ''
  return textOf((value as Record<string, unknown>)[locale])
}
