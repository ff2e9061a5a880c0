import { cached as cachedByProduct } from '../../../src/lib/cache/cached'
import { dataCache } from '../../../src/lib/cache/data-cache'

/** Replaces `@/lib/cache/cached` in integration tests, which change documents without refreshing anything. */

let isKept = false

/** From now on results of cached reads are kept, as on the site. Otherwise every read goes to the database. */
export const keepCachedReads = (): void => {
  isKept = true
}

export const discardCachedReads = (): void => dataCache().clear()

export const forgetCachedReads = (): void => {
  isKept = false
  discardCachedReads()
}

type Cached = typeof cachedByProduct

export const cached: Cached = (name, read, tagsOf) => {
  const product = cachedByProduct(name, read, tagsOf)
  return (...args) => (isKept ? product(...args) : read(...args))
}
