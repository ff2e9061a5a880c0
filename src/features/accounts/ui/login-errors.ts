import type { Translator } from '@/lib/i18n/translator'
import { passwordLength } from '@/lib/payload/sign-in/password-length'

import type { LoginState } from '../model/login-state'

type Errors = LoginState['errors']

/** The bound that the text of an error names. */
const limits = { tooShort: passwordLength.min, tooLong: passwordLength.max } as const

function passwordError(error: NonNullable<Errors['password']>, t: Translator): string {
  const field = t('login.password')
  if (error === 'guessable') return t('login.guessable')
  if (error === 'required') return t('form.problems.required', { field })
  return t(`form.problems.${error}`, { field, limit: limits[error] })
}

/** What is wrong with each field, in words. */
export const loginErrors = ({ email, password, repeat, current, searches }: Errors, t: Translator) => ({
  email: email && t(`form.problems.${email}`, { field: t('login.email') }),
  password: password && passwordError(password, t),
  repeat: repeat && t('login.passwordsDiffer'),
  current:
    current &&
    (current === 'wrong' ? t('account.wrong') : t('form.problems.required', { field: t('account.current') })),
  searches: searches && t('form.problems.required', { field: t('account.deleteQuestion') }),
})
