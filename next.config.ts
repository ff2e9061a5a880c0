import path from 'node:path'

import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'

import { locales } from './src/lib/i18n/locales'
import { listingParamNames } from './src/lib/property/search-params'

const root = import.meta.dirname
const languages = locales.join('|')
const queryNames = [...listingParamNames, 'q', 'refs']

/** Every answer carries these; a page's own policy adds to the one here, both must agree. */
const securityHeaders = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(self), browsing-topics=()' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' },
  {
    key: 'Content-Security-Policy',
    value: "object-src 'none'; base-uri 'none'; frame-ancestors 'self'",
  },
]

/** The address of a preview can be a key; later rules replace headers of the same name. */
const previewHeaders = [
  { key: 'Referrer-Policy', value: 'no-referrer' },
  { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
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
  // Nothing builds twice in the same folder often enough to pay for writing this cache.
  // Without the second a preview that may not be opened could not say so with status 403.
  experimental: { turbopackFileSystemCacheForBuild: false, authInterrupts: true },
  // The check compiles all types once; doing it again would add half a minute to every build.
  typescript: { ignoreBuildErrors: true },
  headers: async () => [
    { source: '/:path*', headers: securityHeaders },
    { source: `/:locale(${languages})/preview/:path*`, headers: previewHeaders },
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
        source: `/:first((?!(?:${languages}|admin|api|resolve|page-css|quick-search|map-frame|map-data|images|sitemaps|_next)(?:/|$))[^/]+)/:rest*`,
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
