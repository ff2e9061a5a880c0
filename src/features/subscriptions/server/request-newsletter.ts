import type { Payload } from 'payload'

import { optInEmail } from '@/features/subscriptions/emails/opt-in-email'
import { claimRow } from '@/lib/queue/claim-row'
import { confirmUntil, mailLinkUntil, optInStateOf } from '@/features/subscriptions/model/opt-in'
import { queueEmail } from '@/lib/email/queue-email'
import type { Lead, NewsletterSubscription } from '@/payload-types'

import { optInFacts, readUnconfirmedDays } from './opt-in-facts'

const collection = 'newsletterSubscriptions'

async function findByEmail(payload: Payload, email: string): Promise<NewsletterSubscription | undefined> {
  const { docs } = await payload.find({
    collection,
    where: { email: { equals: email } },
    limit: 1,
    pagination: false,
    depth: 0,
    // Whether an e-mail address is known decides only the content of the e-mail to its owner; no answer reveals it.
    overrideAccess: true,
  })
  return docs[0]
}

/** One row per e-mail address: its unique index lets one of several concurrent requests succeed. */
async function rowFor(payload: Payload, lead: Lead, email: string): Promise<NewsletterSubscription> {
  const stored = await findByEmail(payload, email)
  if (stored) return stored
  const { language, consentTextVersion } = lead
  try {
    return await payload.create({
      collection,
      data: { email, language, consentTextVersion },
      depth: 0,
      // Requested by a visitor; no newsletter is sent before the e-mail address is confirmed.
      overrideAccess: true,
    })
  } catch (reason) {
    const other = await findByEmail(payload, email)
    if (!other) throw reason
    return other
  }
}

/**
 * Makes a row pending again: one that ended before this request, or one that is still pending, which then stores the
 * present consent text. An ended row remains the proof of the earlier consent until the confirmation; see
 * `requestedAgainAt`.
 */
async function askAgain(
  payload: Payload,
  lead: Lead,
  { id, endedAt }: NewsletterSubscription,
): Promise<void> {
  await claimRow(payload, {
    collection,
    id,
    due: {
      and: [
        { confirmed: { not_equals: true } },
        { endedAt: endedAt ? { less_than: lead.createdAt } : { exists: false } },
      ],
    },
    data: {
      language: lead.language,
      ...(!endedAt && { consentTextVersion: lead.consentTextVersion ?? null }),
      updatedAt: lead.createdAt,
    },
  })
}

/**
 * Effect of the form “newsletter”: an e-mail to the address, which requests a confirmation or informs that it is
 * already subscribed. The visitor's response is the same in both cases (P11).
 */
export async function requestNewsletter(payload: Payload, lead: Lead): Promise<void> {
  const email = lead.person?.email?.toLowerCase()
  if (!email) return
  const row = await rowFor(payload, lead, email)
  const runs = optInStateOf(row) === 'confirmed'
  if (!runs) await askAgain(payload, lead, row)
  const requestedAt = new Date(lead.createdAt)
  const until = runs
    ? mailLinkUntil(requestedAt)
    : confirmUntil(requestedAt, await readUnconfirmedDays(payload))
  const locale = lead.language
  const facts = await optInFacts(payload, { kind: 'newsletter', id: row.id, locale, until, runs })
  await queueEmail(payload, {
    key: `newsletter:${row.id}:asked:${lead.id}`,
    template: runs ? 'signNewsletter.already' : 'signNewsletter.confirm',
    language: locale,
    recipient: email,
    message: optInEmail(facts, runs ? 'alreadySubscribed' : 'confirmNewsletter'),
    lead: lead.id,
  })
}
