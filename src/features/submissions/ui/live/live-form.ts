import type { FormModel } from '@/features/submissions/model/form-model'
import type { ProblemTexts } from '@/features/submissions/model/problems'

import type { LiveTexts } from '@/features/submissions/ui/form-texts'

/** A rendered form with its data, shared by all parts of its behaviour. */
export interface LiveForm {
  form: HTMLFormElement
  formId: string
  model: FormModel
  texts: LiveTexts
  problems: ProblemTexts
  /** Removes all listeners when aborted. */
  signal: AbortSignal
}

/** The first element of the form that matches a selector. */
export const findPart = (form: HTMLFormElement, selector: string): HTMLElement | null =>
  form.querySelector<HTMLElement>(selector)

export const fieldPart = (form: HTMLFormElement, name: string): HTMLElement | null =>
  findPart(form, `[data-input="${name}"]`)
