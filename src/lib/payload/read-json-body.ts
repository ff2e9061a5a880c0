import { APIError, type PayloadRequest } from 'payload'
import { z } from 'zod'

import { readAtMost } from '@/lib/http/read-at-most'
import type { StudioTextKey } from '@/lib/i18n/studio-text'

import { studioMessage } from './studio-message'

/** The JSON body of a request to an endpoint, unchecked; null when it is unreadable. */
export const readJsonBody = async (req: PayloadRequest): Promise<unknown> =>
  (await req.json?.().catch(() => null)) ?? null

/**
 * The JSON body of a request that comes without a session, unchecked; null when it is unreadable. The rest of a body
 * that is too large is not read.
 *
 * @returns the status of the refusal when it is too large (413) or too slow (408)
 */
export async function readSmallJson(
  { headers, body = null }: PayloadRequest,
  maxBytes: number,
): Promise<{ json: unknown } | 408 | 413> {
  const bytes = await readAtMost({ headers, body }, maxBytes)
  if (typeof bytes === 'number') return bytes
  try {
    return { json: JSON.parse(new TextDecoder().decode(bytes)) as unknown }
  } catch {
    return { json: null }
  }
}

/** Answers 400, in the user's language, to a request of which a part is missing or cannot be read. */
export const answerUnreadable = (
  req: PayloadRequest,
  key: StudioTextKey = 'refusals.unreadableData',
): Response => Response.json({ message: studioMessage(req, key) }, { status: 400 })

/** Longest URL of a request. */
export const maxUrlLength = 2000

/** Answers 400, in the user's language, to a request without a URL or with one that is too long. */
export const answerNoAddress = (req: PayloadRequest): Response =>
  Response.json({ message: studioMessage(req, 'refusals.noAddress', { max: maxUrlLength }) }, { status: 400 })

/**
 * The JSON body of a request to an endpoint. What does not fit is logged.
 *
 * @param texts what to answer when a part that a form can leave empty or wrong does not fit, by its name
 * @throws APIError 400 in the user's language
 */
export async function readBody<Shape extends z.ZodType>(
  req: PayloadRequest,
  shape: Shape,
  texts: Partial<Record<string, StudioTextKey>> = {},
): Promise<z.infer<Shape>> {
  const body = shape.safeParse(await readJsonBody(req))
  if (body.success) return body.data
  req.payload.logger.warn(`A request to ${req.pathname} cannot be read: ${z.prettifyError(body.error)}`)
  const key = texts[String(body.error.issues[0]?.path[0])] ?? 'refusals.unreadableData'
  throw new APIError(studioMessage(req, key), 400)
}
