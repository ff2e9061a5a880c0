import type { FormModel } from '@/features/submissions/model/form-model'
import type { PriceStyle } from '@/features/property/model/price'
import type { Translator } from '@/lib/i18n/translator'

import { withRequired } from '@/features/submissions/model/form-schema'
import { fieldId } from './field-ids'
import { FieldView } from './field-view'
import type { FormState } from './form-state'

interface FormStepsProps {
  formId: string
  model: FormModel
  state: FormState
  priceStyle: PriceStyle
  t: Translator
}

/**
 * Whether one step is shown at a time: not when the form returns with errors, which may be in any step, or with a message
 * or a question, which is at its end.
 */
export const isPaged = ({ steps }: FormModel, { errors, message, question }: FormState): boolean =>
  steps.length > 1 && Object.keys(errors).length === 0 && !message && !question

/** The progress of a form with several steps, as a segmented line. */
const Progress = ({ count }: { count: number }) => (
  <div data-form-progress aria-hidden="true" className="form-progress">
    {Array.from({ length: count }, (_, index) => (
      <span key={index} data-done={index === 0 ? '' : undefined} />
    ))}
  </div>
)

/**
 * The steps of a form. Where scripts run, the style shows the first one alone from the first paint on; without scripts
 * all are visible.
 */
export function FormSteps({ formId, model, state, priceStyle, t }: FormStepsProps) {
  const count = model.steps.length
  const paged = isPaged(model, state)
  return (
    <>
      {/* Enter presses the first submit button of a form: without scripts one that lets the browser check first. */}
      {paged && (
        <noscript>
          <button type="submit" hidden />
        </noscript>
      )}
      {paged && <Progress count={count} />}
      {model.steps.map(({ title, intro, fields }, index) => {
        const headingId = fieldId(formId, `step${index}`)
        return (
          <section
            key={headingId}
            data-form-step
            aria-labelledby={title ? headingId : undefined}
            className={index > 0 ? 'mt-10 border-t border-line pt-8' : ''}
          >
            {title && (
              <h3 id={headingId} tabIndex={-1} className="form-step-title">
                {paged && (
                  <span data-step-count>{t('formView.step', { number: index + 1, total: count })} </span>
                )}
                {title}
              </h3>
            )}
            {intro && <p className="mb-5 max-w-2xl text-slate">{intro}</p>}
            <div className="form-grid">
              {fields.map((field) => (
                <FieldView
                  key={field.name}
                  formId={formId}
                  field={withRequired(field, state.values)}
                  state={state}
                  locale={model.locale}
                  priceStyle={priceStyle}
                  ownFilters={model.ownFilters}
                  t={t}
                />
              ))}
            </div>
          </section>
        )
      })}
      {paged && (
        <div data-step-buttons className="mt-8 flex flex-wrap gap-3">
          <button type="button" data-step-back hidden className="button button-quiet">
            {t('formView.back')}
          </button>
          {/* Pressed before the scripts work, it sends the form, which returns with all steps. */}
          <button type="submit" formNoValidate data-step-next className="button button-ink ml-auto">
            {t('formView.next')}
          </button>
        </div>
      )}
    </>
  )
}
