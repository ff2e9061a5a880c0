import type { Payload } from 'payload'

import { alreadySubscribedLetter, confirmNewsletterLetter } from '@/forms/sign-newsletter/newsletter-letters'
import { claimRow } from '@/lib/cms/jobs/claim-row'
import { confirmUntil, mailLinkUntil, optInStateOf } from '@/lib/leads/opt-in'
import { queueLetter } from '@/lib/mail/queue-letter'
import type { Lead, NewsletterSubscription } from '@/payload-types'

import { optInFacts } from './opt-in/opt-in-facts'
import { readUnconfirmedDays } from './opt-in/unconfirmed-days'

const collection = 'newsletterSubscriptions'

async function findByAddress(payload: Payload, email: string): Promise<NewsletterSubscription | undefined> {
  const { docs } = await payload.find({
    collection,
    where: { email: { equals: email } },
    limit: 1,
    pagination: false,
    depth: 0,
    // Whether an address is known decides only what its owner is written; no answer tells it to anybody else.
    overrideAccess: true,
  })
  return docs[0]
}

/** One row per address: the unique address lets one of several attempts win. */
async function rowFor(payload: Payload, lead: Lead, email: string): Promise<NewsletterSubscription> {
  const known = await findByAddress(payload, email)
  if (known) return known
  const { language, consentTextVersion } = lead
  try {
    return await payload.create({
      collection,
      data: { email, language, consentTextVersion },
      depth: 0,
      // What a visitor asked for; nothing is sent by subscription before the address confirms it.
      overrideAccess: true,
    })
  } catch (reason) {
    const other = await findByAddress(payload, email)
    if (!other) throw reason
    return other
  }
}

/**
 * Lets a row wait again: one that ended before this request, or that still waits, which then has the words agreed to
 * now. What has ended stays the proof of the earlier consent until the address confirms; see `askedAgainAt`.
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
 * What follows from the form “newsletter”: a mail to the address, which asks to confirm or says that it is subscribed
 * already. The visitor's answer is the same either way (P11).
 */
export async function askForNewsletter(payload: Payload, lead: Lead): Promise<void> {
  const email = lead.person?.email?.toLowerCase()
  if (!email) return
  const row = await rowFor(payload, lead, email)
  const runs = optInStateOf(row) === 'confirmed'
  if (!runs) await askAgain(payload, lead, row)
  const asked = new Date(lead.createdAt)
  const until = runs ? mailLinkUntil(asked) : confirmUntil(asked, await readUnconfirmedDays(payload))
  const locale = lead.language
  const facts = await optInFacts(payload, { kind: 'newsletter', id: row.id, locale, until, runs })
  await queueLetter(payload, {
    key: `newsletter:${row.id}:asked:${lead.id}`,
    template: runs ? 'signNewsletter.already' : 'signNewsletter.confirm',
    language: locale,
    recipient: email,
    letter: runs ? alreadySubscribedLetter(facts) : confirmNewsletterLetter(facts),
    lead: lead.id,
  })
}
