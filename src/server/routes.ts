import type { localeSegments, rootSegments } from '@/features/routing/model/reserved-segments'
import { locales } from '@/lib/i18n/locales'
import type { OfModule } from '@/lib/site-config'

/**
 * - `page`: the same for every visitor, by its path alone
 * - `list`: inner route of filtered lists, without a public URL
 * - `personal`: made for one visitor at each request
 * - `data`: anything else that is no page
 */
type RouteKind = 'page' | 'list' | 'personal' | 'preview' | 'studio' | 'data'

/** Who may ask; the route itself checks it. `link` means everyone with the signed link. */
type Visitor = 'everyone' | 'link' | 'owner' | 'subscriber' | 'staff'

/** Sets of response headers: see `headersFor`. */
export type HeaderSet = 'usual' | 'embeddable' | 'key' | 'private' | 'session' | 'loginForm'

type Root = (typeof rootSegments)[number]
type BehindLocale = (typeof localeSegments)[number] | 'login'

/** Answered by the HTTP server itself, and routes whose names no page can have. */
type RootFile =
  | 'property-icons.svg'
  | 'gallery'
  | 'healthz'
  | 'manifest.webmanifest'
  | 'readyz'
  | 'robots.txt'
  | 'scripts'
  | 'sitemap.xml'
  | 'visits'

/**
 * `:name` means one segment, `:name*` any number of them and `:name+` at least one. A path may have a slash at the end or
 * not, but must have it where the pattern has it.
 */
type Pattern =
  | RegExp
  | `/${Root | RootFile}${'' | `/${string}`}`
  | `/:locale/${BehindLocale}${'' | `/${string}`}`
  | '/:locale/'

/** Of a module that is off: answered as if it were not there. */
export interface Route extends OfModule {
  patterns: readonly Pattern[]
  kind: RouteKind
  who: Visitor
  headers: HeaderSet
  /** The route reads what is sent to it. */
  readsForm?: boolean
  /** The word for metrics. */
  metric: string
}

const anyLocale = `(?:${locales.join('|')})`

/** Paths of pages hold no encoded characters. */
const pagePath = (rest: string): RegExp => new RegExp(`^/${anyLocale}/${rest}$`)

const ofLink = { kind: 'personal', who: 'link', headers: 'private', metric: 'private' } as const
const ofSubscriber = { kind: 'personal', who: 'subscriber', headers: 'session', metric: 'private' } as const
const ofOwner = {
  kind: 'personal',
  who: 'owner',
  headers: 'session',
  metric: 'private',
  module: 'owners',
} as const
const data = { kind: 'data', who: 'everyone', headers: 'usual' } as const
const page = { kind: 'page', who: 'everyone', headers: 'usual' } as const

