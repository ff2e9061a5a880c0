import { AsyncLocalStorage } from 'node:async_hooks'

const inside = new AsyncLocalStorage<true>()

/** Runs a read whose result is cached, so that request data can be left out of it. */
export const asCachedRead = <R>(read: () => Promise<R>): Promise<R> => inside.run(true, read)

/** Whether the current read is cached for other visitors. */
export const isInsideCachedRead = (): boolean => inside.getStore() === true
