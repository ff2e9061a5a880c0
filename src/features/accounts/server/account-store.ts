import type { Payload } from 'payload'

import type { StoredPassword } from '@/lib/payload/sign-in/password-match'
import { uniqueInsert } from '@/lib/payload/unique-insert'
import type { Owner, Subscriber } from '@/payload-types'

import { ownerAccounts, subscriberAccounts, type AccountKind } from '../model/account-kind'
import type { FoundLink } from './account-links'
import { byHolder } from './change-notices'

/** How the accounts of a kind are found and get a password by a link. */
export interface AccountStore extends AccountKind {
  /** What a new password must not be made of; null when the account of the link is gone. */
  findKnown: (payload: Payload, link: FoundLink) => Promise<readonly string[] | null>
  /** Stores a password for the holder of a link, which ends all sessions and links. @returns the account */
  storePassword: (payload: Payload, link: FoundLink, password: string) => Promise<string>
}

/** An account with what is stored of its password. */
export type StoredAccount = (Owner | Subscriber) & StoredPassword

/** The account of a normalised e-mail address. */
export const findAccount = (
  payload: Payload,
  { accounts }: Pick<AccountKind, 'accounts'>,
  email: string,
): Promise<StoredAccount | null> =>
  payload.db.findOne<StoredAccount>({ collection: accounts, where: { email: { equals: email } } })

/** Sets the password of an account. The caller has checked that it is the visitor's. */
export async function changePassword(
  payload: Payload,
  { accounts }: Pick<AccountKind, 'accounts'>,
  id: string,
  password: string,
): Promise<string> {
  // The caller has checked: see above.
  await payload.update({
    collection: accounts,
    id,
    data: { password },
    depth: 0,
    overrideAccess: true,
    context: { ...byHolder },
  })
  return id
}

export const ownerStore: AccountStore = {
  ...ownerAccounts,
  findKnown: async (payload, { holder }) => {
    // The link was mailed to this account.
    const options = { depth: 0, disableErrors: true, overrideAccess: true } as const
    const owner = await payload.findByID({ collection: 'owners', id: holder, ...options })
    return owner && [owner.email, owner.name]
  },
  storePassword: (payload, { holder }, password) => changePassword(payload, ownerAccounts, holder, password),
}

/** Makes the account of an e-mail address; that of another request at the same moment if there is one. */
async function makeSubscriber(payload: Payload, { holder, language }: FoundLink, password: string) {
  const data = { email: holder, language, password }
  try {
    // The link proves that the mailbox is the visitor's.
    const made = await payload.create({
      collection: 'subscribers',
      data,
      overrideAccess: true,
      ...uniqueInsert,
    })
    return made.id
  } catch (reason) {
    const other = await findAccount(payload, subscriberAccounts, holder)
    if (!other) throw reason
    return changePassword(payload, subscriberAccounts, other.id, password)
  }
}

export const subscriberStore: AccountStore = {
  ...subscriberAccounts,
  findKnown: async (payload, { holder }) => {
    const account = await findAccount(payload, subscriberAccounts, holder)
    return [holder, account?.name ?? '']
  },
  storePassword: async (payload, link, password) => {
    const account = await findAccount(payload, subscriberAccounts, link.holder)
    if (account) return changePassword(payload, subscriberAccounts, account.id, password)
    return makeSubscriber(payload, link, password)
  },
}
