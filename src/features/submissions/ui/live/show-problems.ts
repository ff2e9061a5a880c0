import { controlId, errorId, fieldId, fieldOrder } from '@/features/submissions/ui/field-ids'

import { fieldPart, findPart, type LiveForm } from './live-form'

/** Shows or removes the error of a field. */
export function markField({ form, formId }: LiveForm, name: string, text: string | undefined): void {
  const error = document.getElementById(errorId(formId, name))
  const field = fieldPart(form, name)
  if (!error || !field) return
  error.textContent = text ?? ''
  error.hidden = !text
  field.toggleAttribute('data-invalid', Boolean(text))
  const marked =
    field.getAttribute('role') === 'radiogroup' ? [field] : field.querySelectorAll('input, select, textarea')
  for (const each of marked)
    if (text) each.setAttribute('aria-invalid', 'true')
    else each.removeAttribute('aria-invalid')
}

export const isMarked = ({ form }: LiveForm, name: string): boolean =>
  fieldPart(form, name)?.hasAttribute('data-invalid') ?? false

function linkTo({ formId, model }: LiveForm, name: string, text: string): HTMLLIElement {
  const item = document.createElement('li')
  const link = document.createElement('a')
  link.href = `#${controlId(formId, model, name)}`
  link.textContent = text
  item.append(link)
  return item
}

function tryAgainButton({ form, texts }: LiveForm): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'button button-quiet'
  button.textContent = texts.tryAgain
  button.addEventListener('click', () => form.requestSubmit())
  return button
}

export interface Problems {
  errors: Record<string, string>
  /** Error of the submission as a whole. */
  message?: string | undefined
  /** A second attempt may succeed. */
  canTryAgain?: boolean
}

/** Hides the summary. */
export function hideSummary({ formId }: LiveForm): void {
  const summary = document.getElementById(fieldId(formId, 'summary'))
  if (summary) summary.hidden = true
}

/** Marks every field, shows a summary above the form and focuses it. */
export function showProblems(live: LiveForm, { errors, message, canTryAgain = false }: Problems): void {
  const { form, formId, model, texts } = live
  const order = fieldOrder(model)
  for (const name of order) markField(live, name, errors[name])
  const summary = document.getElementById(fieldId(formId, 'summary'))
  if (!summary) return
  const shown = order.filter((name) => errors[name] && fieldPart(form, name))
  // Errors without a visible field are shown in the summary too.
  const others = Object.keys(errors).filter((name) => !shown.includes(name))
  // With errors of fields, the message of the whole would only repeat the heading.
  const general = shown.length === 0 ? message : undefined
  const sentences = [general, ...others.map((name) => errors[name])].filter(Boolean)
  const title = findPart(form, '[data-summary-title]')
  const said = findPart(form, '[data-summary-message]')
  if (title) title.textContent = shown.length > 0 ? texts.summaryTitle : texts.notSent
  if (said) {
    said.textContent = sentences.join(' ')
    said.hidden = sentences.length === 0
  }
  findPart(form, '[data-summary-list]')?.replaceChildren(
    ...shown.map((name) => linkTo(live, name, errors[name] ?? '')),
  )
  summary.querySelector('button')?.remove()
  if (canTryAgain) summary.append(tryAgainButton(live))
  summary.hidden = false
  summary.focus({ preventScroll: true })
  summary.scrollIntoView({ block: 'start' })
}
