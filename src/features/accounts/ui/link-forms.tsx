import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'
import { passwordLength } from '@/lib/payload/sign-in/password-length'

import type { LoginState } from '../model/login-state'
import { LoginField } from './login-field'
import { LoginShell } from './login-shell'

interface LinkFormProps {
  locale: Locale
  /** Of the link in the e-mail. */
  token: string
  t: Translator
}

const formId = 'login'

/** The button of a link that signs in: opening the page changes nothing. */
export const OpenLinkForm = ({ locale, token, t }: LinkFormProps) => (
  <form method="post" action={`/${locale}/login/post/open-link/`} className="mt-8">
    <input type="hidden" name="token" value={token} />
    <button type="submit" className="button button-brand">
      {t('login.signIn')}
    </button>
  </form>
)

/** A new password and its repetition. */
export const PasswordForm = ({ locale, token, state, t }: LinkFormProps & { state: LoginState }) => (
  <LoginShell
    formId={formId}
    action={`/${locale}/login/post/password/`}
    label={t('login.newPassword')}
    state={state}
    t={t}
  >
    {(errors) => (
      <>
        <input type="hidden" name="token" value={token} />
        <div className="form-grid">
          <LoginField
            formId={formId}
            name="password"
            type="password"
            label={t('login.password')}
            help={t('login.passwordHelp', passwordLength)}
            autoComplete="new-password"
            error={errors.password}
          />
          <LoginField
            formId={formId}
            name="repeat"
            type="password"
            label={t('login.repeat')}
            autoComplete="new-password"
            error={errors.repeat}
          />
        </div>
        <button type="submit" className="button button-brand form-submit mt-6">
          {t('login.savePassword')}
        </button>
      </>
    )}
  </LoginShell>
)
