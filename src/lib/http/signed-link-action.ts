import { findSignedLink, type SignedLink, type SignedLinkParams } from './find-signed-link'
import { intlLocales, isLocale, toLocale } from '@/lib/i18n/locales'
import { getTranslator } from '@/lib/i18n/translator'
import { readForm } from './read-form'
import { endedLinkPath, type SignedLinkKind } from './signed-links'
import { inAtLeast } from './steady-answer'
import { isDatabaseUnavailable, retryAfterSeconds } from '@/lib/payload/database-unavailable'

interface SignedLinkActionContext {
  params: Promise<SignedLinkParams>
}

/** No button of a private page sends more. */
const maxBodyBytes = 64 * 1024

/**
 * The action of the button; must be repeatable. Without a returned response the visitor is redirected to the page of
 * the link. A number is the seconds until the action is allowed again.
 */
type SignedLinkHandler = (
  link: SignedLink,
  form: FormData,
  headers: Headers,
) => Promise<Response | number | undefined>

const redirectTo = (location: string): Response =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })

async function refuse(
  locale: string,
  {
    status,
    key,
    seconds,
  }: { status: number; key: 'my.tooManyText' | 'my.unavailableText' | 'my.tooLargeText'; seconds: number },
): Promise<Response> {
  const t = await getTranslator(toLocale(locale), intlLocales[toLocale(locale)])
  return new Response(t(key), {
    status,
    headers: {
      'retry-after': String(seconds),
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
    },
  })
}

const tooMany = { status: 429, key: 'my.tooManyText', seconds: 60 } as const
const tooLarge = { key: 'my.tooLargeText', seconds: 60 } as const
const unavailable = { status: 503, key: 'my.unavailableText', seconds: retryAfterSeconds } as const

/**
 * A route below a private page: checks its link and runs an action. An expired link redirects to its page, which shows
 * that it has expired. An action that the database refuses is answered with 503 and may be repeated. Other sites cannot send the request, because the URL is secret.
 */
export const signedLinkAction =
  (kind: SignedLinkKind, handle: SignedLinkHandler) =>
  async (request: Request, { params }: SignedLinkActionContext): Promise<Response> => {
    const given = await params
    const answer = await findSignedLink(kind, given, request.headers)
    if (answer === 'tooMany') return refuse(given.locale, tooMany)
    if (answer === 'gone') return redirectTo(isLocale(given.locale) ? endedLinkPath(given.locale, kind) : '/')
    const form = await readForm(request, maxBodyBytes)
    if (typeof form === 'number') return refuse(given.locale, { ...tooLarge, status: form })
    try {
      const done = await handle(answer, form, request.headers)
      if (typeof done === 'number') return refuse(given.locale, { ...tooMany, seconds: done })
      return done ?? redirectTo(answer.path)
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error
      return refuse(given.locale, unavailable)
    }
  }

/** Ending something takes some 40 ms, finding that it was deleted 25: an answer takes this long in any case. */
const unsubscribeMs = 250

/**
 * The "unsubscribe" button of a page and of mail programs (RFC 8058). The answer, its time included, is the same for a
 * document that was deleted.
 *
 * @param end must be repeatable
 */
export const unsubscribeAction = (kind: SignedLinkKind, end: (id: string) => Promise<unknown>) =>
  signedLinkAction(kind, async ({ id }, form) => {
    await inAtLeast(unsubscribeMs, end(id))
    // Mail programs send this when a user presses their unsubscribe button; they expect no page.
    if (form.get('List-Unsubscribe') !== 'One-Click') return undefined
    return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
  })
