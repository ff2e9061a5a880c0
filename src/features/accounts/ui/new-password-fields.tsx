import type { Translator } from '@/lib/i18n/translator'
import { passwordLength } from '@/lib/payload/sign-in/password-length'

import { LoginField } from './login-field'
import type { loginErrors } from './login-errors'

interface NewPasswordProps {
  formId: string
  errors: ReturnType<typeof loginErrors>
  t: Translator
}

/** A new password and its repetition. */
export const NewPasswordFields = ({ formId, errors, t }: NewPasswordProps) => (
  <>
    <LoginField
      formId={formId}
      name="password"
      type="password"
      label={t('account.newPassword')}
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
  </>
)
