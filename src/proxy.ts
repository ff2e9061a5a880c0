import { NextResponse, type NextRequest } from 'next/server'

import { knownSources } from './features/consent/model/third-parties'
import { env } from './lib/env'
import { findActionRefusal, isActionCall, refusePost } from './lib/http/refuse-action'
import { refuseLink } from './lib/http/refuse-link'
import { hasStaffToken } from './lib/payload/sign-in/session-signature'

/** Next fails with status 500 on a path that it cannot decode. */
function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

const badRequest = () => new NextResponse('Bad request', { status: 400 })

/**
 * Routes that read a form themselves; a test compares them with the files. Any other path, also one that differs by a
 * segment, is that of a page.
 */
const formRoutes = [
  /^\/api\/[^/]/,
  /^\/(?:nl|fr|en|de)\/forms\/[^/]+\/?$/,
  /^\/(?:nl|fr|en|de)\/my\/appointment\/[^/]+\/[^/]+\/(?:cancel|confirm|move)\/?$/,
  /^\/(?:nl|fr|en|de)\/my\/(?:demand|newsletter)\/[^/]+\/[^/]+\/(?:confirm|unsubscribe)\/?$/,
  /^\/(?:nl|fr|en|de)\/my\/offer\/[^/]+\/[^/]+\/(?:confirm|withdraw)\/?$/,
]

/** The studio is the only page with server actions. */
async function answerAction(request: NextRequest): Promise<Response> {
  // As sent: Next finds routes before it decodes, so that an escaped slash is part of a segment.
  const path = request.nextUrl.pathname
  if (formRoutes.some((route) => route.test(path))) return NextResponse.next()
  if (!/^\/admin(?:\/|$)/.test(path)) return refusePost()
  const secret = env.payloadSecret
  const isSignedIn = hasStaffToken(request.headers, secret)
  return (await findActionRefusal(request, { isSignedIn, secret })) ?? NextResponse.next()
}

/** Next fails with status 500 on a form from an invalid origin; browsers never send one. */
const hasBadOrigin = (request: NextRequest): boolean => {
  const origin = request.headers.get('origin')
  return origin !== null && origin !== 'null' && !URL.canParse(origin)
}

/**
 * Scripts need the nonce, or must be added by a script that has it: so trackers can load after consent without being
 * listed. Pictures and films may come from any server, because the servers of the CDN and of the map are settings and the
 * proxy does not read the database; neither can run code.
 */
