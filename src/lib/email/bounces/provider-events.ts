import addressparser from 'nodemailer/lib/addressparser'
import { z } from 'zod'

import { isPlausibleEmail } from '../email-address'
import { maxDetailLength, type MailEvent } from './mail-event'

/** The events of a body; null when it is in none of the known forms. */
type Mapper = (body: unknown) => MailEvent[] | null

const text = z.string().max(2000)

/** The e-mail address of `Name <a@example.org>`: providers repeat recipients as they were written in the header. */
function bareEmail(written: string): string {
  const [first, ...others] = addressparser(written, { flatten: true })
  return others.length === 0 ? (first?.address ?? '') : ''
}

const email = text.transform(bareEmail).pipe(z.string().trim().toLowerCase().refine(isPlausibleEmail))
/** Replies of mail servers have any length. */
const detail = z.string().transform((reply) => reply.slice(0, maxDetailLength))

/** The form of this site, documented in docs/alerts.md. */
const ownEvents = z.object({
  events: z
    .array(
      z.object({
        id: text.min(1).max(200),
        type: z.enum(['bounce', 'soft-bounce', 'complaint']),
        email,
        detail: detail.default(''),
      }),
    )
    .max(1000),
})

const ownKinds = { bounce: 'hard', 'soft-bounce': 'soft', complaint: 'complaint' } as const

const mapOwn: Mapper = (body) =>
  ownEvents
    .safeParse(body)
    .data?.events.map(({ id, type, ...event }) => ({ key: `own:${id}`, kind: ownKinds[type], ...event })) ??
  null

const recipient = z.object({ emailAddress: email, diagnosticCode: detail.optional() })

const amazon = z.object({
  notificationType: z.string().optional(),
  eventType: z.string().optional(),
  bounce: z
    .object({ bounceType: z.string(), bouncedRecipients: z.array(recipient).max(100), feedbackId: text })
    .optional(),
  complaint: z
    .object({
      complainedRecipients: z.array(recipient).max(100),
      feedbackId: text,
      complaintFeedbackType: detail.nullish(),
    })
    .optional(),
})

/** SNS wraps the notification of SES, unless "raw message delivery" is on. */
const topic = z.object({ Type: z.string(), MessageId: z.string(), Message: z.string() })

function unwrapped(body: unknown): unknown {
  const { data } = topic.safeParse(body)
  if (!data) return body
  try {
    return JSON.parse(data.Message) as unknown
  } catch {
    // A confirmation of the subscription has a sentence there.
    return {}
  }
}

const mapAmazon: Mapper = (body) => {
  const inner = unwrapped(body)
  const { data } = amazon.safeParse(inner)
  const isWrapped = inner !== body
  if (!data || !(isWrapped || data.notificationType || data.eventType)) return null
  const { bounce, complaint } = data
  const isReal = complaint && complaint.complaintFeedbackType !== 'not-spam'
  return [
    ...(bounce?.bouncedRecipients ?? []).map(({ emailAddress, diagnosticCode = '' }): MailEvent => ({
      key: `ses:${bounce?.feedbackId}:${emailAddress}`,
      email: emailAddress,
      kind: bounce?.bounceType === 'Permanent' ? 'hard' : 'soft',
      detail: diagnosticCode,
    })),
    ...(isReal ? complaint.complainedRecipients : []).map(({ emailAddress }): MailEvent => ({
      key: `ses:${complaint?.feedbackId}:${emailAddress}`,
      email: emailAddress,
      kind: 'complaint',
      detail: complaint?.complaintFeedbackType ?? '',
    })),
  ]
}

const postmark = z.object({
  RecordType: z.string(),
  Type: z.string().optional(),
  ID: z.number().optional(),
  Email: z.string().optional(),
  Description: detail.optional(),
})

/** Types that say something about a recipient; the others, such as automatic replies, are left out. */
const postmarkKinds: Record<string, MailEvent['kind']> = {
  HardBounce: 'hard',
  BadEmailAddress: 'hard',
  ManuallyDeactivated: 'hard',
  SoftBounce: 'soft',
  DnsError: 'soft',
  Blocked: 'soft',
  SpamComplaint: 'complaint',
}

const mapPostmark: Mapper = (body) => {
  const { data } = postmark.safeParse(body)
  if (!data) return null
  const { RecordType: record, Type: type = record, ID: id, Email, Description: detail = '' } = data
  const bounced = email.safeParse(Email).data
  const kind = record === 'Bounce' || record === 'SpamComplaint' ? postmarkKinds[type] : undefined
  return kind && bounced && id !== undefined ? [{ key: `postmark:${id}`, email: bounced, kind, detail }] : []
}

const brevo = z.object({
  event: z.string(),
  email,
  'message-id': text,
  reason: detail.optional(),
})

const brevoKinds: Record<string, MailEvent['kind']> = {
  hard_bounce: 'hard',
  invalid_email: 'hard',
  soft_bounce: 'soft',
  spam: 'complaint',
}

const mapBrevo: Mapper = (body) => {
  const { data } = brevo.safeParse(body)
  if (!data) return null
  const kind = brevoKinds[data.event]
  const key = `brevo:${data.event}:${data['message-id']}:${data.email}`
  return kind ? [{ key, email: data.email, kind, detail: data.reason ?? '' }] : []
}

const mappers: readonly Mapper[] = [mapOwn, mapPostmark, mapBrevo, mapAmazon]

/** Reads what a program tells about recipients. @returns null when the form is not known; an empty list: nothing to do */
export function readMailEvents(body: unknown): MailEvent[] | null {
  for (const map of mappers) {
    const events = map(body)
    if (events) return events
  }
  return null
}

/** The URL that confirms a subscription of SNS. It is only shown to the operator, never requested. */
export function confirmationUrl(body: unknown): string | null {
  const { data } = z
    .object({ Type: z.literal('SubscriptionConfirmation'), SubscribeURL: z.url() })
    .safeParse(body)
  return data && /^https:\/\/sns\.[a-z0-9-]+\.amazonaws\.com(?:\.cn)?\//.test(data.SubscribeURL)
    ? data.SubscribeURL
    : null
}
