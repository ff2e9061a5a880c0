import { APIError, ValidationError, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload'

import { databaseLimiters } from '@/lib/limits/database-limiter'
import { hasRole } from '@/lib/payload/access'
import { studioMessage } from '@/lib/payload/studio-message'
import { isRecord, textOf } from '@/lib/values/read-value'

import { isPasswordOf, type StoredPassword } from './password-match'

/** Wrong tries of one account; a stolen session must not be a way to guess the password. */
const triesOf = ({ payload }: PayloadRequest) =>
  databaseLimiters(async () => payload)('own passwords', { points: 5, seconds: 15 * 60 })

type Data = Record<string, unknown>
type Account = StoredPassword & { email?: string }

const setsPassword = (data: Data): boolean => Boolean(data.password)

const setsEmail = (data: Data, account: Account): boolean =>
  data.email !== undefined && textOf(data.email).toLowerCase() !== textOf(account.email).toLowerCase()

async function takeTry(req: PayloadRequest, key: string): Promise<void> {
  if ((await triesOf(req).take(key)) > 0)
    throw new APIError(studioMessage(req, 'accounts.tooManyAttempts', { minutes: 15 }), 429, undefined, true)
}

/**
 * Checks the current password of an account; wrong tries are limited.
 *
 * @throws ValidationError when it is wrong or missing, APIError (429) after too many tries
 */
export async function checkCurrentPassword(
  req: PayloadRequest,
  account: Account,
  given: string,
  slug: string,
): Promise<void> {
  const key = `${slug} ${textOf(account.email)}`
  if (given) await takeTry(req, key)
  if (given && (await isPasswordOf(account, given))) {
    await triesOf(req).forget(key)
    return
  }
  const message = studioMessage(
    req,
    given ? 'accounts.currentPasswordWrong' : 'accounts.currentPasswordMissing',
  )
  throw new ValidationError({ collection: slug, errors: [{ message, path: 'currentPassword' }] }, req.t)
}

/**
 * Asks for the current password where an account changes its own password or e-mail address, with which a new password
 * could be requested: a stranger who finds a session open must not be able to keep the account. An update of many accounts sets
 * neither.
 */
export const askCurrentPassword: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  overrideAccess,
  req,
}) => {
  if (operation !== 'update' || !('data' in args) || !isRecord(args.data)) return args
  const { currentPassword, ...data }: Data = args.data
  const cleaned = { ...args, data }
  if (overrideAccess || !req.user) return cleaned
  const id = 'id' in args ? args.id : undefined
  if (id === undefined && (setsPassword(data) || data.email !== undefined))
    throw new APIError(studioMessage(req, 'accounts.oneAccount'), 400, undefined, true)
  if (id !== req.user.id || collection.slug !== req.user.collection) return cleaned
  const account =
    (await req.payload.db.findOne<Account & { id: string }>({
      collection: collection.slug,
      where: { id: { equals: id } },
    })) ?? {}
  // The e-mail address of other accounts is closed to them.
  const changesEmail = hasRole(req.user, 'administrator') && setsEmail(data, account)
  if (setsPassword(data) || changesEmail)
    await checkCurrentPassword(
      req,
      account,
      typeof currentPassword === 'string' ? currentPassword : '',
      collection.slug,
    )
  return cleaned
}
