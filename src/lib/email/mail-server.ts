import { createTransport } from 'nodemailer'

import { env } from '@/lib/env'
import { cutSignal } from '@/lib/queue/shutdown'
import { limitTime } from '@/lib/values/limit-time'

import { dkimOptions } from './dkim'
import type { OutgoingMail } from './outgoing-mail'
import { parseSmtpError } from './smtp-error'

/** Time limits of a mail server, in milliseconds. */
export interface MailPatience {
  /** DNS look-up, connection, and the greeting of the server. */
  greeting: number
  /** A pause in the conversation. */
  silence: number
  /** A whole e-mail, for a server that handles one message at a time. */
  total: number
}

/**
 * The pause is long because many servers scan an e-mail before they confirm it, and giving up then would deliver it
 * twice.
 */
const usual: MailPatience = { greeting: 10_000, silence: 60_000, total: 120_000 }

export interface MailServer {
  send: (mail: OutgoingMail) => Promise<void>
  close: () => void
}

const limitsOf = ({ greeting, silence }: MailPatience) => ({
  connectionTimeout: greeting,
  greetingTimeout: greeting,
  dnsTimeout: greeting,
  socketTimeout: silence,
})

/** Tries to log in to a mail server. @returns why it cannot be used, without user and password; null when it can */
export async function findMailProblem(url: string, patience = usual): Promise<string | null> {
  const { greeting: silence } = patience
  const transport = createTransport({ url, ...limitsOf({ ...patience, silence }) })
  try {
    await transport.verify()
    return null
  } catch (error) {
    return parseSmtpError(error).reason
  } finally {
    transport.close()
  }
}

/** The e-mail of a copy for tries: to one address, with the recipient in its subject. */
const redirected = ({ replyTo: _, ...mail }: OutgoingMail, address: string): OutgoingMail => ({
  ...mail,
  to: { name: '', address },
  subject: `[${mail.to.address}] ${mail.subject}`,
})

/** The mail server at a URL such as `smtp://user:password@mail.example.org:587`, with a few connections kept open. */
export function openMailServer(
  url: string,
  patience = usual,
  { dkim, bounceAddress, stagingMail }: Pick<typeof env, 'dkim' | 'bounceAddress' | 'stagingMail'> = env,
): MailServer {
  const transport = createTransport(
    {
      url,
      pool: true,
      maxConnections: 4,
      // An e-mail whose connection breaks goes back to the outbox, which schedules the next attempt.
      maxRequeues: 0,
      idleTimeout: 20_000,
      ...(dkim && { dkim: dkimOptions(dkim) }),
      ...limitsOf(patience),
    },
    { disableFileAccess: true, disableUrlAccess: true },
  )
  return {
    send: async (written) => {
      const mail = stagingMail ? redirected(written, stagingMail) : written
      const limit = limitTime(patience.total, cutSignal())
      try {
        await transport.sendMail({
          ...mail,
          ...(bounceAddress && !stagingMail && { envelope: { from: bounceAddress, to: mail.to.address } }),
          signal: limit.signal,
        })
      } finally {
        limit.clear()
      }
    },
    close: () => transport.close(),
  }
}

let opened: { url: string; server: MailServer } | null = null

/** The one server of this process. */
export function mailServerAt(url: string): MailServer {
  if (opened?.url !== url) {
    opened?.server.close()
    opened = { url, server: openMailServer(url) }
  }
  return opened.server
}
