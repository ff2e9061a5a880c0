import type { Payload, PayloadRequest, Where } from 'payload'

import { reviewRequestEmail, reviewDecisionEmail } from '@/features/review/emails/review-emails'
import type { DecisionKind, ReviewRequest } from '@/features/review/model/review'
import { queueEmail } from '@/lib/email/queue-email'
import { env } from '@/lib/env'
import { toLocale } from '@/lib/i18n/locales'
import { getStaffName } from '@/lib/payload/staff-name'
import type { User } from '@/payload-types'

import { hrefOf, readTitle, type ReviewTarget } from './review-target'

/** More colleagues of one role than get an e-mail of one request. */
const maxRecipients = 20

async function findUsers(payload: Payload, where: Where): Promise<User[]> {
  const { docs } = await payload.find({
    collection: 'users',
    where,
    depth: 0,
    limit: maxRecipients,
    pagination: false,
    // Who requests a review need not see the accounts that get an e-mail.
    overrideAccess: true,
  })
  return docs
}

interface Letter {
  req: PayloadRequest
  target: ReviewTarget
  document: string
}

/** Writes to who should review. */
export async function sendRequest({ req, target, document }: Letter, request: ReviewRequest): Promise<void> {
  const { at, by, note, role, user } = request
  const { payload } = req
  const recipients: Where = user ? { id: { equals: user } } : { role: { equals: role } }
  const users = await findUsers(payload, { and: [recipients, { id: { not_equals: by.id } }] })
  const name = (await getStaffName(payload, by.id)) ?? ''
  for (const { email, id, language: chosen, name: recipient } of users) {
    const language = toLocale(chosen)
    const facts = {
      title: await readTitle(req, target, language),
      href: env.serverUrl + hrefOf(target),
      recipient,
      name,
      note,
    }
    await queueEmail(payload, {
      key: `review:${document}:${at}:${id}`,
      template: 'review.asked',
      language,
      recipient: email,
      message: reviewRequestEmail(facts, language),
    })
  }
}

interface Decision {
  kind: DecisionKind
  /** Of who decided. */
  name: string
  note: string
  at: string
  /** Id of the member of staff who gets the e-mail. */
  to: string
}

/** Tells who requested it, or who made the link. */
export async function sendDecision({ req, target, document }: Letter, decision: Decision): Promise<void> {
  const { at, kind, name, note, to } = decision
  const [user] = await findUsers(req.payload, { id: { equals: to } })
  if (!user) return
  const language = toLocale(user.language)
  const title = await readTitle(req, target, language)
  const facts = { kind, title, href: env.serverUrl + hrefOf(target), recipient: user.name, name, note }
  await queueEmail(req.payload, {
    key: `review:${document}:${at}:${to}`,
    template: 'review.decided',
    language,
    recipient: user.email,
    message: reviewDecisionEmail(facts, language),
  })
}
