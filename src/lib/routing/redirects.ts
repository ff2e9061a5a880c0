import { linkTarget } from './external-link'
import { normalisePath, splitAddress } from './public-path'
import type { RedirectEntry } from './route-table'

/** The path of this site that a redirect leads to, as a key; null when it leads elsewhere. */
export const targetKey = (to: string): string | null =>
  linkTarget(to)?.kind === 'internal' && to.startsWith('/') ? normalisePath(splitAddress(to).path) : null

const isOtherSite = (to: string): boolean => linkTarget(to)?.kind === 'external'

/**
 * Follows redirects to their end. Null when there is none, when they run in a circle, or when the end is
 * no address a visitor may be sent to. The way is permanent only if each step is.
 */
export function followRedirects(
  from: string,
  next: (path: string) => RedirectEntry | undefined,
): RedirectEntry | null {
  const start = normalisePath(from)
  const seen = new Set([start])
  let step = next(start)
  if (!step) return null
  let permanent = step.permanent
  for (;;) {
    const key = targetKey(step.to)
    if (key === null) return isOtherSite(step.to) ? { from: start, to: step.to, permanent } : null
    if (seen.has(key)) return null
    const following = next(key)
    if (!following) return { from: start, to: step.to, permanent }
    seen.add(key)
    permanent &&= following.permanent
    step = following
  }
}

/** The same redirects without detours: each leads to its end at once; circles and dead ends are left out. */
export function flattenRedirects(redirects: readonly RedirectEntry[]): RedirectEntry[] {
  const byFrom = new Map(redirects.map((redirect) => [normalisePath(redirect.from), redirect]))
  return [...byFrom.keys()].flatMap((from) => followRedirects(from, (path) => byFrom.get(path)) ?? [])
}
