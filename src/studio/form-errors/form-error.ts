import type { FormState } from 'payload'

/** A field that is not valid. */
export interface FormError {
  path: string
  message: string
}

/** A field that a save was refused for. */
export interface RefusedField extends FormError {
  /** Its value at that time, as JSON; undefined without one. */
  value: string | undefined
}

const valueAt = (fields: FormState, path: string): string | undefined => JSON.stringify(fields[path]?.value)

/** The fields that are not valid, in the order of the form. */
export const findErrors = (fields: FormState): FormError[] =>
  Object.entries(fields).flatMap(([path, { valid, passesCondition, errorMessage }]) =>
    valid === false && passesCondition !== false ? [{ path, message: errorMessage ?? '' }] : [],
  )

/** All that Payload stores for an error at a path where the form has no field. */
const ofStray = new Set(['initialValue', 'value', 'errorMessage', 'valid', 'errorPaths'])

/**
 * Paths of errors for which the form has no field. Payload never takes such an error back, and refuses every further
 * save for it before the server is asked.
 */
export const findStrayErrors = (fields: FormState): string[] =>
  Object.entries(fields).flatMap(([path, field]) =>
    field.valid === false && field.value === null && Object.keys(field).every((key) => ofStray.has(key))
      ? [path]
      : [],
  )

/** What a refused save names. */
export function refusedFields(fields: FormState): RefusedField[] {
  const stray = new Set(findStrayErrors(fields))
  return findErrors(fields).map((error) => ({
    ...error,
    value: stray.has(error.path) ? undefined : valueAt(fields, error.path),
  }))
}

/**
 * What is still to be corrected: the refused fields that have kept their value, also those that only the server finds
 * wrong, which Payload takes for valid again after the next change anywhere; then what is not valid by now.
 */
export function openErrors(fields: FormState, refused: readonly RefusedField[]): FormError[] {
  const remaining = refused.filter(({ path, value }) => valueAt(fields, path) === value)
  const remainingPaths = new Set(remaining.map(({ path }) => path))
  return [
    ...remaining.map(({ path, message }) => ({ path, message })),
    ...findErrors(fields).filter(({ path }) => !remainingPaths.has(path)),
  ]
}
