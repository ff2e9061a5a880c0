import type { IncomingMessage, RequestListener } from 'node:http'

import { inject } from 'light-my-request'

import { processState } from '@/lib/process-state'

export interface InnerRequest {
  /** GET when left out. */
  method?: 'GET' | 'POST'
  /** Path with query. */
  url: string
  headers?: IncomingMessage['headers']
  body?: Buffer
}

export interface InnerResponse {
  status: number
  headers: Record<string, string | string[]>
  body: Buffer
}

type Dispatch = (request: InnerRequest) => Promise<InnerResponse>

const state = () => processState<{ dispatch?: Dispatch }>('inner-request', () => ({}))

/** Headers of the connection, which the caller's own connection has its own of. */
const perConnection = new Set(['connection', 'transfer-encoding', 'content-length', 'date', 'keep-alive'])

/**
 * A redirect of a cached page has its Location twice: Next sets it on the response while rendering and then appends the
 * headers stored with the page, which contain it too. HTTP allows one, and clients that join both fail.
 */
export const firstLocation = (locations: readonly string[]): string => locations[0] ?? ''

/** Makes a function that passes a request to a listener without a connection and collects the response. */
export const dispatchTo =
  (listener: RequestListener): Dispatch =>
  async ({ method = 'GET', url, headers = {}, body }) => {
    const given = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined))
    const response = await inject(listener, {
      method,
      url,
      headers: given,
      ...(body && { payload: body }),
      validate: false,
    })
    const sent = Object.fromEntries(
      Object.entries(response.headers).filter(([name]) => !perConnection.has(name)),
    ) as InnerResponse['headers']
    if (Array.isArray(sent.location)) sent.location = firstLocation(sent.location)
    return { status: response.statusCode, headers: sent, body: response.rawPayload }
  }

const running = new Set<Promise<InnerResponse>>()

/** Called once by the HTTP server, with Next's listener behind its rules. */
export function shareDispatch(dispatch: Dispatch): void {
  state().dispatch = (request) => {
    const response = dispatch(request)
    running.add(response)
    const end = () => running.delete(response)
    response.then(end, end)
    return response
  }
}

/**
 * Resolves when every request of this process to itself has its response: a server that closes waits only for those with
 * a connection. To be called in the bundle of the HTTP server, which has the list.
 */
export async function innerRequestsEnd(): Promise<void> {
  while (running.size > 0) await Promise.allSettled(running)
}

/**
 * Sends a request to this process without a connection: for a route that needs a page, and for tasks that must run inside
 * a request.
 *
 * @param timeoutMs for the whole response, in milliseconds
 * @throws when the process has no HTTP server, or the response takes longer
 */
export async function requestInside(request: InnerRequest, timeoutMs: number): Promise<InnerResponse> {
  const { dispatch } = state()
  if (!dispatch) throw new Error('This process serves no requests')
  let timer: NodeJS.Timeout | undefined
  const isOver = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No whole response within ${timeoutMs} ms`)), timeoutMs)
  })
  return Promise.race([dispatch(request), isOver]).finally(() => clearTimeout(timer))
}