/** The URL space of the site: the first row with a pattern that fits says everything about a path. */
export const routes: readonly Route[] = [
  // Other sites may show the published pictures: portals, search engines, mail programs.
  { patterns: ['/images/:file*'], ...data, headers: 'embeddable', metric: 'picture' },
  {
    patterns: ['/api/media/file/:file*'],
    ...data,
    headers: 'embeddable',
    readsForm: true,
    metric: 'picture',
  },
  { patterns: ['/api/:path+'], ...data, who: 'staff', readsForm: true, metric: 'api' },
  { patterns: ['/admin/:path*'], kind: 'studio', who: 'staff', headers: 'usual', metric: 'studio' },
  { patterns: ['/healthz', '/readyz'], ...data, metric: 'health' },
  { patterns: ['/visits/'], ...data, metric: 'visit' },
  { patterns: ['/map-frame/:path*', '/map-data/:path*'], ...data, metric: 'map' },
  { patterns: ['/quick-search/:path*'], ...data, metric: 'quick search' },
  { patterns: ['/card-photos/:path*'], ...data, metric: 'pictures of a card' },
  { patterns: ['/sitemaps/:name*', '/sitemap.xml', '/robots.txt'], ...data, metric: 'sitemap' },
  { patterns: ['/calendar/open-house/:path*'], ...data, who: 'link', headers: 'key', metric: 'private' },
  {
    patterns: ['/calendar/:file'],
    ...data,
    who: 'link',
    headers: 'key',
    metric: 'private',
    module: 'appointments',
  },
  {
    patterns: [
      '/_next/:file*',
      '/property-icons.svg',
      '/manifest.webmanifest',
      '/page-css/:id',
      '/theme/:file',
      '/scripts/:file*',
    ],
    ...data,
    metric: 'file',
  },
  { patterns: ['/gallery', '/resolve/:path*'], ...data, metric: 'other' },

  {
    patterns: ['/:locale/preview/:kind/:id/review'],
    ...data,
    who: 'link',
    headers: 'key',
    readsForm: true,
    metric: 'form',
  },
  {
    patterns: ['/:locale/preview/:path*'],
    kind: 'preview',
    who: 'staff',
    headers: 'key',
    metric: 'preview',
  },
  { patterns: ['/:locale/forms/:kind'], ...data, readsForm: true, metric: 'form' },
  // Its URL may have the receipt of a booking or a search.
  {
    patterns: ['/:locale/forms/:kind/thank-you'],
    kind: 'personal',
    who: 'everyone',
    headers: 'private',
    metric: 'page',
  },
  { patterns: ['/:locale/forms/:path*', '/forms-challenge/:path*'], ...data, metric: 'form' },
  { patterns: ['/:locale/q/:path*'], kind: 'list', who: 'everyone', headers: 'usual', metric: 'other' },
  { patterns: ['/:locale/consent-texts/'], ...page, metric: 'page' },

  // These two forms open without a session or a link: their URLs say nothing.
  { patterns: ['/:locale/login', '/:locale/login/forgotten'], ...ofOwner, headers: 'loginForm' },
  {
    patterns: ['/:locale/login/post/:action', '/:locale/login/:property/viewing/:appointment'],
    ...ofOwner,
    readsForm: true,
  },
  // Downloads have a stricter policy of their own.
  { patterns: ['/:locale/login/:property/(?:file|report)/:path*'], ...ofOwner, kind: 'data' },
  { patterns: ['/:locale/login/:path*'], ...ofOwner },
  {
    patterns: ['/:locale/my/account/(?:change|saved|unsubscribe)', '/:locale/my/account/post/:action'],
    ...ofSubscriber,
    readsForm: true,
  },
  { patterns: ['/:locale/my/account/:path*', '/:locale/my/searches'], ...ofSubscriber },
  { patterns: ['/:locale/my/:kind/:id/:token/(?:file|document|calendar)/:path*'], ...ofLink, kind: 'data' },
  {
    patterns: [
      '/:locale/my/appointment/:id/:token/(?:cancel|confirm|move)',
      '/:locale/my/(?:demand|newsletter)/:id/:token/(?:confirm|unsubscribe)',
      '/:locale/my/digest/:id/:token/unsubscribe',
      '/:locale/my/offer/:id/:token/(?:confirm|withdraw)',
      '/:locale/my/searches/:id/:token/(?:account|change|unsubscribe)',
    ],
    ...ofLink,
    readsForm: true,
  },
  { patterns: ['/:locale/my/:path*'], ...ofLink },

  { patterns: ['/:locale/'], ...page, metric: 'home' },
  // Decision 008: the paths of properties end with their number, those of projects have one word before the slug.
  {
    patterns: [pagePath('(?:property|(?:[^/%]+/){2,}[^/%]+)/\\d+/')],
    ...page,
    metric: 'property',
  },
  { patterns: [pagePath('(?:project|projet|projekt)/[^/%]+/')], ...page, metric: 'project' },
  { patterns: [pagePath('[^%]*/')], ...page, metric: 'page' },
  { patterns: [/\.\w+$/], ...data, metric: 'file' },
]

/** For paths that no row knows, such as one whose slash is missing: Next redirects or answers 404. */
const otherRoute: Route = { patterns: [], ...data, metric: 'other' }

function toRegExp(pattern: Pattern): RegExp {
  if (typeof pattern !== 'string') return pattern
  const source = pattern
    .replaceAll('.', '\\.')
    .replace('/:locale', `/${anyLocale}`)
    .replace(/\/:\w+\*$/, '(?:/.*)?')
    .replace(/\/:\w+\+$/, '/[^/].*')
    .replaceAll(/\/:\w+/g, '/[^/]+')
  return new RegExp(`^${source}${/[*+/]$/.test(pattern) ? '' : '/?'}$`)
}

/** The first segment of a path or pattern, behind its language. */
const firstSegment = new RegExp(`^/(?:(?:${anyLocale}|:locale)/)?([^/]*)`)

const segmentOf = (path: string): string => firstSegment.exec(path)?.[1] ?? ''

interface Compiled {
  test: RegExp
  route: Route
}

/** Patterns by their first segment, because most paths are those of pages, which come last; those without one as ''. */
const compiled = new Map<string, Compiled[]>()
for (const route of routes)
  for (const pattern of route.patterns) {
    const segment = typeof pattern === 'string' ? segmentOf(pattern) : ''
    const group = compiled.get(segment) ?? []
    group.push({ test: toRegExp(pattern), route })
    compiled.set(segment, group)
  }

const findIn = (segment: string, path: string): Route | undefined =>
  compiled.get(segment)?.find(({ test }) => test.test(path))?.route

/** The row of a path, which has no query. */
export const routeOf = (path: string): Route =>
  findIn(segmentOf(path), path) ?? findIn('', path) ?? otherRoute
