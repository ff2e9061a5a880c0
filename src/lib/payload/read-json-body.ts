import { APIError, type PayloadRequest } from 'payload'
import { z } from 'zod'

import { toLocale } from '@/lib/i18n/locales'

import { studioMessage } from './studio-message'

/** The JSON body of a request to an endpoint, unchecked; null when it is unreadable. */
export const readJsonBody = async (req: PayloadRequest): Promise<unknown> =>
  (await req.json?.().catch(() => null)) ?? null

/** Answers 400, in the user's language, to a request of which a part is missing or cannot be read. */
export const answerUnreadable = (req: PayloadRequest): Response =>
  Response.json({ message: studioMessage(req, 'refusals.unreadableData') }, { status: 400 })

/**
 * The JSON body of a request to an endpoint.
 *
 * @throws APIError 400 with the first thing that does not fit, in the user's language
 */
export async function readBody<Shape extends z.ZodType>(
  req: PayloadRequest,
  shape: Shape,
): Promise<z.infer<Shape>> {
  const { localeError } = z.locales[toLocale(req.i18n.language, 'en')]()
  const body = shape.safeParse(await readJsonBody(req), { error: localeError })
  if (body.success) return body.data
  const reason = body.error.issues[0]?.message ?? ''
  throw new APIError(studioMessage(req, 'refusals.notUnderstood', { reason }), 400)
}
