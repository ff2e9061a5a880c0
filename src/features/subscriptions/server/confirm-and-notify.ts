import type { Payload } from 'payload'

import { optInEmail } from '@/features/subscriptions/emails/opt-in-email'
import { mailLinkUntil, optInStateOf } from '@/features/subscriptions/model/opt-in'
import { queueEmail } from '@/lib/email/queue-email'

import { confirmOptIn } from './change-opt-in'
import { soughtName } from './demand-name'
import { optInFacts } from './opt-in-facts'
import type { OptInKind } from './opt-in-kinds'

const emails = {
  demand: { template: 'demandRegister.runs', message: 'demandRuns' },
  newsletter: { template: 'signNewsletter.runs', message: 'newsletterRuns' },
} as const satisfies Record<OptInKind, object>

/**
 * Confirms a subscription and queues the e-mail with the link to unsubscribe. Repeatable: one e-mail per confirmation;
 * a second confirmation queues an e-mail that is missing after a crash.
 */
export async function confirmAndNotify(
  payload: Payload,
  kind: OptInKind,
  id: string,
  now: Date,
): Promise<void> {
  const row = await confirmOptIn(payload, { kind, id, now })
  if (!row?.confirmedAt || optInStateOf(row) !== 'confirmed') return
  const { template, message } = emails[kind]
  const until = mailLinkUntil(new Date(row.confirmedAt))
  const facts = await optInFacts(payload, { kind, id, locale: row.language, until, runs: true })
  const ofSearch = 'goal' in row && {
    frequency: row.frequency,
    name: row.name || (await soughtName(payload, row, row.language)),
  }
  await queueEmail(payload, {
    key: `${kind}:${id}:runs:${row.confirmedAt}`,
    template,
    language: row.language,
    recipient: row.email,
    message: optInEmail({ ...facts, ...ofSearch }, message),
  })
}
