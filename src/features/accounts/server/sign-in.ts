import { setTimeout as wait } from 'node:timers/promises'

import type { Payload } from 'payload'

import { readEmail } from '@/features/submissions/model/read-text'
import { normaliseEmail } from '@/lib/email/email-address'
import { spendHashTime } from '@/lib/payload/sign-in/hash-time'
import { isPasswordOf } from '@/lib/payload/sign-in/password-match'
import { expiredCookies, sessionCookies } from '@/lib/sessions/session-cookie'
import { createSession, endSession } from '@/lib/sessions/sessions'

import type { AccountKind } from '../model/account-kind'
import type { LoginState } from '../model/login-state'
import { findAccount, type StoredAccount } from './account-store'
import { tooMany, typed, type LoginAction, type LoginAnswer, type LoginContext } from './login-action'

/** Maximum length of an e-mail address and of a password that are looked at. */
const maxLength = { email: 254, password: 128 } as const

/** The e-mail address as typed, as far as a form shows it again. */
export const shownEmail = (fields: FormData): string => typed(fields, 'email').slice(0, maxLength.email)

/** The e-mail address of a form as the site stores it, or why it can be that of no account. */
export function readLoginEmail(fields: FormData): { email: string; errors: LoginState['errors'] } {
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
  const { token } = await createSession(payload, kind, { account, now })
  const data = { lastSignInAt: now.toISOString(), updatedAt: null }
  await payload.db.updateOne({ collection: kind.accounts, id: account, data, returning: false })
  return { to, cookies: sessionCookies(kind, token, kind.life.longestMs) }
}

/** Whether a password is that of the account; takes as long without an account and for one without a password. */
async function isAccountPassword(account: StoredAccount | null, password: string): Promise<boolean> {
  const looked = password.slice(0, maxLength.password + 1)
  if (account?.hash && account.salt) return isPasswordOf(account, looked)
  await spendHashTime(looked)
  return false
}

interface PasswordTry {
  /** Names the account where tries are counted. */
  key: string
  password: string
  find: () => Promise<StoredAccount | null>
}

/**
 * Checks the password of an account. Wrong tries count and slow down the next ones; one that the server could not decide
 * does not count.
 *
 * @returns the account; null when the password is wrong; seconds until the next try after too many
 */
export async function tryPassword(
  { limits: { login }, clientIp }: Pick<LoginContext, 'limits' | 'clientIp'>,
  { key, password, find }: PasswordTry,
): Promise<StoredAccount | null | number> {
  const seconds = await login.take(clientIp, key)
  if (seconds > 0) return seconds
  try {
    await wait(await login.delayMs(key))
    const account = await find()
    if (!(await isAccountPassword(account, password))) return null
    await login.giveBack(clientIp, key)
    return account
  } catch (error) {
    await login.undo(clientIp, key).catch(() => undefined)
    throw error
  }
}

/** The form with e-mail address and password. */
export const signIn: LoginAction = async (fields, context) => {
  const { payload, kind, locale, now } = context
  const { email, errors: emailErrors } = readLoginEmail(fields)
  const password = typed(fields, 'password')
  const page = kind.home(locale)
  const shown = { email: shownEmail(fields) }
  const errors = { ...emailErrors, ...(password ? {} : { password: 'required' as const }) }
  if (Object.keys(errors).length > 0) return { page, state: { ...shown, errors } }
  const key = `${kind.accounts} ${email}`
  const find = () => findAccount(payload, kind, email)
  const account = await tryPassword(context, { key, password, find })
  if (typeof account === 'number') return tooMany(page, account, shown)
  if (!account) return { page, state: { ...shown, problem: 'failed' } }
  return openAccount(payload, kind, account.id, { now, to: page })
}

/** The button that ends the session. */
export const logOut: LoginAction = async (_, { payload, kind, session, locale }) => {
  if (session) await endSession(payload, kind, { token: session })
  return { to: `${kind.home(locale)}?out=1`, cookies: expiredCookies(kind) }
}
