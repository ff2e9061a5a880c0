/** Replaces `next/cache` in integration tests, which run without Next's server. */

const kept = new Map<string, Promise<unknown>>()
let isKept = false

/** From now on results of cached reads are kept, until `discardCachedReads`. Otherwise every read goes to the database. */
export const keepCachedReads = (): void => {
  isKept = true
}

export const discardCachedReads = (): void => kept.clear()

export const forgetCachedReads = (): void => {
  isKept = false
  kept.clear()
}

/** The result of a read is kept under its key alone, as Next does. */
export function unstable_cache<R>(read: () => Promise<R>, parts: string[]): () => Promise<R> {
  return () => {
    if (!isKept) return read()
    const key = JSON.stringify(parts)
    const value = (kept.get(key) as Promise<R> | undefined) ?? read()
    kept.set(key, value)
    return value
  }
}

export const revalidateTag = (): void => undefined
