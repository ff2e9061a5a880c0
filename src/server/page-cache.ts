import { createHash } from 'node:crypto'

import { LRUCache } from 'lru-cache'

import type { StoredResponse } from './stored-response'

/** A response that is not stored, such as a redirect or the view of a missing page. */
export interface PassingResponse {
  status: number
  headers: Record<string, string | string[]>
  body: Buffer
}

export interface RenderedPage {
  /** Null when the response may not be stored. */
  stored: StoredResponse | null
  passing: PassingResponse
  /** Next had a copy. */
  isCopy: boolean
  /** The render joined one that began before its tags were refreshed. */
  isOutdated: boolean
}

interface PendingRender {
  result: Promise<RenderedPage>
  /** Tags refreshed since the render began; `null` when all were. */
  refreshed: Set<string> | null
}

interface PageCacheOptions {
  maxBytes: number
  /** How long a response is stored at most, in milliseconds. */
  ttl: number
}

const maxRenders = 3
/** Keys remembered as requested once. */
const maxSeen = 20_000

/** Of one length for all keys: clients choose how long a URL is. */
const digestOf = (key: string): string => createHash('sha256').update(key).digest('base64url')

/** A copy: a part of a string, such as the path of a URL, holds the whole string in memory. */
const copyOf = (key: string): string => Buffer.from(key).toString()

/**
 * Responses of pages in memory, by path. A page is stored from its second request on, so that a client that requests many
 * paths once does not displace those in use. One render per path at a time; what was begun before one of its tags was
 * refreshed is not stored.
 */
export class PageCache {
  readonly #pages: LRUCache<string, StoredResponse>
  readonly #seen = new LRUCache<string, true>({ max: maxSeen })
  readonly #pendingRenders = new Map<string, PendingRender>()
  /** Keys of stored pages whose smallest encodings are still to be made. */
  readonly #toCompress = new Set<string>()
  #isCompressing = false

  constructor({ maxBytes, ttl }: PageCacheOptions) {
    this.#pages = new LRUCache<string, StoredResponse>({
      maxSize: maxBytes,
      maxEntrySize: Math.ceil(maxBytes / 4),
      sizeCalculation: (page, key) => page.size + key.length,
      ttl,
      dispose: (_, key) => void this.#toCompress.delete(key),
    })
  }

  /** Bytes of the stored pages, about. */
  get bytes(): number {
    return this.#pages.calculatedSize
  }

  get(key: string): StoredResponse | undefined {
    return this.#pages.get(key)
  }

  /** The result of one render for all who ask meanwhile. Rejects with the error of the render. */
  async render(key: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    for (let tries = 1; ; tries += 1) {
      const pending = this.#join(key, render)
      const result = await pending.result
      const isCurrent = !result.isOutdated && !this.#wasRefreshed(pending, result)
      if (isCurrent && result.stored) this.#admit(key, result.stored)
      // A render that began before a refresh may show the old content: the request came later, so it is made again.
      if (isCurrent || tries === maxRenders) return result
    }
  }

  #join(key: string, render: () => Promise<RenderedPage>): PendingRender {
    const current = this.#pendingRenders.get(key)
    if (current && current.refreshed?.size === 0) return current
    const pending: PendingRender = { result: render(), refreshed: new Set() }
    this.#pendingRenders.set(key, pending)
    const end = () => {
      if (this.#pendingRenders.get(key) === pending) this.#pendingRenders.delete(key)
    }
    pending.result.then(end, end)
    return pending
  }

  #wasRefreshed({ refreshed }: PendingRender, { stored }: RenderedPage): boolean {
    if (refreshed === null) return true
    return stored !== null && [...refreshed].some((tag) => stored.tags.has(tag))
  }

  #admit(key: string, page: StoredResponse): void {
    const digest = digestOf(key)
    const isKnown = this.#seen.has(digest)
    this.#seen.set(digest, true)
    if (!isKnown || this.#pages.peek(key) === page) return
    const ownCopy = copyOf(key)
    this.#pages.set(ownCopy, page)
    this.#compressLater(ownCopy)
  }

  #compressLater(key: string): void {
    this.#toCompress.add(key)
    void this.#compressPages()
  }

  /** Pages may be stored faster than they are compressed; those that went meanwhile are left out. */
  async #compressPages(): Promise<void> {
    if (this.#isCompressing) return
    this.#isCompressing = true
    for (const key of this.#toCompress) {
      this.#toCompress.delete(key)
      await this.#pages.peek(key)?.compress()
    }
    this.#isCompressing = false
  }

  /** Removes the pages with one of the tags; `null` removes all. */
  refresh(tags: readonly string[] | null): void {
    for (const pending of this.#pendingRenders.values())
      if (tags === null) pending.refreshed = null
      else for (const tag of tags) pending.refreshed?.add(tag)
    if (tags === null) {
      this.#pages.clear()
      return
    }
    for (const [key, page] of this.#pages.entries())
      if (tags.some((tag) => page.tags.has(tag))) this.#pages.delete(key)
  }
}
