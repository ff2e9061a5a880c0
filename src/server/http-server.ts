import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import path from 'node:path'

import { ownerAccounts, subscriberAccounts } from '@/features/accounts/model/account-kind'
import { shareFormRenderer } from '@/features/submissions/server/form-renderer'
import { env } from '@/lib/env'
import { peerHeader } from '@/lib/http/client-ip'
import { limitBodyTime, sendText } from './forward'
import { dispatchTo, shareDispatch, type InnerRequest, type InnerResponse } from '@/lib/http/inner-request'
import { countStored, followRequest, RequestLog } from './request-log'
import { securityHeaders } from './security-headers'
import { sendPicture, sendThemeSheet, staticFiles, type StaticFiles } from './static-files'
import { toInnerCookies } from '@/lib/http/cookies'
import { refusePost } from '@/lib/http/refuse-action'
import { refuseLink } from '@/lib/http/refuse-link'
import { tokenCookieName } from '@/lib/payload/sign-in/token-cookie'
import type { Meters } from '@/lib/metrics/meters'
import { isShuttingDown } from '@/lib/queue/shutdown'
import { workerKey, workerKeyHeader } from '@/lib/queue/worker-key'

import { VisitCounter } from './count-visits'
import { finishPage, finishPages } from './finish-pages'
import { FormPages } from './form-pages'
import {
  headersFor,
  isOfOffModule,
  isPersonalPage,
  isPrivate,
  isSameForAll,
  isSitePage,
  kindOfQuery,
  publicPathOfList,
} from './request-rules'
import { keepQuery, listRoute, passToNext, type Exchange } from './pass-to-next'
import { innerHeader, PageLimit } from './page-limit'
import {
  answerAction,
  dropInternalHeaders,
  findRefusal,
  isActionCall,
  refusePageWrite,
  sendResponse,
  toHeaders,
} from './refuse-requests'
import { PageStores, sendFrom, toPage, type StoreBytes } from './serve-page'

/** In the shared folder: static files of builds. */
export const buildsName = 'builds'

const sessionCookieNames = [tokenCookieName, ownerAccounts.cookieName, subscriberAccounts.cookieName]

export interface HttpServerOptions {
  /** Next's listener. */
  next: RequestListener
  /** Folder of the running server, with `public` and `.next`. */
  root: string
  /** Folder that the processes of the site share. */
  sharedDir: string
  /** False in development: nothing is stored, and Next serves all files. */
  isStoring: boolean
  /** By default as `LOG_LEVEL` says, to the standard output. */
  log?: RequestLog
  /** Of each store of pages; by default 160 MB together. */
  maxBytes?: StoreBytes
  /** Count the requests of clients when given. */
  meters?: Meters | undefined
}

const isRead = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD'

/**
 * The HTTP server around Next: what is in memory or on disk is sent at once, and everything else goes on to Next with the headers that
 * its routes need.
 */
export class HttpServer {
  readonly #next: RequestListener
  readonly #dispatchToNext: (request: InnerRequest) => Promise<InnerResponse>
  readonly #dispatchInside: (request: InnerRequest) => Promise<InnerResponse>
  readonly #stores: PageStores | null
  readonly #formPages: FormPages | null
  readonly #files: StaticFiles | null
  readonly #log: RequestLog
  readonly #meters: Meters | undefined
  readonly #limit = new PageLimit(env.pageLimitFactor)
  readonly #visits = new VisitCounter()
  readonly #host = new URL(env.serverUrl).host

