import { randomBytes, randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'

import type { Payload } from 'payload'

import { benchServer } from './bench-leads/bench-server'
import { copyData, openDatabase } from './bench-leads/bench-site'

/**
 * Compares how long the forms of subscribers take for known and for unknown e-mail addresses, on the built site and a copy
 * of a data folder: `npm run bench:log-in:subscribers -- --build . --data ./data --tries 200`. Fails above 10 %.
 */
const { values: given } = parseArgs({
  options: {
    build: { type: 'string', default: '.' },
    data: { type: 'string', default: './data' },
    tries: { type: 'string', default: '200' },
  },
})

const tries = Number(given.tries)
/** Below the limits of an account, so that no answer is delayed or refused. */
const triesOfAccount = 3
const limitPercent = 10

const emailOf = (kind: 'known' | 'unknown', index: number): string =>
  `${kind}-${Math.floor(index / triesOfAccount)}@example.org`

let clients = 0
const nextClient = (): string => `198.18.${Math.floor(++clients / 250)}.${clients % 250}`

async function fill(payload: Payload): Promise<void> {
  for (let index = 0; index < tries; index += triesOfAccount) {
    const email = emailOf('known', index)
    const password = `lantern harbour ${index} ${randomBytes(4).toString('hex')}`
    // A bench on a copy of its own: there is no user to check.
    await payload.create({
      collection: 'subscribers',
      data: { email, password, language: 'fr' },
      overrideAccess: true,
    })
    const at = new Date().toISOString()
    const search = { goal: 'sale', frequency: 'daily', hour: 8, language: 'fr', name: 'Bench' }
    await payload.db.create({
      collection: 'demands',
      data: { id: randomUUID(), ...search, email, confirmed: true, confirmedAt: at, kinds: ['new'] },
    })
  }
}

/** Milliseconds until the whole answer has arrived. */
async function time(origin: string, action: string, email: string, expected: number): Promise<number> {
  const body = new URLSearchParams({ email, password: 'not the password' })
  const begun = performance.now()
  const answer = await fetch(`${origin}/fr/my/account/post/${action}/`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin, 'x-forwarded-for': nextClient() },
    body,
  })
  await answer.arrayBuffer()
  if (answer.status !== expected) throw new Error(`${action}: ${answer.status}`)
  return performance.now() - begun
}

const median = (values: number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0

/** Known and unknown addresses take turns, so that the load of the machine is the same for both. */
async function measure(origin: string, action: string, expected: number): Promise<number> {
  const times = { known: [] as number[], unknown: [] as number[] }
  for (let index = 0; index < tries; index += 1)
    for (const kind of index % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const))
      times[kind].push(await time(origin, action, emailOf(kind, index), expected))
  const [known, unknown] = [median(times.known), median(times.unknown)]
  const difference = (100 * Math.abs(known - unknown)) / Math.min(known, unknown)
  console.log(
    `${action}: ${tries} tries each, median known ${known.toFixed(1)} ms, unknown ${unknown.toFixed(1)} ms, difference ${difference.toFixed(1)} %`,
  )
  return difference
}

async function main(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'perron-bench-'))
  try {
    const dataDir = path.join(folder, 'data')
    const secret = randomBytes(32).toString('hex')
    await mkdir(dataDir)
    copyData(path.resolve(given.data), dataDir)
    const payload = await openDatabase(dataDir, secret)
    await fill(payload)
    await payload.destroy()
    const server = await benchServer(path.resolve(given.build), folder, { secret, dataDir })
    await server.start()
    try {
      const differences = [await measure(server.origin, 'sign-in', 401)]
      for (const action of ['forgotten', 'sign-up', 'searches-link'])
        differences.push(await measure(server.origin, action, 303))
      if (Math.max(...differences) > limitPercent) throw new Error(`More than ${limitPercent} %`)
    } finally {
      await server.stop()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

// While modules load, nothing else keeps Node running, and it would exit without a message.
setInterval(() => undefined, 60_000)

main().then(
  () => process.exit(),
  (error: unknown) => {
    console.error(error)
    process.exit(1)
  },
)
