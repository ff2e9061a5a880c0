/**
 * Whether a value is empty: null, undefined, or a text that is blank after trimming. Zero and false are values.
 * Specification section 5, "Empty value".
 */
export const isEmpty = (value: unknown): value is null | undefined | '' =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '')
