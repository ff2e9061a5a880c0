import type { StoredComment } from './thread'

/** The newest comment of a thread that mentions an account or follows one of its own, unless the account wrote after it. */
function newestFor(user: string, thread: readonly StoredComment[]): StoredComment | null {
  const ownIndex = thread.findLastIndex(({ author }) => author === user)
  const later = thread.slice(ownIndex + 1).filter(({ text }) => text !== '')
  return later.findLast(({ mentioned }) => ownIndex >= 0 || mentioned.includes(user)) ?? null
}

/**
 * What waits for an account in open threads: a mention, or an answer to what it wrote. One comment for each thread, the newest
 * first.
 *
 * @param comments of all threads, oldest first
 */
export function findWaiting(user: string, comments: readonly StoredComment[]): StoredComment[] {
  const open = comments.filter(({ thread, resolvedAt }) => thread === null && resolvedAt === null)
  return open
    .flatMap(
      (first) => newestFor(user, [first, ...comments.filter(({ thread }) => thread === first.id)]) ?? [],
    )
    .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
}
