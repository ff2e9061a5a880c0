import 'server-only'

import { unstable_cache } from 'next/cache'

import { asCachedRead } from './cached-read'
import type { Tag } from './tags'

type Argument = string | number | boolean | null

/**
 * Wraps a read so that its result is cached until one of its tags is refreshed.
 * The only place that uses a caching API of Next.
 *
 * @param name unique among all reads; part of the key
 * @param read the read; its arguments are the rest of the key, so they must come from a bounded set
 *   (every key becomes a file: never a visitor's free text)
 * @param readTags the tags that refresh the result
 */
export function cached<A extends Argument[], R>(
  name: string,
  read: (...args: A) => Promise<R>,
  readTags: Tag[],
): (...args: A) => Promise<R> {
  return (...args) =>
    unstable_cache(() => asCachedRead(() => read(...args)), [name, ...args.map(String)], { tags: readTags })()
}
