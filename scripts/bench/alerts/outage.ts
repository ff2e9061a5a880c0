import { spawn } from 'node:child_process'
import { createServer, type AddressInfo } from 'node:net'
import path from 'node:path'
import { createInterface } from 'node:readline'

import type { Payload } from 'payload'
import { SMTPServer } from 'smtp-server'

import { planAlerts, quietMs } from '@/features/subscriptions/server/alerts/plan-alerts'
import { sendAlerts } from '@/features/subscriptions/server/alerts/send-alerts'
import { openMailServer } from '@/lib/email/mail-server'
import { sendDueMails } from '@/lib/email/send-outbox'
import { createCircuitBreaker } from '@/lib/queue/circuit-breaker'
import { daysAfter } from '@/lib/time/belgian-time'
import { sleep } from '@/lib/values/retry'

import { fillSearches, findFaults, properties, publish } from './alert-site'

const minuteMs = 60_000
const outageMinutes = 60
const maxMinutes = 5
/** Pauses of the worker: those of the tasks `outbox` and `alerts`. */
const outboxMs = 5000
const alertsMs = 60_000

/** A mail server that takes every e-mail and writes a line about each; a process of its own. */
export function serveMail(port: number): Promise<void> {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, session, done) => {
      let head = ''
      stream.on(
        'data',
        (chunk: Buffer) => (head = head.includes('\r\n\r\n') ? head : head + chunk.toString('latin1')),
      )
      stream.on('end', () => {
        const id = /^message-id:\s*(\S+)/im.exec(head)?.[1] ?? ''
        console.log(`${session.envelope.rcptTo[0]?.address ?? ''} ${id}`)
        done()
      })
    },
  })
  server.listen(port, '127.0.0.1', () => console.log('ready'))
  return new Promise(() => undefined)
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })

/** @returns lines about the e-mails it received */
async function startMailServer(port: number): Promise<{ lines: string[]; stop: () => void }> {
  const program = path.resolve('scripts/bench/alerts.ts')
  const args = ['--import', 'tsx', '--conditions=production', program, 'mail-server', String(port)]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const lines: string[] = []
  await new Promise<void>((resolve) =>
    createInterface(child.stdout).on('line', (line) => (line === 'ready' ? resolve() : lines.push(line))),
  )
  return { lines, stop: () => void child.kill() }
}

const countWaiting = async ({ db }: Payload): Promise<number> => {
  const mails = await db.count({ collection: 'outbox', where: { state: { in: ['pending', 'sending'] } } })
  const alerts = await db.count({
    collection: 'alertDeliveries',
    where: { state: { in: ['waiting', 'taken'] } },
  })
  return mails.totalDocs + alerts.totalDocs
}

/**
 * The clock runs as usual after the hour. In the hour it is moved by a minute per step, so that the tasks and the circuit
 * breaker do what they do in an hour.
 */
export async function measureOutage(payload: Payload, addresses: number): Promise<void> {
  const site = await fillSearches(payload, addresses)
  const port = await freePort()
  const server = openMailServer(`smtp://127.0.0.1:${port}`)
  const breaker = createCircuitBreaker()
  let now = daysAfter(new Date(), 2)
  const send = (clock: () => Date) => sendDueMails(payload, { server, breaker, clock })
  const half = properties / 2
  for (let minute = 0; minute < outageMinutes; minute += 1) {
    if (minute % 30 === 0) {
      await publish(payload, site, { from: minute === 0 ? 0 : half, count: half })
      await planAlerts(payload, new Date(Date.now() + quietMs + 1000))
    }
    await sendAlerts(payload, now)
    const at = now
    await send(() => at)
    now = new Date(now.getTime() + minuteMs)
  }
  console.log(`${(await payload.db.count({ collection: 'outbox' })).totalDocs} e-mails wait after the hour`)
  const mail = await startMailServer(port)
  const returned = Date.now()
  const clock = () => new Date(now.getTime() + Date.now() - returned)
  let isOver = false
  const repeat = async (task: () => Promise<void>, everyMs: number) => {
    for (; !isOver; await sleep(everyMs)) await task()
  }
  const tasks = [repeat(() => send(clock), outboxMs), repeat(() => sendAlerts(payload, clock()), alertsMs)]
  for (; (await countWaiting(payload)) > 0; await sleep(1000))
    if (Date.now() - returned > 3 * maxMinutes * minuteMs) break
  const seconds = Math.round((Date.now() - returned) / 1000)
  isOver = true
  const { lines } = mail
  const { mails, matches, faults } = await findFaults(payload)
  const doubled = lines.length - new Set(lines).size
  console.log(
    `${matches} matches in ${mails} e-mails to ${addresses} addresses: ${lines.length} received, ${doubled} twice, all within ${seconds} s of the return; ${faults.length} faults`,
  )
  mail.stop()
  server.close()
  void tasks
  if (faults.length > 0 || doubled > 0 || seconds > maxMinutes * 60)
    throw new Error(faults.slice(0, 5).join('\n') || 'Too late, or twice')
}
