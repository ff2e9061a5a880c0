import { setTimeout as wait } from 'node:timers/promises'

import type { Payload } from 'payload'

import { isPlausibleEmail, normaliseEmail } from '@/lib/email/email-address'
import { spendHashTime } from '@/lib/payload/sign-in/hash-time'
import { isPasswordOf, type StoredPassword } from '@/lib/payload/sign-in/password-match'
import type { Owner } from '@/payload-types'

import type { LoginState } from '../model/login-state'
import { loginPath, tooMany, typed, type LoginAction, type LoginAnswer } from './login-action'
import { expiredOwnerCookie, ownerCookie } from './owner-cookie'
import { endOwnerSession, startOwnerSession } from './owner-sessions'

/** Maximum length of an e-mail address and of a password that are looked at. */
const maxLength = { email: 254, password: 128 } as const

/** Why an e-mail address cannot be that of an account. */
export function emailErrors(email: string): LoginState['errors'] {
  if (!email) return { email: 'required' }
  return isPlausibleEmail(email) && email.length <= maxLength.email ? {} : { email: 'email' }
}

/** The account of an e-mail address, with what is stored of its password. */
export const findOwner = (payload: Payload, email: string): Promise<(Owner & StoredPassword) | null> =>
  payload.db.findOne<Owner & StoredPassword>({ collection: 'owners', where: { email: { equals: email } } })

/** Begins a session of an owner who has proved to be the one, and leads to the portal. */
export async function openPortal(
  payload: Payload,
  owner: string,
  { now, to }: { now: Date; to: string },
): Promise<LoginAnswer> {
  const token = await startOwnerSession(payload, owner, now)
  const data = { lastSignInAt: now.toISOString(), updatedAt: null }
  await payload.db.updateOne({ collection: 'owners', id: owner, data, returning: false })
  return { to, cookie: ownerCookie(token) }
}

/** The account whose password this is; takes as long for an unknown account and for one without a password. */
async function findByPassword(payload: Payload, email: string, password: string): Promise<Owner | null> {
  const owner = await findOwner(payload, email)
  if (owner?.hash && owner.salt) return (await isPasswordOf(owner, password)) ? owner : null
  await spendHashTime(password)
  return null
}

/** The form with e-mail address and password. */
export const signIn: LoginAction = async (fields, { payload, limits, locale, clientIp, now }) => {
  const email = normaliseEmail(typed(fields, 'email'))
  const password = typed(fields, 'password')
  const page = loginPath(locale)
  const shown = { email: typed(fields, 'email').slice(0, maxLength.email) }
  const errors = { ...emailErrors(email), ...(password ? {} : { password: 'required' as const }) }
  if (Object.keys(errors).length > 0) return { page, state: { ...shown, errors } }
  const account = `owners ${email}`
  const seconds = await limits.login.take(clientIp, account)
  if (seconds > 0) return tooMany(page, seconds, shown)
  await wait(await limits.login.delayMs(account))
  const owner = await findByPassword(payload, email, password.slice(0, maxLength.password + 1))
  if (!owner) return { page, state: { ...shown, problem: 'failed' } }
  await limits.login.giveBack(clientIp, account)
  return openPortal(payload, owner.id, { now, to: page })
}

/** The button that ends the session. */
export const logOut: LoginAction = async (_, { payload, session, locale }) => {
  if (session) await endOwnerSession(payload, session)
  return { to: `${loginPath(locale)}?out=1`, cookie: expiredOwnerCookie() }
}
