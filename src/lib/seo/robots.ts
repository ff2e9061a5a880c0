/** Nothing for search engines: the studio, its interface, and what scripts of the pages fetch. */
const closedPaths = [
  '/admin/',
  '/api/',
  '/quick-search/',
  '/forms-challenge/',
  '/map-data/',
  '/map-frame/',
  '/resolve/',
]

/** The text of robots.txt. Filtered lists stay open: only who reads them learns that they are not to be indexed. */
export const robotsText = (origin: string): string =>
  [
    'User-agent: *',
    // Films stand behind the studio's interface.
    'Allow: /api/media/file/',
    ...closedPaths.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
