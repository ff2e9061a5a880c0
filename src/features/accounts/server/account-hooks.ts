import type { CollectionAfterChangeHook, Payload } from 'payload'

import { afterDeletion } from '@/lib/payload/hooks/after-deletion'
import { deleteEnded, endAllSessions } from '@/lib/sessions/sessions'
import { isRecord, textOf } from '@/lib/values/read-value'

import { ownerAccounts, subscriberAccounts, type AccountKind } from '../model/account-kind'
import { changeNotices, isNewPassword, isSameEmail } from './change-notices'
import { sweepLinkRequests } from './link-requests'

interface Account {
  id: string
  email: string
}

/** Ends every session of an account and every link that was mailed before. */
async function endAccess(payload: Payload, kind: AccountKind, { id, email }: Account): Promise<void> {
  const { links, linkHolder } = kind
  await endAllSessions(payload, kind, id)
  const named = linkHolder === 'email' ? email : id
  await payload.db.deleteMany({ collection: links, where: { [linkHolder]: { equals: named } } })
}

const accountOf = (value: unknown): Account | null =>
  isRecord(value) && typeof value.id === 'string' ? { id: value.id, email: textOf(value.email) } : null

/** A new password ends what the old one opened, a new e-mail address what the mailbox of the old one opened. */
const onNewAccess =
  (kind: AccountKind): CollectionAfterChangeHook =>
  async ({ context, data, doc, previousDoc, operation, req }) => {
    const account = accountOf(operation === 'create' ? doc : previousDoc)
    if (!account) return doc
    const isChanged =
      operation === 'create'
        ? Boolean(data.password)
        : isNewPassword(context, account.id) || !isSameEmail(account.email, accountOf(doc)?.email)
    if (isChanged) await endAccess(req.payload, kind, account)
    return doc
  }

/**
 * Hooks that end sessions and links: on a new password, a new e-mail address, and with the account itself. They tell the
 * holder of the first two.
 */
export function accountHooks(kind: AccountKind) {
  // MongoDB has no keys that would delete what belongs to an account.
  const deletion = afterDeletion('access', {
    find: async (id, { payload }) =>
      accountOf(await payload.db.findOne({ collection: kind.accounts, where: { id: { equals: id } } })),
    remove: async (account, _, { payload }) => {
      if (account) await endAccess(payload, kind, account)
    },
  })
  const notices = changeNotices(kind.accounts)
  return { ...notices, afterChange: [onNewAccess(kind), ...notices.afterChange], ...deletion }
}

/** Task of the worker: deletes sessions and links whose time is over, and requests for links that were answered. */
export async function sweepAccountAccess(payload: Payload, now: Date): Promise<void> {
  const tables = [ownerAccounts, subscriberAccounts].flatMap(({ sessions, links }) => [sessions, links])
  await deleteEnded(payload, tables, now)
  await sweepLinkRequests(payload, now)
}
