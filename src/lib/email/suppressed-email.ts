import type { Payload } from 'payload'

import { uniqueInsert } from '@/lib/payload/unique-insert'
import type { SuppressedEmail } from '@/payload-types'

const collection = 'suppressedEmails'

/** Whether an address gets no e-mails that were not requested one by one, such as alerts. */
export async function isSuppressed(payload: Payload, email: string): Promise<boolean> {
  const where = { email: { equals: email.toLowerCase() } }
  return (await payload.db.count({ collection, where })).totalDocs > 0
}

/** Stores that an address gets no alerts any more. Repeatable; the first reason stays. */
export async function suppressEmail(
  payload: Payload,
  email: string,
  detail: string,
  reason: SuppressedEmail['reason'],
): Promise<void> {
  if (await isSuppressed(payload, email)) return
  try {
    await payload.create({
      collection,
      data: { email: email.toLowerCase(), reason, detail },
      ...uniqueInsert,
      // The worker has no user.
      overrideAccess: true,
    })
  } catch (error) {
    if (!(await isSuppressed(payload, email))) throw error
  }
}
