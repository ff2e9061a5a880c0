import 'server-only'

import { addTags, asCachedRead } from './cached-read'
import { dataCache } from './data-cache'
import type { Tag } from './tags'

type Argument = string | number | boolean | null

/**
 * Wraps a read so that its result is cached in this process until something it read is refreshed. Documents and globals
 * that it reads count by themselves. The result is plain data, as after JSON, and frozen: all readers share it.
 *
 * @param name unique among all reads; part of the key
 * @param read the read; its arguments are the rest of the key, so they must come from a bounded set: never a visitor's
 *   free text
 * @param tagsOf for a read that chooses documents: its lists; for a read of one document: that document, which may not
 *   be public yet
 */
export function cached<A extends Argument[], R>(
  name: string,
  read: (...args: A) => Promise<R>,
  tagsOf: (...args: A) => readonly Tag[] = () => [],
): (...args: A) => Promise<R> {
  return async (...args) => {
    const { value, tags } = await dataCache().read(JSON.stringify([name, ...args]), (collected) => {
      for (const tag of tagsOf(...args)) collected.add(tag)
      return asCachedRead(() => read(...args), collected)
    })
    addTags(tags)
    // The same value that `read` returned, as plain data.
    return value as R
  }
}
