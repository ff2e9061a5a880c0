import { processState } from '@/lib/process-state'
import { sha256 } from '@/lib/values/digest'
import { isRecord, textOf } from '@/lib/values/read-value'

/** A user of the Whise API, with the client and office whose data it reads or writes. */
export interface WhiseAccount {
  /** Ends with a slash. */
  url: URL | string
  user: string
  password: string
  clientId?: number | undefined
  officeId?: number | undefined
}

/** How the caller sends requests to Whise and which errors it throws. */
interface WhiseCalls {
  post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<unknown>
  /** Whether an error of `post` means that the token is not accepted. */
  isSignInRefused: (error: unknown) => boolean
  /** The error for an answer without a token. */
  noToken: (path: string) => Error
}

/** The tokens of this process, by the digest of the account. */
const tokens = () => processState('whise.tokens', () => new Map<string, Promise<string>>())

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

async function signIn(
  { user, password, clientId, officeId }: WhiseAccount,
  { post, noToken }: WhiseCalls,
): Promise<string> {
  const ask = async (path: string, body: unknown, headers?: Record<string, string>) => {
    const answer = await post(path, body, headers)
    const token = isRecord(answer) ? textOf(answer.token) : ''
    // Node refuses a header with control characters.
    if (!/^[\x21-\x7e]{1,4000}$/.test(token)) throw noToken(path)
    return token
  }
  const account = await ask('token', { Username: user, Password: password })
  return ask('v1/admin/clients/token', { ClientId: clientId, OfficeId: officeId }, bearer(account))
}

/**
 * Sends requests to Whise with a token. Getting one takes two requests, so that all calls of this process with the same
 * account share it. When Whise refuses it, the client signs in again.
 *
 * @returns sends one request and gives the answer
 * @throws what `post` throws, and the error of `noToken`
 */
export function makeWhiseSession(
  account: WhiseAccount,
  calls: WhiseCalls,
): (path: string, body: unknown) => Promise<unknown> {
  const key = sha256(JSON.stringify(account))
  const getToken = (): Promise<string> => {
    const stored = tokens().get(key)
    if (stored) return stored
    const newToken = signIn(account, calls)
    tokens().set(key, newToken)
    // A failed sign-in is not cached.
    newToken.catch(() => forget(newToken))
    return newToken
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
