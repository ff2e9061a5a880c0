import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'

import { compactHtml } from '@/lib/cache/compact-html.cjs'
import { pagePolicy } from '@/lib/cache/content-security-policy.cjs'
import { flightPath, listFolder, useFlight as keepFlight, writeFlight } from '@/lib/cache/flight-files.cjs'
import { withLateScripts } from '@/lib/cache/late-scripts.cjs'
import type { InnerResponse } from '@/lib/http/inner-request'
import { PageCache, type RenderedPage } from './page-cache'
import { StoredResponse } from './stored-response'

import { headersFor } from './front-rules'
import { ListPages } from './list-pages'

const megabyte = 1024 * 1024
/** Shorter than the time that the file of a page is kept for: from then on Next looks for both again. */
const pageTtlMs = 12 * 3_600_000
/** Filtered lists show a change after this time at the latest. */
const listTtlMs = 10_000

/** Headers that the page cache handler sets for the front, and those of Next that no browser reads. */
const tagsHeader = 'x-perron-tags'
const outdatedHeader = 'x-perron-outdated'
const removed = [tagsHeader, outdatedHeader, 'x-nextjs-cache', 'x-nextjs-prerender', 'x-nextjs-stale-time']

const policyHeader = 'content-security-policy'

const textOf = (value: string | string[] | undefined): string => String(value ?? '')

const withoutInternal = (headers: InnerResponse['headers']): InnerResponse['headers'] =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !removed.includes(name)))

/** Whether Next marked the response as one for everybody. */
function isPublic({ status, headers }: InnerResponse): boolean {
  const control = textOf(headers['cache-control'])
  const isShared = /\bs-maxage=/.test(control) && !/no-store|private/.test(control)
  return status === 200 && isShared && headers['set-cookie'] === undefined
}

/** A page as rendered from a request without anything of the visitor's. */
export function toPage(answer: InnerResponse, path: string): RenderedPage {
  const headers = { ...headersFor(path), ...withoutInternal(answer.headers) }
  const tags = new Set(textOf(answer.headers[tagsHeader]).split(',').filter(Boolean))
  return {
    stored: isPublic(answer) ? new StoredResponse(answer.body, headers, tags) : null,
    passing: { ...answer, headers },
    isCopy: answer.headers['x-nextjs-cache'] === 'HIT',
    isOutdated: answer.headers[outdatedHeader] !== undefined,
  }
}

/** A page that Next has no copy of. */
const passOrStore = (passing: InnerResponse, stored: StoredResponse | null): RenderedPage => ({
  stored,
  passing,
  isCopy: false,
  isOutdated: false,
})

const noLonger = { 'cache-control': 'no-store' }

/** Bytes of each store. */
export interface StoreBytes {
  pages: number
  lists: number
  flights: number
}

const maxStoreBytes: StoreBytes = {
  pages: 64 * megabyte,
  lists: 16 * megabyte,
  flights: 32 * megabyte,
}

/** What one server has in memory to send. */
export class PageStores {
  readonly pages: PageCache
  readonly lists: PageCache
  /** The files with the scripts of pages. */
  readonly flights: PageCache
  readonly #listPages = new ListPages()

  /** @param flightFolder of the files with the scripts of pages, for all processes of the site */
  constructor(
    private readonly flightFolder: string,
    { pages, lists, flights }: StoreBytes = maxStoreBytes,
  ) {
    this.pages = new PageCache({ maxBytes: pages, ttl: pageTtlMs })
    this.lists = new PageCache({ maxBytes: lists, ttl: listTtlMs })
    this.flights = new PageCache({ maxBytes: flights, ttl: pageTtlMs, isAdmittedAtOnce: true })
  }

  /** Bytes in use, about. */
  get bytes(): StoreBytes {
    return {
      pages: this.pages.bytes,
      lists: this.lists.bytes,
      flights: this.flights.bytes,
    }
  }

  /** Forgets what one of the tags makes outdated, or everything; filtered lists have no tags. */
  refresh(tags: readonly string[] | null): void {
    this.pages.refresh(tags)
    this.lists.refresh(null)
    this.#listPages.refresh()
  }

  /**
   * A filtered list.
   *
   * @param byNext renders the page of the URL by Next, for the first list of each path and for all that need React
   */
  async renderList(
    url: { path: string; query: string },
    byNext: () => Promise<InnerResponse>,
  ): Promise<RenderedPage> {
    const own = await this.#listPages.render(url)
    if (own) return passOrStore(own, new StoredResponse(own.body, own.headers))
    const begun = this.#listPages.begin()
    const answer = await byNext()
    const headers = { ...headersFor(url.path), ...withoutInternal(answer.headers) }
    const isPage = textOf(headers['content-type']).startsWith('text/html')
    if (!isPage || headers['set-cookie'] !== undefined) return passOrStore({ ...answer, headers }, null)
    const html = this.#withoutInlineScripts(answer.body.toString())
    const body = Buffer.from(compactHtml(html))
    const listHeaders = { ...headers, [policyHeader]: pagePolicy(html), 'cache-control': 'no-cache' }
    const page = { status: answer.status, headers: listHeaders, body }
    if (answer.status !== 200) return passOrStore(page, null)
    await this.#listPages.learn(url, html, listHeaders, begun)
    return passOrStore(page, new StoredResponse(body, listHeaders))
  }

  /** Where the file cannot be written, as on a full disk, the scripts stay in the page. */
  #withoutInlineScripts(html: string): string {
    try {
      return withLateScripts(html, (text) => writeFlight(listFolder(this.flightFolder), text))
    } catch {
      return withLateScripts(html)
    }
  }

  /** The file with the scripts of a page; 404 when it is gone, so that `start.js` loads the page again. */
  async readFlight(name: string): Promise<RenderedPage> {
    const headers = {
      ...headersFor('/flight/'),
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    }
    const body =
      (await readFlightFile(this.flightFolder, name)) ??
      (await readFlightFile(listFolder(this.flightFolder), name))
    return {
      stored: body ? new StoredResponse(body, headers) : null,
      passing: { status: 404, headers: { ...headers, ...noLonger }, body: Buffer.alloc(0) },
      isCopy: false,
      isOutdated: false,
    }
  }
}

async function readFlightFile(folder: string, name: string): Promise<Buffer | null> {
  const file = flightPath(folder, name)
  if (file === null || !keepFlight(folder, name)) return null
  return readFile(file).catch(() => null)
}

interface Sending {
  request: IncomingMessage
  response: ServerResponse
  render: () => Promise<RenderedPage>
}

/** Sends the stored response, or renders it: one render for all who ask meanwhile. */
export async function sendFrom(
  cache: PageCache,
  key: string,
  { request, response, render }: Sending,
): Promise<void> {
  const known = cache.get(key)
  if (known) return known.send(request, response, 'HIT')
  const { stored, passing, isCopy } = await cache.render(key, render)
  if (stored) return stored.send(request, response, isCopy ? 'HIT' : 'MISS')
  response.writeHead(passing.status, { ...passing.headers, 'content-length': passing.body.length })
  response.end(request.method === 'HEAD' ? undefined : passing.body)
}
