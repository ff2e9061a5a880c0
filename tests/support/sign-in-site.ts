import { generate } from 'otplib'
import { handleEndpoints } from 'payload'

import { requestStaffPassword } from '@/features/accounts/server/link-requests'
import { recordLimit } from '@/features/sign-in/server/api'
import { peerHeader } from '@/lib/http/client-ip'
import { databaseLimiters } from '@/lib/limits/database-limiter'
import { findGateRefusal } from '@/lib/payload/api-gate'
import type { StaffRole } from '@/lib/payload/access'
import { payloadSignIn } from '@/lib/payload/sign-in/payload-sign-in'
import { makeSignInLimits } from '@/lib/payload/sign-in/sign-in-limits'
import type { Security } from '@/payload-types'

import type { TestPayload } from './make-payload'
import { makeMinimal, testPassword } from './minimal-document'
import { tokenIn } from '../rig/http'

type Body = Record<string, unknown>

interface Answer {
  status: number
  body: Body
  /** Of a session that began; empty without one. */
  token: string
}

interface Sent {
  method?: 'GET' | 'POST'
  body?: Body
  /** Of the session. */
  token?: string
  clientIp?: string
  device?: string
}

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

let accounts = 0
let sites = 0

/** The log-in of a running Payload as a browser reaches it: gate, limits and endpoints. */
export function openSignInSite({ payload, cacheKey }: TestPayload) {
  const later: (() => Promise<unknown>)[] = []
  const site = ++sites
  const make = databaseLimiters(async () => payload)
  const guard = payloadSignIn(payload, {
    // Each site counts anew, on the same database.
    limits: makeSignInLimits((name, allowance) => make(`${site} ${name}`, allowance)),
    requestPassword: (request) => requestStaffPassword(payload, request),
    later: (task) => later.push(task),
    wait: async () => undefined,
    getClientIp: (headers) => headers.get('x-test-client-ip') ?? '',
    recordLimit: (refused) => recordLimit(payload, refused),
  })
  const handle = (request: Request) =>
    handleEndpoints({ config: payload.config, payloadInstanceCacheKey: cacheKey, request })

  async function send(path: string, { method = 'POST', body, token, clientIp, device }: Sent = {}) {
    const headers = new Headers({ 'accept-language': 'en', 'user-agent': device ?? firefox })
    headers.set('x-test-client-ip', clientIp ?? '203.0.113.7')
    headers.set(peerHeader, clientIp ?? '203.0.113.7')
    if (token) headers.set('authorization', `JWT ${token}`)
    if (body) headers.set('content-type', 'application/json')
    const init: RequestInit = { method, headers, ...(body && { body: JSON.stringify(body) }) }
    const { user } = await payload.auth({ headers })
    const refusal = findGateRefusal({ method, path: `/api/${path}`, user })
    if (refusal !== null) return { status: refusal, body: {}, token: '' }
    const request = new Request(`http://localhost:3000/api/${path}`, init)
    const response = await guard(request, path.split('/'), handle)
    const answer: Answer = {
      status: response.status,
      body: (await response.clone().json()) as Body,
      token: tokenIn(response),
    }
    return answer
  }

  const setModes = (secondFactor: Partial<Security['secondFactor']>) =>
    payload.updateGlobal({ slug: 'security', data: { secondFactor } })

  async function makeAccount(role: StaffRole) {
    const email = `${role}-${++accounts}@perron.example`
    const { id } = await makeMinimal(payload, 'users', { email, role, name: `Name of ${role}` })
    return { id, email }
  }

  const logIn = (email: string, more: Sent = {}) =>
    send('users/login', { body: { email, password: testPassword }, ...more })

  return { send, setModes, makeAccount, logIn, later }
}

export type SignInSite = ReturnType<typeof openSignInSite>

/** The code that an app with this secret shows at a moment. */
export const codeOf = (secret: unknown, now = Date.now()): Promise<string> =>
  generate({ secret: String(secret), epoch: Math.floor(now / 1000) })

/** Sets an app up at a log-in that asks for it. The code of the present step is used up by that. */
export async function enrolAtLogIn({ send, logIn }: SignInSite, email: string) {
  const { challenge } = (await logIn(email)).body
  const { secret } = (await send('users/second-factor/begin', { body: { kind: 'totp', challenge } })).body
  const confirmed = await send('users/second-factor/confirm', {
    body: { challenge, code: await codeOf(secret) },
  })
  return {
    secret: String(secret),
    token: confirmed.token,
    status: confirmed.status,
    recoveryCodes: confirmed.body.recoveryCodes as string[],
  }
}
