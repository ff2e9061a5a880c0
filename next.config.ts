import path from 'node:path'

import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'

import { readSiteConfig } from './scripts/lib/site-config.ts'
import { rootSegments } from './src/features/routing/model/reserved-segments'

const root = import.meta.dirname
const { languages: locales } = readSiteConfig(root)
const languages = locales.join('|')

/** The address per language that leads to the page of one's searches; a language without one has the page alone. */
const searchesNames: Partial<Record<string, string>> = {
  nl: 'mijn-zoekopdrachten',
  fr: 'mes-recherches',
  en: 'my-searches',
  de: 'meine-suchen',
}

const nextConfig: NextConfig = {
  output: 'standalone',
  trailingSlash: true,
  reactStrictMode: true,
  poweredByHeader: false,
  // The HTTP server compresses: stored pages once, everything else while it is sent.
  compress: false,
  // The HTTP server makes the ETag of a stored page once.
  generateEtags: false,
  outputFileTracingRoot: root,
  turbopack: { root },
  // Of cached pages in memory, counted in characters: two bytes each with a euro sign. The disk has the others.
  cacheMaxMemorySize: 16 * 1024 * 1024,
  cacheHandler: path.join(root, 'src/lib/cache/page-cache-handler.cjs'),
  images: { unoptimized: true },
  // In development: the worker asks for its tasks every few seconds.
  logging: { incomingRequests: { ignore: [/^\/api\/run-worker\//] } },
  // Titles and descriptions are in the head before a page is sent, for every reader: no script of Next would move them there.
  htmlLimitedBots: /.*/,
  // The package reads files beside its own code.
  serverExternalPackages: ['pdfkit'],
  // The fonts of PDFs and the texts of the help are read by file name, so tracing the imports does not find them; nor what
  // only a program in a process of its own imports.
  outputFileTracingIncludes: {
    '/**': [
      'node_modules/@fontsource/*/files/*-latin{,-ext}-{400,600}-normal.woff',
      'help/**/*.md',
      'node_modules/heic-decode/*',
      'node_modules/libheif-js/{LICENSE,package.json,wasm-bundle.js,libheif-wasm/libheif-bundle.js}',
    ],
  },
  // Two builds in the same folder are too rare to justify writing this cache.
  // `authInterrupts` lets a preview that may not be opened respond with status 403.
  experimental: {
    turbopackFileSystemCacheForBuild: false,
    authInterrupts: true,
    // The build minifies server scripts once instead of once per route: see `scripts/lib/server-chunks.mjs`.
    turbopackMinify: { server: false },
    // Source maps of the server code would be three quarters of a build's output (290 MB), and Node does not read them.
    turbopackSourceMaps: process.env.NODE_ENV !== 'production',
  },
  // `npm run check` compiles all types; doing it again would add half a minute to every build.
  typescript: { ignoreBuildErrors: true },
  redirects: async () =>
    locales.flatMap((locale) => {
      const name = searchesNames[locale]
      if (!name) return []
      return [{ source: `/${locale}/${name}/`, destination: `/${locale}/my/searches/`, permanent: false }]
    }),
  rewrites: async () => ({
    // The sibling route renders filtered lists per request; the unfiltered list stays a cached page. The HTTP server sets
    // the header; the rule is Next's, because soft navigation needs the headers that Next's router adds.
    beforeFiles: [
      {
        source: `/:locale(${languages})/:path*`,
        has: [{ type: 'header', key: 'x-perron-route', value: 'list' }],
        destination: '/:locale/q/:path*',
      },
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
        source: `/:first((?!(?:${[...locales, ...rootSegments].join('|')})(?:/|$))[^/]+)/:rest*`,
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
