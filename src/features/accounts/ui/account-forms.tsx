import type { Translator } from '@/lib/i18n/translator'

import type { LoginState } from '../model/login-state'
import { LoginField } from './login-field'
import type { loginErrors } from './login-errors'
import { LoginShell } from './login-shell'
import { NewPasswordFields } from './new-password-fields'

interface AccountFormProps {
  /** Path below which the forms are. */
  base: string
  /** Of the account, for password managers. */
  email: string
  state: LoginState
  t: Translator
}

interface CurrentProps extends Pick<AccountFormProps, 'email' | 't'> {
  formId: string
  errors: ReturnType<typeof loginErrors>
}

const CurrentPassword = ({ formId, email, errors, t }: CurrentProps) => (
  <>
    <input type="email" name="username" autoComplete="username" defaultValue={email} readOnly hidden />
    <LoginField
      formId={formId}
      name="current"
      type="password"
      label={t('account.current')}
      autoComplete="current-password"
      error={errors.current}
    />
  </>
)

/** The present password, a new one and its repetition. */
export const ChangePasswordForm = ({ base, email, state, t }: AccountFormProps) => (
  <LoginShell
    formId="account"
    action={`${base}post/new-password/`}
    label={t('account.change')}
    state={state}
    t={t}
  >
    {(errors) => (
      <>
        <div className="form-grid">
          <CurrentPassword formId="account" email={email} errors={errors} t={t} />
          <NewPasswordFields formId="account" errors={errors} t={t} />
        </div>
        <button type="submit" className="button button-brand form-submit mt-6">
          {t('login.savePassword')}
        </button>
      </>
    )}
  </LoginShell>
)

const choices = [
  ['keep', 'account.deleteKeep'],
  ['delete', 'account.deleteAll'],
] as const

/** Asks what becomes of the searches, and for the password. */
export const DeleteAccountForm = ({ base, email, state, t }: AccountFormProps) => (
  <LoginShell formId="account" action={`${base}post/delete/`} label={t('account.delete')} state={state} t={t}>
    {(errors) => (
      <>
        <fieldset id="account-searches" tabIndex={-1} className="mb-6">
          <legend className="mb-1 font-semibold">{t('account.deleteQuestion')}</legend>
          {choices.map(([value, text]) => (
            <label key={value} className="flex min-h-11 items-start gap-3 py-2">
              <input
                type="radio"
                name="searches"
                value={value}
                required
                defaultChecked={state.searches === value}
                className="mt-0.5 size-5 shrink-0 accent-ink"
              />
              {t(text)}
            </label>
          ))}
        </fieldset>
        <div className="form-grid">
          <CurrentPassword formId="account" email={email} errors={errors} t={t} />
        </div>
        <button type="submit" className="button button-brand form-submit mt-6">
          {t('account.delete')}
        </button>
      </>
    )}
  </LoginShell>
)
