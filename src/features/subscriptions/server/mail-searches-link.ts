import type { Payload, Where } from 'payload'

import { searchesLinkEmail } from '@/features/subscriptions/emails/alert-email'
import { queueEmail } from '@/lib/email/queue-email'
import { triggerWorker } from '@/lib/queue/trigger-worker'
import type { Demand } from '@/payload-types'

import { searchesUrl } from './searches-link'

/** The end of a search takes its confirmation back, not the time of it. */
const confirmedOnce: Where = { or: [{ confirmed: { equals: true } }, { confirmedAt: { exists: true } }] }

/**
 * Mails the link to the page of all searches of an address, if it has any that was ever confirmed: one that has ended can
 * still be read and deleted there.
 */
export async function mailSearchesLink(
  payload: Payload,
  email: string,
  { key, now }: { key?: string | undefined; now: Date },
): Promise<void> {
  const recipient = email.toLowerCase()
  const { docs } = await payload.db.find<Demand>({
    collection: 'demands',
    where: { and: [{ email: { equals: recipient } }, confirmedOnce] },
    sort: '-createdAt',
    limit: 1,
    pagination: false,
  })
  const [demand] = docs
  if (!demand) return
  const { url, agencyName } = await searchesUrl(payload, demand, now)
  await queueEmail(
    payload,
    {
      key: key ?? `searches-link:${demand.id}:${now.toISOString()}`,
      template: 'searchesLink',
      language: demand.language,
      recipient,
      message: searchesLinkEmail({ locale: demand.language, agencyName, allUrl: url }),
    },
    now,
  )
  triggerWorker()
}
