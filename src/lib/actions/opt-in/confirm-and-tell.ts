import type { Payload } from 'payload'

import { demandRunsLetter } from '@/forms/demand-register/demand-letters'
import { newsletterRunsLetter } from '@/forms/sign-newsletter/newsletter-letters'
import type { OptInFacts } from '@/forms/opt-in-letter'
import { mailLinkUntil, optInStateOf } from '@/lib/leads/opt-in'
import type { Letter } from '@/lib/mail/letter'
import { queueLetter } from '@/lib/mail/queue-letter'

import { confirmOptIn } from './change-opt-in'
import { optInFacts } from './opt-in-facts'
import type { OptInKind } from './opt-in-kinds'

const letters: Record<OptInKind, { template: string; make: (facts: OptInFacts) => Letter }> = {
  demand: { template: 'demandRegister.runs', make: demandRunsLetter },
  newsletter: { template: 'signNewsletter.runs', make: newsletterRunsLetter },
}

/**
 * Confirms a subscription and sends the mail that carries the way out. Repeatable: one mail per confirmation, and a
 * second press makes up for a mail that a crash kept from the queue.
 */
export async function confirmAndTell(
  payload: Payload,
  kind: OptInKind,
  id: string,
  now: Date,
): Promise<void> {
  const row = await confirmOptIn(payload, { kind, id, now })
  if (!row?.confirmedAt || optInStateOf(row) !== 'confirmed') return
  const { template, make } = letters[kind]
  const until = mailLinkUntil(new Date(row.confirmedAt))
  const facts = await optInFacts(payload, { kind, id, locale: row.language, until, runs: true })
  await queueLetter(payload, {
    key: `${kind}:${id}:runs:${row.confirmedAt}`,
    template,
    language: row.language,
    recipient: row.email,
    letter: make(facts),
  })
}