  constructor(options: HttpServerOptions) {
    const { next, root, sharedDir, isStoring, log = new RequestLog(env.logLevel), maxBytes, meters } = options
    this.#next = isStoring ? finishPages(next, log) : next
    this.#log = log
    this.#meters = meters
    this.#dispatchToNext = dispatchTo(next)
    this.#dispatchInside = dispatchTo((request, response) => {
      request.headers[innerHeader] = 'yes'
      void this.#answer(request, response)
    })
    this.#stores = isStoring ? new PageStores(maxBytes) : null
    this.#files = isStoring ? staticFiles(root, path.join(sharedDir, buildsName), headersFor('/')) : null
    this.#formPages = isStoring ? new FormPages(this.#dispatchInside) : null
    shareDispatch(this.#dispatchInside)
    if (this.#formPages) shareFormRenderer(this.#formPages.render)
  }

  /** Forgets stored pages with one of the tags; `null` forgets all. */
  readonly refresh = (tags: readonly string[] | null): void => {
    this.#stores?.refresh(tags)
    this.#formPages?.refresh()
  }

  /** Bytes in use of each store, about; null when nothing is stored. */
  get storedBytes(): StoreBytes | null {
    return this.#stores?.bytes ?? null
  }

  /** The listener of the server. */
  readonly listener: RequestListener = (request, response) => {
    // The next request of this client goes to another process.
    if (isShuttingDown()) response.setHeader('connection', 'close')
    // First: whether a stored page may be sent depends on cookies.
    if (request.headers.cookie && env.serverUrl.startsWith('https:'))
      request.headers.cookie = toInnerCookies(request.headers.cookie, sessionCookieNames)
    if (this.#sendStored(request, response)) return
    dropInternalHeaders(request)
    request.headers[peerHeader] = request.socket.remoteAddress ?? ''
    // In development Next compiles the route first, which may take longer, before it reads the body.
    if (!isRead(request) && this.#stores) limitBodyTime(request, response)
    void this.#answer(request, response)
  }

  /** The short way of most requests: true when a stored page was sent. */
  #sendStored(request: IncomingMessage, response: ServerResponse): boolean {
    const path = request.url ?? ''
    const page = isRead(request) ? this.#stores?.pages.get(path) : undefined
    if (!page || !isSameForAll(request.headers) || findRefusal(request, path) !== null) return false
    // The log of failures does not need it: a stored page cannot fail.
    if (this.#log.isDetailed) this.#log.begin(request, response, path)
    const sending = page.send(request, response, 'HIT')
    if (this.#meters) countStored(this.#meters, { path, response, sending })
    return true
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [path = '', query = ''] = (request.url ?? '').split(/\?(.*)/s)
    const exchange = { request, response, path, query }
    if (!request.headers[innerHeader]) followRequest(this.#log, this.#meters, exchange)
    try {
      const refusal = findRefusal(request, path)
      if (refusal !== null) return sendText(response, refusal, 'Bad request')
      if (isOfOffModule(path)) return await this.#answerLeftOut(exchange)
      await (isRead(request) ? this.#answerRead(exchange) : this.#answerWrite(exchange))
    } catch (error) {
      this.#log.fail(request, error)
      sendText(response, 500, 'Internal Server Error')
    }
  }

  /** As a path without a page, with the page of the site that says so where the path has a language. */
  async #answerLeftOut(exchange: Exchange): Promise<void> {
    const { request, response, path } = exchange
    const [, locale] = /^\/(\w\w)\//.exec(path) ?? []
    if (!locale || !isRead(request)) return sendText(response, 404, 'Not found')
    // No slug is a hyphen.
    request.url = `/${locale}/-/`
    return this.#answerPage({ ...exchange, path: request.url, query: '' })
  }

  async #answerWrite(exchange: Exchange): Promise<void> {
    const { request, response, path, query } = exchange
    if (this.#visits.takes(request)) return this.#visits.answer(request, response)
    if (isActionCall(request, path)) return answerAction(request, response, path, this.#dispatchToNext)
    if (isPersonalPage(path)) return refusePageWrite(exchange, this.#dispatchInside)
    // Made for each request, so that a limit counts those that read it.
    if (isSitePage(path) && ['list', 'request'].includes(kindOfQuery(query)))
      return sendResponse(response, refusePost(), path)
    passToNext(this.#next, exchange)
  }

  async #answerRead(exchange: Exchange): Promise<void> {
    const { request, response, path, query } = exchange
    if (path === '/healthz') return sendText(response, 200, 'ok')
    if (path === '/readyz') return this.#answerReadiness(response)
    if (sendThemeSheet(exchange)) return
    if (this.#files && /\.\w+$/.test(path)) return this.#answerFile(exchange)
    const publicPath = publicPathOfList(path)
    if (publicPath) return sendText(response, 307, '', { location: publicPath + (query && `?${query}`) })
    if (isSitePage(path)) return this.#answerPage(exchange)
    const refusal = isPrivate(path) ? await refuseLink(path, toHeaders(request)) : null
    return refusal ? sendResponse(response, refusal, path) : passToNext(this.#next, exchange)
  }

  /** A page as Next renders it for everybody. */
  async #renderPage(request: InnerRequest): Promise<InnerResponse> {
    return finishPage(await this.#dispatchToNext(request), request.url.replace(/\?.*/s, ''))
  }

  async #answerReadiness(response: ServerResponse): Promise<void> {
    if (isShuttingDown()) return sendText(response, 503, 'stopping')
    const headers = { [workerKeyHeader]: workerKey(env.payloadSecret) }
    const answer = await this.#dispatchToNext({ url: '/api/ready/', headers })
    response.writeHead(answer.status, { ...securityHeaders, ...answer.headers }).end(answer.body)
  }

  async #answerFile(exchange: Exchange): Promise<void> {
    const { request, response, path } = exchange
    if (this.#stores && (await sendPicture(exchange))) return
    this.#files?.(request, response, { path, next: () => passToNext(this.#next, exchange) })
  }

  async #answerPage(exchange: Exchange): Promise<void> {
    const { request, response, path, query } = exchange
    const kind = kindOfQuery(query)
    const stores = isSameForAll(request.headers) ? this.#stores : null
    const stored = kind === 'none' ? stores?.pages.get(path) : undefined
    if (stored) return stored.send(request, response, 'HIT')
    // Lists and pages made for a request read their query themselves.
    if (query && (kind === 'none' || kind === 'other')) keepQuery(exchange)
    const url = path + (query && `?${query}`)
    const headers = { host: this.#host, accept: 'text/html' }
    if (stores && kind === 'none') {
      const render = async () => toPage(await this.#renderPage({ url: path, headers }), path)
      return sendFrom(stores.pages, path, { request, response, render })
    }
    if (kind === 'none' || kind === 'other') return passToNext(this.#next, exchange)
    const list = stores && kind === 'list' ? stores : null
    const storedList = list?.lists.get(url)
    if (storedList) return storedList.send(request, response, 'HIT')
    if (!(await this.#limit.admit(request, response))) return
    if (!list) return passToNext(this.#next, exchange)
    const byNext = () => this.#renderPage({ url, headers: { ...headers, ...listRoute } })
    const render = () => list.renderList({ path, query }, byNext)
    return sendFrom(list.lists, url, { request, response, render })
  }
}
