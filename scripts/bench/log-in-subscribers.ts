import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'

import type { Payload } from 'payload'

import { indexDemands } from '@/features/subscriptions/server/demand-index/index-demands'
import { mailLinkUntil } from '@/features/subscriptions/model/opt-in'
import { signedLinkPath } from '@/lib/http/signed-links'

import { rigServer } from '../../tests/rig/server'
import { copyData, openDatabase } from '../../tests/rig/site'
import { findSurroundings, makeVisitor, send, solve, type Surroundings } from '../../tests/rig/visitor'
import { median } from '../lib/median'
import { runProgram } from '../../tests/rig/run-program'

/**
 * Compares how long the forms of subscribers and of searches take for known and for unknown e-mail addresses, on the built site and a copy
 * of a data folder: `npm run bench log-in-subscribers -- --build . --data ./data --tries 200`. Fails above 10 %.
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

type Kind = 'known' | 'unknown'

const emailOf = (kind: Kind, index: number): string =>
  `${kind}-${Math.floor(index / triesOfAccount)}@example.org`

/** The search whose link is used once; those of unknown addresses were deleted. */
const searchOf = (kind: Kind, index: number): string => `${kind}-search-${index}`

let clients = 0
const nextClient = (): string => `198.18.${Math.floor(++clients / 250)}.${clients % 250}`

async function fill(payload: Payload): Promise<void> {
  const at = new Date().toISOString()
  const search = { goal: 'sale', frequency: 'daily', hour: 8, language: 'fr', name: 'Bench', zips: ['4000'] }
  for (let index = 0; index < tries; index += 1) {
    const email = emailOf('known', index)
    const id = searchOf('known', index)
    await payload.db.create({
      collection: 'demands',
      data: { id, ...search, email, confirmed: true, confirmedAt: at, kinds: ['new'] },
    })
    await indexDemands(payload, [id])
    if (index % triesOfAccount > 0) continue
    const password = `lantern harbour ${index} ${randomBytes(4).toString('hex')}`
    // A bench on a copy of its own: there is no user to check.
    await payload.create({
      collection: 'subscribers',
      data: { email, password, language: 'fr' },
      overrideAccess: true,
    })
  }
}

interface Site {
  origin: string
  secret: string
  surroundings: Surroundings
}

/** Milliseconds until the whole answer has arrived. */
type Ask = (site: Site, kind: Kind, index: number) => Promise<number>

async function time(url: string, body: URLSearchParams, expected: number): Promise<number> {
  const { origin } = new URL(url)
  const begun = performance.now()
  const answer = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin, 'x-forwarded-for': nextClient() },
    body,
  })
  await answer.arrayBuffer()
  if (answer.status !== expected) throw new Error(`${url}: ${answer.status}`)
  return performance.now() - begun
}

/** A form of the log-in. */
const logIn =
  (action: string, expected: number): Ask =>
  ({ origin }, kind, index) => {
    const body = new URLSearchParams({ email: emailOf(kind, index), password: 'not the password' })
    return time(`${origin}/fr/my/account/post/${action}/`, body, expected)
  }

/** The form of a registered search, as the script of the page sends it. */
const saveSearch: Ask = async ({ origin, secret, surroundings }, kind, index) => {
  const made = await makeVisitor('demandRegister', surroundings)
  const values = { ...made.values, email: emailOf(kind, index) }
  const visitor = { ...made, clientIp: nextClient(), values }
  const { status, milliseconds, text } = await send(origin, visitor, await solve(visitor, secret))
  if (status !== 201) throw new Error(`Saved search: ${status} ${text.slice(0, 200)}`)
  return milliseconds
}

/** The one click of a mail program; the search of an unknown address was deleted. */
const unsubscribe: Ask = ({ origin, secret }, kind, index) => {
  const until = mailLinkUntil(new Date())
  const path = signedLinkPath('fr', 'demand', searchOf(kind, index), until, secret)
  return time(`${origin}${path}unsubscribe/`, new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }), 204)
}

const forms: Record<string, Ask> = {
  'log-in': logIn('sign-in', 401),
  'forgotten password': logIn('forgotten', 303),
  'sign-up': logIn('sign-up', 303),
  'link to searches': logIn('searches-link', 303),
  'saved search': saveSearch,
  unsubscribe,
}

/** Known and unknown addresses take turns, so that the load of the machine is the same for both. */
async function measure(site: Site, name: string, ask: Ask): Promise<number> {
  const times = { known: [] as number[], unknown: [] as number[] }
  for (let index = 0; index < tries; index += 1)
    for (const kind of index % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const))
      times[kind].push(await ask(site, kind, index))
  const [knownMs, unknownMs] = [median(times.known), median(times.unknown)]
  const difference = (100 * Math.abs(knownMs - unknownMs)) / Math.min(knownMs, unknownMs)
  console.log(
    `${name}: ${tries} tries each, median known ${knownMs.toFixed(1)} ms, unknown ${unknownMs.toFixed(1)} ms, difference ${difference.toFixed(1)} %`,
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
    const surroundings = await findSurroundings(payload)
    await payload.destroy()
    const server = await rigServer(path.resolve(given.build), folder, { secret, dataDir })
    await server.start()
    try {
      const site = { origin: server.origin, secret, surroundings }
      const differences: number[] = []
      for (const [name, ask] of Object.entries(forms)) differences.push(await measure(site, name, ask))
      if (Math.max(...differences) > limitPercent) throw new Error(`More than ${limitPercent} %`)
    } finally {
      await server.stop()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

runProgram(main)
