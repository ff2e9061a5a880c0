import type { Payload, PayloadEmailAdapter, SendEmailOptions } from 'payload'

import { sourceLocale, type Locale } from '@/lib/i18n/locales'
import { productName } from '@/lib/site-config'
import { textOf } from '@/lib/values/read-value'
import { sha256 } from '@/lib/values/digest'

import { parsePayloadEmail } from './parse-payload-email'
import { queueEmail } from './queue-email'

/** Time for which the links in Payload's own e-mails work. */
const hourInMs = 60 * 60_000

function recipientsOf(to: SendEmailOptions['to']): string[] {
  if (typeof to === 'string') return [to]
  if (Array.isArray(to)) return to.flatMap(recipientsOf)
  return to?.address ? [to.address] : []
}

async function getLanguage(payload: Payload, email: string): Promise<Locale> {
  const { docs } = await payload.find({
    collection: 'users',
    where: { email: { equals: email } },
    select: { language: true },
    limit: 1,
    pagination: false,
    depth: 0,
    // Only the language leaves this function, and only into an e-mail to the same person.
    overrideAccess: true,
  })
  return docs[0]?.language ?? sourceLocale
}

/** Puts Payload's own e-mails into the outbox, so that no request waits for a mail server. */
async function queueMessage(payload: Payload, sent: SendEmailOptions, now: Date): Promise<void> {
  const message = parsePayloadEmail(textOf(sent.subject), textOf(sent.html) || textOf(sent.text))
  for (const recipient of recipientsOf(sent.to)) {
    const key = sha256(JSON.stringify([recipient, message]))
    await queueEmail(payload, {
      key: `account:${key}`,
      template: 'account',
      language: await getLanguage(payload, recipient),
      recipient,
      message,
      sendUntil: new Date(now.getTime() + hourInMs),
    })
  }
}

/** Payload's e-mail adapter, for messages such as the link to reset a password. */
export const payloadMail: PayloadEmailAdapter<void> = ({ payload }) => ({
  name: 'outbox',
  // The worker replaces it by the agency's e-mail address when it sends.
  defaultFromAddress: 'outbox@localhost',
  defaultFromName: productName,
  sendEmail: (message) => queueMessage(payload, message, new Date()),
})
