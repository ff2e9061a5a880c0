import type { cached } from '@/lib/cache/cached'
import { dataCache } from '@/lib/cache/data-cache'

/** For integration tests, which change documents without refreshing anything. */

let isCached = false

/** From now on results of cached reads are kept, as on the site. Otherwise every read goes to the database. */
export const keepCachedReads = (): void => {
  isCached = true
}

export const discardCachedReads = (): void => dataCache().clear()

export const forgetCachedReads = (): void => {
  isCached = false
  discardCachedReads()
}

/** Replaces the product's function of this name. */
export const cachedOnDemand =
  (product: typeof cached): typeof cached =>
  (name, read, tagsOf) => {
    const cachedRead = product(name, read, tagsOf)
    return (...args) => (isCached ? cachedRead(...args) : read(...args))
  }
