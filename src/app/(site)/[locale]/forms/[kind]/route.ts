import { findFormData } from '@/features/submissions/server/find-form-data'
import { consumeFormData } from '@/features/submissions/server/form-limits'
import { respondToForm } from '@/features/submissions/server/respond-to-form'
import { submitForm } from '@/features/submissions/server/submit-form'
import { getClientIp } from '@/lib/http/client-ip'
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

/** A property's public reference or a project's number, which decides some options. */
const refOf = (request: Request): number | undefined => {
  const ref = new URL(request.url).searchParams.get('ref') ?? ''
  return /^\d{1,9}$/.test(ref) ? Number(ref) : undefined
}

/** The data of the form for its script; a browser that follows the URL of a refused submission is led to the site. */
export async function GET(request: Request, context: FormRoute): Promise<Response> {
  const route = await readRoute(context)
  if (!route) return new Response('Not found', { status: 404 })
  if (!request.headers.get('accept')?.includes('application/json'))
    return new Response(null, { status: 303, headers: { location: `/${route.locale}/` } })
  const seconds = await consumeFormData(getClientIp(request.headers))
  if (seconds > 0)
    return new Response('Too many requests', { status: 429, headers: { 'retry-after': String(seconds) } })
  const data = await findFormData(route.kind, route.locale, refOf(request))
  return data
    ? Response.json(data, { headers: { 'cache-control': 'no-cache', vary: 'accept' } })
    : new Response('Not found', { status: 404 })
}
