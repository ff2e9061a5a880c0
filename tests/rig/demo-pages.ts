import { siteUrl } from './site-url'

/** Status of a redirect that browsers keep, and of one that they ask for again. */
export const permanent = 308
export const temporary = 307

export interface Answer {
  status: number
  headers: Headers
  /** Path and query of the redirect; the whole URL for another site. */
  location: string | null
  html: string
}

function readLocation(headers: Headers): string | null {
  const location = headers.get('location')
  if (location === null) return null
  const url = new URL(location, siteUrl)
  return url.origin === siteUrl ? url.pathname + url.search : url.href
}

/** Requests a path of the site without following redirects. */
export async function open(path: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(siteUrl + path, { redirect: 'manual', ...init })
  const { status, headers } = response
  return { status, headers, location: readLocation(headers), html: await response.text() }
}

/** The one path of a property in a language. */
export async function propertyPath(ref: number, locale = 'nl'): Promise<string> {
  const { location } = await open(`/${locale}/property/${ref}/`)
  if (!location) throw new Error(`Property ${ref} has no path`)
  return location
}

/** Runs a task for each item, a few at a time, and keeps the order of the results. */
export async function forEachOf<T, R>(
  items: readonly T[],
  atOnce: number,
  task: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = []
  const queue = items.entries()
  const work = async () => {
    for (const [index, item] of queue) results[index] = await task(item)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return results
}
