import type { IncomingHttpHeaders } from 'node:http'

import { knownSources } from '@/features/consent/model/third-parties'
import { listingParamNames } from '@/features/listings/model/search-params'
import { formParamNames } from '@/features/submissions/model/form-params'
import { readCookie } from '@/lib/http/cookies'
import { tokenCookieName } from '@/lib/payload/sign-in/token-cookie'
import { isOffered } from '@/lib/site-config'

import { routeOf, type HeaderSet } from './routes'
import { securityHeaders } from './security-headers'

/** The URL of a preview or of a calendar can be a key. */
const keyHeaders = {
  ...securityHeaders,
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
}
const privateHeaders = { ...keyHeaders, 'cache-control': 'private, no-store' }

const headerSets: Record<HeaderSet, Record<string, string>> = {
  usual: securityHeaders,
  embeddable: { ...securityHeaders, 'cross-origin-resource-policy': 'cross-origin' },
  key: keyHeaders,
  private: privateHeaders,
  // Forms of these pages are sent with their origin, which `no-referrer` would take away.
  session: { ...privateHeaders, 'referrer-policy': 'same-origin' },
  loginForm: { ...privateHeaders, 'referrer-policy': securityHeaders['referrer-policy'] },
}

/** Headers of a response by its path; a route may set others. */
export const headersFor = (path: string): Record<string, string> => headerSets[routeOf(path).headers]

/**
 * Scripts need the nonce, or must be added by a script that has it: so trackers can load after consent without being
 * listed. Pictures and films may come from any server, because the servers of the CDN and of the map are settings, which
 * are not read here; neither can run code.
 */
const policyWith = (nonce: string, styles: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`,
    styles,
    "img-src 'self' data: blob: https:",
    "media-src 'self' https:",
    ["frame-src 'self'", ...knownSources('frames')].join(' '),
    ["connect-src 'self'", ...knownSources('connections')].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')

/** The policy of a preview, whose scripts of Next have a nonce. */
export const nonceHeader = (): string =>
  policyWith(btoa(crypto.randomUUID()), "style-src 'self'; style-src-attr 'unsafe-inline'")

/**
 * The policy of the studio. Payload's components write styles into the page; editors see pictures and films of the
 * servers that the site uses.
 */
export const studioPolicy = (): string =>
  policyWith(btoa(crypto.randomUUID()), "style-src 'self' 'unsafe-inline'")

/** Whether the path belongs to a module that is off. */
export const isOfOffModule = (path: string): boolean => !isOffered(routeOf(path))

/** Whether the route of a path reads a form itself. */
export const readsForms = (path: string): boolean => routeOf(path).readsForm === true

export const isPreview = (path: string): boolean => routeOf(path).kind === 'preview'

export const isStudio = (path: string): boolean => routeOf(path).kind === 'studio'

const behindLocale = /^\/(\w\w)\/[^/]+\//

/** The language of a private page, a page of owners or a preview, which are rendered per request; null for other paths. */
export function personalLocale(path: string): string | null {
  const { kind } = routeOf(path)
  return kind === 'personal' || kind === 'preview' ? (behindLocale.exec(path)?.[1] ?? null) : null
}

/** A page for one visitor, which takes no form: what is sent to it is refused. */
export const isPersonalPage = (path: string): boolean => personalLocale(path) !== null && !readsForms(path)

/** A page of a signed link or of a subscriber. */
export function isPrivate(path: string): boolean {
  const { kind, who } = routeOf(path)
  return kind === 'personal' && (who === 'link' || who === 'subscriber')
}

/** The public path of the route that renders lists, which has no public URL; null for other paths. */
export const publicPathOfList = (path: string): string | null =>
  routeOf(path).kind === 'list' ? path.replace(/\/q(?:\/|$)/, '/') : null

/** Pages of the site that are the same for every visitor, by their path alone. */
export const isSitePage = (path: string): boolean => routeOf(path).kind === 'page'

/** Pages that visitors see: they run no script of Next. */
export const isPublicPage = (path: string): boolean =>
  isSitePage(path) || (personalLocale(path) !== null && !isPreview(path))

const campaignParam = /^(?:utm_\w+|mc_\w+|fbclid|gclid|gbraid|wbraid|msclkid|dclid)$/
const listNames = new Set<string>(listingParamNames)
const requestNames = new Set<string>(['q', 'refs', ...formParamNames])

/**
 * What the query of a page asks for: `none` (or campaign parameters alone), a `list` that everybody may get, a page made
 * for this `request` (answers of a form, a chosen list), or `other`, which no page reads.
 */
export function kindOfQuery(query: string): 'none' | 'list' | 'request' | 'other' {
  if (query === '') return 'none'
  const values = new URLSearchParams(query)
  const names = [...values.keys()].filter((name) => !campaignParam.test(name))
  if (names.length === 0) return 'none'
  // The scripts of the map start without a gesture, so its page does not wait for one.
  if (values.get('view') === 'map' || names.some((name) => requestNames.has(name))) return 'request'
  return names.some((name) => listNames.has(name)) ? 'list' : 'other'
}

/** What a request asks for, as one of a few words, for metrics. */
export function templateOf(path: string, query: string): string {
  const { kind, metric } = routeOf(path)
  const queryKind = kind === 'page' ? kindOfQuery(query) : 'none'
  if (queryKind === 'list') return 'list'
  return queryKind === 'request' ? 'page on request' : metric
}

const draftCookie = '__prerender_bypass'

const hasCookie = (cookies: string, name: string): boolean => readCookie(cookies, name) !== undefined

export const hasDraftCookie = (cookies: string): boolean => hasCookie(cookies, draftCookie)

/** Whether responses to this visitor may differ from those to others. */
export const isPersonal = (cookies: string): boolean =>
  cookies !== '' && (hasDraftCookie(cookies) || hasCookie(cookies, tokenCookieName))

/** A request without drafts; not soft navigation or its prefetches, which Next answers with data instead of a page. */
export const isSameForAll = (headers: IncomingHttpHeaders): boolean =>
  headers.rsc === undefined &&
  headers['next-router-prefetch'] === undefined &&
  !isPersonal(headers.cookie ?? '')
