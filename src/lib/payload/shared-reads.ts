import type { PayloadRequest } from 'payload'

/** Answers of reads that the saves of one run share. */
interface SharedReads {
  answers: Map<string, Promise<unknown>>
  /** On the clock of `performance.now`. */
  startedAt: number
}

declare module 'payload' {
  export interface RequestContext {
    /** For a run of many saves, such as an import. Saves inside others and their hooks get it with the context. */
    sharedReads?: SharedReads
  }
}

/**
 * How long an answer may be used: about as long as one save takes, which also uses what it has read before a change of
 * settings. What is derived from settings is worked out again when they change, and not once more afterwards.
 */
export const sharedForMs = 500

/** Lets the saves with this context share what `readOnce` reads. */
export const shareReads = (): SharedReads => ({ answers: new Map(), startedAt: performance.now() })

/**
 * Reads something that most saves need and few change, such as settings: once for all saves of a run within half a second,
 * and at each call outside such a run. The answer is shared, so callers must not change it. A failed read is not shared.
 *
 * @param key names what is read, such as `settings:legal`
 */
export function readOnce<T>(
  { context }: Pick<PayloadRequest, 'context'>,
  key: string,
  read: () => Promise<T>,
): Promise<T> {
  const { sharedReads } = context
  if (!sharedReads) return read()
  if (performance.now() - sharedReads.startedAt > sharedForMs) {
    sharedReads.answers.clear()
    sharedReads.startedAt = performance.now()
  }
  const running = sharedReads.answers.get(key)
  // One key has one read, which decides the type.
  if (running) return running as Promise<T>
  const answer = read()
  sharedReads.answers.set(key, answer)
  answer.catch(() => sharedReads.answers.delete(key))
  return answer
}
