import { portalPath } from '@/features/accounts/model/portal-path'
import { answerViewing } from '@/features/accounts/server/answer-viewing'
import { findPortalReader } from '@/features/accounts/server/portal-access'
import { readForm } from '@/lib/http/read-form'
import { isFromOwnPage } from '@/lib/http/same-site'
import { isLocale } from '@/lib/i18n/locales'
import { payloadClient } from '@/lib/payload/payload-client'
import { triggerWorker } from '@/lib/queue/trigger-worker'

interface ViewingContext {
  params: Promise<{ locale: string; property: string; appointment: string }>
}

/** No form of the page is larger. */
const maxBytes = 16 * 1024

const refuse = (status: number): Response =>
  new Response(status === 404 ? 'Not found' : null, {
    status,
    headers: { 'cache-control': 'private, no-store', 'content-security-policy': 'sandbox' },
  })

/** Receives the answer of an owner to a viewing and leads back to the page. Staff who look at it cannot answer. */
export async function POST(request: Request, { params }: ViewingContext): Promise<Response> {
  const { locale, property, appointment } = await params
  if (!isLocale(locale) || !isFromOwnPage(request.headers)) return refuse(404)
  const reader = await findPortalReader(property, locale)
  if (reader === 'signIn' || reader?.by !== 'owner') return refuse(404)
  const form = await readForm(request, maxBytes)
  if (typeof form === 'number') return refuse(form)
  const notice = await answerViewing(await payloadClient(), { ...reader, appointment }, form)
  if (notice === 'missing') return refuse(404)
  triggerWorker()
  const location = `${portalPath(locale, property)}?notice=${notice}`
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'private, no-store' } })
}
