import path from 'node:path'

import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'

import { formParamNames } from './src/lib/forms/form-params'
import { locales } from './src/lib/i18n/locales'
import { listingParamNames } from './src/lib/property/search-params'

const root = import.meta.dirname
const languages = locales.join('|')
const queryNames = [...listingParamNames, 'q', 'refs', ...formParamNames]

/** Every answer carries these; a page's own policy adds to the one here, both must agree. */
const securityHeaders = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(self), browsing-topics=()' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' },
]

const basePolicy = {
  key: 'Content-Security-Policy',
  value: "object-src 'none'; base-uri 'none'; frame-ancestors 'self'",
}

/** The address of a preview can be a key; later rules replace headers of the same name. */
const previewHeaders = [
  { key: 'Referrer-Policy', value: 'no-referrer' },
  { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
]

/** The address of a private page is a key too, and what stands there is meant for one person. */
const privateHeaders = [...previewHeaders, { key: 'Cache-Control', value: 'private, no-store' }]

/** Beginnings of addresses whose answers say themselves what they may do; the proxy knows the private files as well. */
const ownPolicies = [
  ...['api/outbox/[^/]+/mail/', 'api/leadFiles/file/', 'api/documents/file/'],
  `(?:${languages})/my/[^/]+/[^/]+/[^/]+/(?:file|document|calendar)(?:/|$)`,
]

const nextConfig: NextConfig = {
  output: 'standalone',
  trailingSlash: true,
  reactStrictMode: true,
  poweredByHeader: false,
  // Hashing a page at each request costs more than making its answer; front caches go by time.
  generateEtags: false,
  outputFileTracingRoot: root,
  turbopack: { root },
  cacheHandler: path.join(root, 'src/lib/cache/page-cache-handler.cjs'),
  images: { unoptimized: true },
  // Reads files that lie beside its own code.
  serverExternalPackages: ['pdfkit'],
  // The fonts of PDFs are read by name, which nothing that looks at imports can see.
  outputFileTracingIncludes: {
    '/**': ['node_modules/@fontsource/figtree/files/figtree-latin{,-ext}-{400,600}-normal.woff'],
  },
  // Nothing builds twice in the same folder often enough to pay for writing this cache.
  // Without the second a preview that may not be opened could not say so with status 403.
  experimental: { turbopackFileSystemCacheForBuild: false, authInterrupts: true },
  // The check compiles all types once; doing it again would add half a minute to every build.
  typescript: { ignoreBuildErrors: true },
  headers: async () => [
    { source: '/:path*', headers: securityHeaders },
    // The route of the forms passes on the policy of a page, files and mails have stricter ones of their own; Next would
    // drop them where one stands already.
    { source: `/((?!(?:${languages})/forms/|${ownPolicies.join('|')}).*)`, headers: [basePolicy] },
    { source: `/:locale(${languages})/preview/:path*`, headers: previewHeaders },
    { source: `/:locale(${languages})/my/:path*`, headers: privateHeaders },
    { source: '/calendar/:path*', headers: previewHeaders },
  ],
  rewrites: async () => ({
    // A filtered list is made on request by the sibling route; the unfiltered one stays a cached page.
    beforeFiles: [
      ...queryNames.map((key, index) => ({
        source: `/:locale(${languages})/:path*`,
        has: [{ type: 'query' as const, key }],
        // Next applies every rule that fits, one after the other: of these exactly one may.
        missing: queryNames.slice(0, index).map((earlier) => ({ type: 'query' as const, key: earlier })),
        destination: '/:locale/q/:path*',
      })),
    ],
    // Behind the files of public/: whatever does not begin with a language is looked up.
    afterFiles: [
      {
        source: `/:locale(${languages})/project/`,
        has: [{ type: 'query', key: 'id' }],
        destination: '/resolve/:locale/project/',
      },
      { source: '/', destination: '/resolve' },
      {
        source: `/:first((?!(?:${languages}|admin|api|calendar|resolve|page-css|quick-search|forms-challenge|map-frame|map-data|images|sitemaps|_next)(?:/|$))[^/]+)/:rest*`,
        destination: '/resolve/:first/:rest*',
      },
    ],
    fallback: [],
  }),
}

const withStudio = withPayload(nextConfig, { devBundleServerPackages: false })

/** Payload asks for `Critical-CH` on every page, which makes Chromium load each page twice; only the studio needs it. */
const headers = async () =>
  ((await withStudio.headers?.()) ?? []).map((rule) =>
    rule.headers.some((header) => header.key === 'Critical-CH') ? { ...rule, source: '/admin/:path*' } : rule,
  )

export default { ...withStudio, headers } satisfies NextConfig
