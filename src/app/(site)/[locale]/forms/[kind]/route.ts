import { answerForm } from '@/lib/actions/submit-form/answer-form'
import { submitForm } from '@/lib/actions/submit-form/submit-form'
import { isLocale, type Locale } from '@/lib/i18n/locales'
import { formKinds, type FormKind } from '@/lib/leads/form-kinds'

interface FormRoute {
  params: Promise<{ locale: string; kind: string }>
}

export const dynamic = 'force-dynamic'

async function readRoute({ params }: FormRoute): Promise<{ locale: Locale; kind: FormKind } | null> {
  const { locale, kind: name } = await params
  const kind = formKinds.find((each) => each === name)
  return isLocale(locale) && kind ? { locale, kind } : null
}

/** Where forms are sent. What happens then is told by `submitForm`. */
export async function POST(request: Request, context: FormRoute): Promise<Response> {
  const route = await readRoute(context)
  if (!route) return new Response('Not found', { status: 404 })
  return answerForm(request, await submitForm(request, route.locale, route.kind), route)
}

/** Somebody opens the address of a refused submission again: there is nothing to see but the site. */
export async function GET(_request: Request, context: FormRoute): Promise<Response> {
  const route = await readRoute(context)
  if (!route) return new Response('Not found', { status: 404 })
  return new Response(null, { status: 303, headers: { location: `/${route.locale}/` } })
}
