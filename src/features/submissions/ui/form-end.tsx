import type { FormModel } from '@/features/submissions/model/form-model'
import type { Translator } from '@/lib/i18n/translator'

import { RequiredStar } from './field-frame'
import { isPaged } from './form-steps'
import { errorId, fieldId, helpId } from './field-ids'
import { textValue, type FormState } from './form-state'

interface FormEndProps {
  formId: string
  model: FormModel
  state: FormState
  /** Null when the site has no such page. */
  privacyHref: string | null
  t: Translator
}

const PrivacyLink = ({ href, t }: { href: string | null; t: Translator }) =>
  href && (
    <a href={href} target="_blank" className="underline hover:text-brand">
      {t('formView.privacy')}
    </a>
  )

/** The consent where the law requires it; else the notice about the use of the answers. */
function Consent({ formId, model, state, privacyHref, t }: FormEndProps) {
  const error = state.errors.consent
  if (!model.consent)
    return (
      <p className="text-small text-slate">
        {t('formView.notice')} <PrivacyLink href={privacyHref} t={t} />
      </p>
    )
  return (
    <div data-input="consent" data-invalid={error ? '' : undefined} className="form-field">
      <label className="form-option">
        <input
          type="checkbox"
          id={fieldId(formId, 'consent')}
          name="consent"
          value="on"
          required
          defaultChecked={textValue(state, 'consent') === 'on'}
          aria-invalid={error ? true : undefined}
          aria-describedby={errorId(formId, 'consent')}
        />
        <span>
          {model.consent.text}
          <RequiredStar />
        </span>
      </label>
      <p className="mt-1 pl-8 text-small empty:hidden">
        <PrivacyLink href={privacyHref} t={t} />
      </p>
      <p id={errorId(formId, 'consent')} hidden={!error} className="form-error">
        {error}
      </p>
    </div>
  )
}

/** A sum in words, for visitors without JavaScript or without a proof of their browser. */
function Question({ formId, state, t }: FormEndProps) {
  const { question, errors } = state
  const error = errors.questionAnswer
  const id = fieldId(formId, 'questionAnswer')
  return (
    <div data-question hidden={!question} className="border-l-3 border-accent bg-mist px-5 pt-4 pb-5">
      <p className="font-display font-semibold">{t('formView.questionTitle')}</p>
      <div data-input="questionAnswer" data-invalid={error ? '' : undefined} className="form-field mt-2">
        <label htmlFor={id} className="form-label">
          <span data-question-text>{question?.text}</span>
          <RequiredStar />
        </label>
        <input
          id={id}
          name="questionAnswer"
          type="text"
          inputMode="numeric"
          required
          disabled={!question}
          maxLength={20}
          autoComplete="off"
          aria-invalid={error ? true : undefined}
          aria-describedby={`${helpId(formId, 'questionAnswer')} ${errorId(formId, 'questionAnswer')}`}
          className="field form-control max-w-40"
        />
        <p id={helpId(formId, 'questionAnswer')} className="mt-1.5 text-small text-slate">
          {t('formView.questionHelp')}
        </p>
        <p id={errorId(formId, 'questionAnswer')} hidden={!error} className="form-error">
          {error}
        </p>
      </div>
      <input type="hidden" name="question" disabled={!question} defaultValue={question?.token} />
    </div>
  )
}

/** Honeypot: invisible to people, filled in by programs. */
const Trap = ({ label }: { label: string }) => (
  <div aria-hidden="true" className="form-trap">
    <label>
      {label}
      <input type="text" name="website2" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
)

/** The last part of a form: consent or notice, captcha, button. */
export function FormEnd(props: FormEndProps) {
  const { model, state, t } = props
  return (
    <div data-form-end className="mt-8 grid gap-6 border-t border-line pt-6">
      <Consent {...props} />
      <Trap label={t('formView.leaveEmpty')} />
      <Question {...props} />
      <div data-form-captcha />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        {isPaged(model, state) && (
          <button type="button" data-step-back hidden className="button button-quiet">
            {t('formView.back')}
          </button>
        )}
        <button type="submit" className="button button-brand form-submit">
          {model.submitLabel}
        </button>
        <p role="status" data-form-status className="text-small text-slate" />
      </div>
    </div>
  )
}
