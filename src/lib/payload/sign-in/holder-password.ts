import { randomBytes } from 'node:crypto'

import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload'

import { studioMessage } from '@/lib/payload/studio-message'
import { isRecord } from '@/lib/values/read-value'

/** Payload makes no account without a password: no person learns this one, and its hash is deleted at once. */
const unsetPassword = randomBytes(32).toString('base64url')

/** Accounts that do not open the studio: of owners and subscribers. */
const isOfVisitors = (slug: string, { payload }: PayloadRequest): boolean =>
  slug !== payload.config.admin.user

/**
 * Keeps the password of an owner or subscriber to its holder, who chooses it by the link of an e-mail: a member of staff
 * who sets one could sign in as that person. A new account has none. Forms of the holder do not ask for access rules.
 *
 * @throws APIError (400) for a request that may change the account and sends a password; the access rules refuse others
 */
export const keepPasswordToHolder: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  overrideAccess,
  req,
}) => {
  if (operation !== 'create' && operation !== 'update') return args
  if (!isOfVisitors(collection.slug, req) || !('data' in args) || !isRecord(args.data)) return args
  const data: Record<string, unknown> = args.data
  if (data.password) {
    const target = { req, data, ...('id' in args && typeof args.id === 'string' && { id: args.id }) }
    if (!overrideAccess && (await collection.access[operation](target)))
      throw new APIError(studioMessage(req, 'accounts.passwordOfHolder'), 400, undefined, true)
    return args
  }
  return operation === 'create' ? { ...args, data: { ...data, password: unsetPassword } } : args
}

/** Leaves a new account of a visitor without a password until its holder has chosen one. */
export const dropUnsetPassword: CollectionAfterChangeHook = async ({
  collection,
  data,
  doc,
  operation,
  req,
}) => {
  const made: unknown = doc
  if (operation !== 'create' || data.password !== unsetPassword || !isRecord(made)) return doc
  await req.payload.db.updateOne({
    collection: collection.slug,
    id: String(made.id),
    // With null Payload leaves the date as it is.
    data: { hash: null, salt: null, updatedAt: null },
    req,
    returning: false,
  })
  return doc
}
