import type { IncomingHttpHeaders } from 'node:http'

import { knownSources } from '@/features/consent/model/third-parties'
import { listingParamNames } from '@/features/listings/model/search-params'
import { formParamNames } from '@/features/submissions/model/form-params'
import { securityHeaders } from './security-headers'
import { tokenCookieName } from '@/lib/payload/sign-in/token-cookie'

/** The URL of a preview or of a calendar can be a key. */
const keyHeaders = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' }

/** The log-in of owners and all pages behind it. */
const isOwnerPage = (path: string): boolean => /^\/(?:nl|fr|en|de)\/login(?:\/|$)/.test(path)

/** The log-in of subscribers and the pages of their accounts; not the pages of signed links. */
const isSubscriberPage = (path: string): boolean =>
  /^\/(?:nl|fr|en|de)\/my\/(?:searches\/?$|account(?:\/|$))/.test(path)

/** The two forms that open without a session or a link: their URLs say nothing. */
const isLoginForm = (path: string): boolean => /\/login\/(?:forgotten\/)?$/.test(path)

/** Headers of a response by its path; a route may set others. */
export function headersFor(path: string): Record<string, string> {
  if (isSubscriberPage(path))
    return {
      ...securityHeaders,
      ...keyHeaders,
      'referrer-policy': 'same-origin',
      'cache-control': 'private, no-store',
    }
  if (/^\/(?:nl|fr|en|de)\/my(?:\/|$)/.test(path))
    return { ...securityHeaders, ...keyHeaders, 'cache-control': 'private, no-store' }
  // Forms of these pages are sent with their origin, which `no-referrer` would take away.
  if (isOwnerPage(path))
    return {
      ...securityHeaders,
      ...keyHeaders,
      'referrer-policy': isLoginForm(path) ? securityHeaders['referrer-policy'] : 'same-origin',
      'cache-control': 'private, no-store',
    }
  if (/^\/(?:(?:nl|fr|en|de)\/preview|calendar)\//.test(path)) return { ...securityHeaders, ...keyHeaders }
  // Other sites may show the published pictures: portals, search engines, mail programs.
  if (/^\/(?:api\/media\/file|images)\//.test(path))
    return { ...securityHeaders, 'cross-origin-resource-policy': 'cross-origin' }
  return securityHeaders
}

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

/**
 * Routes that read a form themselves; a test compares them with the files. Any other path, also one that differs by a
 * segment, is that of a page.
 */
const formRoutes = [
  /^\/api\/[^/]/,
  /^\/(?:nl|fr|en|de)\/forms\/[^/]+\/?$/,
  /^\/(?:nl|fr|en|de)\/login\/post\/[^/]+\/?$/,
  /^\/(?:nl|fr|en|de)\/login\/[^/]+\/viewing\/[^/]+\/?$/,
  /^\/(?:nl|fr|en|de)\/my\/appointment\/[^/]+\/[^/]+\/(?:cancel|confirm|move)\/?$/,
  /^\/(?:nl|fr|en|de)\/my\/(?:demand|newsletter)\/[^/]+\/[^/]+\/(?:confirm|unsubscribe)\/?$/,
  /^\/(?:nl|fr|en|de)\/my\/searches\/[^/]+\/[^/]+\/(?:account|change|unsubscribe)\/?$/,
  /^\/(?:nl|fr|en|de)\/my\/account\/(?:change|saved|unsubscribe|post\/[^/]+)\/?$/,
  /^\/(?:nl|fr|en|de)\/my\/digest\/[^/]+\/[^/]+\/unsubscribe\/?$/,
  /^\/(?:nl|fr|en|de)\/my\/offer\/[^/]+\/[^/]+\/(?:confirm|withdraw)\/?$/,
]

export const readsForms = (path: string): boolean => formRoutes.some((route) => route.test(path))

export const isPreview = (path: string): boolean => /^\/(?:nl|fr|en|de)\/preview\//.test(path)

export const isStudio = (path: string): boolean => /^\/admin(?:\/|$)/.test(path)

/** Files below a private page or a page of owners: downloads with a stricter policy of their own. */
const privateFile =
  /^\/(?:nl|fr|en|de)\/(?:my\/[^/]+\/[^/]+\/[^/]+\/(?:file|document|calendar)|login\/[^/]+\/(?:file|report))(?:\/|$)/

/** The language of a private page, a page of owners or a preview, which are rendered per request; null for other paths. */
export const personalLocale = (path: string): string | null =>
  privateFile.test(path) ? null : (/^\/(nl|fr|en|de)\/(?:preview|my|login)\//.exec(path)?.[1] ?? null)

/** A page for one visitor, which takes no form: what is sent to it is refused. */
export const isPersonalPage = (path: string): boolean => personalLocale(path) !== null && !readsForms(path)

export const isPrivate = (path: string): boolean =>
  /^\/(?:nl|fr|en|de)\/my(?:\/|$)/.test(path) && !privateFile.test(path)

/** The public path of the route that renders lists, which has no public URL; null for other paths. */
export const publicPathOfList = (path: string): string | null =>
  /^\/(?:nl|fr|en|de)\/q\//.test(path) ? path.replace('/q/', '/') : null

/** Pages of the site that are the same for every visitor, by their path alone. */
export const isSitePage = (path: string): boolean =>
  /^\/(?:nl|fr|en|de)\/(?!my(?:\/|$)|login(?:\/|$)|forms\/|preview\/|q\/)(?:[^%]*\/)?$/.test(path)

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

const draftCookie = '__prerender_bypass'

const hasCookie = (cookies: string, name: string): boolean =>
  cookies.includes(`${name}=`) && cookies.split(/; */).some((pair) => pair.startsWith(`${name}=`))

export const hasDraftCookie = (cookies: string): boolean => hasCookie(cookies, draftCookie)

/** Whether responses to this visitor may differ from those to others. */
export const isPersonal = (cookies: string): boolean =>
  cookies !== '' && (hasDraftCookie(cookies) || hasCookie(cookies, tokenCookieName))

/** A request without drafts; not soft navigation or its prefetches, which Next answers with data instead of a page. */
export const isSameForAll = (headers: IncomingHttpHeaders): boolean =>
  headers.rsc === undefined &&
  headers['next-router-prefetch'] === undefined &&
  !isPersonal(headers.cookie ?? '')
