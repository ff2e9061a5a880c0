import type { Translator } from '@/lib/i18n/translator'

import type { LoginState } from '../model/login-state'
import { LoginField } from './login-field'
import { LoginShell } from './login-shell'

interface LoginFormProps {
  /** Path below which the forms and pages of the log-in are. */
  base: string
  state: LoginState
  t: Translator
}

const formId = 'login'

/**
 * E-mail address and password. The second button asks for a link by e-mail in place of the password; the enter key uses
 * the first.
 */
export const LoginForm = ({
  base,
  state,
  t,
  label,
  offersLink,
}: LoginFormProps & { label: string; offersLink: boolean }) => (
  <LoginShell formId={formId} action={`${base}post/sign-in/`} label={label} state={state} t={t}>
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
          <a href={`${base}forgotten/`} className="inline-block py-1 underline hover:text-brand">
            {t('login.forgotten')}
          </a>
        </p>
        {offersLink && (
          <div className="mt-8 border-t border-line pt-6">
            <p className="text-slate">{t('login.linkText')}</p>
            <button
              type="submit"
              formAction={`${base}post/link/`}
              formNoValidate
              className="button button-quiet form-submit mt-4"
            >
              {t('login.askLink')}
            </button>
          </div>
        )}
      </>
    )}
  </LoginShell>
)

interface AskFormProps extends LoginFormProps {
  action: 'forgotten' | 'sign-up' | 'searches-link'
  label: string
  button: string
  /** Beside a second form with an e-mail address. */
  emailLabel?: string
}

/** The e-mail address that a link to a password is mailed to. */
export const AskForm = ({ base, state, t, action, label, button, emailLabel }: AskFormProps) => (
  <LoginShell formId={action} action={`${base}post/${action}/`} label={label} state={state} t={t}>
    {(errors) => (
      <>
        <div className="form-grid">
          <LoginField
            formId={action}
            name="email"
            type="email"
            label={emailLabel ?? t('login.email')}
            autoComplete="username"
            value={state.email}
            error={errors.email}
          />
        </div>
        <button type="submit" className="button button-brand form-submit mt-6">
          {button}
        </button>
      </>
    )}
  </LoginShell>
)
