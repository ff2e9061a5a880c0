import { ImapFlow } from 'imapflow'
import type { Payload } from 'payload'

import { env } from '@/lib/env'
import { formatError } from '@/lib/values/format-error'
import { isRecord } from '@/lib/values/read-value'
import { sha256 } from '@/lib/values/digest'
import type { Outbox } from '@/payload-types'

import type { MailEvent } from './mail-event'
import { parseReport } from './parse-report'
import { readMailboxState, writeMailboxState } from './read-mailbox-state'
import { recordMailEvents } from './record-mail-events'

/** Messages read in one run; the next one continues. */
const maxPerRun = 200
/** Reports return at most the e-mail, which this site keeps small. */
const maxMessageBytes = 1_000_000
/** Of a silent server. */
const silenceMs = 20_000
/** Of a whole run. */
const maxRunMs = 120_000

function openClient(url: URL): ImapFlow {
  const secure = url.protocol === 'imaps:'
  return new ImapFlow({
    host: url.hostname,
    port: Number(url.port) || (secure ? 993 : 143),
    secure,
    auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    logger: false,
    connectionTimeout: silenceMs,
    greetingTimeout: silenceMs,
    socketTimeout: silenceMs,
  })
}

/** The recipient of an e-mail of this site; null when it sent none with this Message-ID. */
async function recipientOf({ db }: Payload, messageId: string): Promise<string | null> {
  const row = await db.findOne<Outbox>({
    collection: 'outbox',
    where: { messageId: { equals: messageId } },
    select: { recipient: true },
  })
  return row?.recipient ?? null
}

/** A report counts for the address that the site wrote to, which may forward to the one that the report names. */
async function eventOf(payload: Payload, source: Uint8Array): Promise<MailEvent | null> {
  const report = await parseReport(source).catch(() => null)
  const email = report && (await recipientOf(payload, report.returnedId))
  if (!email) return null
  const { kind, detail, returnedId } = report
  return { key: `mailbox:${kind}:${sha256(returnedId)}`, email, kind, detail }
}

/** Records what is unread and marks it as read afterwards, so that a run that was interrupted is repeated. */
async function readUnread(payload: Payload, client: ImapFlow, now: Date): Promise<void> {
  const unread = (await client.search({ seen: false }, { uid: true })) || []
  for (const uid of unread.slice(0, maxPerRun)) {
    const message = await client.fetchOne(
      String(uid),
      { source: { maxLength: maxMessageBytes } },
      { uid: true },
    )
    const event = message && message.source ? await eventOf(payload, message.source) : null
    if (event) await recordMailEvents(payload, [event], now)
    await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true })
  }
}

async function readMailbox(payload: Payload, mailbox: string, now: Date): Promise<void> {
  const url = new URL(mailbox)
  const client = openClient(url)
  // An error outside of a command, such as a broken connection, also rejects the command.
  client.on('error', () => undefined)
  const timer = setTimeout(() => client.close(), maxRunMs)
  try {
    await client.connect()
    await client.mailboxOpen(decodeURIComponent(url.pathname.slice(1)) || 'INBOX')
    await readUnread(payload, client, now)
    await client.logout()
  } finally {
    clearTimeout(timer)
    client.close()
  }
}

/** A task of the worker. A mailbox that is away is written to the state of the site and tried again in the next run. */
export async function readBounces(payload: Payload, now: Date, mailbox = env.bounceMailbox): Promise<void> {
  if (!mailbox) return
  const { readAt } = await readMailboxState(payload)
  try {
    await readMailbox(payload, mailbox, now)
    await writeMailboxState(payload, { readAt: now.toISOString(), error: null })
  } catch (error) {
    const reply = isRecord(error) && typeof error.responseText === 'string' ? error.responseText : null
    const reason = (reply ?? formatError(error)).slice(0, 300)
    await writeMailboxState(payload, { readAt, error: reason })
  }
}
