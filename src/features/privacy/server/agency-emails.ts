import type { Payload } from 'payload'

import { normaliseEmail } from '@/lib/email/email-address'
import { formKinds } from '@/features/submissions/model/form-kinds'

import { retainedCollections, staffCollections } from './personal-collections'
import { storedRows, valueAt } from './stored-rows'

async function countHolders(
  payload: Payload,
  collections: typeof staffCollections,
  email: string,
): Promise<number> {
  let count = 0
  for (const { slug, emailPath: path } of collections) {
    for await (const row of storedRows(payload, slug)) {
      const value = valueAt(row, path)
      if (typeof value === 'string' && normaliseEmail(value) === email) count += 1
    }
  }
  return count
}

/** Number of owners with this e-mail address: they stay, because the agency must keep the data of its contracts. */
export const countRemaining = (payload: Payload, email: string): Promise<number> =>
  countHolders(payload, retainedCollections, email)

async function findSettingsEmails(payload: Payload): Promise<string[]> {
  // Settings that only staff may read; only the result of the comparison leaves.
  const [site, forms] = await Promise.all([
    payload.findGlobal({ slug: 'siteConfig', depth: 0, overrideAccess: true }),
    payload.findGlobal({ slug: 'formsConfig', depth: 0, overrideAccess: true }),
  ])
  const recipients = formKinds.flatMap((kind) => forms[kind]?.recipients ?? [])
  return [site.agency?.email ?? '', ...recipients].map(normaliseEmail)
}

/**
 * Whether an e-mail address belongs to the agency. Erasing it would delete the e-mails about all leads; accounts of
 * staff are deleted in their collection.
 */
export async function isAgencyEmail(payload: Payload, email: string): Promise<boolean> {
  if ((await findSettingsEmails(payload)).includes(email)) return true
  return (await countHolders(payload, staffCollections, email)) > 0
}
