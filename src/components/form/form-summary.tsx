import type { FormModel } from '@/lib/forms/form-model'
import type { Translator } from '@/lib/i18n/translator'

import { controlId, fieldId, fieldOrder } from './field-ids'
import type { FormState } from './form-state'

interface FormSummaryProps {
  formId: string
  model: FormModel
  state: FormState
  t: Translator
}

/** What was wrong, above the form, with a way to each field; there but empty while nothing is. */
export function FormSummary({ formId, model, state, t }: FormSummaryProps) {
  const { errors, message } = state
  const names = fieldOrder(model).filter((name) => errors[name])
  // With fields to name, the message of the whole only repeats the heading.
  const isWhole = names.length === 0 && Boolean(message)
  const isShown = names.length > 0 || isWhole
  return (
    <div
      id={fieldId(formId, 'summary')}
      data-form-summary
      role="alert"
      tabIndex={-1}
      hidden={!isShown}
      // Without JavaScript this is where the answer begins.
      autoFocus={isShown}
      className="form-summary"
    >
      <p className="font-display text-card font-semibold" data-summary-title>
        {names.length > 0 ? t('formView.summaryTitle') : t('formView.notSent')}
      </p>
      <p data-summary-message hidden={!isWhole}>
        {isWhole && message}
      </p>
      <ul data-summary-list>
        {names.map((name) => (
          <li key={name}>
            <a href={`#${controlId(formId, model, name)}`}>{errors[name]}</a>
          </li>
        ))}
        {state.question && !errors.questionAnswer && (
          <li>
            <a href={`#${fieldId(formId, 'questionAnswer')}`}>{state.question.text}</a>
          </li>
        )}
      </ul>
    </div>
  )
}
