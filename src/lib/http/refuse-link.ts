import { env } from '@/lib/env'
import { isLocale } from '@/lib/i18n/locales'
import { isWorkerKey, workerKey, workerKeyHeader } from '@/lib/queue/worker-key'

import { requestInside, type InnerResponse } from './inner-request'
import { findSignedLink } from './find-signed-link'
import { isLinkOffered, isOwnLink, signedLinkKinds, type SignedLinkKind } from './signed-links'

const timeoutMs = 10_000

const isKind = (kind: string): kind is SignedLinkKind => signedLinkKinds.some((each) => each === kind)

/** Pages and forms of subscribers' accounts, below `/{locale}/my/account/`. */
const accountPages = new Set([
  'forgotten',
  'sign-up',
  'password',
  'new-password',
  'delete',
  'post',
  'saved',
  'change',
  'unsubscribe',
])

/** The status of a path below `/{locale}/my/` that shows no document; null when its link is valid. */
async function findStatus(path: string, headers: Headers): Promise<404 | 410 | 429 | null> {
  const [locale = '', , kind = '', id = '', token = '', ...below] = path.split('/').filter(Boolean)
  if (!isLocale(locale)) return 404
  // Opened by a session, or by a link that these pages check themselves.
  if (kind === 'account') return !id || accountPages.has(id) ? null : 404
  if (!isKind(kind) || !isLinkOffered(kind)) return 404
  // Asks for a link, so it needs none.
  if (kind === 'searches' && !id) return null
  // Where the pages of deleted documents and the buttons of ended links lead.
  if (!id) return 410
  // Buttons and files check the link themselves.
  if (below.length > 0) return null
  const answer = await findSignedLink(kind, { locale, id, token }, headers)
  if (typeof answer !== 'string') return null
  if (answer === 'tooMany') return 429
  return isOwnLink(kind, id, token, env.payloadSecret) ? 410 : 404
}

/** The page with the notice, which this process renders at the path without a link. */
function renderNotice(locale: string, status: number): Promise<InnerResponse> {
  const query = status === 429 ? '?reason=tooMany' : ''
  const headers = { accept: 'text/html', [workerKeyHeader]: workerKey(env.payloadSecret) }
  return requestInside({ url: `/${locale}/my/${query}`, headers }, timeoutMs)
}

/**
 * The answer to a private link that is wrong (404), has ended (410) or comes after too many wrong ones (429): the page of
 * the site that says so. A page of Next cannot set these: with `notFound()` it is empty without JavaScript.
 *
 * @returns null when the link is valid, or the request is the one for the notice
 */
export async function refuseLink(path: string, headers: Headers): Promise<Response | null> {
  if (isWorkerKey(headers.get(workerKeyHeader), env.payloadSecret)) return null
  const status = await findStatus(path, headers)
  if (status === null) return null
  const locale = path.split('/')[1] ?? ''
  const notice = await renderNotice(locale, status).catch(() => null)
  const page = notice?.status === 200 ? notice : null
  return new Response(page ? new Uint8Array(page.body) : 'Not found', {
    status,
    headers: {
      'content-type': page ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8',
      'content-security-policy': String(page?.headers['content-security-policy'] ?? "default-src 'none'"),
      'cache-control': 'private, no-store',
      ...(status === 429 && { 'retry-after': '60' }),
    },
  })
}
