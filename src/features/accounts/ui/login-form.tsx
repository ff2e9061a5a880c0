import '@/features/submissions/ui/form.css'

import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'

import type { LoginState } from '../model/login-state'
import { LoginField } from './login-field'
import { LoginProblemBox } from './login-problem'

interface LoginFormProps {
  locale: Locale
  state: LoginState
  t: Translator
}

const formId = 'login'

/** What is wrong with each field, in words. */
const errorsOf = ({ errors }: LoginState, t: Translator) => ({
  email: errors.email && t(`form.problems.${errors.email}`, { field: t('login.email') }),
  password: errors.password && t('form.problems.required', { field: t('login.password') }),
})

/** E-mail address and password: a plain form, which needs no script. */
export function LoginForm({ locale, state, t }: LoginFormProps) {
  const errors = errorsOf(state, t)
  return (
    <form
      id={formId}
      method="post"
      action={`/${locale}/login/post/sign-in/`}
      aria-label={t('login.formLabel')}
      className="form-view mt-8 max-w-md"
    >
      <LoginProblemBox formId={formId} state={state} errors={errors} t={t} />
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
    </form>
  )
}
