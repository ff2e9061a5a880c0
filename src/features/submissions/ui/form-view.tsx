import type { CaptchaSetting } from '@/features/submissions/model/captcha'
import type { FormModel } from '@/features/submissions/model/form-model'
import type { PriceStyle } from '@/features/property/model/price'
import type { Translator } from '@/lib/i18n/translator'
import { ThirdParties } from '@/features/consent/ui/third-parties'
import { thirdParties } from '@/features/consent/model/third-parties'

import { FormEnd } from './form-end'
import { emptyState, type FormState } from './form-state'
import { FormSteps, isPaged } from './form-steps'
import { FormSummary } from './form-summary'

/** Allows a page with a form to load the captcha's provider, after the visitor sends. Renders nothing for the built-in captcha. */
const CaptchaSources = ({ setting }: { setting: CaptchaSetting }) =>
  setting.provider === 'own' ? null : <ThirdParties of={[thirdParties[setting.provider]]} />

export interface FormViewProps {
  /** Unique on the page. */
  id: string
  model: FormModel
  priceStyle: PriceStyle
  t: Translator
  /** Path and query of the page with the form, where a refused submission returns. */
  page: string
  /** Null when the site has no such page. */
  privacyHref: string | null
  captcha: CaptchaSetting
  /** Public reference of its property, or number of its project. */
  subject?: string | undefined
  /** Answers that are sent although their fields are not shown. */
  kept?: Readonly<Record<string, string | string[]>> | undefined
  /** The values of a refused submission. */
  state?: FormState | undefined
}

const hasFile = ({ steps }: FormModel): boolean =>
  steps.some(({ fields }) => fields.some(({ kind }) => kind === 'file'))

/**
 * A public form. The server renders it and it works as a plain form; `live/begin-form.ts` adds the rest in the browser on
 * the same elements, so that no typed text is lost. A page that shows it imports `form.css`.
 */
export function FormView({
  id,
  model,
  priceStyle,
  t,
  page,
  privacyHref,
  captcha,
  subject,
  kept = {},
  state = emptyState,
}: FormViewProps) {
  const needsSomething =
    Boolean(model.consent) || model.steps.some(({ fields }) => fields.some((field) => field.required))
  const fieldProps = { formId: id, model, state, t }
  return (
    <form
      id={id}
      method="post"
      action={`/${model.locale}/forms/${model.kind}/`}
      encType={hasFile(model) ? 'multipart/form-data' : undefined}
      aria-label={model.title}
      acceptCharset="utf-8"
      className="form-view"
      data-form=""
      data-steps={isPaged(model, state) ? '' : undefined}
    >
      <CaptchaSources setting={captcha} />
      <FormSummary {...fieldProps} />
      {needsSomething && <p className="mb-5 text-small text-slate">{t('formView.requiredNote')}</p>}
      <FormSteps {...fieldProps} priceStyle={priceStyle} />
      <FormEnd {...fieldProps} privacyHref={privacyHref} />
      <input type="hidden" name="page" value={page} />
      {Object.entries(kept).flatMap(([name, values]) =>
        [values].flat().map((value) => <input key={name + value} type="hidden" name={name} value={value} />),
      )}
      {state.key && <input type="hidden" name="key" value={state.key} />}
      {subject && <input type="hidden" name="ref" value={subject} />}
    </form>
  )
}
