import type { IncomingMessage, ServerResponse } from 'node:http'

import type { InnerResponse } from '@/lib/http/inner-request'
import { PageCache, type RenderedPage } from './page-cache'
import { StoredResponse } from './stored-response'

import { headersFor } from './request-rules'
import { ListPages } from './list-pages'

const megabyte = 1024 * 1024
/** From then on Next is asked again. */
const pageTtlMs = 12 * 3_600_000
/** Filtered lists show a change after this time at the latest. */
const listTtlMs = 10_000

/** Headers that the page cache handler sets for this server, and those of Next that no browser reads. */
const tagsHeader = 'x-perron-tags'
const outdatedHeader = 'x-perron-outdated'
const removed = [tagsHeader, outdatedHeader]
const prefixOfNext = 'x-nextjs-'

const textOf = (value: string | string[] | undefined): string => String(value ?? '')

const withoutInternal = (headers: InnerResponse['headers']): InnerResponse['headers'] =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !removed.includes(name) && !name.startsWith(prefixOfNext)),
  )

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

/** Bytes of each store. */
export interface StoreBytes {
  pages: number
  lists: number
}

const maxStoreBytes: StoreBytes = {
  pages: 64 * megabyte,
  lists: 16 * megabyte,
}

/** What one server has in memory to send. */
export class PageStores {
  readonly pages: PageCache
  readonly lists: PageCache
  readonly #listPages = new ListPages()

  constructor({ pages, lists }: StoreBytes = maxStoreBytes) {
    this.pages = new PageCache({ maxBytes: pages, ttl: pageTtlMs })
    this.lists = new PageCache({ maxBytes: lists, ttl: listTtlMs })
  }

  /** Bytes in use, about. */
  get bytes(): StoreBytes {
    return { pages: this.pages.bytes, lists: this.lists.bytes }
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
   * @param byNext renders the finished page of the URL by Next: the first list of each path, and all that search engines index
   */
  async renderList(
    url: { path: string; query: string },
    byNext: () => Promise<InnerResponse>,
  ): Promise<RenderedPage> {
    const rendered = await this.#listPages.render(url)
    if (rendered) return passOrStore(rendered, new StoredResponse(rendered.body, rendered.headers))
    const begun = this.#listPages.begin()
    const answer = await byNext()
    const headers = { ...headersFor(url.path), ...withoutInternal(answer.headers) }
    const isPage = textOf(headers['content-type']).startsWith('text/html')
    if (!isPage || answer.status !== 200 || headers['set-cookie'] !== undefined)
      return passOrStore({ ...answer, headers }, null)
    const page = { ...answer, headers: { ...headers, 'cache-control': 'no-cache' } }
    await this.#listPages.learn(url, page, begun)
    return passOrStore(page, new StoredResponse(page.body, page.headers))
  }
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
  const storedAnswer = cache.get(key)
  if (storedAnswer) return storedAnswer.send(request, response, 'HIT')
  const { stored, passing, isCopy } = await cache.render(key, render)
  if (stored) return stored.send(request, response, isCopy ? 'HIT' : 'MISS')
  response.writeHead(passing.status, { ...passing.headers, 'content-length': passing.body.length })
  response.end(request.method === 'HEAD' ? undefined : passing.body)
}
