import { setTimeout as wait } from 'node:timers/promises'

import type { Payload } from 'payload'

import { readEmail } from '@/features/submissions/model/read-text'
import { normaliseEmail } from '@/lib/email/email-address'
import { spendHashTime } from '@/lib/payload/sign-in/hash-time'
import { isPasswordOf } from '@/lib/payload/sign-in/password-match'
import type { SignInLimits } from '@/lib/payload/sign-in/sign-in-limits'

import type { AccountKind } from '../model/account-kind'
import type { LoginState } from '../model/login-state'
import { expiredCookies, sessionCookies } from './account-cookie'
import { endSession, startSession } from './account-sessions'
import { findAccount, type StoredAccount } from './account-store'
import { tooMany, typed, type LoginAction, type LoginAnswer } from './login-action'

/** Maximum length of an e-mail address and of a password that are looked at. */
const maxLength = { email: 254, password: 128 } as const

/** The e-mail address as typed, as far as a form shows it again. */
export const shownEmail = (fields: FormData): string => typed(fields, 'email').slice(0, maxLength.email)

/** The e-mail address of a form as the site stores it, or why it can be that of no account. */
export function readAddress(fields: FormData): { email: string; errors: LoginState['errors'] } {
  const text = normaliseEmail(typed(fields, 'email'))
  if (!text) return { email: '', errors: { email: 'required' } }
  const email = readEmail(text)
  return email === null ? { email: text, errors: { email: 'email' } } : { email, errors: {} }
}

/** Begins a session of a visitor who has proved to be the holder of the account. */
export async function openAccount(
  payload: Payload,
  kind: AccountKind,
  account: string,
  { now, to }: { now: Date; to: string },
): Promise<LoginAnswer> {
  const token = await startSession(payload, kind, account, now)
  const data = { lastSignInAt: now.toISOString(), updatedAt: null }
  await payload.db.updateOne({ collection: kind.accounts, id: account, data, returning: false })
  return { to, cookies: sessionCookies(kind, token) }
}

/** Whether a password is that of the account; takes as long without an account and for one without a password. */
export async function isAccountPassword(account: StoredAccount | null, password: string): Promise<boolean> {
  const looked = password.slice(0, maxLength.password + 1)
  if (account?.hash && account.salt) return isPasswordOf(account, looked)
  await spendHashTime(looked)
  return false
}

/**
 * Counts a try at the password of an account and slows down one that is tried often.
 *
 * @returns seconds until the next try is allowed; 0 when this one is
 */
export async function takeTry(limits: SignInLimits, clientIp: string, key: string): Promise<number> {
  const seconds = await limits.login.take(clientIp, key)
  if (seconds === 0) await wait(await limits.login.delayMs(key))
  return seconds
}

/** The form with e-mail address and password. */
export const signIn: LoginAction = async (fields, { payload, kind, limits, locale, clientIp, now }) => {
  const { email, errors: emailErrors } = readAddress(fields)
  const password = typed(fields, 'password')
  const page = kind.home(locale)
  const shown = { email: shownEmail(fields) }
  const errors = { ...emailErrors, ...(password ? {} : { password: 'required' as const }) }
  if (Object.keys(errors).length > 0) return { page, state: { ...shown, errors } }
  const key = `${kind.accounts} ${email}`
  const seconds = await takeTry(limits, clientIp, key)
  if (seconds > 0) return tooMany(page, seconds, shown)
  const account = await findAccount(payload, kind, email)
  if (!(await isAccountPassword(account, password)) || !account)
    return { page, state: { ...shown, problem: 'failed' } }
  await limits.login.giveBack(clientIp, key)
  return openAccount(payload, kind, account.id, { now, to: page })
}

/** The button that ends the session. */
export const logOut: LoginAction = async (_, { payload, kind, session, locale }) => {
  if (session) await endSession(payload, kind, session)
  return { to: `${kind.home(locale)}?out=1`, cookies: expiredCookies(kind) }
}
