import { openHouseEntry, parseOpenHouseFile } from '@/features/property-page/model/open-house-file'
import { findShownProperty } from '@/features/property-page/server/get-property'
import { calendarFile } from '@/lib/calendar/calendar-file'
import { env } from '@/lib/env'
import { getClientIp } from '@/lib/http/client-ip'
import { isLocale } from '@/lib/i18n/locales'
import { getPageTranslator } from '@/features/property/server/reads'
import { LoadLimiter } from '@/lib/limits/load-limiter'

interface FileContext {
  params: Promise<{ locale: string; file: string }>
}

const requests = new LoadLimiter('open-house-files', { points: 30, seconds: 60 })

/** An open house for the visitor's calendar: `/calendar/open-house/fr/4310-20261205T090000Z.ics`. */
export async function GET(request: Request, { params }: FileContext): Promise<Response> {
  const { locale, file } = await params
  const requested = parseOpenHouseFile(file)
  if (!isLocale(locale) || !requested) return new Response('Not found', { status: 404 })
  const seconds = await requests.take(getClientIp(request.headers))
  if (seconds > 0)
    return new Response('Too many requests', { status: 429, headers: { 'retry-after': String(seconds) } })
  const [shown, t] = await Promise.all([findShownProperty(requested.ref, locale), getPageTranslator(locale)])
  const context = { t, serverUrl: env.serverUrl, now: new Date() }
  const entry = shown && openHouseEntry(shown.property, requested.start, context)
  if (!entry) return new Response('Not found', { status: 404 })
  return new Response(calendarFile([entry]), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `inline; filename="${file}"`,
      'cache-control': 'public, max-age=60',
    },
  })
}
