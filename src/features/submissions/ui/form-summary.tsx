import type { FormModel } from '@/features/submissions/model/form-model'
import type { Translator } from '@/lib/i18n/translator'

import { controlId, fieldId, fieldOrder } from './field-ids'
import type { FormState } from './form-state'

interface FormSummaryProps {
  formId: string
  model: FormModel
  state: FormState
  t: Translator
}

/** The errors above the form, with a link to each field; present but empty without errors. */
export function FormSummary({ formId, model, state, t }: FormSummaryProps) {
  const { errors, message } = state
  const names = fieldOrder(model).filter((name) => errors[name])
  // With errors of fields, the message of the whole would only repeat the heading.
  const isWhole = names.length === 0 && Boolean(message)
  const isShown = names.length > 0 || isWhole
  return (
    <div
      id={fieldId(formId, 'summary')}
      data-form-summary
      role="alert"
      tabIndex={-1}
      hidden={!isShown}
      // Without JavaScript the page scrolls to this element.
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
