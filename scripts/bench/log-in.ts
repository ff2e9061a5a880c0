// Compares how long the log-in of owners and a forgotten password take for known and for unknown addresses, on a running
// site: `PERRON_URL=http://localhost:3000 PERRON_LOGINS='[{"role":"administrator",…}]' npm run bench log-in`. The site
// needs TRUSTED_PROXIES=1, because each request comes from a client of its own. Makes 70 owners and deletes them again.
import { randomInt } from 'node:crypto'

import { signIn, type Login } from '../../tests/rig/http'

const siteUrl = (process.env.PERRON_URL ?? 'http://localhost:3000').replace(/\/$/, '')
const tries = Number(process.env.TRIES ?? 200)
/** Below the limits of an account, so that no answer is delayed or refused. */
const triesOfAccount = 3
const mark = `bench${randomInt(1_000_000)}`

type Session = Record<string, string>

async function signInAdministrator(): Promise<Session> {
  const logins = JSON.parse(process.env.PERRON_LOGINS ?? '[]') as Login[]
  const login = logins.find(({ role }) => role === 'administrator')
  if (!login) throw new Error('PERRON_LOGINS names no administrator')
  return signIn(siteUrl, login)
}

async function ask(session: Session, method: string, path: string, data?: object): Promise<unknown> {
  const answer = await fetch(`${siteUrl}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...session, origin: siteUrl },
    ...(data && { body: JSON.stringify(data) }),
  })
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status}`)
  return answer.json()
}

const emailOf = (kind: 'known' | 'unknown', index: number): string =>
  `${mark}-${kind}-${Math.floor(index / triesOfAccount)}@example.org`

let clients = 0
const nextClient = (): string => `198.18.${Math.floor(++clients / 250)}.${clients % 250}`

/** Milliseconds until the whole answer has arrived, and its status. */
async function time(action: string, email: string): Promise<{ ms: number; status: number }> {
  const body = new URLSearchParams({ email, password: 'not the password' })
  const begun = performance.now()
  const answer = await fetch(`${siteUrl}/fr/login/post/${action}/`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: siteUrl, 'x-forwarded-for': nextClient() },
    body,
  })
  await answer.arrayBuffer()
  return { ms: performance.now() - begun, status: answer.status }
}

const median = (values: number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0

/** Known and unknown addresses take turns, so that the load of the machine is the same for both. */
async function measure(action: string, expected: number): Promise<void> {
  const times = { known: [] as number[], unknown: [] as number[] }
  for (let index = 0; index < tries; index += 1)
    for (const kind of index % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
      const { ms, status } = await time(action, emailOf(kind, index))
      if (status !== expected) throw new Error(`${action} of ${kind}: ${status}`)
      times[kind].push(ms)
    }
  const [knownMs, unknownMs] = [median(times.known), median(times.unknown)]
  const difference = (100 * Math.abs(knownMs - unknownMs)) / Math.min(knownMs, unknownMs)
  console.log(
    `${action}: ${tries} tries each, median known ${knownMs.toFixed(1)} ms, unknown ${unknownMs.toFixed(1)} ms, difference ${difference.toFixed(1)} %`,
  )
}

const session = await signInAdministrator()
const count = Math.ceil(tries / triesOfAccount)
try {
  for (let index = 0; index < count; index += 1) {
    const email = emailOf('known', index * triesOfAccount)
    // Without a password, which the invitation sets: a try costs a check all the same.
    await ask(session, 'POST', '/owners/', {
      email,
      name: 'Bench',
      language: 'fr',
    })
  }
  await measure('sign-in', 401)
  await measure('link', 303)
  await measure('forgotten', 303)
} finally {
  await ask(session, 'DELETE', `/owners/?where[email][like]=${mark}`)
}
