import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import type { Transport } from '@/features/leads/server/call-crm'
import type { LeadReceiver } from '@/features/leads/server/lead-receiver'
import { makeOmnicasaReceiver } from '@/features/leads/server/omnicasa-receiver'
import { makeWhiseReceiver } from '@/features/leads/server/read-crm'

type Body = Record<string, unknown>
type Answer = (response: ServerResponse, call: OfficeCall) => void

/** A call that a simulator got. */
export interface OfficeCall {
  path: string
  body: Body
}

/** Faults of any API. */
export const faults = {
  status:
    (code: number, headers: Record<string, string> = {}, body: unknown = { Message: 'Refused' }): Answer =>
    (response) => {
      response.writeHead(code, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
    },
  hang: (): Answer => () => undefined,
  cutOff: (): Answer => (response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' }).write('{"Succ')
    setTimeout(() => response.destroy(), 20)
  },
  html: (): Answer => (response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Maintenance</h1>')
  },
  endless: (): Answer => (response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    const write = () => {
      if (!response.destroyed) response.write('x'.repeat(65_536), write)
    }
    write()
  },
}

const json = (response: ServerResponse, body: unknown, status = 200): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

async function readBody(message: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of message) text += String(part)
  return text
}

/** An HTTP server in place of the API of a CRM. */
export interface OfficeSimulator {
  url: URL
  /** Allows this server alone. */
  transport: Transport
  calls: OfficeCall[]
  /** Answers the next calls, one each, instead of the usual answer. */
  next: Answer[]
  stop: () => void
}

async function start(
  usual: (message: IncomingMessage, call: OfficeCall) => Answer,
): Promise<OfficeSimulator> {
  const calls: OfficeCall[] = []
  const next: Answer[] = []
  const server = createServer(async (message, response) => {
    const { pathname, searchParams } = new URL(message.url ?? '/', 'http://localhost')
    const text = searchParams.get('json') ?? (await readBody(message))
    const call = { path: pathname.slice(1), body: JSON.parse(text || '{}') }
    calls.push(call)
    const answer = next.shift() ?? usual(message, call)
    answer(response, call)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  // A listening TCP server has an address with a port.
  const { port } = server.address() as AddressInfo
  return {
    url: new URL(`http://localhost:${port}/`),
    transport: { isAllowed: (ip) => ip === '127.0.0.1' || ip === '::1' },
    calls,
    next,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Omnicasa: parameters in the URL, status 200 also for refusals. */
export const startOmnicasa = (account: { name: string; password: string }): Promise<OfficeSimulator> =>
  start((_message, { path, body }) => (response) => {
    const method = path.replace(/Json$/, '')
    const isKnown = body.CustomerName === account.name && body.customerPassword === account.password
    const refused = { Success: false, Code: 3, Message: 'Wrong customer', Value: null }
    const result = isKnown
      ? { Success: true, Code: 0, Message: '', Value: method === 'ContactOnMe' ? 9001 : true }
      : refused
    json(response, { [`${method}JsonResult`]: result })
  })

/** Whise: two tokens, then contacts recognised by their e-mail address. */
export async function startWhise(account: { username: string; password: string }) {
  const contacts = new Map<unknown, number>()
  const tokens = { current: 'client-1' }
  const simulator = await start((message, { path, body }) => (response) => {
    const { authorization } = message.headers
    if (path === 'token')
      return body.Username === account.username && body.Password === account.password
        ? json(response, { token: 'account' })
        : json(response, { Message: `Unknown: ${String(body.Password)}` }, 401)
    if (path === 'v1/admin/clients/token')
      return authorization === 'Bearer account'
        ? json(response, { token: tokens.current })
        : json(response, {}, 401)
    if (authorization !== `Bearer ${tokens.current}`) return json(response, {}, 401)
    if (!contacts.has(body.PrivateEmail)) contacts.set(body.PrivateEmail, 500 + contacts.size)
    return json(response, { contactId: contacts.get(body.PrivateEmail), isValidRequest: true })
  })
  return { ...simulator, contacts, tokens }
}

interface Account {
  password: string
}

/** The receiver of the site for the simulator, with the user name `perron`. */
export const omnicasaReceiver = ({ url, transport }: OfficeSimulator, { password }: Account): LeadReceiver =>
  makeOmnicasaReceiver({ url, customerName: 'perron', customerPassword: password, source: null }, transport)

/** The receiver of the site for the simulator of Whise, with the office 7 of client 4. */
export const whiseReceiver = ({ url, transport }: OfficeSimulator, { password }: Account): LeadReceiver =>
  makeWhiseReceiver({ url, username: 'perron', password, clientId: 4, officeId: 7, source: null }, transport)
