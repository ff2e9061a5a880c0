import { expect, test, vi } from 'vitest'

import { forgetReads, shareRead as share } from './share-read'

const shareRead = (key: string, read: (signal: AbortSignal) => Promise<string>) =>
  share(key, read, (answer) => answer !== 'failed')

/** Reads that the test answers, each with the signal that ends it. */
function reads() {
  const begun: { signal: AbortSignal; give: (answer: string) => void }[] = []
  const read = vi.fn(
    (signal: AbortSignal) =>
      new Promise<string>((give) => {
        begun.push({ signal, give })
      }),
  )
  return { begun, read }
}

test('equal reads at the same time are one request, others are not', async () => {
  const { begun, read } = reads()
  const [one, other] = [shareRead('law', read), shareRead('law', read)]
  shareRead('place', read)
  expect(read).toHaveBeenCalledTimes(2)
  begun[0]?.give('rules')
  expect(await Promise.all([one.answer, other.answer])).toEqual(['rules', 'rules'])
})

test('an answer is shared for a second, a failure is not', async () => {
  vi.useFakeTimers()
  const { begun, read } = reads()
  const first = shareRead('again', read)
  begun[0]?.give('old')
  await first.answer
  expect(await shareRead('again', read).answer).toBe('old')
  vi.advanceTimersByTime(1000)
  const second = shareRead('again', read)
  begun[1]?.give('failed')
  await second.answer
  shareRead('again', read)
  expect(read).toHaveBeenCalledTimes(3)
  vi.useRealTimers()
})

test('the request ends with its last reader, and is not given to a later one', () => {
  const { begun, read } = reads()
  const [one, other] = [shareRead('left', read), shareRead('left', read)]
  one.leave()
  expect(begun[0]?.signal.aborted).toBe(false)
  other.leave()
  expect(begun[0]?.signal.aborted).toBe(true)
  shareRead('left', read)
  expect(read).toHaveBeenCalledTimes(2)
})

test('after a change the same is asked anew, and who waits gets the former answer', async () => {
  const { begun, read } = reads()
  const before = shareRead('changed', read)
  forgetReads()
  const after = shareRead('changed', read)
  begun[0]?.give('old')
  begun[1]?.give('new')
  expect(await Promise.all([before.answer, after.answer])).toEqual(['old', 'new'])
})
