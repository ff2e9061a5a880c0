import type { PayloadRequest } from 'payload'

/** Answers of reads that the saves of one run share. */
interface KeptReads {
  answers: Map<string, Promise<unknown>>
  /** On the clock of `performance.now`. */
  startedAt: number
}

declare module 'payload' {
  export interface RequestContext {
    /** For a run of many saves, such as an import. Saves inside others and their hooks get it with the context. */
    keptReads?: KeptReads
  }
}

/**
 * How long an answer may be used: about as long as one save takes, which also uses what it has read before a change of
 * settings. What is derived from settings is worked out again when they change, and not once more afterwards.
 */
export const keptForMs = 500

/** Lets the saves with this context share what `readOnce` reads. */
export const keepReads = (): KeptReads => ({ answers: new Map(), startedAt: performance.now() })

/**
 * Reads something that most saves need and few change, such as settings: once for all saves of a run within half a second,
 * and at each call outside such a run. The answer is shared, so callers must not change it. A failed read is not kept.
 *
 * @param key names what is read, such as `settings:legal`
 */
export function readOnce<T>(
  { context }: Pick<PayloadRequest, 'context'>,
  key: string,
  read: () => Promise<T>,
): Promise<T> {
  const { keptReads } = context
  if (!keptReads) return read()
  if (performance.now() - keptReads.startedAt > keptForMs) {
    keptReads.answers.clear()
    keptReads.startedAt = performance.now()
  }
  const known = keptReads.answers.get(key)
  // One key has one read, which decides the type.
  if (known) return known as Promise<T>
  const answer = read()
  keptReads.answers.set(key, answer)
  answer.catch(() => keptReads.answers.delete(key))
  return answer
}
