import { createServer, type Server, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'

import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export interface ReceivedMail extends Email {
  /** Envelope: the actual sender and recipients. */
  returnPath: string
  recipients: string[]
  raw: string
}

interface Refusal {
  code: number
  text: string
  /** Affected recipients; all when left out. */
  to?: RegExp
}

type DataHandler = NonNullable<SMTPServerOptions['onData']>

const refusalError = ({ code, text }: Refusal) => Object.assign(new Error(text), { responseCode: code })

const listen = (
  server: { listen: (port: number, host: string, done: () => void) => unknown },
  port: number,
) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))

/** A mail server with adjustable behaviour, always on the same port. */
export class TestMailServer {
  readonly mails: ReceivedMail[] = []
  private refusal: Refusal | null = null
  private smtp: SMTPServer | null = null
  private silent: Server | null = null
  private delayMs = 0
  private isDying = false
  private readonly sockets = new Set<Socket>()
  private port = 0

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`
  }

  /** Accepts e-mails. */
  async answer(): Promise<void> {
    await this.stop()
    this.accept()
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
    smtp.server.on('connection', (socket) => this.sockets.add(socket))
    await listen(smtp, this.port)
    this.port = (smtp.server.address() as AddressInfo).port
    this.smtp = smtp
  }

  /** Refuses recipients, until `answer` or `accept`. */
  refuse(refusal: Refusal): void {
    this.refusal = refusal
  }

  /** Accepts e-mails only after this time. */
  slow(delayMs: number): void {
    this.delayMs = delayMs
  }

  /** Takes e-mails and ends the connection instead of confirming them, until `answer` or `accept`. */
  die(): void {
    this.isDying = true
  }

  accept(): void {
    this.refusal = null
    this.delayMs = 0
    this.isDying = false
  }

  /** Accepts connections without a greeting. */
  async hang(): Promise<void> {
    await this.stop()
    this.silent = createServer((socket) => {
      this.sockets.add(socket)
      socket.on('error', () => undefined)
    })
    await listen(this.silent, this.port)
    this.port = (this.silent.address() as AddressInfo).port
  }

  /** Refuses connections; received e-mails stay. */
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
        const { mailFrom } = session.envelope
        const returnPath = mailFrom ? mailFrom.address : ''
        this.mails.push({ ...mail, returnPath, recipients, raw: content.toString('latin1') })
        if (this.isDying) for (const socket of this.sockets) socket.destroy()
        else setTimeout(done, this.delayMs)
      }, done)
    })
  }
}

/** Starts one that accepts e-mails; stop it after the test. */
export async function startMailServer(): Promise<TestMailServer> {
  const server = new TestMailServer()
  await server.answer()
  return server
}
