import type { Payload } from 'payload'

import type { SignInLimits } from '@/lib/payload/sign-in/sign-in-limits'
import type { Locale } from '@/lib/i18n/locales'

import type { LoginState } from '../model/login-state'
import type { AccountStore, StoredAccount } from './account-store'
import { mailAccountNotice } from './mail-account-notice'

/** What the forms of a log-in need besides their fields. */
export interface LoginContext {
  payload: Payload
  kind: AccountStore
  limits: SignInLimits
  locale: Locale
  clientIp: string
  /** Token of the session in the cookies; empty without one. */
  session: string
  now: Date
  /** Runs a function after the answer was sent, again when it fails. */
  later: (task: () => Promise<unknown>) => void
}

/** Where the browser goes on, or the page that shows the form again. */
export type LoginAnswer =
  | { to: string; cookies?: string[] }
  | { page: string; state: Partial<LoginState>; retryAfter?: number }

export type LoginAction = (fields: FormData, context: LoginContext) => Promise<LoginAnswer>

/** A text field of a form, as typed. */
export function typed(fields: FormData, name: string): string {
  const value = fields.get(name)
  return typeof value === 'string' ? value : ''
}

/** The answer after too many tries: the form again, with the minutes to wait. */
export const tooMany = (page: string, seconds: number, state: Partial<LoginState>): LoginAnswer => ({
  page,
  state: { ...state, problem: 'tooMany', minutes: Math.max(1, Math.ceil(seconds / 60)) },
  retryAfter: seconds,
})

/** Tells the holder of an account that it was deleted, before the answer. Later if that fails: it can not be undone. */
export async function notifyOfDeletion(
  { payload, now, later }: LoginContext,
  account: StoredAccount,
): Promise<void> {
  const mail = () => mailAccountNotice(payload, account, { notice: 'deleted', by: 'holder', now })
  await mail().catch(() => later(mail))
}
