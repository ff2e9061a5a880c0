import { tokenCookieName } from '@/lib/payload/sign-in/token-cookie'

/** A response, or status 0 when there was none. */
export interface Answer {
  status: number
  text: string
  headers: Headers
  milliseconds: number
}

interface RequestOptions {
  method?: string
  headers?: Record<string, string>
  /** Objects are sent as JSON. */
  body?: object | string | FormData | URLSearchParams
  /** Client IP. */
  from?: string
  timeoutMs?: number
}

const isPlainObject = (body: RequestOptions['body']): body is object =>
  typeof body === 'object' && !(body instanceof FormData) && !(body instanceof URLSearchParams)

/** Paths of the API end with a slash too: the site redirects others. */
function withSlash(url: string): URL {
  const target = new URL(url)
  if (target.pathname.startsWith('/api/') && !target.pathname.endsWith('/')) target.pathname += '/'
  return target
}

/** Sends a request with this site's own origin; does not follow redirects. */
export async function ask(url: string, request: RequestOptions = {}): Promise<Answer> {
  const {
    method = request.body === undefined ? 'GET' : 'POST',
    headers,
    body,
    from,
    timeoutMs = 30_000,
  } = request
  const begun = performance.now()
  const since = () => performance.now() - begun
  try {
    const answer = await fetch(withSlash(url), {
      method,
      redirect: 'manual',
      headers: {
        origin: new URL(url).origin,
        ...(isPlainObject(body) && { 'content-type': 'application/json' }),
        ...(from && { 'x-forwarded-for': from }),
        ...headers,
      },
      ...(body !== undefined && { body: isPlainObject(body) ? JSON.stringify(body) : body }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    return {
      status: answer.status,
      text: await answer.text(),
      headers: answer.headers,
      milliseconds: since(),
    }
  } catch {
    return { status: 0, text: '', headers: new Headers(), milliseconds: since() }
  }
}

/** The token in the cookies of an answer. */
export const tokenIn = (answer: Pick<Response, 'headers'>): string =>
  answer.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith(`${tokenCookieName}=`))
    ?.slice(tokenCookieName.length + 1)
    .split(';')[0] ?? ''

export interface Login {
  role: string
  email: string
  password: string
}

/**
 * Signs a member of staff in.
 *
 * @returns the header that carries its session
 * @throws when the site refuses
 */
export async function signIn(origin: string, { email, password }: Login): Promise<{ cookie: string }> {
  const answer = await ask(`${origin}/api/users/login`, { body: { email, password } })
  const token = tokenIn(answer)
  if (!token) throw new Error(`The log-in of ${email} was answered with ${answer.status}.`)
  return { cookie: `${tokenCookieName}=${token}` }
}
