/** Paths without content for search engines: the studio, its API, and URLs fetched by scripts. */
const closedPaths = [
  '/admin/',
  '/api/',
  '/quick-search/',
  '/card-photos/',
  '/forms-challenge/',
  '/map-data/',
  '/map-frame/',
  '/resolve/',
]

/**
 * The text of robots.txt; before the launch it closes the whole site. Filtered lists are allowed: only crawlers that read
 * them find their noindex.
 */
export const robotsText = (origin: string, isLaunched: boolean): string =>
  isLaunched
    ? [
        'User-agent: *',
        // The files of films are below the API.
        'Allow: /api/media/file/',
        ...closedPaths.map((path) => `Disallow: ${path}`),
        '',
        `Sitemap: ${origin}/sitemap.xml`,
        '',
      ].join('\n')
    : 'User-agent: *\nDisallow: /\n'

/**
 * How long browsers and proxies keep what is written for crawlers: an hour, because some crawlers read it all day; not at
 * all before the launch, which counts at once.
 */
export const crawlerCacheControl = (isLaunched: boolean): string =>
  isLaunched ? 'public, max-age=3600' : 'no-cache'
