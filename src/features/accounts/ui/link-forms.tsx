import type { Translator } from '@/lib/i18n/translator'

import type { LoginState } from '../model/login-state'
import { NewPasswordFields } from './new-password-fields'
import { LoginShell } from './login-shell'

interface LinkFormProps {
  /** Path below which the forms are. */
  base: string
  /** Of the link in the e-mail. */
  token: string
  t: Translator
}

const formId = 'login'

/** The button of a link that signs in: opening the page changes nothing. */
export const OpenLinkForm = ({ base, token, t }: LinkFormProps) => (
  <form method="post" action={`${base}post/open-link/`} className="mt-8">
    <input type="hidden" name="token" value={token} />
    <button type="submit" className="button button-brand">
      {t('login.signIn')}
    </button>
  </form>
)

/** A new password and its repetition. */
export const PasswordForm = ({ base, token, state, t }: LinkFormProps & { state: LoginState }) => (
  <LoginShell
    formId={formId}
    action={`${base}post/password/`}
    label={t('login.newPassword')}
    state={state}
    t={t}
  >
    {(errors) => (
      <>
        <input type="hidden" name="token" value={token} />
        <div className="form-grid">
          <NewPasswordFields formId={formId} errors={errors} t={t} />
        </div>
        <button type="submit" className="button button-brand form-submit mt-6">
          {t('login.savePassword')}
        </button>
      </>
    )}
  </LoginShell>
)
