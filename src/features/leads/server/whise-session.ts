import { processState } from '@/lib/process-state'
import { sha256 } from '@/lib/values/digest'
import { isRecord, textOf } from '@/lib/values/read-value'

/** An account of the Whise API: a user, and the office of a client that it acts for. */
export interface WhiseAccount {
  /** Ends with a slash. */
  url: URL | string
  user: string
  password: string
  clientId?: number | undefined
  officeId?: number | undefined
}

/** How a caller sends a request, and what its errors are. */
interface WhiseCalls {
  post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<unknown>
  isSignInRefused: (error: unknown) => boolean
  /** The error for an answer without a token. */
  noToken: (path: string) => Error
}

/** Of each account that this process has signed in with, by the digest of all of it. */
const tokens = () => processState('whise.tokens', () => new Map<string, Promise<string>>())

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

async function signIn(
  { user, password, clientId, officeId }: WhiseAccount,
  { post, noToken }: WhiseCalls,
): Promise<string> {
  const ask = async (path: string, body: unknown, headers?: Record<string, string>) => {
    const answer = await post(path, body, headers)
    const found = isRecord(answer) ? textOf(answer.token) : ''
    // Node refuses a header with control characters.
    if (!/^[\x21-\x7e]{1,4000}$/.test(found)) throw noToken(path)
    return found
  }
  const account = await ask('token', { Username: user, Password: password })
  return ask('v1/admin/clients/token', { ClientId: clientId, OfficeId: officeId }, bearer(account))
}

/**
 * Calls of Whise with a token, which takes two requests to get: it is kept for all calls of the process, and asked for
 * again when Whise refuses it.
 *
 * @throws what `post` throws, and the error of `noToken`
 */
export function makeWhiseSession(
  account: WhiseAccount,
  calls: WhiseCalls,
): (path: string, body: unknown) => Promise<unknown> {
  const key = sha256(JSON.stringify(account))
  const getToken = (): Promise<string> => {
    const kept = tokens().get(key)
    if (kept) return kept
    const asked = signIn(account, calls)
    tokens().set(key, asked)
    // A failed sign-in is not kept.
    asked.catch(() => forget(asked))
    return asked
  }
  const forget = (token: Promise<string>): void => {
    if (tokens().get(key) === token) tokens().delete(key)
  }
  return async (path, body) => {
    const token = getToken()
    try {
      return await calls.post(path, body, bearer(await token))
    } catch (error) {
      if (!calls.isSignInRefused(error)) throw error
      // The token has expired: get a new one and repeat the call once.
      forget(token)
      return calls.post(path, body, bearer(await getToken()))
    }
  }
}
