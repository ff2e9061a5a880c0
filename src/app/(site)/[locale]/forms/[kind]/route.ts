import { respondToForm } from '@/features/submissions/server/respond-to-form'
import { submitForm } from '@/features/submissions/server/submit-form'
import { isLocale, type Locale } from '@/lib/i18n/locales'
import { formKinds, type FormKind } from '@/features/submissions/model/form-kinds'

interface FormRoute {
  params: Promise<{ locale: string; kind: string }>
}

export const dynamic = 'force-dynamic'

async function readRoute({ params }: FormRoute): Promise<{ locale: Locale; kind: FormKind } | null> {
  const { locale, kind: name } = await params
  const kind = formKinds.find((each) => each === name)
  return isLocale(locale) && kind ? { locale, kind } : null
}

/** Receives submissions; see `submitForm`. */
export async function POST(request: Request, context: FormRoute): Promise<Response> {
  const route = await readRoute(context)
  if (!route) return new Response('Not found', { status: 404 })
  return respondToForm(request, await submitForm(request, route.locale, route.kind), route)
}

/** GET of a refused submission's URL: redirects to the site. */
export async function GET(_request: Request, context: FormRoute): Promise<Response> {
  const route = await readRoute(context)
  if (!route) return new Response('Not found', { status: 404 })
  return new Response(null, { status: 303, headers: { location: `/${route.locale}/` } })
}
