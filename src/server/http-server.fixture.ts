import http, { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { HttpServer, type HttpServerOptions } from './http-server'
import { answerClientErrors } from './node-server'

export interface Answer {
  status: number
  headers: IncomingMessage['headers']
  body: Buffer
}

export interface ServedSite {
  httpServer: HttpServer
  port: number
  /** Folder of the server. */
  root: string
  /** What reached Next since the last `forget` or `warm`. */
  seen: IncomingMessage[]
  forget: () => void
  /** Sends a request. Each comes from a client of its own, because pages made on request are limited for each client. */
  ask: (
    url: string,
    headers?: http.OutgoingHttpHeaders,
    method?: string,
    more?: { body?: string; localAddress?: string; agent?: http.Agent },
  ) => Promise<Answer>
  /** Asks twice, so that the page is stored, and forgets what Next saw of it. */
  warm: (url: string) => Promise<void>
  stop: () => Promise<void>
}

/** What Next says of a page that is the same for all. */
export const sharedControl = 'public, max-age=0, s-maxage=2'

const html = '<!DOCTYPE html><html><head></head><body>Immo Perron à Liège</body></html>'

/** Redirects of pages; the one of a slash that is missing has the query already. */
const movedTo: Record<string, string> = {
  '/fr/moved/': '/fr/',
  '/fr/project/': '/fr/projet/halage/',
  '/fr/moved/part/': '/fr/page/?b=2#part',
  '/fr/moved/slash/': '/fr/slash/?foo=1',
  '/fr/moved/away/': 'https://example.org/',
  '/fr/moved/other-host/': '//example.org/',
}

/** Answers as Next does, as far as the HTTP server depends on it. */
export const exampleNext: RequestListener = async (request, response) => {
  const { pathname } = new URL(request.url ?? '', 'http://next')
  const isList = request.headers['x-perron-route'] === 'list'
  request.resume()
  if (pathname.startsWith('/fr/nothing')) {
    response.writeHead(404, { 'content-type': 'text/html', 'cache-control': sharedControl })
    return void response.end('nothing here')
  }
  const moved = movedTo[pathname]
  if (moved !== undefined) {
    response.writeHead(308, { location: moved })
    return void response.end()
  }
  if (pathname === '/fr/crowd/') await new Promise((resolve) => setTimeout(resolve, 300))
  const isPrivate = pathname === '/fr/private/' || isList || request.headers.cookie !== undefined
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': isPrivate ? 'private, no-cache, no-store' : sharedControl,
    ...(pathname === '/fr/cookie/' && { 'set-cookie': 'a=1' }),
    'x-nextjs-cache': 'MISS',
    'x-perron-tags': pathname === '/fr/seven/' ? 'page:7,routes' : 'page:1',
    vary: 'rsc',
  })
  response.end(html.padEnd(3000, ' '))
}

/** A folder as that of a built server, with one file of each kind. */
async function makeRoot(): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'perron-server-'))
  await mkdir(path.join(root, '.next/static'), { recursive: true })
  await mkdir(path.join(root, 'public'), { recursive: true })
  await writeFile(path.join(root, '.next/static/a1b2.js'), 'let a')
  await writeFile(path.join(root, '.next/static/a1b2.js.br'), 'compressed')
  await writeFile(path.join(root, 'public/start.js'), 'let b')
  await mkdir(path.join(root, 'public/fonts'))
  await writeFile(path.join(root, 'public/fonts/e5f6.woff2'), 'a font')
  for (const kind of ['static', 'scripts']) {
    await mkdir(path.join(root, 'shared/builds/older', kind), { recursive: true })
    await writeFile(path.join(root, 'shared/builds/older', kind, 'c3d4.js'), `let older ${kind}`)
  }
  return root
}

/** Reads a whole response. */
const readAnswer = (response: IncomingMessage): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    response.on('data', (part: Buffer) => parts.push(part)).on('error', reject)
    response.on('end', () =>
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
    )
  })

interface ServedSiteOptions extends Partial<
  Pick<HttpServerOptions, 'log' | 'maxBytes' | 'meters' | 'sharedDir'>
> {
  /** The listener in the place of Next’s; by default one that answers as Next does. */
  next?: RequestListener
}

/** Starts the HTTP server before a listener on a port of this machine. */
export async function serveSite({
  next = exampleNext,
  ...options
}: ServedSiteOptions = {}): Promise<ServedSite> {
  const root = await makeRoot()
  const seen: IncomingMessage[] = []
  const httpServer = new HttpServer({
    next: (request, response) => {
      seen.push(request)
      return next(request, response)
    },
    root,
    sharedDir: path.join(root, 'shared'),
    isStoring: true,
    ...options,
  })
  // A client of a slow test would use a connection again that the server closes after the usual 5 s.
  const server = createServer({ keepAliveTimeout: 120_000 }, httpServer.listener)
  answerClientErrors(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  let clients = 0
  const newClient = () => `127.0.${1 + Math.floor(clients / 200)}.${1 + (clients++ % 200)}`
  const ask: ServedSite['ask'] = (url, headers = {}, method = 'GET', more = {}) =>
    new Promise((resolve, reject) => {
      const { body, localAddress = newClient(), agent = false } = more
      const options = { host: '127.0.0.1', port, path: url, method, headers, localAddress, agent }
      const request = http.request(options)
      request.on('error', reject).on('response', (response) => resolve(readAnswer(response)))
      request.end(body)
    })
  const forget = () => void seen.splice(0)
  return {
    httpServer,
    port,
    root,
    seen,
    forget,
    ask,
    warm: async (url) => {
      await ask(url)
      await ask(url)
      forget()
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await rm(root, { recursive: true, force: true })
    },
  }
}
