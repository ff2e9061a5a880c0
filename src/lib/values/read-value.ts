/** Whether a value is an object other than an array. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a value is one of a closed list of texts. */
export const isOneOf = <Choice extends string>(choices: readonly Choice[], value: unknown): value is Choice =>
  choices.some((choice) => choice === value)

/** A stored text without spaces around it; empty for anything else. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** The text of one language in a value read in all languages. */
export const textIn = (value: unknown, locale: string): string =>
  isRecord(value) ? textOf(value[locale]) : ''

/** The id of a relationship that is always set, populated or not. */
export const idOf = (relation: { id: string } | string): string =>
  typeof relation === 'string' ? relation : relation.id

/** The id of a relationship, populated or not; null when it is empty. */
export function relatedId(relation: unknown): string | null {
  if (typeof relation === 'string') return relation
  return isRecord(relation) && typeof relation.id === 'string' ? relation.id : null
}

/** The populated document of a relationship; null when it is empty, or a bare id that the reader may not read. */
export const populated = <Doc extends object>(relation: Doc | string | null | undefined): Doc | null =>
  typeof relation === 'object' ? relation : null
