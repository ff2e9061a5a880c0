import { createServer, type Server, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'

import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export interface ReceivedMail extends Email {
  /** Envelope: who it was really for. */
  recipients: string[]
  raw: string
}

interface Refusal {
  code: number
  text: string
  /** Which recipients; all when left out. */
  to?: RegExp
}

type DataHandler = NonNullable<SMTPServerOptions['onData']>

const refusalError = ({ code, text }: Refusal) => Object.assign(new Error(text), { responseCode: code })

const listen = (
  server: { listen: (port: number, host: string, done: () => void) => unknown },
  port: number,
) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))

/** A mail server that works like a real one until it is told not to, always at the same address. */
export class TestMailServer {
  readonly mails: ReceivedMail[] = []
  private refusal: Refusal | null = null
  private smtp: SMTPServer | null = null
  private silent: Server | null = null
  private readonly sockets = new Set<Socket>()
  private port = 0

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`
  }

  /** Takes mails. */
  async answer(): Promise<void> {
    await this.stop()
    this.refusal = null
    const smtp = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      logger: false,
      onRcptTo: ({ address }, _session, done) => {
        const refusal = this.refusal
        done(refusal && (refusal.to?.test(address) ?? true) ? refusalError(refusal) : null)
      },
      onData: (...given) => this.take(...given),
    })
    smtp.on('error', () => undefined)
    await listen(smtp, this.port)
    this.port = (smtp.server.address() as AddressInfo).port
    this.smtp = smtp
  }

  /** Refuses recipients, until `answer` or `accept`. */
  refuse(refusal: Refusal): void {
    this.refusal = refusal
  }

  accept(): void {
    this.refusal = null
  }

  /** Takes connections and says nothing. */
  async hang(): Promise<void> {
    await this.stop()
    this.silent = createServer((socket) => {
      this.sockets.add(socket)
      socket.on('error', () => undefined)
    })
    await listen(this.silent, this.port)
    this.port = (this.silent.address() as AddressInfo).port
  }

  /** No longer takes connections; mails received stay. */
  async stop(): Promise<void> {
    const { smtp, silent } = this
    this.smtp = null
    this.silent = null
    for (const socket of this.sockets) socket.destroy()
    this.sockets.clear()
    if (smtp) await new Promise<void>((resolve) => smtp.close(() => resolve()))
    if (silent) await new Promise((resolve) => silent.close(resolve))
  }

  private take(...[stream, session, done]: Parameters<DataHandler>): void {
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.on('end', () => {
      const content = Buffer.concat(chunks)
      void PostalMime.parse(content).then((mail) => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address)
        this.mails.push({ ...mail, recipients, raw: content.toString('latin1') })
        done()
      }, done)
    })
  }
}

/** Starts one that takes mails; stop it after the test. */
export async function startMailServer(): Promise<TestMailServer> {
  const server = new TestMailServer()
  await server.answer()
  return server
}
