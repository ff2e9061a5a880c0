import { answerLogin, ownerLogin } from '@/features/accounts/server/answer-login'
import { isLocale } from '@/lib/i18n/locales'

interface LoginRoute {
  params: Promise<{ locale: string; action: string }>
}

export const dynamic = 'force-dynamic'

/** Receives the forms of the owners' log-in; see `answerLogin`. */
export async function POST(request: Request, { params }: LoginRoute): Promise<Response> {
  const { locale, action } = await params
  if (!isLocale(locale)) return new Response('Not found', { status: 404 })
  return answerLogin(ownerLogin, request, { locale, action })
}

/** A refused form has this URL: opened again, it leads to the log-in. */
export async function GET(_: Request, { params }: LoginRoute): Promise<Response> {
  const { locale } = await params
  const headers = { location: isLocale(locale) ? `/${locale}/login/` : '/', 'cache-control': 'no-store' }
  return new Response(null, { status: 303, headers })
}