const policyWith = (nonce: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "media-src 'self' https:",
    ["frame-src 'self'", ...knownSources('frames')].join(' '),
    ["connect-src 'self'", ...knownSources('connections')].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')

const pathPerRequest = /^\/(nl|fr|en|de)\/(?:preview|my)\//

const privatePath = /^\/(?:nl|fr|en|de)\/my(?:\/|$)/

/** Files below a private page: downloads with a stricter policy, which must be the only one. */
const privateFile = /^\/(?:nl|fr|en|de)\/my\/[^/]+\/[^/]+\/[^/]+\/(?:file|document|calendar)(?:\/|$)/

/**
 * Pages rendered per request get a nonce: their text differs each time, so hashes cannot be cached. Cached pages get
 * their policy from the cache handler and skip the proxy, because the call alone would halve their speed.
 */
export async function proxy(request: NextRequest): Promise<Response> {
  const { pathname } = request.nextUrl
  if (hasBadOrigin(request) || !isDecodable(pathname)) return badRequest()
  if (isActionCall(request)) return answerAction(request)
  // Page paths contain no percent sign, so such a request gets a 404, a redirect or a file.
  if (pathname.includes('%') || privateFile.test(pathname)) return NextResponse.next()
  const inner = /^\/(nl|fr|en|de)\/q(\/.*)$/.exec(pathname)
  // The target of the rewrite has no public URL.
  if (inner)
    return NextResponse.redirect(new URL(`/${inner[1]}${inner[2]}${request.nextUrl.search}`, request.url))
  const refusal = privatePath.test(pathname) ? await refuseLink(pathname, request.headers) : null
  if (refusal) return refusal
  const nonce = btoa(crypto.randomUUID())
  const policy = policyWith(nonce)
  const headers = new Headers(request.headers)
  headers.set('content-security-policy', policy)
  const special = pathPerRequest.exec(pathname)
  // Notices instead of a preview or a private page get no parameters and use the language of the path.
  if (special?.[1]) headers.set('x-perron-locale', special[1])
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('content-security-policy', policy)
  return response
}

/** Next reads this without running it, so the names of the listing parameters are literals; a test compares them. */
export const config = {
  matcher: [
    '/(.*%.*)',
    { source: '/:path*', has: [{ type: 'header', key: 'next-action' }] },
    // Not under /api: the proxy cuts bodies off at 10 MB, and pictures may have 20. But `/api/` itself is a page.
    {
      source: '/((?!api/.).*)',
      has: [{ type: 'header', key: 'content-type', value: 'multipart/form-data.*' }],
    },
    {
      source: '/:path*',
      has: [{ type: 'header', key: 'origin', value: '(?!https?://[a-zA-Z0-9.-]+(?::[0-9]{1,5})?$).*' }],
    },
    '/(nl|fr|en|de)/q/:path*',
    '/(nl|fr|en|de)/preview/:kind/:id',
    '/(nl|fr|en|de)/my/:path*',
    { source: '/(nl|fr|en|de)/:path*', has: [{ type: 'query', key: 'city' }] },
    { source: '/(nl|fr|en|de)/:path*', has: [{ type: 'query', key: 'type' }] },
    { source: '/(nl|fr|en|de)/:path*', has: [{ type: 'query', key: 'priceMin' }] },
    { source: '/(nl|fr|en|de)/:path*', has: [{ type: 'query', key: 'priceMax' }] },
    { source: '/(nl|fr|en|de)/:path*', has: [{ type: 'query', key: 'bedroomsMin' }] },
    { source: '/(nl|fr|en|de)/:path*', has: [{ type: 'query', key: 'surfaceMin' }] },
    { source: '/(nl|fr|en|de)/:path*', has: [{ type: 'query', key: 'groundMin' }] },
    { source: '/(nl|fr|en|de)/:path*', has: [{ type: 'query', key: 'epc' }] },
    { source: '/(nl|fr|en|de)/:path*', has: [{ type: 'query', key: 'garden' }] },
    { source: '/(nl|fr|en|de)/:path*', has: [{ type: 'query', key: 'terrace' }] },
    { source: '/(nl|fr|en|de)/:path*', has: [{ type: 'query', key: 'garage' }] },
    { source: '/(nl|fr|en|de)/:path*', has: [{ type: 'query', key: 'newBuild' }] },
    { source: '/(nl|fr|en|de)/:path*', has: [{ type: 'query', key: 'hideSold' }] },
    { source: '/(nl|fr|en|de)/:path*', has: [{ type: 'query', key: 'hideOption' }] },
    { source: '/(nl|fr|en|de)/:path*', has: [{ type: 'query', key: 'area' }] },
    { source: '/(nl|fr|en|de)/:path*', has: [{ type: 'query', key: 'near' }] },
    { source: '/(nl|fr|en|de)/:path*', has: [{ type: 'query', key: 'sort' }] },
    { source: '/(nl|fr|en|de)/:path*', has: [{ type: 'query', key: 'page' }] },
    { source: '/(nl|fr|en|de)/:path*', has: [{ type: 'query', key: 'view' }] },
    { source: '/(nl|fr|en|de)/:path*', has: [{ type: 'query', key: 'q' }] },
    { source: '/(nl|fr|en|de)/:path*', has: [{ type: 'query', key: 'refs' }] },
    { source: '/(nl|fr|en|de)/:path*', has: [{ type: 'query', key: 'form' }] },
    { source: '/(nl|fr|en|de)/:path*', has: [{ type: 'query', key: 'ref' }] },
    { source: '/(nl|fr|en|de)/:path*', has: [{ type: 'query', key: 'subject' }] },
    { source: '/(nl|fr|en|de)/:path*', has: [{ type: 'query', key: 'answers' }] },
    { source: '/(nl|fr|en|de)/:path*', has: [{ type: 'cookie', key: '__prerender_bypass' }] },
  ],
}
