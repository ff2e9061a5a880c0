import { AsyncLocalStorage } from 'node:async_hooks'

const inside = new AsyncLocalStorage<true>()

/** Runs a read whose result is kept, so that what belongs to one request only can stay out of it. */
export const asCachedRead = <R>(read: () => Promise<R>): Promise<R> => inside.run(true, read)

/** Whether what is being read will be kept for other visitors. */
export const isInsideCachedRead = (): boolean => inside.getStore() === true
