import { deleteOwnSearchesOf } from '@/features/subscriptions/server/api'
import { deleteWhere } from '@/lib/payload/delete-where'
import { expiredCookies } from '@/lib/sessions/session-cookie'
import { renewSession } from '@/lib/sessions/sessions'
import { isOneOf } from '@/lib/values/read-value'

import { changePassword, type StoredAccount } from './account-store'
import { newPasswordErrors } from './link-actions'
import {
  notifyOfDeletion,
  tooMany,
  typed,
  type LoginAction,
  type LoginAnswer,
  type LoginContext,
} from './login-action'
import { openAccount, tryPassword } from './sign-in'

type SubscriberHandler = (fields: FormData, context: LoginContext, page: string) => Promise<LoginAnswer>

/** The account of the session; null without one. */
async function findOwn({ payload, kind, session, now }: LoginContext): Promise<StoredAccount | null> {
  const ownSession = session && (await renewSession(payload, kind, session, now))
  if (!ownSession) return null
  const where = { id: { equals: ownSession.account } }
  return payload.db.findOne<StoredAccount>({ collection: kind.accounts, where })
}

/** The account of the session, once its password was typed again: a device that was left open is not enough. */
async function proveOwn(
  fields: FormData,
  context: LoginContext,
  page: string,
): Promise<StoredAccount | LoginAnswer> {
  const { kind, locale } = context
  const account = await findOwn(context)
  if (!account) return { to: kind.home(locale) }
  const current = typed(fields, 'current')
  if (!current) return { page, state: { errors: { current: 'required' } } }
  const key = `${kind.accounts} ${account.email}`
  const proved = await tryPassword(context, { key, password: current, find: async () => account })
  if (typeof proved === 'number') return tooMany(page, proved, {})
  return proved ?? { page, state: { errors: { current: 'wrong' } } }
}

const below =
  (path: string, act: SubscriberHandler): LoginAction =>
  (fields, context) =>
    act(fields, context, `${context.kind.base(context.locale)}${path}`)

/** The form with the present password and a new one. All other sessions end. */
export const changeOwnPassword = below('new-password/', async (fields, context, page) => {
  const { payload, kind, locale, now } = context
  const account = await proveOwn(fields, context, page)
  if (!('id' in account)) return account
  const errors = await newPasswordErrors(payload, fields, [account.email, account.name ?? ''])
  if (Object.keys(errors).length > 0) return { page, state: { errors } }
  await changePassword(payload, kind, account.id, typed(fields, 'password'))
  return openAccount(payload, kind, account.id, { now, to: `${kind.base(locale)}?changed=1` })
})

const choices = ['keep', 'delete'] as const

/** The form that deletes the account, and the searches of its address if that is chosen. */
export const deleteOwnAccount = below('delete/', async (fields, context, page) => {
  const { payload, kind, locale } = context
  const choice = typed(fields, 'searches')
  if (!isOneOf(choices, choice)) return { page, state: { errors: { searches: 'required' } } }
  const account = await proveOwn(fields, context, page)
  if ('state' in account) return { ...account, state: { ...account.state, searches: choice } }
  if (!('id' in account)) return account
  // Before the account: a repetition after a failure needs it.
  if (choice === 'delete') await deleteOwnSearchesOf(payload, account.email)
  // The session and the password are those of this account.
  await deleteWhere(payload, 'subscribers', { id: { equals: account.id } })
  await notifyOfDeletion(context, account)
  return { to: `${kind.home(locale)}?deleted=${choice}`, cookies: expiredCookies(kind) }
})
