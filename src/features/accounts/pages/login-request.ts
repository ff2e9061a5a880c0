import { headers } from 'next/headers'
import { notFound } from 'next/navigation'

import { loginStateHeader, readLoginState, type LoginState } from '@/features/accounts/model/login-state'
import { isLocale, type Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'
import { getPageTranslator } from '@/features/property/server/reads'

/** What every page of a log-in needs. */
export interface LoginRequest {
  locale: Locale
  t: Translator
  /** Of a form that was refused; `answerLogin` passes it on. */
  state: LoginState
}

export async function readLoginRequest(params: Promise<{ locale: string }>): Promise<LoginRequest> {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  const [t, given] = await Promise.all([getPageTranslator(locale), headers()])
  return { locale, t, state: readLoginState(given.get(loginStateHeader)) }
}
