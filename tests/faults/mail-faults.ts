import { setTimeout as wait } from 'node:timers/promises'

import type { Where } from 'payload'

import type { RigSite } from '../rig/site'
import { makeVisitor, send, solve } from '../rig/visitor'
import { startMailServer, type TestMailServer } from '../support/mail-server'
import type { FaultBed } from './fault-bed'
import { summariseTimes, type FaultResult } from './fault-result'

const faultMs = 12_000
const maxDeliveryMs = 5 * 60_000

type Fault = [name: string, begin: (mail: TestMailServer) => Promise<void> | void]

const faults: Fault[] = [
  ['refuses connections', (mail) => mail.stop()],
  ['hangs', (mail) => mail.hang()],
  ['421', (mail) => mail.refuse({ code: 421, text: 'Service not available' })],
  ['450', (mail) => mail.refuse({ code: 450, text: 'Mailbox busy' })],
  ['takes 8 s for each e-mail', (mail) => mail.slow(8000)],
  ['ends the connection after DATA', (mail) => mail.die()],
]

/** Sends two forms. @returns milliseconds until each was answered @throws when one was not acknowledged */
async function sendForms({ server, surroundings, secret }: RigSite): Promise<number[]> {
  const visitors = await Promise.all([1, 2].map(() => makeVisitor('siteContact', surroundings)))
  return Promise.all(
    visitors.map(async (visitor) => {
      const { status, milliseconds, text } = await send(server.origin, visitor, await solve(visitor, secret))
      if (status !== 201) throw new Error(`A form was answered with ${status}: ${text.slice(0, 200)}`)
      return milliseconds
    }),
  )
}

/** Rows of the outbox that belong to leads of this run. */
export async function countOutbox({ payload }: RigSite) {
  const ofRun: Where = { recipient: { like: 'bench-' } }
  const count = async (status: Where) =>
    (await payload.count({ collection: 'outbox', where: { and: [ofRun, status] }, overrideAccess: true }))
      .totalDocs
  return {
    waiting: await count({ state: { not_in: ['sent', 'failed'] } }),
    failed: await count({ state: { equals: 'failed' } }),
    sent: await count({ state: { equals: 'sent' } }),
  }
}

/** Message-IDs by number of deliveries. */
export function countDeliveries({ mails }: TestMailServer): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { messageId = '' } of mails) counts.set(messageId, (counts.get(messageId) ?? 0) + 1)
  return counts
}

async function waitForOutbox(site: RigSite, forms: number): Promise<number> {
  const begun = performance.now()
  while (performance.now() - begun < maxDeliveryMs) {
    const { waiting, sent, failed } = await countOutbox(site)
    if (waiting === 0 && sent + failed >= forms) break
    await wait(1000)
  }
  return performance.now() - begun
}

/** Forms while the mail server has one fault after the other, and the time until all e-mails have arrived. */
export async function mailFaults(bed: FaultBed): Promise<FaultResult[]> {
  const mail = await startMailServer()
  const site = await bed.openSite('mail', { env: { SMTP_URL: mail.url } })
  try {
    await site.server.start()
    await sendForms(site)
    const usual = [...(await sendForms(site)), ...(await sendForms(site))]
    const times: number[] = []
    const doubled = new Set<string>()
    for (const [, begin] of faults) {
      await mail.answer()
      await begin(mail)
      times.push(...(await sendForms(site)))
      await wait(faultMs)
    }
    // The e-mails that it took without confirming them may come again, the others not.
    for (const id of countDeliveries(mail).keys()) doubled.add(id)
    await mail.answer()
    const deliveredMs = await waitForOutbox(site, times.length)
    const { waiting, failed, sent } = await countOutbox(site)
    const median = summariseTimes(times).median
    const usualMedian = summariseTimes(usual).median
    const repeated = [...countDeliveries(mail)].filter(([, count]) => count > 1)
    const wrong = repeated.filter(([id]) => !doubled.has(id))
    const fault = `the mail server ${faults.map(([name]) => name).join(', ')}, ${faultMs / 1000} s each`
    return [
      {
        promise: 'P7',
        fault,
        figure: `${sent} of ${sent + waiting + failed} e-mails to visitors arrived, the last one ${Math.round(deliveredMs / 1000)} s after the server was back; twice: ${repeated.length} that it had taken without confirming, ${wrong.length} others`,
        isMet: waiting + failed + wrong.length === 0 && sent >= times.length && deliveredMs < maxDeliveryMs,
      },
      {
        promise: 'P5',
        fault,
        figure: `${times.length} forms acknowledged, median ${median} ms, longest ${summariseTimes(times).longest} ms; median before ${usualMedian} ms`,
        isMet: summariseTimes(times).longest < 5000,
      },
    ]
  } finally {
    await site.close()
    await mail.stop()
  }
}
