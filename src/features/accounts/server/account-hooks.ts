import type { CollectionAfterChangeHook, Payload } from 'payload'

import { afterDeletion } from '@/lib/payload/hooks/after-deletion'
import { collectionSteps } from '@/lib/payload/save-pipeline'
import { deleteEnded, endAllSessions } from '@/lib/sessions/sessions'
import { isRecord, textOf } from '@/lib/values/read-value'

import { ownerAccounts, subscriberAccounts, type AccountKind } from '../model/account-kind'
import { isNewPassword, isSameEmail } from './change-notices'
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

const kinds = [ownerAccounts, subscriberAccounts]

function kindOf(slug: string): AccountKind {
  const kind = kinds.find(({ accounts }) => accounts === slug)
  if (!kind) throw new Error(`${slug} has no accounts of visitors`)
  return kind
}

/** A new password ends what the old one opened, a new e-mail address what the mailbox of the old one opened. */
const onNewAccess: CollectionAfterChangeHook = async ({
  collection,
  context,
  data,
  doc,
  previousDoc,
  operation,
  req,
}) => {
  const account = accountOf(operation === 'create' ? doc : previousDoc)
  if (!account) return doc
  const isChanged =
    operation === 'create'
      ? Boolean(data.password)
      : isNewPassword(context, account.id) || !isSameEmail(account.email, accountOf(doc)?.email)
  if (isChanged) await endAccess(req.payload, kindOf(collection.slug), account)
  return doc
}

/** MongoDB has no keys that would delete what belongs to an account. */
const deletion = afterDeletion('access', {
  find: async ({ id, req: { payload }, slug }) =>
    accountOf(await payload.db.findOne({ collection: kindOf(slug).accounts, where: { id: { equals: id } } })),
  remove: async (account, { req: { payload }, slug }) => {
    if (account) await endAccess(payload, kindOf(slug), account)
  },
})

const slugs = kinds.map(({ accounts }) => accounts)

/** Sessions and links end with a new password, a new e-mail address, and with the account itself. */
export const accountSteps = collectionSteps({
  endAccess: {
    stage: 'follow',
    reason: 'a new password or e-mail address ends the sessions and links of the old one',
    for: slugs,
    run: onNewAccess,
  },
  findAccount: {
    stage: 'prepareDeletion',
    reason: 'the e-mail address, by which links of subscribers are found',
    for: slugs,
    run: deletion.find,
  },
  removeAccess: {
    stage: 'followDeletion',
    reason: 'sessions and links go with the account',
    for: slugs,
    run: deletion.remove,
  },
})

/** Task of the worker: deletes sessions and links whose time is over, and requests for links that were answered. */
export async function sweepAccountAccess(payload: Payload, now: Date): Promise<void> {
  const tables = kinds.flatMap(({ sessions, links }) => [sessions, links])
  await deleteEnded(payload, tables, now)
  await sweepLinkRequests(payload, now)
}
