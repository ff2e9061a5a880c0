import { createHash } from 'node:crypto'

import type { Payload, PayloadEmailAdapter, SendEmailOptions } from 'payload'

import { sourceLocale, type Locale } from '@/lib/i18n/locales'

import { messageToLetter } from './message-to-letter'
import { queueLetter } from './queue-letter'

/** The links in Payload's own mails work for so long. */
const hourInMs = 60 * 60_000

const textOf = (content: unknown): string => (typeof content === 'string' ? content : '')

function recipientsOf(to: SendEmailOptions['to']): string[] {
  if (typeof to === 'string') return [to]
  if (Array.isArray(to)) return to.flatMap(recipientsOf)
  return to?.address ? [to.address] : []
}

async function languageOf(payload: Payload, email: string): Promise<Locale> {
  const { docs } = await payload.find({
    collection: 'users',
    where: { email: { equals: email } },
    select: { language: true },
    limit: 1,
    pagination: false,
    depth: 0,
    // Only the language comes out, and goes into a mail to that very person.
    overrideAccess: true,
  })
  return docs[0]?.language ?? sourceLocale
}

/** Puts what Payload itself wants to mail into the outbox: nobody who asks waits for a mail server. */
async function queueMessage(payload: Payload, message: SendEmailOptions, now: Date): Promise<void> {
  const letter = messageToLetter(textOf(message.subject), textOf(message.html) || textOf(message.text))
  for (const recipient of recipientsOf(message.to)) {
    const key = createHash('sha256')
      .update(JSON.stringify([recipient, letter]))
      .digest('hex')
    await queueLetter(payload, {
      key: `account:${key}`,
      template: 'account',
      language: await languageOf(payload, recipient),
      recipient,
      letter,
      sendUntil: new Date(now.getTime() + hourInMs),
    })
  }
}

/** How Payload sends mails of its own, such as the link to a new password. */
export const payloadMail: PayloadEmailAdapter<void> = ({ payload }) => ({
  name: 'outbox',
  // The worker puts the agency's own there when it sends.
  defaultFromAddress: 'outbox@localhost',
  defaultFromName: 'Perron',
  sendEmail: (message) => queueMessage(payload, message, new Date()),
})
