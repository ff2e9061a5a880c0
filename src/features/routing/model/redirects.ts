import { linkTarget } from '@/lib/values/external-link'
import { normalisePath, splitUrl } from './public-path'
import type { RedirectEntry } from './route-table'

/** Browsers keep a permanent redirect for ever: for a day after a change of a path it can be taken back. */
const settlingMs = 24 * 60 * 60 * 1000

/** Whether a changed path is old enough to redirect permanently. */
export const isSettled = (changedAt: string | undefined, now: Date): boolean =>
  changedAt === undefined || now.getTime() - Date.parse(changedAt) >= settlingMs

/** The redirects as they apply at a moment: temporary for a day after a path changed. */
export const redirectsAt = (redirects: readonly RedirectEntry[], now: Date): RedirectEntry[] =>
  redirects.map((redirect) => ({
    ...redirect,
    permanent: redirect.permanent && isSettled(redirect.changedAt, now),
  }))

/** The path of this site that a redirect targets, as a key; null for another site. */
export const targetKey = (to: string): string | null =>
  linkTarget(to)?.kind === 'internal' && to.startsWith('/') ? normalisePath(splitUrl(to).path) : null

const isOtherSite = (to: string): boolean => linkTarget(to)?.kind === 'external'

/**
 * Follows redirects to their final target. Null when there is none, when they form a circle, or when the target is not a
 * valid URL. The result is permanent only if each step is.
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

/** The same redirects without intermediate steps; circles and invalid targets are left out. */
export function flattenRedirects(redirects: readonly RedirectEntry[]): RedirectEntry[] {
  const byFrom = new Map(redirects.map((redirect) => [normalisePath(redirect.from), redirect]))
  return [...byFrom.keys()].flatMap((from) => followRedirects(from, (path) => byFrom.get(path)) ?? [])
}
