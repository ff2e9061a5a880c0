import { internationalLocale, toLocale } from '@/lib/i18n/locales'
import { studioText } from '@/lib/i18n/studio-text'
import { isDatabaseUnavailable, retryAfterSeconds } from '@/lib/payload/database-unavailable'
import { isRecord } from '@/lib/values/read-value'

import { spendHashTime } from './hash-time'
import { plainRequest, readSecondStep, readSignIn, type SignInData } from './sign-in-body'
import type { SignInLimits } from './sign-in-limits'

/** The text for too many attempts; it does not depend on the account. */
export const tooManyText = (language: string, seconds: number): string =>
  studioText(toLocale(language, internationalLocale), 'accounts.tooManyAttempts', {
    minutes: Math.max(1, Math.ceil(seconds / 60)),
  })

/** The only response to "forgot password", whether the account exists or not. */
const resetRequested = { message: 'OK' }

export type Surroundings = {
  limits: SignInLimits
  getClientIp: (headers: Headers) => string
  languageOf: (headers: Headers) => string
  accountExists: (collection: string, email: string) => Promise<boolean>
  /** Stores that an e-mail with a link to a new password was requested, in the same time for every address. */
  requestPassword: (request: { collection: string; email: string }) => Promise<unknown>
  /** Runs a function after the response was sent, again when it fails. */
  later: (task: () => Promise<unknown>) => void
  wait: (ms: number) => Promise<unknown>
  /** Records that the limit was reached; `email` is empty for a second step. */
  recordLimit?: (refused: { collection: string; email: string; headers: Headers }) => Promise<unknown>
}

type Handler = (request: Request) => Promise<Response>

/** One request, read and ready to be counted. */
type Attempt = { request: Request; collection: string; data: SignInData; handle: Handler }

const refusals = {
  400: 'Bad Request',
  408: 'Request Timeout',
  413: 'Payload Too Large',
  415: 'Unsupported Media Type',
} as const

const guarded = ['login', 'forgot-password', 'reset-password'] as const
type Action = (typeof guarded)[number]

/** The guarded path in the segments after `/api/`, if any. Payload matches the paths of endpoints in any letter case. */
const actionOf = (method: string, [, action, ...rest]: string[]): Action | undefined =>
  method === 'POST' && rest.length === 0 ? guarded.find((each) => each === action?.toLowerCase()) : undefined

const fail = (status: number, message: string, headers = {}) =>
  Response.json({ errors: [{ message }] }, { status, headers: { 'cache-control': 'no-store', ...headers } })

/** Maximum length of an e-mail address of an account, as Payload reads it. */
const normalised = (email: string): string => email.toLowerCase().trim().slice(0, 320)

/** Refuses a log-in, and records the first refusal of a client IP and account after the answer. */
const logInRefusal =
  ({ limits, getClientIp, languageOf, later, recordLimit = async () => undefined }: Surroundings) =>
  async (request: Request, seconds: number, collection: string, email = ''): Promise<Response> => {
    const { headers } = request
    if (await limits.isFirstRefusal(`${getClientIp(headers)} ${collection} ${email}`))
      later(() => recordLimit({ collection, email, headers }))
    return fail(429, tooManyText(languageOf(headers), seconds), { 'retry-after': String(seconds) })
  }

type RefuseLogIn = ReturnType<typeof logInRefusal>

/** The second step of the log-in of staff and what belongs to it. */
const isSecondStep = (method: string, [collection, action]: string[]): boolean =>
  method === 'POST' && collection === 'users' && action?.toLowerCase() === 'second-factor'

/** The e-mail address of the account in the answer of a log-in; empty when it began no session. */
async function signedInEmail(response: Response): Promise<string> {
  const body: unknown = response.status === 200 ? await response.clone().json() : null
  const user = isRecord(body) ? body.user : null
  return isRecord(user) && typeof user.email === 'string' ? user.email : ''
}

