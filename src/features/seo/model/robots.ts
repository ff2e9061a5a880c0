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

/** The text of robots.txt. Filtered lists are allowed: only crawlers that read them find their noindex. */
export const robotsText = (origin: string): string =>
  [
    'User-agent: *',
    // The files of films are below the API.
    'Allow: /api/media/file/',
    ...closedPaths.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
