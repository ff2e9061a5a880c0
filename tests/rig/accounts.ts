import type { Payload, PayloadRequest } from 'payload'

import { staffRoles } from '@/lib/payload/access'

import { makeMinimal } from '../support/minimal-document'

export const roles = ['anonymous', 'owner', 'subscriber', ...staffRoles] as const
export type Role = (typeof roles)[number]

export type Account = PayloadRequest['user']

async function accountIn(payload: Payload, collection: 'users' | 'owners' | 'subscribers', data: object) {
  const document = await makeMinimal(payload, collection, { ...data })
  return { ...document, collection } as unknown as NonNullable<Account>
}

/** One account per role, as in a request; anonymous is `null`. */
export async function makeAccounts(payload: Payload): Promise<Record<Role, Account>> {
  const staff = (role: Role, more = {}) => accountIn(payload, 'users', { role, name: role, ...more })
  const profile = await makeMinimal(payload, 'agents')
  return {
    anonymous: null,
    owner: await accountIn(payload, 'owners', { name: 'Owner' }),
    subscriber: await accountIn(payload, 'subscribers', {}),
    translator: await staff('translator'),
    agent: await staff('agent', { agent: profile.id }),
    editor: await staff('editor'),
    administrator: await staff('administrator'),
  }
}