/** Wraps the second step: its attempts are limited, and a session gives back what the password used up. */
const secondStepGuard =
  ({ limits, getClientIp }: Surroundings, refuseLogIn: RefuseLogIn) =>
  async (request: Request, handle: Handler): Promise<Response> => {
    const clientIp = getClientIp(request.headers)
    const seconds = await limits.secondStep.take(clientIp)
    if (seconds > 0) return refuseLogIn(request, seconds, 'users')
    const read = await readSecondStep(request)
    if (typeof read === 'number') return fail(read, refusals[read])
    const response = await handle(read)
    // Neither right steps nor failures of the server count as tries.
    if (response.ok || response.status >= 500) await limits.secondStep.giveBack(clientIp)
    const email = await signedInEmail(response)
    if (email) await limits.login.giveBack(clientIp, `users ${normalised(email)}`)
    return response
  }

type Guard = (request: Request, segments: string[], handle: Handler) => Promise<Response>

/** Answers 503 in words when the tries cannot be counted. */
const whenCountable =
  (guard: Guard, languageOf: Surroundings['languageOf']): Guard =>
  async (request, segments, handle) => {
    try {
      return await guard(request, segments, handle)
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error
      const text = studioText(
        toLocale(languageOf(request.headers), internationalLocale),
        'fields.unavailable',
      )
      return fail(503, text, { 'retry-after': String(retryAfterSeconds) })
    }
  }

/**
 * Wraps Payload's login, "forgot password" and "reset password" of every account collection: limits attempts, and
 * makes known and unknown accounts alike in text, status and time.
 */
export function makeSignInGuard(surroundings: Surroundings) {
  const { limits, getClientIp, languageOf, accountExists, requestPassword, wait } = surroundings
  const refuseLogIn = logInRefusal(surroundings)
  const secondStep = secondStepGuard(surroundings, refuseLogIn)
  const refuse = (request: Request, seconds: number) =>
    fail(429, tooManyText(languageOf(request.headers), seconds), { 'retry-after': String(seconds) })

  async function login({ request, collection, data, handle }: Attempt): Promise<Response> {
    const clientIp = getClientIp(request.headers)
    const email = normalised(data.email)
    const account = `${collection} ${email}`
    const seconds = await limits.login.take(clientIp, account)
    if (seconds > 0) return refuseLogIn(request, seconds, collection, email)
    await wait(await limits.login.delayMs(account))
    if (data.password.trim() && !(await accountExists(collection, email))) await spendHashTime(data.password)
    const response = await handle(plainRequest(request, { email, password: data.password }))
    // A second step that is asked (202) counts until it is taken, so that challenges cannot be collected.
    if (response.status === 200) await limits.login.giveBack(clientIp, account)
    else if (response.status >= 500) await limits.login.undo(clientIp, account)
    return response
  }

  async function forgot({ request, collection, data, handle }: Attempt): Promise<Response> {
    const email = normalised(data.email)
    const seconds = await limits.forgot.take(getClientIp(request.headers), `${collection} ${email}`)
    if (seconds > 0) return refuse(request, seconds)
    if (!email) return handle(plainRequest(request, { email }))
    // Finding the account and sending the e-mail take time that an unknown account would not need.
    await requestPassword({ collection, email })
    return Response.json(resetRequested, { headers: { 'cache-control': 'no-store' } })
  }

  async function reset({ request, data, handle }: Attempt): Promise<Response> {
    const seconds = await limits.reset.take(getClientIp(request.headers))
    if (seconds > 0) return refuse(request, seconds)
    return handle(plainRequest(request, { token: data.token, password: data.password }))
  }

  const actions = { login, 'forgot-password': forgot, 'reset-password': reset }

  const guard: Guard = async (request, segments, handle) => {
    if (isSecondStep(request.method, segments)) return secondStep(request, handle)
    const action = actionOf(request.method, segments)
    if (!action) return handle(request)
    const data = await readSignIn(request)
    if (typeof data === 'number') return fail(data, refusals[data])
    return actions[action]({ request, collection: segments[0] ?? '', data, handle })
  }
  return whenCountable(guard, languageOf)
}

export type SignInGuard = ReturnType<typeof makeSignInGuard>
