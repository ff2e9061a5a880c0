import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** HTTP servers in place of the APIs from which properties are fetched, with their tokens, pages and moods. */

type Json = Record<string, unknown>
type Fault = (response: ServerResponse) => void

interface ApiCall {
  path: string
  body: Json
  bearer: string
}

export interface FeedApi {
  /** Ends with a slash. */
  url: string
  calls: ApiCall[]
  /** Answers the next calls of a path, one each, instead of the usual answer. */
  faults: { path: string; fault: Fault }[]
  stop: () => Promise<void>
}

const send = (
  response: ServerResponse,
  body: unknown,
  status = 200,
  headers: Record<string, string> = {},
): void => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}

export const apiFaults = {
  status:
    (code: number, headers: Record<string, string> = {}): Fault =>
    (response) =>
      send(response, { Message: 'No' }, code, headers),
  cutOff: (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' })
    response.write('{"estates":[{"id":1', () => setTimeout(() => response.destroy(), 10))
  },
  html: (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Maintenance</h1>')
  },
  slow:
    (ms: number, body: unknown): Fault =>
    (response) =>
      void setTimeout(() => send(response, body), ms),
  redirect: (response: ServerResponse) => void response.writeHead(302, { location: '/elsewhere' }).end(),
  /** Fields of other types than yesterday. */
  otherTypes: (response: ServerResponse) =>
    send(response, { estates: { id: 1 }, totalCount: 'many', Value: 'none' }),
}

async function bodyOf(message: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of message) text += String(part)
  return text
}

async function start(usual: (call: ApiCall, response: ServerResponse) => void): Promise<FeedApi> {
  const calls: ApiCall[] = []
  const faults: FeedApi['faults'] = []
  const server = createServer(async (message, response) => {
    const { pathname, searchParams } = new URL(message.url ?? '/', 'http://localhost')
    const text = searchParams.get('json') ?? (await bodyOf(message))
    const bearer = (message.headers.authorization ?? '').replace('Bearer ', '')
    const call: ApiCall = { path: pathname.slice(1), body: JSON.parse(text || '{}'), bearer }
    calls.push(call)
    const at = faults.findIndex(({ path }) => path === call.path)
    const [fault] = at < 0 ? [] : faults.splice(at, 1)
    if (fault) fault.fault(response)
    else usual(call, response)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/`,
    calls,
    faults,
    stop: async () => {
      server.closeAllConnections()
      await new Promise<void>((done) => void server.close(() => done()))
    },
  }
}

/** Omnicasa: parameters and account in the URL, status 200 also for refusals. */
export async function startOmnicasaFeed(
  account: { user: string; secret: string },
  data: {
    properties: Json[]
    deleted?: number[]
    count?: number
  },
): Promise<FeedApi> {
  const texts: Readonly<Record<number, string>> = { 1: 'nl', 2: 'fr', 3: 'en', 4: 'de' }
  const values: Readonly<Record<string, (body: Json) => unknown>> = {
    GetWebIDList: ({ LanguageId }) => ({
      Items: [{ ID: 9, WebID: 1, Name: `Type ${texts[Number(LanguageId)]}` }],
    }),
    GetMarqueeList: () => ({ Items: [{ ID: 3, Name: 'Coup de cœur' }] }),
    GetDeletedPropertyIDs: () => ({ Items: data.deleted ?? [] }),
    GetCountProperties: () => data.count ?? data.properties.length,
    GetPropertyList: ({ Limit1, Limit2, LanguageId }) => ({
      Items: data.properties.slice(Number(Limit1), Number(Limit1) + Number(Limit2)).map((record) => ({
        ...record,
        TypeDescription: `${record.TypeDescription} ${texts[Number(LanguageId)]}`,
      })),
    }),
  }
  return start(({ path, body }, response) => {
    const method = path.replace(/Json$/, '')
    const isKnown = body.CustomerName === account.user && body.customerPassword === account.secret
    const refusal = { Success: false, Code: 3, Message: `Wrong password ${String(body.customerPassword)}` }
    const value = values[method]?.(body)
    send(response, { [`${method}JsonResult`]: isKnown ? { Success: true, Code: 0, Value: value } : refusal })
  })
}

/** Whise: two tokens, then pages of estates. */
export async function startWhiseFeed(
  account: { user: string; secret: string },
  data: { estates: Json[]; total?: number },
) {
  const tokens = { current: 'client-1' }
  const api = await start(({ path, body, bearer }, response) => {
    if (path === 'token')
      return body.Username === account.user && body.Password === account.secret
        ? send(response, { token: 'account' })
        : send(response, { Message: String(body.Password) }, 401)
    if (path === 'v1/admin/clients/token')
      return bearer === 'account' && body.ClientId === 4 && body.OfficeId === 7
        ? send(response, { token: tokens.current })
        : send(response, {}, 401)
    if (bearer !== tokens.current) return send(response, {}, 401)
    const { Limit, Offset } = body.Page as { Limit: number; Offset: number }
    return send(response, {
      estates: data.estates.slice(Offset, Offset + Limit),
      totalCount: data.total ?? data.estates.length,
      isValidRequest: true,
    })
  })
  return { ...api, tokens }
}

/** SweepBright: a token, estates by id, and the URLs that were reported to it. */
export async function startSweepbrightFeed(
  account: { user: string; secret: string },
  estates: Map<string, Json>,
) {
  const receivers = new Map<string, unknown>()
  const api = await start(({ path, body, bearer }, response) => {
    if (path === 'oauth/token')
      return body.client_id === account.user && body.client_secret === account.secret
        ? send(response, { access_token: 'token-1' })
        : send(response, {}, 401)
    if (bearer !== 'token-1') return send(response, {}, 401)
    const [, id = '', rest] = path.split('/')
    const estate = estates.get(id)
    if (!estate) return send(response, {}, 404)
    if (rest !== 'url') return send(response, estate)
    receivers.set(id, body.url)
    return void response.writeHead(204).end()
  })
  return { ...api, receivers }
}
