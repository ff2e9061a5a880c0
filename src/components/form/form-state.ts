/** What a submission that could not be taken left behind: shown again, so that nothing has to be typed twice. */
export interface FormState {
  /** As they were sent, by name of the field. */
  values: Record<string, string | string[]>
  /** One text per field. */
  errors: Record<string, string>
  /** What is wrong with the submission as a whole. */
  message?: string | undefined
  /** What a visitor without JavaScript answers in place of the captcha. */
  question?: { text: string; token: string } | undefined
  /** Makes sending it twice the same, without JavaScript too. */
  key?: string | undefined
}

export const emptyState: FormState = { values: {}, errors: {} }

/** The value of a field that takes one. */
export function textValue({ values }: FormState, name: string): string {
  const value = values[name]
  return (Array.isArray(value) ? value[0] : value) ?? ''
}

/** The values of a field that takes several. */
export const listValue = ({ values }: FormState, name: string): string[] =>
  [values[name] ?? []].flat().filter((value) => value !== '')
