import { setTimeout as wait } from 'node:timers/promises'

import type { RigSite } from '../rig/site'
import { compareStored, countStored } from '../rig/stored-leads'
import { startMailServer } from '../support/mail-server'
import type { FaultBed } from './fault-bed'
import type { FaultResult } from './fault-result'
import { keepSending } from './keep-sending'

const maxStopMs = 8000

/** Rows that a stopped process still holds. */
const countHeld = async ({ payload }: RigSite): Promise<number> =>
  (
    await payload.count({
      collection: 'outbox',
      where: { state: { equals: 'sending' } },
      overrideAccess: true,
    })
  ).totalDocs

/** SIGTERM while the mail server hangs, and while forms arrive. */
export async function stopping(bed: FaultBed): Promise<FaultResult[]> {
  const mail = await startMailServer()
  const site = await bed.openSite('stopping', { env: { SMTP_URL: mail.url } })
  try {
    await site.server.start()
    await mail.hang()
    const few = keepSending(site)
    await wait(4000)
    const first = await few()
    // Until the worker is in the middle of a conversation with the mail server.
    await wait(6000)
    const hangingMs = await site.server.stop()
    const held = await countHeld(site)
    // A mail server that does not answer at the start ends it.
    await mail.answer()
    await site.server.start()
    await mail.hang()
    const many = keepSending(site)
    await wait(4000)
    const loadedMs = await site.server.stop()
    const acknowledged = [...first, ...(await many())]
    const { lostEmails, double } = compareStored(acknowledged, (await countStored(site.payload)).leads)
    return [
      {
        promise: 'P5',
        fault: 'SIGTERM while the mail server hangs',
        figure: `ended after ${Math.round(hangingMs)} ms; ${held} e-mails still claimed`,
        isMet: hangingMs < maxStopMs && held === 0,
      },
      {
        promise: 'P1',
        fault: 'SIGTERM while forms arrive and the mail server hangs',
        figure: `ended after ${Math.round(loadedMs)} ms; ${acknowledged.length} acknowledged, ${lostEmails.length} lost, ${double.length} double`,
        isMet: loadedMs < maxStopMs && lostEmails.length + double.length === 0,
      },
    ]
  } finally {
    await site.close()
    await mail.stop()
  }
}
