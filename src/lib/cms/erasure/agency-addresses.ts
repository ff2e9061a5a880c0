import type { Payload } from 'payload'

import { normaliseAddress } from '@/lib/erasure/mail-address'
import { formKinds } from '@/lib/leads/form-kinds'

import { keptCollections, staffCollections } from './personal-collections'
import { storedRows, valueAt } from './stored-rows'

async function countHolders(
  payload: Payload,
  collections: typeof staffCollections,
  address: string,
): Promise<number> {
  let count = 0
  for (const { slug, address: path } of collections) {
    for await (const row of storedRows(payload, slug)) {
      const value = valueAt(row, path)
      if (typeof value === 'string' && normaliseAddress(value) === address) count += 1
    }
  }
  return count
}

/** How many owners have this address: they stay, because the agency must keep what it has a contract about. */
export const countKept = (payload: Payload, address: string): Promise<number> =>
  countHolders(payload, keptCollections, address)

async function settingsAddresses(payload: Payload): Promise<string[]> {
  // What only staff read of the settings is needed here; nothing of it leaves.
  const [site, forms] = await Promise.all([
    payload.findGlobal({ slug: 'siteConfig', depth: 0, overrideAccess: true }),
    payload.findGlobal({ slug: 'formsConfig', depth: 0, overrideAccess: true }),
  ])
  const recipients = formKinds.flatMap((kind) => forms[kind]?.recipients ?? [])
  return [site.agency?.email ?? '', ...recipients].map(normaliseAddress)
}

/**
 * Whether an address is one the agency itself works with. Erasing it would take the mails about all leads with it; an
 * account of staff is deleted where accounts are.
 */
export async function isAgencyAddress(payload: Payload, address: string): Promise<boolean> {
  if ((await settingsAddresses(payload)).includes(address)) return true
  return (await countHolders(payload, staffCollections, address)) > 0
}
