import { answerLogin, subscriberLogin } from '@/features/accounts/server/answer-login'
import { isLocale } from '@/lib/i18n/locales'

interface AccountRoute {
  params: Promise<{ locale: string; action: string }>
}

export const dynamic = 'force-dynamic'

/** Receives the forms of subscribers' accounts; see `answerLogin`. */
export async function POST(request: Request, { params }: AccountRoute): Promise<Response> {
  const { locale, action } = await params
  if (!isLocale(locale)) return new Response('Not found', { status: 404 })
  return answerLogin(subscriberLogin, request, { locale, action })
}

/** A refused form has this URL: opened again, it leads to the log-in. */
export async function GET(_: Request, { params }: AccountRoute): Promise<Response> {
  const { locale } = await params
  const headers = {
    location: isLocale(locale) ? `/${locale}/my/searches/` : '/',
    'cache-control': 'no-store',
  }
  return new Response(null, { status: 303, headers })
}
