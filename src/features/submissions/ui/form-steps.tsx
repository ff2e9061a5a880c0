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

/** The progress of a form with several steps, as a segmented line. Visible only with JavaScript. */
const Progress = ({ count }: { count: number }) => (
  <div data-form-progress hidden aria-hidden="true" className="form-progress">
    {Array.from({ length: count }, (_, index) => (
      <span key={index} />
    ))}
  </div>
)

/** The steps of a form, all visible until JavaScript shows one at a time. */
export function FormSteps({ formId, model, state, priceStyle, t }: FormStepsProps) {
  const count = model.steps.length
  return (
    <>
      {count > 1 && <Progress count={count} />}
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
                <span data-step-count hidden>
                  {t('formView.step', { number: index + 1, total: count })}
                </span>{' '}
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
                  t={t}
                />
              ))}
            </div>
          </section>
        )
      })}
      {count > 1 && (
        <div data-step-buttons hidden className="mt-8 flex flex-wrap gap-3">
          <button type="button" data-step-back className="button button-quiet">
            {t('formView.back')}
          </button>
          <button type="button" data-step-next className="button button-ink ml-auto">
            {t('formView.next')}
          </button>
        </div>
      )}
    </>
  )
}
