import { isSitePage, kindOfQuery } from './front-rules'

/** What paths ask for, the first that fits. */
const templates: readonly [RegExp, string][] = [
  [/^\/(?:images|api\/media\/file)\//, 'picture'],
  [/^\/api\//, 'api'],
  [/^\/admin(?:\/|$)/, 'studio'],
  [/^\/(?:healthz|readyz)$/, 'health'],
  [/^\/(?:nl|fr|en|de)\/(?:my|login)\/|^\/calendar\//, 'private'],
  [/^\/(?:nl|fr|en|de)\/preview\//, 'preview'],
  [/^\/(?:nl|fr|en|de)\/forms\/|^\/forms-challenge/, 'form'],
  [/^\/visits\/$/, 'visit'],
  [/^\/map-(?:frame|data)\//, 'map'],
  [/^\/quick-search\//, 'quick search'],
  [/^\/card-photos\//, 'pictures of a card'],
  [/^\/(?:sitemaps\/|sitemap\.xml|robots\.txt)/, 'sitemap'],
  [/^\/_next\/|\.\w+$/, 'file'],
]

/** Decision 008: the paths of properties end with their number, those of projects have one word before the slug. */
const pages: readonly [RegExp, string][] = [
  [/^\/\w\w\/$/, 'home'],
  [/^\/\w\w\/(?:property|(?:[^/]+\/){2,}[^/]+)\/\d+\/$/, 'property'],
  [/^\/\w\w\/(?:project|projet|projekt)\/[^/]+\/$/, 'project'],
]

const firstOf = (rules: typeof templates, path: string): string | undefined =>
  rules.find(([pattern]) => pattern.test(path))?.[1]

/** What a request asks for, as one of a few words, for metrics. */
export function templateOf(path: string, query: string): string {
  if (!isSitePage(path)) return firstOf(templates, path) ?? 'other'
  const kind = query === '' ? 'none' : kindOfQuery(query)
  if (kind === 'list' || kind === 'request') return kind === 'list' ? 'list' : 'page on request'
  return firstOf(pages, path) ?? 'page'
}
