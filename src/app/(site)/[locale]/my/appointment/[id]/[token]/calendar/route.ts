import { calendarOfAppointment } from '@/lib/cms/appointments/calendar-of-appointment'
import { findMyLink, type MyParams } from '@/lib/data/find-my-link'
import { readMyAppointment } from '@/lib/data/get-my-appointment'
import { payloadClient } from '@/lib/data/payload-client'

const alwaysSent = { 'cache-control': 'no-store', 'content-security-policy': 'sandbox' }

const refuse = (status: 404 | 429): Response => new Response(null, { status, headers: alwaysSent })

/** The appointment as a file for a calendar. */
export async function GET(request: Request, { params }: { params: Promise<MyParams> }): Promise<Response> {
  const link = await findMyLink('appointment', await params, request.headers)
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
