import { getSubscriber } from '@/features/accounts/server/account-session'
import { getClientIp } from '@/lib/http/client-ip'
import { readForm } from '@/lib/http/read-form'
import { isFromOwnPage } from '@/lib/http/same-site'
import { intlLocales, isLocale, type Locale } from '@/lib/i18n/locales'
import { getTranslator } from '@/lib/i18n/translator'
import { LoadLimiter } from '@/lib/limits/load-limiter'
import { isDatabaseUnavailable, retryAfterSeconds } from '@/lib/payload/database-unavailable'
import type { Subscriber } from '@/payload-types'

interface ActionContext {
  params: Promise<{ locale: string }>
}

/** Changes of one client: people press a button now and then. */
const changes = new LoadLimiter('changes of subscribers', { points: 60, seconds: 60 })

const noStore = { 'cache-control': 'private, no-store' }

async function refuse(
  locale: Locale,
  status: number,
  key: 'my.tooManyText' | 'my.unavailableText' | 'my.tooLargeText' | 'login.problem.foreign.text',
  seconds = 0,
): Promise<Response> {
  const t = await getTranslator(locale, intlLocales[locale])
  return new Response(t(key), {
    status,
    headers: {
      ...noStore,
      'content-type': 'text/plain; charset=utf-8',
      ...(seconds > 0 && { 'retry-after': String(seconds) }),
    },
  })
}

/** The change that a form of a signed-in subscriber asks for. Without a session it leads to the log-in. */
export const subscriberAction =
  (
    maxBytes: number,
    act: (
      by: { subscriber: Subscriber; locale: Locale; cookie: string },
      form: FormData,
    ) => Promise<Response>,
  ) =>
  async (request: Request, { params }: ActionContext): Promise<Response> => {
    const { locale } = await params
    if (!isLocale(locale)) return new Response('Not found', { status: 404 })
    if (!isFromOwnPage(request.headers)) return refuse(locale, 403, 'login.problem.foreign.text')
    const seconds = await changes.take(getClientIp(request.headers))
    if (seconds > 0) return refuse(locale, 429, 'my.tooManyText', seconds)
    const form = await readForm(request, maxBytes)
    if (typeof form === 'number') return refuse(locale, form, 'my.tooLargeText')
    try {
      const subscriber = await getSubscriber()
      const location = `/${locale}/my/searches/`
      if (!subscriber) return new Response(null, { status: 303, headers: { ...noStore, location } })
      return await act({ subscriber, locale, cookie: request.headers.get('cookie') ?? '' }, form)
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error
      return refuse(locale, 503, 'my.unavailableText', retryAfterSeconds)
    }
  }
