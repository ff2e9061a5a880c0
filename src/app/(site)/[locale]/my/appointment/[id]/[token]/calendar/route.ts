import { calendarOfAppointment } from '@/features/appointments/server/calendar-of-appointment'
import { findSignedLink, type SignedLinkParams } from '@/lib/http/find-signed-link'
import { readMyAppointment } from '@/features/appointments/server/get-private-appointment'
import { payloadClient } from '@/lib/payload/payload-client'

const alwaysSent = { 'cache-control': 'no-store', 'content-security-policy': 'sandbox' }

const refuse = (status: 404 | 429): Response => new Response(null, { status, headers: alwaysSent })

/** The appointment as a calendar file. */
export async function GET(
  request: Request,
  { params }: { params: Promise<SignedLinkParams> },
): Promise<Response> {
  const link = await findSignedLink('appointment', await params, request.headers)
  if (link === 'tooMany') return refuse(429)
  const appointment = link === 'gone' ? null : await readMyAppointment(link.id)
  if (!appointment) return refuse(404)
  const { filename, content } = await calendarOfAppointment(await payloadClient(), appointment)
  return new Response(content, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${filename}"`,
      ...alwaysSent,
      'x-robots-tag': 'noindex',
      'x-content-type-options': 'nosniff',
    },
  })
}
