// Stores leads as forms do, each with a file and an event, at a steady rate until its input ends:
//   steady-writer.ts RATE      writes per second, three per lead
// Each acknowledged lead is a line of output.
import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'

import type { Payload } from 'payload'

import { env } from '../../../src/lib/env'
import { openDatabase } from '../../../tests/rig/site'
import { runProgram } from '../../../tests/rig/run-program'

const writesPerLead = 3
const fileBytes = 2000

// An operator's bench: it writes what visitors send.
const asSystem = { depth: 0, overrideAccess: true, context: { skipRevalidation: true } } as const

async function storeLead(payload: Payload, number: number): Promise<void> {
  const data = Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(fileBytes), Buffer.from('\n%%EOF\n')])
  const name = `bench-${number}.pdf`
  const file = await payload.create({
    collection: 'leadFiles',
    data: { originalName: name },
    file: { data, mimetype: 'application/pdf', name, size: data.length },
    ...asSystem,
  })
  const email = `bench-${number}@example.org`
  const lead = await payload.create({
    collection: 'leads',
    data: {
      form: 'siteContact',
      language: 'fr',
      subject: name,
      status: 'new',
      effects: 'done',
      effectsAttempts: 0,
      crmState: 'off',
      crmAttempts: 0,
      idempotencyKey: `bench-${number}`,
      person: { email, firstName: 'Anne', lastName: 'Peeters' },
      answers: { message: `Message ${number}`, email },
      files: [file.id],
    },
    ...asSystem,
  })
  await payload.create({
    collection: 'leadEvents',
    data: { key: email, lead: lead.id, kind: 'note', text: email },
    ...asSystem,
  })
}

async function write(perSecond: number): Promise<void> {
  const payload = await openDatabase(env.dataDir, env.payloadSecret)
  let isOver = false
  process.stdin.resume().on('end', () => (isOver = true))
  const begun = performance.now()
  for (let number = 1; !isOver; number += 1) {
    await storeLead(payload, number)
    process.stdout.write(`${number}\n`)
    const due = begun + (number * writesPerLead * 1000) / perSecond
    await wait(Math.max(0, due - performance.now()))
  }
}

runProgram(() => write(Number(process.argv[2])))
