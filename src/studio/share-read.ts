interface SharedRead<Answer> {
  answer: Promise<Answer>
  readers: number
  ending: AbortController
}

/** Parts of one page do not all begin at the same moment: an answer of this age is as good as a new one. */
const freshMs = 1000

/** The reads that are under way, or were answered a moment ago. Equal keys have answers of one type. */
const reads = new Map<string, SharedRead<unknown>>()

function beginRead<Answer>(
  key: string,
  read: (signal: AbortSignal) => Promise<Answer>,
  isReusable: (answer: Answer) => boolean,
): SharedRead<Answer> {
  const ending = new AbortController()
  const sharedRead = { answer: read(ending.signal), readers: 0, ending }
  const end = () => {
    if (reads.get(key) === sharedRead) reads.delete(key)
  }
  void sharedRead.answer.then((answer) => (isReusable(answer) ? setTimeout(end, freshMs) : end()))
  reads.set(key, sharedRead)
  return sharedRead
}

/** After a change: what is asked from now on is read anew. Parts that wait get their answer. */
export const forgetReads = (): void => reads.clear()

/**
 * Parts of a page that read the same within a second get the answer of one request.
 *
 * @param key the same for the same read
 * @param read sends the request; never rejects
 * @param isReusable whether who asks a moment later gets the answer too; false for a failure
 * @returns the answer, and what a reader calls that no longer waits for it: the last one ends the request
 */
export function shareRead<Answer>(
  key: string,
  read: (signal: AbortSignal) => Promise<Answer>,
  isReusable: (answer: Answer) => boolean,
): { answer: Promise<Answer>; leave: () => void } {
  const sharedRead = (reads.get(key) as SharedRead<Answer> | undefined) ?? beginRead(key, read, isReusable)
  sharedRead.readers += 1
  return {
    answer: sharedRead.answer,
    leave() {
      sharedRead.readers -= 1
      if (sharedRead.readers > 0) return
      // A reader that comes now must not get the answer of a request that was ended.
      if (reads.get(key) === sharedRead) reads.delete(key)
      sharedRead.ending.abort()
    },
  }
}
