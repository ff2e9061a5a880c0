import { spendHashTime } from './hash-time'
import { plainRequest, readSignIn, type SignInData } from './sign-in-body'
import type { SignInLimits } from './sign-in-limits'
import { resetRequested, tooManyText } from './sign-in-texts'

export type Surroundings = {
  limits: SignInLimits
  addressOf: (headers: Headers) => string
  languageOf: (headers: Headers) => string
  accountExists: (collection: string, email: string) => Promise<boolean>
  /** Does something after the answer has left. */
  later: (task: () => Promise<unknown>) => void
  wait: (ms: number) => Promise<unknown>
}

type Handler = (request: Request) => Promise<Response>

/** One request, read and ready to be counted. */
type Attempt = { request: Request; collection: string; data: SignInData; handle: Handler }

const guarded = ['login', 'forgot-password', 'reset-password'] as const
type Action = (typeof guarded)[number]

/** Which of the guarded addresses the segments behind `/api/` name, if any. */
const actionOf = (method: string, [, action, ...rest]: string[]): Action | undefined =>
  method === 'POST' && rest.length === 0 ? guarded.find((each) => each === action) : undefined

const fail = (status: number, message: string, headers = {}) =>
  Response.json({ errors: [{ message }] }, { status, headers: { 'cache-control': 'no-store', ...headers } })

/** As Payload reads addresses of accounts; none is longer than this. */
const normalised = (email: string): string => email.toLowerCase().trim().slice(0, 320)

/**
 * Stands before Payload's sign-in, "forgot password" and "new password" of every kind of account: limits the tries,
 * and makes known and unknown accounts look alike in text, status and time.
 */
export function makeSignInGuard({ limits, addressOf, languageOf, accountExists, later, wait }: Surroundings) {
  const refuse = (request: Request, seconds: number) =>
    fail(429, tooManyText(languageOf(request.headers), seconds), { 'retry-after': String(seconds) })

  async function login({ request, collection, data, handle }: Attempt): Promise<Response> {
    const address = addressOf(request.headers)
    const email = normalised(data.email)
    const account = `${collection} ${email}`
    const seconds = await limits.login.take(address, account)
    if (seconds > 0) return refuse(request, seconds)
    await wait(await limits.login.delayMs(account))
    if (data.password && !(await accountExists(collection, email))) await spendHashTime(data.password)
    const response = await handle(plainRequest(request, { email, password: data.password }))
    if (response.ok) await limits.login.giveBack(address, account)
    return response
  }

  async function forgot({ request, collection, data, handle }: Attempt): Promise<Response> {
    const email = normalised(data.email)
    const seconds = await limits.forgot.take(addressOf(request.headers), `${collection} ${email}`)
    if (seconds > 0) return refuse(request, seconds)
    const plain = plainRequest(request, { email })
    if (!email) return handle(plain)
    // Finding the account and sending the mail take time that an unknown account would not need.
    later(() => handle(plain))
    return Response.json(resetRequested, { headers: { 'cache-control': 'no-store' } })
  }

  async function reset({ request, data, handle }: Attempt): Promise<Response> {
    const seconds = await limits.reset.take(addressOf(request.headers))
    if (seconds > 0) return refuse(request, seconds)
    return handle(plainRequest(request, { token: data.token, password: data.password }))
  }

  const actions = { login, 'forgot-password': forgot, 'reset-password': reset }

  return async (request: Request, segments: string[], handle: Handler): Promise<Response> => {
    const action = actionOf(request.method, segments)
    if (!action) return handle(request)
    const data = await readSignIn(request)
    if (typeof data === 'number') return fail(data, data === 413 ? 'Payload Too Large' : 'Bad Request')
    return actions[action]({ request, collection: segments[0] ?? '', data, handle })
  }
}

export type SignInGuard = ReturnType<typeof makeSignInGuard>
