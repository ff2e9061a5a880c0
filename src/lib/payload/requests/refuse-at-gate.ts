import { getRequestLanguage, type Payload } from 'payload'
import { parseCookies } from 'payload/shared'

import { isFromElsewhere } from '@/lib/http/same-site'
import { internationalLocale, toLocale } from '@/lib/i18n/locales'
import { studioText } from '@/lib/i18n/studio-text'
import { sessionEndName } from '@/lib/payload/sign-in/session-end'

import { findGateRefusal } from '../api-gate'

/** What a request gets that has no session of staff: the same for every path and document, in the reader's language. */
export function sessionEndBody({ config }: Payload, headers: Headers) {
  const language = getRequestLanguage({ config, cookies: parseCookies(headers), headers })
  return {
    errors: [
      { message: studioText(toLocale(language, internationalLocale), 'session.ended'), name: sessionEndName },
    ],
  }
}

/**
 * Puts the gate before Payload's handlers: anonymous requests reach an explicit list of paths only.
 *
 * @returns the refusal, or null when the request may pass
 */
export async function refuseAtGate(
  { url, method, headers }: Request,
  getPayload: () => Promise<Payload>,
): Promise<Response | null> {
  const attempt = {
    method,
    path: new URL(url).pathname,
    methodOverride: headers.get('x-payload-http-method-override') ?? headers.get('x-http-method-override'),
    isForeign: isFromElsewhere(headers),
  }
  const refusal = findGateRefusal({ ...attempt, user: null })
  if (refusal === null) return null
  if (refusal === 404) return Response.json({ errors: [{ message: 'Not found' }] }, { status: 404 })
  const payload = await getPayload()
  const { user } = await payload.auth({ headers })
  if (findGateRefusal({ ...attempt, user }) === null) return null
  return Response.json(sessionEndBody(payload, headers), { status: 401 })
}
