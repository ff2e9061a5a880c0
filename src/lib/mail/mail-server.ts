import { createTransport } from 'nodemailer'

import type { OutgoingMail } from './outgoing-mail'

/** How long a mail server may take, in milliseconds. */
export interface MailPatience {
  /** Finding the server, connecting, and its first word. */
  greeting: number
  /** A pause in the conversation. */
  silence: number
  /** All of one mail, for a server that answers a letter at a time. */
  whole: number
}

/**
 * The pause is long because many servers look through a mail before they say that they took it, and giving up then would
 * deliver it twice.
 */
const usual: MailPatience = { greeting: 10_000, silence: 60_000, whole: 120_000 }

export interface MailServer {
  send: (mail: OutgoingMail) => Promise<void>
  close: () => void
}

/** The mail server at an address such as `smtp://user:password@mail.example.org:587`, with a few connections kept open. */
export function openMailServer(url: string, patience = usual): MailServer {
  const transport = createTransport(
    {
      url,
      pool: true,
      maxConnections: 3,
      // A mail whose connection breaks goes back to the outbox, which knows when to try again.
      maxRequeues: 0,
      idleTimeout: 20_000,
      connectionTimeout: patience.greeting,
      greetingTimeout: patience.greeting,
      dnsTimeout: patience.greeting,
      socketTimeout: patience.silence,
    },
    { disableFileAccess: true, disableUrlAccess: true },
  )
  return {
    send: async (mail) => {
      await transport.sendMail({ ...mail, signal: AbortSignal.timeout(patience.whole) })
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
