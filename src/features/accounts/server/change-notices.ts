import { randomUUID } from 'node:crypto'

import type {
  CollectionAfterChangeHook,
  CollectionAfterOperationHook,
  CollectionBeforeChangeHook,
  PayloadRequest,
  RequestContext,
} from 'payload'

import { recordLogIn } from '@/features/sign-in/server/api'
import { maskEmail, normaliseEmail } from '@/lib/email/email-address'
import { isRefusedEmail } from '@/lib/email/queue-email'
import { finishLater } from '@/lib/payload/finish-later'
import { collectionSteps } from '@/lib/payload/save-pipeline'
import type { StoredPassword } from '@/lib/payload/sign-in/password-match'
import { formatError } from '@/lib/values/format-error'
import { isRecord, relatedId } from '@/lib/values/read-value'
import type { Owner, Subscriber, User } from '@/payload-types'

import type { AccountNotice } from '../emails/account-email'
import { mailAccountNotice } from './mail-account-notice'

type AccountSlug = 'owners' | 'subscribers' | 'users'
type Account = (Owner | Subscriber | User) & StoredPassword

/** In the context of a change that the holder of the account makes by a form of the site, where Payload has no user. */
export const byHolder = { isByHolder: true } as const

const markOf = (id: string): string => `newPassword:${id}`

/** Whether a change sets a password; for the hooks that follow the write. */
export const isNewPassword = (context: RequestContext, id: string): boolean => context[markOf(id)] === true

/** Payload takes the password out of the data before the hooks that follow the write. */
const markPassword: CollectionBeforeChangeHook<Account> = ({ context, data, operation, originalDoc }) => {
  if (operation === 'update' && originalDoc) context[markOf(originalDoc.id)] = Boolean(data.password)
  return data
}

/** Whether two documents of an account have the same e-mail address. */
export const isSameEmail = (one: string | undefined, other: string | undefined): boolean =>
  normaliseEmail(one ?? '') === normaliseEmail(other ?? '')

interface Author {
  by: 'office' | 'holder' | 'server'
  /** A member of staff. */
  staff: { id: string; name?: string | null } | null
}

function authorOf({ user, context }: PayloadRequest, slug: AccountSlug, { id }: Account): Author {
  if (user?.collection === slug && user.id === id)
    return { by: 'holder', staff: user.collection === 'users' ? user : null }
  if (user?.collection === 'users') return { by: 'office', staff: user }
  return { by: context.isByHolder === true ? 'holder' : 'server', staff: null }
}

/** Queues the e-mail with the change. Later if that fails, unless the change is undone with its transaction. */
async function mail(req: PayloadRequest, account: Account, notice: AccountNotice, by: Author['by']) {
  const { payload } = req
  const sending = { notice, by, key: randomUUID(), now: new Date() }
  try {
    await mailAccountNotice(payload, account, { ...sending, req })
  } catch (error) {
    payload.logger.error({ msg: 'A notice of an account was not queued', reason: formatError(error) })
    // An address that was stored before such ones were refused must not keep the account from getting another.
    if (isRefusedEmail(error)) return
    if (await req.transactionID) throw error
    void finishLater(payload, () => mailAccountNotice(payload, account, sending))
  }
}

interface Recorded {
  slug: AccountSlug
  account: Account
  author: Author
}

/**
 * Names the change in the list of log-ins: who made it, and whose account it is. Visitors who ask to be erased have no
 * name there, because the list keeps its entries.
 */
async function record(
  req: PayloadRequest,
  kind: 'passwordChanged' | 'emailChanged',
  { slug, account, author: { by, staff } }: Recorded,
): Promise<void> {
  const about = slug === 'subscribers' ? maskEmail(account.email) : (account.name ?? '')
  const holder = by === 'holder' ? about : ''
  const headers = staff ? req.headers : null
  await recordLogIn(req.payload, { kind, account: staff, holder, headers, about, req })
}

const notifyOfChange: CollectionAfterChangeHook<Account> = async ({
  collection,
  context,
  doc,
  operation,
  previousDoc: before,
  req,
}) => {
  if (operation !== 'update') return doc
  // The table of saves has it for these collections alone.
  const slug = collection.slug as AccountSlug
  const { id } = before
  const hasNewPassword = isNewPassword(context, id)
  // This is the last of the hooks that ask; further changes of the request have a mark of their own.
  delete context[markOf(id)]
  const where = { id: { equals: id } }
  // The answer of the request may leave fields out.
  const account = await req.payload.db.findOne<Account>({ collection: slug, where, req })
  if (!account) return doc
  const author = authorOf(req, slug, account)
  // The first password is the one of the invitation or of the sign-up.
  if (hasNewPassword && before.hash) {
    await mail(req, before, 'passwordChanged', author.by)
    await record(req, 'passwordChanged', { slug, account: before, author })
  }
  if (!isSameEmail(before.email, account.email)) {
    await mail(req, before, 'emailChanged', author.by)
    await mail(req, account, 'emailAdded', author.by)
    await record(req, 'emailChanged', { slug, account: before, author })
  }
  return doc
}

/** Payload sets the password of a link by none of the other hooks. The log-in of staff records it. */
const notifyOfReset: CollectionAfterOperationHook = async ({ collection, operation, req, result }) => {
  const slug = collection.slug as AccountSlug
  const id = operation === 'resetPassword' && isRecord(result) ? relatedId(result.user) : null
  const where = { id: { equals: id } }
  const account = id && (await req.payload.db.findOne<Account>({ collection: slug, where, req }))
  if (account) await mail(req, account, 'passwordChanged', 'holder')
  return result
}

const slugs = ['owners', 'subscribers', 'users']

/**
 * Sends the holder of an account an e-mail when its password or e-mail address was changed, and adds the change to
 * the list of log-ins. For every write. A new address is sent to the old address too.
 */
export const noticeSteps = collectionSteps({
  markPassword: {
    stage: 'remember',
    reason: 'Payload takes the password out of the data before the stages after the write',
    for: slugs,
    run: markPassword,
  },
  notifyOfChange: {
    stage: 'notify',
    reason:
      'the holder learns of a new password or e-mail address; after `endAccess`, which asks for the same mark',
    for: slugs,
    run: notifyOfChange,
  },
  notifyOfReset: {
    stage: 'close',
    reason: 'the holder learns of a password set by a link, which passes no other stage',
    for: slugs,
    run: notifyOfReset,
  },
})
