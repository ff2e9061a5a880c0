import { NextResponse, type NextRequest } from 'next/server'

import { knownSources } from './lib/consent/third-parties'

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** A form that React or a browser sends to the page itself, as the studio does; its answer needs no policy of ours. */
const isAction = ({ method, headers }: NextRequest): boolean =>
  method === 'POST' &&
  (headers.has('next-action') || (headers.get('content-type') ?? '').startsWith('multipart/form-data'))

const badRequest = () => new NextResponse('Bad request', { status: 400 })

/**
 * No page of ours has a percent sign in its address, so what such a request gets is a 404, a redirect or a file.
 * Next fails with status 500 on the ones it cannot decode; they end here.
 */
const answerEscaped = (path: string): NextResponse => (isDecodable(path) ? NextResponse.next() : badRequest())

/** Next fails with status 500 on a form sent from an origin that is none; browsers never send such a one. */
const hasBadOrigin = (request: NextRequest): boolean => {
  const origin = request.headers.get('origin')
  return origin !== null && origin !== 'null' && !URL.canParse(origin)
}

/**
 * Scripts need the nonce, or a script that has it must have added them: so trackers load here after consent without
 * being named. Pictures and films may come from any server, because those of the CDN and of the map are settings and no
 * database is asked before the page; neither runs anything.
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

const addressOnRequest = /^\/(nl|fr|en|de)\/(?:preview|my)\//

/** Below a private page: to be kept, under a stricter policy of its own that must stand alone. */
const privateFile = /^\/(?:nl|fr|en|de)\/my\/[^/]+\/[^/]+\/[^/]+\/(?:file|document|calendar)(?:\/|$)/

/**
 * Pages made on request carry a nonce: their text differs each time, so no hash can be kept for it. Cached pages get
 * their policy from the cache handler and never come here, because the call alone would halve their speed.
 */
export function proxy(request: NextRequest): NextResponse {
  const { pathname } = request.nextUrl
  if (hasBadOrigin(request)) return badRequest()
  if (pathname.includes('%')) return answerEscaped(pathname)
  if (isAction(request) || privateFile.test(pathname)) return NextResponse.next()
  const inner = /^\/(nl|fr|en|de)\/q(\/.*)$/.exec(pathname)
  // The route behind the rewrite has no public address of its own.
  if (inner)
    return NextResponse.redirect(new URL(`/${inner[1]}${inner[2]}${request.nextUrl.search}`, request.url))
  const nonce = btoa(crypto.randomUUID())
  const policy = policyWith(nonce)
  const headers = new Headers(request.headers)
  headers.set('content-security-policy', policy)
  const special = addressOnRequest.exec(pathname)
  // What is said instead of a preview or a private page gets no parameters, and speaks the language of its address.
  if (special?.[1]) headers.set('x-perron-locale', special[1])
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('content-security-policy', policy)
  return response
}

/** Next reads this without running it, so the names of the listing parameters are written out; a test compares them. */
export const config = {
  matcher: [
    '/(.*%.*)',
    { source: '/:path*', has: [{ type: 'header', key: 'next-action' }] },
    // Not under /api: what passes here is cut off at 10 MB, and pictures may have 20.
    {
      source: '/(nl|fr|en|de|admin)/:path*',
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
