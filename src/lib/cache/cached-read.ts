/**
 * @relies next@16 page-being-rendered: the store of the page that is being rendered has its list of tags, and without it
 * a read knows no request; held by cached-read.mocked.test.ts; until tags can be added to a page outside `use cache`
 */
import { AsyncLocalStorage } from 'node:async_hooks'

import { workUnitAsyncStorage } from 'next/dist/server/app-render/work-unit-async-storage.external'

import { processState } from '@/lib/process-state'

import type { Tag } from './tags'

/** The hooks of Payload belong to the bundle that started it first. */
const inside = processState('cachedRead', () => new AsyncLocalStorage<Set<Tag>>())

/**
 * Runs a read whose result is cached, so that request data can be left out of it.
 *
 * @param collected gets the tags of everything that is read
 */
export const asCachedRead = <R>(read: () => Promise<R>, collected: Set<Tag> = new Set()): Promise<R> =>
  inside.run(collected, () => outsideRequest(read))

/** Whether the current read is cached for other visitors. */
export const isInsideCachedRead = (): boolean => inside.getStore() !== undefined

/** Next then refuses headers and cookies, and what React keeps for one request is not used. */
function outsideRequest<R>(read: () => Promise<R>): Promise<R> {
  if (!workUnitAsyncStorage.getStore()) return read()
  // Next's type has no value for the time between requests.
  return workUnitAsyncStorage.run(undefined as never, read)
}

/** The tags that Next stores with the page that is being rendered; null on pages that are not stored. */
function tagsOfPage(): string[] | null {
  const rendering = workUnitAsyncStorage.getStore()
  return rendering && 'tags' in rendering ? rendering.tags : null
}

const tagSets = new WeakMap<string[], Set<string>>()

function addToPage(tags: Iterable<Tag>): void {
  const list = tagsOfPage()
  if (!list) return
  const added = tagSets.get(list) ?? new Set(list)
  tagSets.set(list, added)
  for (const tag of tags) {
    if (added.has(tag)) continue
    added.add(tag)
    list.push(tag)
  }
}

/** States what is being read: the surrounding cached read, or else the page, is made anew when one of these changes. */
export function addTags(tags: Iterable<Tag>): void {
  const collected = inside.getStore()
  if (!collected) return addToPage(tags)
  for (const tag of tags) collected.add(tag)
}

/**
 * Runs a read that counts as these alone, whatever documents it reads. For reads of a whole collection, and for what
 * changes only together with another tag of the page.
 */
export function taggedAs<R>(tags: readonly Tag[], read: () => Promise<R>): Promise<R> {
  addTags(tags)
  return inside.run(new Set(), read)
}
