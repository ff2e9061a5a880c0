import path from 'node:path'

import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'

import { formParamNames } from './src/features/submissions/model/form-params'
import { locales } from './src/lib/i18n/locales'
import { listingParamNames } from './src/features/listings/model/search-params'

const root = import.meta.dirname
const languages = locales.join('|')
const queryNames = [...listingParamNames, 'q', 'refs', ...formParamNames]

/** Headers of every response. A page's own policy is added to the one here, and browsers apply both. */
const securityHeaders = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(self), browsing-topics=()' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
  { key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' },
]

const basePolicy = {
  key: 'Content-Security-Policy',
  value: "object-src 'none'; base-uri 'none'; frame-ancestors 'self'",
}

/** The URL of a preview can be a key; later rules replace headers of the same name. */
const previewHeaders = [
  { key: 'Referrer-Policy', value: 'no-referrer' },
  { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
]

/** The URL of a private page is a key, and its content is for one person. */
const privateHeaders = [...previewHeaders, { key: 'Cache-Control', value: 'private, no-store' }]

/** Path prefixes whose responses set their own policy; `proxy.ts` also lists the private files. */
const ownPolicies = [
  ...['api/outbox/[^/]+/mail/', 'api/leadFiles/file/', 'api/documents/file/'],
  `(?:${languages})/my/[^/]+/[^/]+/[^/]+/(?:file|document|calendar)(?:/|$)`,
]

const nextConfig: NextConfig = {
  output: 'standalone',
  trailingSlash: true,
  reactStrictMode: true,
  poweredByHeader: false,
  // Hashing a page at each request costs more than rendering it; front caches use the age of a page instead.
  generateEtags: false,
  outputFileTracingRoot: root,
  turbopack: { root },
  // Of cached pages in memory, counted in characters: two bytes each with a euro sign. The disk has the others.
  cacheMaxMemorySize: 16 * 1024 * 1024,
  cacheHandler: path.join(root, 'src/lib/cache/page-cache-handler.cjs'),
  images: { unoptimized: true },
  // The package reads files beside its own code.
  serverExternalPackages: ['pdfkit'],
  // The fonts of PDFs are read by file name, so tracing the imports does not find them.
  outputFileTracingIncludes: {
    '/**': ['node_modules/@fontsource/figtree/files/figtree-latin{,-ext}-{400,600}-normal.woff'],
  },
  // Two builds in the same folder are too rare to justify writing this cache.
  // `authInterrupts` lets a preview that may not be opened respond with status 403.
  // Source maps of the server code are three quarters of a build's output (290 MB), and Node does not read them.
  experimental: {
    turbopackFileSystemCacheForBuild: false,
    authInterrupts: true,
    turbopackSourceMaps: process.env.NODE_ENV !== 'production',
  },
  // `npm run check` compiles all types; doing it again would add half a minute to every build.
  typescript: { ignoreBuildErrors: true },
  headers: async () => [
    { source: '/:path*', headers: securityHeaders },
    // Other sites may show the published pictures: portals, search engines, mail programs.
    {
      source: '/:folder(api/media/file|images)/:path*',
      headers: [{ key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' }],
    },
    // The forms route passes on the policy of a page; files and e-mails have stricter policies. Next would drop those
    // where a policy is already set.
    { source: `/((?!(?:${languages})/forms/|${ownPolicies.join('|')}).*)`, headers: [basePolicy] },
    { source: `/:locale(${languages})/preview/:path*`, headers: previewHeaders },
    { source: `/:locale(${languages})/my/:path*`, headers: privateHeaders },
    { source: '/calendar/:path*', headers: previewHeaders },
  ],
  rewrites: async () => ({
    // The sibling route renders filtered lists per request; the unfiltered list stays a cached page.
    beforeFiles: [
      ...queryNames.map((key, index) => ({
        source: `/:locale(${languages})/:path*`,
        has: [{ type: 'query' as const, key }],
        // Next applies every matching rule in order; these conditions let exactly one match.
        missing: queryNames.slice(0, index).map((earlier) => ({ type: 'query' as const, key: earlier })),
        destination: '/:locale/q/:path*',
      })),
    ],
    // After the files of public/: paths without a language are resolved to a page.
    afterFiles: [
      {
        source: `/:locale(${languages})/project/`,
        has: [{ type: 'query', key: 'id' }],
        destination: '/resolve/:locale/project/',
      },
      { source: '/', destination: '/resolve' },
      {
        source: `/:first((?!(?:${languages}|admin|api|calendar|resolve|flight|page-css|quick-search|forms-challenge|map-frame|map-data|images|sitemaps|_next)(?:/|$))[^/]+)/:rest*`,
        destination: '/resolve/:first/:rest*',
      },
    ],
    fallback: [],
  }),
}

const withStudio = withPayload(nextConfig, { devBundleServerPackages: false })

/** Payload sends `Critical-CH` on every page, which makes Chromium load each page twice; only the studio needs it. */
const headers = async () =>
  ((await withStudio.headers?.()) ?? []).map((rule) =>
    rule.headers.some((header) => header.key === 'Critical-CH') ? { ...rule, source: '/admin/:path*' } : rule,
  )

export default { ...withStudio, headers } satisfies NextConfig
