import { calendarFeed } from '@/features/appointments/server/calendar-feed'
import { payloadClient } from '@/lib/payload/payload-client'

const ownHeaders = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
}

/** The private calendar of a member of staff: `/calendar/<key>.ics`. The URL is the key. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ file: string }> },
): Promise<Response> {
  const { file } = await params
  const [, key] = /^([\w.-]{1,120})\.ics$/.exec(file) ?? []
  const feed = key ? await calendarFeed(await payloadClient(), key) : null
  if (feed === null) return new Response('Not found', { status: 404, headers: ownHeaders })
  return new Response(feed, {
    headers: {
      ...ownHeaders,
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="perron.ics"',
      'x-content-type-options': 'nosniff',
    },
  })
}
