import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'

import type { LoginState } from '../model/login-state'
import { LoginField } from './login-field'
import { LoginShell } from './login-shell'

interface LoginFormProps {
  locale: Locale
  state: LoginState
  t: Translator
}

const formId = 'login'

/**
 * E-mail address and password. The second button asks for a link by e-mail in place of the password; the enter key uses
 * the first.
 */
export const LoginForm = ({ locale, state, t }: LoginFormProps) => (
  <LoginShell
    formId={formId}
    action={`/${locale}/login/post/sign-in/`}
    label={t('login.formLabel')}
    state={state}
    t={t}
  >
    {(errors) => (
      <>
        <div className="form-grid">
          <LoginField
            formId={formId}
            name="email"
            type="email"
            label={t('login.email')}
            autoComplete="username"
            value={state.email}
            error={errors.email}
          />
          <LoginField
            formId={formId}
            name="password"
            type="password"
            label={t('login.password')}
            autoComplete="current-password"
            error={errors.password}
          />
        </div>
        <button type="submit" className="button button-brand form-submit mt-6">
          {t('login.signIn')}
        </button>
        <p className="mt-4">
          <a href={`/${locale}/login/forgotten/`} className="inline-block py-1 underline hover:text-brand">
            {t('login.forgotten')}
          </a>
        </p>
        <div className="mt-8 border-t border-line pt-6">
          <p className="text-slate">{t('login.linkText')}</p>
          <button
            type="submit"
            formAction={`/${locale}/login/post/link/`}
            formNoValidate
            className="button button-quiet form-submit mt-4"
          >
            {t('login.askLink')}
          </button>
        </div>
      </>
    )}
  </LoginShell>
)

/** The e-mail address of someone who forgot the password. */
export const ForgottenForm = ({ locale, state, t }: LoginFormProps) => (
  <LoginShell
    formId={formId}
    action={`/${locale}/login/post/forgotten/`}
    label={t('login.forgotten')}
    state={state}
    t={t}
  >
    {(errors) => (
      <>
        <div className="form-grid">
          <LoginField
            formId={formId}
            name="email"
            type="email"
            label={t('login.email')}
            autoComplete="username"
            value={state.email}
            error={errors.email}
          />
        </div>
        <button type="submit" className="button button-brand form-submit mt-6">
          {t('login.askPassword')}
        </button>
      </>
    )}
  </LoginShell>
)
