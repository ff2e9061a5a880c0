import type { Payload } from 'payload'

import { uniqueInsert } from '@/lib/payload/unique-insert'

const collection = 'suppressedAddresses'

/** Whether an address gets no e-mails that were not asked for one by one, such as alerts. */
export async function isSuppressed(payload: Payload, email: string): Promise<boolean> {
  const where = { email: { equals: email.toLowerCase() } }
  return (await payload.db.count({ collection, where })).totalDocs > 0
}

/** Stores that a mail server refused an address for good. Repeatable. */
export async function suppressAddress(payload: Payload, email: string, detail: string): Promise<void> {
  if (await isSuppressed(payload, email)) return
  try {
    await payload.create({
      collection,
      data: { email: email.toLowerCase(), reason: 'bounce', detail },
      ...uniqueInsert,
      // The worker has no user.
      overrideAccess: true,
    })
  } catch (error) {
    if (!(await isSuppressed(payload, email))) throw error
  }
}
