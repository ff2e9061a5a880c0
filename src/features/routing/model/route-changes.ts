import { locales } from '@/lib/i18n/locales'
import { normalisePath } from './public-path'
import { flattenRedirects, targetKey } from './redirects'
import { publicPath, type RedirectEntry, type RouteEntry } from './route-table'

type Paths = Pick<RouteEntry, 'paths'>

/** `write` replaces redirects with the same `from`; `remove` lists the `from` of redirects to delete. */
export interface RedirectChanges {
  write: RedirectEntry[]
  remove: string[]
}

function isSame(one: RedirectEntry | undefined, other: RedirectEntry): boolean {
  return one !== undefined && one.to === other.to && one.permanent === other.permanent
}

/**
 * The changes of redirects when an entry changes its paths: each old path redirects permanently to the new one, older
 * redirects get the new target, and no redirect starts at a path that is in use again.
 */
export function redirectsForChange(
  before: Paths,
  after: Paths,
  existing: readonly RedirectEntry[],
): RedirectChanges {
  const current = new Map(existing.map((redirect) => [normalisePath(redirect.from), redirect]))
  const wanted = new Map(current)
  const touched = new Set<string>()
  for (const locale of locales) {
    const [from, to] = [publicPath(before, locale), publicPath(after, locale)]
    if (from === to || to === null) continue
    wanted.delete(to)
    touched.add(to)
    if (from !== null) {
      wanted.set(from, { from, to, permanent: true })
      touched.add(from)
    }
  }
  const flat = new Map(flattenRedirects([...wanted.values()]).map((redirect) => [redirect.from, redirect]))
  return changesBetween(current, flat, touched)
}

/** Redirects without relation to this change stay, even invalid ones. */
function changesBetween(
  current: ReadonlyMap<string, RedirectEntry>,
  flat: ReadonlyMap<string, RedirectEntry>,
  touched: ReadonlySet<string>,
): RedirectChanges {
  const concerned = (redirect: RedirectEntry): boolean =>
    touched.has(normalisePath(redirect.from)) || touched.has(targetKey(redirect.to) ?? '')
  const write = [...flat.values()].filter((each) => concerned(each) && !isSame(current.get(each.from), each))
  const remove = [...current]
    .filter(([from, redirect]) => !flat.has(from) && concerned(redirect))
    .map(([, redirect]) => redirect.from)
  return { write, remove }
}
