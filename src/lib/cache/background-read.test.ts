import { expect, test, vi } from 'vitest'

import { backgroundRead } from './background-read'

interface Answer {
  resolve: (value: string) => void
  reject: (error: Error) => void
}

/** A read whose answers are given by hand. */
function byHand() {
  const waiting: Answer[] = []
  const read = vi.fn((_last: string | null) => {
    return new Promise<string>((resolve, reject) => waiting.push({ resolve, reject }))
  })
  const next = () => waiting.shift()!
  return { read, next }
}

const errors = vi.fn()
const quickly = { pauseMs: 1, retryMs: 1 }

test('the first readers wait for one read', async () => {
  const { read, next } = byHand()
  const cachedRead = backgroundRead(read, errors, quickly)
  const both = Promise.all([cachedRead.current(), cachedRead.current()])
  next().resolve('a')
  expect(await both).toEqual(['a', 'a'])
  expect(read).toHaveBeenCalledTimes(1)
})

test('after changes readers get the last value while the next is read once', async () => {
  const { read, next } = byHand()
  const cachedRead = backgroundRead(read, errors, quickly)
  cachedRead.outdate()
  expect(read).not.toHaveBeenCalled()
  const first = cachedRead.current()
  next().resolve('a')
  await first
  cachedRead.outdate()
  expect(read).toHaveBeenCalledTimes(2)
  expect(read).toHaveBeenLastCalledWith('a')
  expect(await cachedRead.current()).toBe('a')
  const fresh = cachedRead.fresh()
  next().resolve('b')
  expect(await fresh).toBe('b')
  expect(await cachedRead.current()).toBe('b')
  expect(read).toHaveBeenCalledTimes(2)
})

test('a change during a read causes one more, also during the first', async () => {
  const { read, next } = byHand()
  const cachedRead = backgroundRead(read, errors, quickly)
  const first = cachedRead.current()
  cachedRead.outdate()
  cachedRead.outdate()
  next().resolve('a')
  expect(await first).toBe('a')
  await expect.poll(() => read).toHaveBeenCalledTimes(2)
  next().resolve('b')
  await expect.poll(() => cachedRead.current()).toBe('b')
  expect(read).toHaveBeenCalledTimes(2)
})

test('an error of the background is told, the last value stays, and the read is tried again', async () => {
  const { read, next } = byHand()
  const onError = vi.fn()
  const cachedRead = backgroundRead(read, onError, quickly)
  const first = cachedRead.current()
  next().resolve('a')
  await first
  cachedRead.outdate()
  next().reject(new Error('locked'))
  await expect.poll(() => read).toHaveBeenCalledTimes(3)
  expect(onError).toHaveBeenCalledTimes(1)
  expect(await cachedRead.current()).toBe('a')
  next().resolve('b')
  await expect.poll(() => cachedRead.current()).toBe('b')
})

test('an error of the first read goes to its readers, and the next reader tries again', async () => {
  const { next, read } = byHand()
  const cachedRead = backgroundRead(read, errors, quickly)
  const first = cachedRead.current()
  next().reject(new Error('locked'))
  await expect(first).rejects.toThrow('locked')
  const second = cachedRead.fresh()
  next().resolve('a')
  expect(await second).toBe('a')
})
