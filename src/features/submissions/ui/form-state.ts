/** The values of a refused submission, shown again, so that they need not be typed twice. */
export interface FormState {
  /** As submitted, by name of the field. */
  values: Record<string, string | string[]>
  /** One text per field. */
  errors: Record<string, string>
  /** Error of the submission as a whole. */
  message?: string | undefined
  /** The question for a visitor without JavaScript instead of the captcha. */
  question?: { text: string; token: string } | undefined
  /** Idempotency key, also without JavaScript. */
  key?: string | undefined
}

export const emptyState: FormState = { values: {}, errors: {} }

/** The value of a field with one value. */
export function textValue({ values }: FormState, name: string): string {
  const value = values[name]
  return (Array.isArray(value) ? value[0] : value) ?? ''
}

/** The values of a field with several values. */
export const listValue = ({ values }: FormState, name: string): string[] =>
  [values[name] ?? []].flat().filter((value) => value !== '')
