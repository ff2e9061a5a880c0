import type { FormModel } from '@/lib/forms/form-model'
import type { ProblemTexts } from '@/lib/forms/problems'

import type { LiveTexts } from '../form-texts'

/** A form in the page, and what is known of it; every part of its behaviour works on this. */
export interface LiveForm {
  form: HTMLFormElement
  formId: string
  model: FormModel
  texts: LiveTexts
  problems: ProblemTexts
  /** Ends all listening. */
  signal: AbortSignal
}

/** The first element of the form that fits a selector. */
export const partOf = (form: HTMLFormElement, selector: string): HTMLElement | null =>
  form.querySelector<HTMLElement>(selector)

export const fieldPart = (form: HTMLFormElement, name: string): HTMLElement | null =>
  partOf(form, `[data-field="${name}"]`)
